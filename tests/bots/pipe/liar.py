"""A program that plays badly, each time in the way that its first word says."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

way, *words = sys.argv[1:]
if way == "chatter":
    print("Loading the model ...", flush=True)
if way == "family":
    Path(words[0]).write_text(str(subprocess.Popen(["sleep", "1000"]).pid))
if way == "silent" and words:
    Path(words[0]).write_text(str(os.getpid()))
if way == "deaf":
    time.sleep(1000)
for line in sys.stdin:
    message = json.loads(line)
    if way == "diary":
        with Path(words[0]).open("a") as diary:
            diary.write(line)
    if message["type"] != "view":
        continue
    if way == "dies":
        sys.exit(3)
    if way == "silent":
        time.sleep(1000)
    answer = {"type": "action", "at": message["at"], "action": message["legal"][0]}
    if way == "illegal":
        answer["action"] = "burn Rome"
    if way == "part":
        answer["action"] = next((a for a in message["view"]["legal"] if a not in message["legal"]), "pass")
    if way == "offers" and message["view"].get("own", {}).get("bounds"):
        bounds = message["view"]["own"]["bounds"]
        partner = bounds["partners"][0]
        give = next(iter(bounds["give"]))
        ask = next(token for token in partner["ask"] if token != give)
        head = "counter" if bounds["kind"] == "counter" else f"offer {partner['seat'] + 1}"
        answer["action"] = f"{head}: {give} for {ask}"
    if way == "late":
        answer["at"] -= 1
    if way == "endless":
        os.write(1, b"x" * 100_000)
        time.sleep(1000)
    if way == "megabytes":
        os.write(1, b"[" * 3_000_000 + b"\n")
    if way == "bytes":
        os.write(1, bytes.fromhex(words[0]) + b"\n")
        continue
    print(json.dumps(answer), flush=True)
    if way == "twice":
        print(json.dumps(answer), flush=True)
