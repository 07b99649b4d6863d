"""Takes an open seat at a table: python3 http_bot.py http://127.0.0.1:8000 TABLE TOKEN."""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

address, table, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def post(verb, body):
    try:
        urlopen(Request(f"{address}/api/tables/{table}/{verb}", json.dumps(body).encode(), headers))
    except HTTPError as refusal:  # 409: we sit there already, or another view is on its way
        if refusal.code == 429:  # too fast
            time.sleep(1)
            post(verb, body)


post("join", {})
for line in urlopen(Request(f"{address}/api/tables/{table}/stream", headers=headers)):
    message = json.loads(line) if line.strip() else {}  # an empty line: the stream still lives
    if message.get("legal"):
        post("act", {"type": "action", "at": message["at"], "action": random.choice(message["legal"])})
