"""Every question and every piece of news of Biosphere, in one place: what prompts and the log have to put into words.

Questions: key, domain, then `about`. The first of `about` is always the species that answers. Where a question may be
declined, DONE is among its values.

- `scale.start` CORNER (me): turn 1: where the two markers begin
- `spend.deed` DEED (me, EP, paid scale steps, paid bar steps): one purchase, step or card; DONE: end the phase
- `special.take` SPECIAL (me): the bonus of the corner of the scale just reached; DONE: leave it
- `raise.life` TRACK (me, still to come): one life expectancy of choice (0..5) goes up by 1
- `raise.ability` TRACK (me, still to come): Reproduction, Movement or Evolution (6..8) goes up
- `penalty.life` TRACK (me, points left): one life expectancy goes down by 1
- `move.die` DIE (me, steps left): the die to move; DONE: move no more
- `move.tile` TILE (me, die, steps left): its destination
- `breed.tile` TILE (me, dice left to place): a tile for one blank die; DONE: place no more
- `fill.tile` FILL (me, free spaces of these tiles): a tile to fill, or ALL where the supply suffices; DONE: no more

"Still to come" counts the raises of the same effect after this one. DEED values: 0..55 buy that card, then LARGER,
SMALLER, SPECIFIC, GENERIC (one step), BAR_STEP, PLAY (the card in hand that matches).

News: kind, then args. `p` is a species.

- `turn` (turn, graveyard): phase 1: a turn begins, dice with this face die
- `die` (p, tile, n, face): n dice die on a tile
- `income` (p, EP gained, EP now): phase 2
- `start` (p, combination): markers set on the scale
- `buy` (p, card, cost)
- `scale` (p, combination, cost): a paid step on the scale, where it led
- `special` (p, space): a marker on the special board (SPECIAL); its raises follow
- `bar` (p, from, to, cost): a move on the bar; cost 0: overflow
- `bar_corner` (p, corner 0..2): a corner of the bar reached or passed; its raises follow
- `alarm` (p): the first to reach the first corner: penalties count from now on
- `play` (p, card): a card played; its raises follow
- `raise` (p, track, value): a track went up to this value
- `overflow` (p, track): a raise at the end of a track; `bar` follows, if the marker can move
- `penalty` (p, section 0..1, points): the marker stands in a green section; its lowers follow
- `lower` (p, track, value): a life expectancy went down; below START_LIFE: the environment is blocked
- `reveal` (card, slot): a card was turned up into a slot of `row`
- `reshuffle` (row 0..1): the discards of a row are its deck again
- `move` (p, from, to, face, steps): a die moved and shows this face now
- `perish` (p, from, to, face): a die moved, got the graveyard's face, and died
- `blank` (p, tile): a die was placed, its face not yet turned
- `place` (p, tile, n, face): n dice on a tile show their face: reproduction or filling
- `fill` (p, tile, n): before the `place` of a filling
- `goal` (p, goal): a goal completed
- `discard` (card): phase 8: the oldest card of a row leaves it
- `first` (p): the first-player marker passes on
- `end`: the game is over.
- `wins` (p): this species has won; told of each that shares the victory.
"""
