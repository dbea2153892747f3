"""Topology only: which cells are next to which. It knows no game."""
