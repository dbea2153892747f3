"""Players for any game. They see only what their seat may know."""
