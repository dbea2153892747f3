"""The rules of Climate."""
