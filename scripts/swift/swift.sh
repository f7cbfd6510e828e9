#!/usr/bin/env bash
# Runs a tool of the Swift toolchain as if it were installed here: `swift.sh swift build …`, `swift.sh swiftc …`.
# Directly where it is on the PATH, otherwise inside the system that install.sh made. Every folder of this machine
# that the inner system lacks (and /tmp, /root, /home) is visible there under its own path, for this call only.
set -euo pipefail

tool="$1"
shift
if command -v swiftc >/dev/null; then
  exec "$tool" "$@"
fi

here="$(cd "$(dirname "$0")" && pwd)"
root="$(bash "$here/toolchains.sh")/swift"
if [ ! -e "$root/.complete" ]; then
  echo "swift: no swiftc on the PATH and none in $root; run install.sh first" >&2
  exit 2
fi
if [ "$(id -u)" != 0 ]; then
  echo "swift: the toolchain in $root runs in a chroot, which needs root: run this with sudo, or put swiftc on the PATH" >&2
  exit 2
fi

# A mount namespace of its own: the mounts end with the process, and calls do not see each other's.
exec unshare --mount --propagation private bash -c '
  set -euo pipefail
  root="$1" folder="$2" home="$3"
  shift 3
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  for entry in /*; do
    case "${entry#/}" in
      bin|boot|dev|etc|lib|lib32|lib64|libx32|lost+found|media|mnt|opt|proc|run|sbin|srv|sys|usr|var) continue ;;
    esac
    [ -d "$entry" ] || continue
    mkdir -p "$root$entry"
    mount --bind "$entry" "$root$entry"
  done
  exec chroot "$root" /usr/bin/env -i HOME="$home" LANG=C.UTF-8 PATH=/usr/bin:/bin \
    sh -c "cd \"\$1\" && shift && exec \"\$@\"" sh "$folder" "$@"
' bash "$root" "$PWD" "$HOME" "$tool" "$@"
