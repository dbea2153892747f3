"""How Biosphere is drawn and worded."""
