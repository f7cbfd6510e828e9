#!/usr/bin/env bash
# Runs the readings of the growth rules in a native language: `test.sh swift` or `test.sh kotlin`. The rules become one
# small package in a folder below the user's cache, which that language's own test script builds and runs.
set -euo pipefail

language="$1"
root="$(cd "$(dirname "$0")/../.." && pwd)"
# Each checkout builds in a folder of its own, so that two of them can build at once.
folder="${XDG_CACHE_HOME:-$HOME/.cache}/samewire/growth-$language/$(printf '%s' "$root" | cksum | cut -d' ' -f1)"
(cd "$root" && node --import tsx scripts/growth.ts "$folder/project")
export SAMEWIRE_BUILD="$folder/build"
exec bash "$root/scripts/$language/test.sh" "$folder/project/$language" "$folder/project/vectors"
