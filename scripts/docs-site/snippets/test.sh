#!/usr/bin/env bash
# Compiles the snippets of the catalog against the generated package of a language, warnings as errors:
# `test.sh swift` or `test.sh kotlin`. That language's own lane has built the package; what is not built is built here.
# Closes with a line `N passed, M failed`, one for each snippet.
#
# SAMEWIRE_SWIFT_BUILDS, SAMEWIRE_BUILD  where build products go, as for scripts/swift/test.sh and scripts/kotlin/test.sh
set -euo pipefail

language="$1"
root="$(cd "$(dirname "$0")/../../.." && pwd)"
package="$root/generated/$language"
key="$(printf '%s' "$package" | cksum | cut -d' ' -f1)"
folder="${XDG_CACHE_HOME:-$HOME/.cache}/samewire/snippets/$key"
log="$folder/compiler.log"
mkdir -p "$folder"
(cd "$root" && node --import tsx scripts/snippets.ts "$language" "$folder/sources")

swift_snippets() {
  local swift="$root/scripts/swift/swift.sh"
  local builds="${SAMEWIRE_SWIFT_BUILDS:-$(bash "$root/scripts/swift/toolchains.sh")/swift-builds}/$key"
  "$swift" swift build --configuration debug --package-path "$package" --scratch-path "$builds/swift5" \
    -Xswiftc -swift-version -Xswiftc 5 -Xswiftc -warnings-as-errors
  local modules
  modules="$("$swift" swift build --configuration debug --package-path "$package" --scratch-path "$builds/swift5" --show-bin-path)/Modules"
  "$swift" swiftc -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -module-name Snippets \
    -I "$modules" "$folder"/sources/*.swift
}

kotlin_snippets() {
  local build="${SAMEWIRE_BUILD:-${XDG_CACHE_HOME:-$HOME/.cache}/samewire/kotlin/$key}"
  if [ ! -d "$build/target/classes" ]; then
    mvn -B -q -Dkotlin.compiler.daemon=false -f "$package/pom.xml" "-Dsamewire.target=$build/target" compile
  fi
  jar --create --file "$folder/models.jar" -C "$build/target/classes" .
  # The module's own build, with its classes as a library and the snippets as its sources.
  sed -e "s|<sourceDirectory>.*</sourceDirectory>|<sourceDirectory>sources</sourceDirectory>|" \
    -e "s|<testSourceDirectory>.*</testSourceDirectory>||" \
    -e "s|<arg>-Xexplicit-api=strict</arg>||" \
    -e "s|<artifactId>samewire-models</artifactId>|<artifactId>snippets</artifactId>|" \
    -e "s|</dependencies>|<dependency><groupId>samewire</groupId><artifactId>models</artifactId><version>1</version><scope>system</scope><systemPath>$folder/models.jar</systemPath></dependency></dependencies>|" \
    "$package/pom.xml" > "$folder/pom.xml"
  rm -rf "$folder/target"
  mvn -B -q -Dstyle.color=never -Dkotlin.compiler.daemon=false -f "$folder/pom.xml" "-Dsamewire.target=$folder/target" compile
}

status=0
"${language}_snippets" > "$log" 2>&1 || status=$?
count="$(find "$folder/sources" -type f ! -name Linux.swift | wc -l)"
if [ "$status" -eq 0 ]; then
  echo "$count passed, 0 failed"
  exit 0
fi
grep -E 'error|ERROR|warning' "$log" | sort -u | head -n 40 >&2 || tail -n 20 "$log" >&2
failed="$(grep -oE '[A-Za-z]+\.(swift|kt):[^ ]* ?.*(error|warning)|[A-Za-z]+\.kt: ?\(?[0-9]' "$log" | grep -oE '^[A-Za-z]+' | sort -u | wc -l)"
[ "$failed" -gt 0 ] || failed="$count"
echo "$((count - failed)) passed, $failed failed"
exit 1
