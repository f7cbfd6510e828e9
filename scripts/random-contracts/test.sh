#!/usr/bin/env bash
# Two batches of random contracts in a native language, as a lane: `test.sh swift` or `test.sh kotlin`.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec node --import tsx scripts/random-contracts.ts "$1" 2
