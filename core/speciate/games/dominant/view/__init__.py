"""How Dominant Species is drawn and worded."""
