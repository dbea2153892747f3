"""How Marine is drawn and worded."""
