"""How Climate is drawn and worded."""
