#!/usr/bin/env bash
# tools/setup with a make-believe dpkg and apt: installs exactly what is missing, then is silent and installs nothing.
set -euo pipefail
setup=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../tools" && pwd)/setup
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export PATH=$place:$PATH INSTALLED=$place/installed CALLS=$place/calls

cat >"$place/dpkg-query" <<'END'
#!/bin/sh
sed 's/^/installed /' "$INSTALLED"
END
cat >"$place/apt-get" <<'END'
#!/bin/sh
echo "$@" >>"$CALLS"
case " $* " in *" install "*) ;; *) exit 0 ;; esac
for word; do case $word in -*|*=*|install) ;; *) echo "$word" >>"$INSTALLED" ;; esac; done
END
printf '#!/bin/sh\nexec "$@"\n' >"$place/sudo"
chmod +x "$place"/{dpkg-query,apt-get,sudo}

fail() { echo "setup_test: $*" >&2; exit 1; }
sed 's/#.*//; s/[[:space:]]*$//; /^$/d' "${setup%/*}/packages.txt" | grep -vx -e cmake -e catch2 >"$INSTALLED"

"$setup" 2>"$place/said"
grep -q 'install -y .* catch2 cmake$' "$CALLS" || fail "did not install the two that were missing: $(cat "$CALLS")"
grep -q 'catch2 cmake' "$place/said" || fail "did not say what it installs"

: >"$CALLS"
said=$("$setup" 2>&1)
[[ -z $said && ! -s $CALLS ]] || fail "the second run was not silent: $said $(cat "$CALLS")"
