"""Plays a Daily over the pipe: drafts at random, then submits whatever the preview says gains most.

    python3 examples/bot.py 2026-12-01
"""
import json, pathlib, random, subprocess, sys

LOCKSTEP = pathlib.Path(__file__).parent.parent / "apps/cli/bin/lockstep.js"
pipe = subprocess.Popen(["node", LOCKSTEP, "pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(**request):
    print(json.dumps(request), file=pipe.stdin, flush=True)
    return json.loads(pipe.stdout.readline())

def gain(action):
    events = ask(do="preview", action=action)["events"]
    return sum(event.get("compliance", 0) for event in events) - sum(event.get("by", 0) for event in events)

random.seed(1)
date = sys.argv[1] if len(sys.argv) > 1 else "2026-12-01"
game = ask(do="start", game="protocol", daily=date)
game = ask(do="step", action=random.choice(game["legal"]))
while game["outcome"] is None:
    game = ask(do="step", action=max((a for a in game["legal"] if a.startswith("submit")), key=gain))
print(date, game["outcome"]["result"], game["view"]["turnsLeft"], "turns left,", game["view"]["resistance"], "Resistance")
ask(do="quit")
