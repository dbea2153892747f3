"""How Pebbles is drawn and worded."""
