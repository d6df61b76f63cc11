"""Sends a replay of a Daily to a Lockstep server, and prints its answer.

    python3 examples/send-result.py http://127.0.0.1:4180/ game.replay key.pem

The key is made where there is none. Python's own library has no Ed25519, so openssl (3.0 or newer) signs.
How a request is signed: docs/spec/server.md, rule S2; what can be asked: /api/v1/openapi.json of the server.
"""
import base64
import hashlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request


def openssl(*args):
    return subprocess.run(["openssl", *args], check=True, capture_output=True).stdout


def public_key(key_file):
    if not os.path.exists(key_file):
        openssl("genpkey", "-algorithm", "ed25519", "-out", key_file)
    der = openssl("pkey", "-in", key_file, "-pubout", "-outform", "DER")
    return base64.urlsafe_b64encode(der[-32:]).rstrip(b"=").decode()


def sign(key_file, text):
    with tempfile.NamedTemporaryFile() as message:
        message.write(text.encode())
        message.flush()
        return base64.b64encode(openssl("pkeyutl", "-sign", "-inkey", key_file, "-rawin", "-in", message.name)).decode()


def ask(url, method="GET", body=None, headers=None):
    request = urllib.request.Request(url, data=body, method=method, headers=headers or {})
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def signed(server, method, path, value, key_file):
    url = urllib.parse.urljoin(server, path)
    parts = urllib.parse.urlsplit(url)
    body = json.dumps(value).encode()
    digest = "sha-256=:" + base64.b64encode(hashlib.sha256(body).digest()).decode() + ":"
    now = ask(urllib.parse.urljoin(server, "api/v1"))["now"]
    nonce = base64.urlsafe_b64encode(secrets.token_bytes(16)).rstrip(b"=").decode()
    params = (
        '("@method" "@authority" "@path" "@query" "content-digest")'
        f';created={now};nonce="{nonce}";keyid="{public_key(key_file)}";alg="ed25519"'
    )
    covered = "\n".join(
        [
            f'"@method": {method}',
            f'"@authority": {parts.netloc}',
            f'"@path": {parts.path}',
            f'"@query": ?{parts.query}',
            f'"content-digest": {digest}',
            f'"@signature-params": {params}',
        ]
    )
    headers = {
        "content-type": "application/json",
        "content-digest": digest,
        "signature-input": "lockstep=" + params,
        "signature": f"lockstep=:{sign(key_file, covered)}:",
    }
    return ask(url, method, body, headers)


def names_and_actions(replay):
    head, _, play = replay.partition("\n---\n")
    header = dict(line.split(" ", 1) for line in head.split("\n")[1:])
    result = {"game": header["game"], "rules": int(header["rules"]), "pack": header["pack"], "date": header["daily"]}
    if "options" in header:
        result["options"] = json.loads(header["options"])
    return {**result, "actions": [line.rsplit(" @", 1)[0] for line in play.split("\n") if " @" in line]}


if __name__ == "__main__":
    server, replay_file, key_file = sys.argv[1:]
    with open(replay_file, encoding="utf-8") as file:
        result = names_and_actions(file.read())
    print(json.dumps(signed(server, "POST", "api/v1/results", result, key_file), indent=2))
