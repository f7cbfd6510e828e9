#!/usr/bin/env bash
# Puts a Swift compiler on a Debian machine, as root: a small trixie system in a folder of its own with Debian's
# `swiftlang` inside. Does nothing where `swiftc` is on the PATH or the folder is already complete.
#
# SAMEWIRE_TOOLCHAINS     where toolchains live       (default: .cache/samewire in the home of who calls, sudo or not)
# SAMEWIRE_DEBIAN_MIRROR  mirror for debootstrap      (default: debootstrap's own)
set -euo pipefail
export LC_ALL=C.UTF-8

if command -v swiftc >/dev/null; then
  echo "swift: $(command -v swiftc) is on the PATH"
  exit 0
fi

here="$(cd "$(dirname "$0")" && pwd)"
root="$(bash "$here/toolchains.sh")/swift"
if [ -e "$root/.complete" ]; then
  echo "swift: already installed in $root"
  exit 0
fi
if [ "$(id -u)" != 0 ]; then
  echo "swift: no swiftc on the PATH, and installing one needs root (debootstrap and chroot)" >&2
  exit 2
fi

if ! command -v debootstrap >/dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends debootstrap >/dev/null
fi

# One installation at a time; a second caller waits and then finds it complete.
mkdir -p "$root"
exec 9>"$root.lock"
flock 9
if [ -e "$root/.complete" ]; then
  echo "swift: already installed in $root"
  exit 0
fi

if [ ! -e "$root/.base" ]; then
  echo "swift: unpacking Debian trixie into $root"
  debootstrap --variant=minbase trixie "$root" ${SAMEWIRE_DEBIAN_MIRROR:+"$SAMEWIRE_DEBIAN_MIRROR"} >"$root.log" 2>&1 ||
    { tail -n 20 "$root.log" >&2; exit 2; }
  touch "$root/.base"
fi

# Inherit how this machine reaches its package mirror: proxies, pins of the protocol.
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
for file in /etc/apt/apt.conf.d/*proxy*; do
  [ -e "$file" ] && cp "$file" "$root/etc/apt/apt.conf.d/"
done

mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'umount "$root/proc"' EXIT
echo "swift: installing swiftlang (about 1 GB on disk)"
chroot "$root" /usr/bin/env DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin sh -ec '
  apt-get update
  apt-get install -y --no-install-recommends swiftlang libc6-dev libstdc++-14-dev
  apt-get clean
' >>"$root.log" 2>&1 || { tail -n 20 "$root.log" >&2; exit 2; }

touch "$root/.complete"
# The folder above stays the caller's own, for the other things kept there.
if [ -n "${SUDO_UID:-}" ] && [ -z "${SAMEWIRE_TOOLCHAINS:-}" ]; then
  chown "$SUDO_UID:${SUDO_GID:-$SUDO_UID}" "$(dirname "$root")" "$(dirname "$(dirname "$root")")"
fi
chroot "$root" /usr/bin/env PATH=/usr/bin:/bin swiftc --version 2>/dev/null | head -n 1
