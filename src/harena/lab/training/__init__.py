"""How bots learn: `school` says what a game's learner needs, `learner` is the net while it learns, `course`
the loop that makes labels, learns and lets the new net play the old, `folder` what is kept of it."""
