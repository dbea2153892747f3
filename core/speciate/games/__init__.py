"""One folder is one game; it is found by being here."""
