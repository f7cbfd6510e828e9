#!/usr/bin/env bash
# Builds a generated Kotlin module with Maven and runs the conformance vectors of a folder against it.
# Usage: scripts/kotlin/test.sh [module folder] [vectors folder]
# Needs JDK 11 or newer and Maven 3.8 or newer.
#
# SAMEWIRE_BUILD  where build products go  (default: a folder below the user's cache, one for each module folder)
set -euo pipefail

root="$(cd "$(dirname "$0")/../.." && pwd)"
module="$(cd "${1:-$root/generated/kotlin}" && pwd)"
vectors="$(cd "${2:-$root/generated/vectors}" && pwd)"
# Each checkout builds in a folder of its own, so that two of them can build at once.
key="$(printf '%s' "$module" | cksum | cut -d' ' -f1)"
build="${SAMEWIRE_BUILD:-${XDG_CACHE_HOME:-$HOME/.cache}/samewire/kotlin/$key}"
mkdir -p "$build"
log="$build/maven.log"

for tool in java mvn; do
  command -v "$tool" > /dev/null || { echo "scripts/kotlin/test.sh: $tool is not installed" >&2; exit 2; }
done

goals=(test-compile org.codehaus.mojo:exec-maven-plugin:3.6.3:java)
# The Kotlin daemon is shared by every build of a user and dies with any of them: this build compiles in its own process.
options=(-B -q -Dstyle.color=never -Dkotlin.compiler.daemon=false -f "$module/pom.xml" "-Dsamewire.target=$build/target"
  -Dexec.mainClass=samewire.support.vectors.RunVectorsKt -Dexec.classpathScope=test "-Dexec.arguments=$vectors")

# The compiler lives too short here for the platform's second compiler to pay; without that one the platform keeps a fifth
# of its room for code, and stops compiling where it is full. A heap that is large from the start spares the collections
# on its way there.
export MAVEN_OPTS="${MAVEN_OPTS:--XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -Xms1g -Xmn600m}"
# A stale class file of a type that is gone would go unnoticed.
rm -rf "$build/target"
status=0
mvn "${options[@]}" "${goals[@]}" > "$log" 2>&1 || status=$?
# Maven resets colours even when told to use none.
sed -i 's/\x1b\[[0-9;]*m//g' "$log"
grep -E '^[0-9]+ passed, |line [0-9]+:|: [0-9]+ disagree$|^\[ERROR\].*(file://|\.kt)|warnings found' "$log" | tail -40 || true
if [ "$status" -ne 0 ] || ! grep -qE '^[0-9]+ passed, 0 failed$' "$log"; then
  echo "Kotlin: failed; the whole log is $log" >&2
  exit 1
fi
