#!/usr/bin/env bash
# What pip and npm cannot bring: `machine.sh python PYTHON` before the environment is made, `machine.sh tests` before tests.
set -euo pipefail

may_install() {
    [[ $(id -u) -eq 0 ]] && command -v apt-get >/dev/null
}

install() {
    echo "Installing Debian's $* ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq --yes --no-install-recommends "$@" >/dev/null
}

fail() {
    echo "$*" >&2
    exit 1
}

for_python() {
    local python=$1
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Argead needs Python 3.11 or newer; name one like this: make play PYTHON=python3.12"
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    if may_install; then install python3-venv; fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$python cannot make virtual environments: install its venv module (Debian: apt install python3-venv) and try again."
}

for_tests() {
    local missing=()
    [[ -x /usr/bin/chromium ]] || missing+=(chromium)
    # Playwright's driver is linked with it.
    compgen -G '/usr/lib/*/libatomic.so.1' >/dev/null || missing+=(libatomic1)
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
    [[ ${#missing[@]} -eq 0 ]] && return
    if may_install; then
        install "${missing[@]}"
    else
        echo "Missing here: ${missing[*]} (the names of Debian's packages); the tests that need them will be reported as skipped."
    fi
}

"for_$1" "${@:2}"
