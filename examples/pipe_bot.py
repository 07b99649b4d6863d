"""Plays by lines on its standard input and output: harena play colosseum --bot "exec:python3 pipe_bot.py"."""

import json
import random
import sys

luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":  # a game begins; the same seed, the same game
        luck = random.Random(message["seed"])
    elif message["type"] == "view" and message["legal"]:  # it is for us
        action = luck.choice(message["legal"])
        answer = {"type": "action", "at": message["at"], "action": action}
        print(json.dumps(answer), flush=True)
