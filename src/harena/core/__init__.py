"""What a game is: the words every room of the house shares, and nothing about any one game."""
