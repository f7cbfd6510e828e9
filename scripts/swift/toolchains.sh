#!/usr/bin/env bash
# Prints the folder of toolchains: $SAMEWIRE_TOOLCHAINS, or `.cache/samewire` in the home of the user who called. Under
# sudo that is the home of who called sudo, so that an installation as root is found without it.
set -euo pipefail

home="$HOME"
if [ -n "${SUDO_USER:-}" ] && [ "$(id -u)" = 0 ]; then
  named="$(getent passwd "$SUDO_USER" | cut -d: -f6 || true)"
  home="${named:-$HOME}"
fi
printf '%s\n' "${SAMEWIRE_TOOLCHAINS:-$home/.cache/samewire}"
