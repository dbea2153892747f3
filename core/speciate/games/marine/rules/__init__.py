"""The rules of Marine."""
