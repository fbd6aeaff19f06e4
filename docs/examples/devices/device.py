"""One visit of a device to the service: configuration, readings, a log line and, if given, a photo.

Python 3 and its standard library only:

    VIGIA=http://127.0.0.1:4400 SERIAL=VG-1 KEY=dk_… python3 device.py [foto.jpg]
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from datetime import datetime, timezone

BASE = f"{os.environ['VIGIA']}/v2/nodes/{os.environ['SERIAL']}"
KEY = os.environ["KEY"]
MOST_TRIES = 6
LONGEST_WAIT_S = 3600


class Refused(Exception):
    """The service will not take this call, however often it is repeated."""


def call(path, body=None, content_type="application/json"):
    """Sends one call, again after no answer, 429 and 5xx. Returns the answer, or raises Refused."""
    headers = {"x-device-key": KEY}
    if body is not None:
        headers["content-type"] = content_type
    wait = 1
    for tries in range(1, MOST_TRIES + 1):
        pause = wait
        try:
            request = urllib.request.Request(f"{BASE}/{path}", data=body, headers=headers)
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            text = refusal.read().decode()
            if (refusal.code != 429 and refusal.code < 500) or tries == MOST_TRIES:
                raise Refused(f"{refusal.code} {text}") from None
            told = refusal.headers.get("retry-after", "")
            pause = int(told) if told.isdigit() else wait
        except OSError:
            if tries == MOST_TRIES:
                raise
        time.sleep(pause)
        wait = min(2 * wait, LONGEST_WAIT_S)


def send(path, name, items):
    """Sends readings or log lines, at most 5,000 a call. A batch whose answer was lost may be sent again."""
    return [
        call(path, json.dumps({name: items[i : i + 5000]}).encode())
        for i in range(0, len(items), 5000)
    ]


def send_photo(file, camera, taken):
    """Sends a photo as a form with the parts file, camera and date_created."""
    with open(file, "rb") as opened:
        jpeg = opened.read()
    edge = uuid.uuid4().hex
    fields = "".join(
        f'--{edge}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in (("camera", camera), ("date_created", taken))
    )
    head = f'--{edge}\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\n'
    body = f"{fields}{head}content-type: image/jpeg\r\n\r\n".encode() + jpeg + f"\r\n--{edge}--\r\n".encode()
    return call("images", body, f"multipart/form-data; boundary={edge}")


def main(photos):
    now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    print(call("config"))
    readings = [
        {"category": "thpg", "t": now, "ambient_temperature_c": 18.4, "ambient_humidity_rh": 61.5},
        {"category": "weather", "t": now, "rain_mm": 0, "leaf_wetness_min": 12, "soil_moisture_pct": 24.5},
        {"category": "battery", "t": now, "battery_percentage": 87.5},
    ]
    for answer in send("data", "readings", readings):
        print(answer)
        # Kept by the service and not used: never to be sent again.
        for detail in answer.get("set_apart", {}).get("details", []):
            print("set apart:", detail["field"], detail["message"], file=sys.stderr)
    print(send("logs", "logs", [{"log_datetime": now, "log_level": "I", "log_string": "Despierta"}]))
    for photo in photos:
        print(send_photo(photo, 1, now))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Refused as refusal:
        sys.exit(f"refused: {refusal}")
