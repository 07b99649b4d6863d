"""Games on a plain terminal: views as text, a table to play at line by line.

Read `table` first (news, question, answer), with `meaning` (what a line stands for) and `story` (news as
paragraphs); then `renderer` (how a game looks on a `page`) and a game's folder, beginning with its own
`renderer`. `opponents` sit at the table, `saved_games` keeps it, `projector` shows it again.
"""
