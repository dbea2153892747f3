"""The rules of Dominant Species."""
