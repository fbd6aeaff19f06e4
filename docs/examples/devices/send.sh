#!/bin/sh
# One visit of a device to the service: configuration, readings, a log line and, if given, a photo.
# curl itself tries again after no answer, 429 and 5xx, and waits as long as Retry-After says.
#
#   VIGIA=http://127.0.0.1:4400 SERIAL=VG-1 KEY=dk_… sh send.sh [foto.jpg]
set -eu

now=$(date -u +%Y-%m-%dT%H:%M:%SZ)

call() {
  path=$1
  shift
  curl --silent --show-error --fail-with-body --max-time 60 --retry 5 --retry-connrefused \
    --header "x-device-key: $KEY" "$@" "$VIGIA/v2/nodes/$SERIAL/$path"
  echo
}

call config

call data --header 'content-type: application/json' --data '{"readings": [
  {"category": "thpg", "t": "'"$now"'", "ambient_temperature_c": 18.4, "ambient_humidity_rh": 61.5},
  {"category": "weather", "t": "'"$now"'", "rain_mm": 0, "leaf_wetness_min": 12, "soil_moisture_pct": 24.5},
  {"category": "battery", "t": "'"$now"'", "battery_percentage": 87.5}
]}'

call logs --header 'content-type: application/json' --data '{"logs": [
  {"log_datetime": "'"$now"'", "log_level": "I", "log_string": "Despierta"}
]}'

if [ $# -gt 0 ]; then
  call images --form "file=@$1;type=image/jpeg" --form camera=1 --form "date_created=$now"
fi
