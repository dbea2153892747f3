"""Building blocks for pictures: SVG and HTML as text. It knows no rules."""
