#!/usr/bin/env bash
# Builds a Swift package in the Swift 5 and the Swift 6 language mode, warnings as errors, and runs the conformance
# vectors and the checks of the support: `test.sh [<package folder> <vectors folder>]`, by default those in `generated/`.
# Each part closes with a line `N passed, M failed`.
#
# SAMEWIRE_SWIFT_BUILDS  where build products go  (default: a folder beside the toolchain, outside the repository)
set -euo pipefail

here="$(cd "$(dirname "$0")" && pwd)"
package="$(cd "${1:-$here/../../generated/swift}" && pwd)"
vectors="$(cd "${2:-$here/../../generated/vectors}" && pwd)"
builds="${SAMEWIRE_SWIFT_BUILDS:-$(bash "$here/toolchains.sh")/swift-builds}/$(printf '%s' "$package" | cksum | cut -d' ' -f1)"
mkdir -p "$builds"

# Release code in the Swift 6 mode is what runs; the Swift 5 mode only has to build. Whole-module release builds differ
# from debug ones in their warnings, so each mode gets one of both kinds.
build() {
  local mode="$1" configuration="$2" log="$builds/swift$1.log"
  local started=$SECONDS
  "$here/swift.sh" swift build --configuration "$configuration" --package-path "$package" \
    --scratch-path "$builds/swift$mode" -Xswiftc -swift-version -Xswiftc "$mode" -Xswiftc -warnings-as-errors \
    >"$log" 2>&1 || { grep -E "error|warning" "$log" | sort -u | head -n 40 >&2; echo "swift: mode $mode does not build, see $log" >&2; return 1; }
  echo "swift: mode $mode builds ($configuration, $((SECONDS - started)) s)"
}

build 5 debug
build 6 release

# Every part runs, then the worst of them decides.
status=0
"$here/swift.sh" "$builds/swift6/release/SamewireVectors" "$vectors" || status=1
"$here/swift.sh" "$builds/swift6/release/SamewireVectors" --checks || status=1
"$here/swift.sh" "$builds/swift5/debug/SamewireVectors" --checks || status=1
exit $status
