"""The words of Biosphere, two modules for each language: the table and the rules page."""
