"""Words that the games of the family share; each game takes them into its own catalogue."""
