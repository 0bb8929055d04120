# Everything a person or a build machine does with this project. `make` alone explains the targets.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play install check test long static format lock clean postgres reliability page page-check terminal native
.PHONY: docs wheel sbom release chromium browser browsers other-browsers screenshots mutants measure-page page-style

PYTHON ?= python3
JOBS ?= 2
ARGS ?=
UPGRADE ?=
# What a long round says at its end, so that whoever shortens it knows where to look.
SLOWEST := --durations 40 --durations-min 5
UV_VERSION := 0.13.7

VENV := .venv
PY := $(VENV)/bin/python
RUN_STAMP := $(VENV)/.installed-run
DEV_STAMP := $(VENV)/.installed-dev

# Only pinned, hashed wheels are fetched; the package itself is built with the pinned hatchling.
PIP := $(PY) -m pip --disable-pip-version-check
PIP_PINNED := $(PIP) install --quiet --require-hashes --only-binary :all:
PIP_SELF := $(PIP) install --quiet --no-deps --no-build-isolation --editable .

help:
	@echo "Nave: The Red Cathedral and Basilica, played exactly by their rules."
	@echo
	@echo "  make play      open the tables in the browser (first run: prepares $(VENV) and builds the page)"
	@echo "                 make play ARGS='--port 9000' hands words on to 'nave serve'"
	@echo "  make terminal  play in the terminal; make terminal ARGS='red_cathedral' hands words on to 'nave play'"
	@echo
	@echo "Working on Nave:"
	@echo "  make install   development environment in $(VENV), again only when the pins or pyproject.toml change"
	@echo "  make check     the quick round before every commit: style, types, imports, tests without slow ones"
	@echo "  make test      the whole round: as check, with the slow tests; the build machine runs this"
	@echo "  make long      the rest of thousands of random games and games of bots, about three quarters of an hour"
	@echo "  make mutants   change one token at random, 300 times, and see whether a quick test notices: about an hour, and it goes on where it was stopped"
	@echo "                 make mutants ARGS='--count 20 --under src/nave/games/basilica'"
	@echo "  make reliability  live tables: kill, race, leak, abuse, load, saturate, flap, stall, full, disk, rolling at full size"
	@echo "                 make reliability RUNS='race load' runs some of them"
	@echo "  make native    compile the engine into $(VENV) if there is a C compiler (play and test do it as well)"
	@echo "  make browser   build the page and try it in a real Chromium; make browser ARGS='-k undo' runs some of it"
	@echo "  make browsers  the same page in Firefox and WebKit: a turn of each title, a reconnect, a lesson"
	@echo "  make screenshots  pictures of every screen, light and dark, in three sizes, into build/screens"
	@echo "  make measure-page  how quick the page is: first paint, a click on every screen, frames of a walking die"
	@echo "  make page      build the page for browsers into the package (needs npm; 'nave serve' shows it)"
	@echo "  make page-check  the page's own checks: layout, lint, types, tests, size"
	@echo "  make format    let ruff put imports and layout in order, and prettier the page's layout"
	@echo "  make docs      build the guides and the reference of the library into build/site"
	@echo "  make wheel     build a wheel with the page and the compiled engine into dist/"
	@echo "  make sbom      every package a server is made of, with its licence, into build/sbom.cdx.json and licences.md"
	@echo "  make release   check the tree, build wheel and sources, try them in throw-away environments; publishes nothing"
	@echo "                 NAVE_PROJECT_URL=https://forge.example/people/nave writes the project's addresses into the metadata (wheel, release)"
	@echo "  make lock      write requirements/*.txt anew from pyproject.toml (UPGRADE=1: take newer versions)"
	@echo "  make clean     remove $(VENV) and the caches"
	@echo
	@echo "Settings: PYTHON=python3.12 (any Python from 3.11), JOBS=4 (test processes, now $(JOBS))"
	@echo "One test: $(VENV)/bin/pytest tests/kernel -k undo"

# In the browser; without npm the page cannot be built, and the table opens in the terminal.
play: $(RUN_STAMP)
	@$(MAKE) --no-print-directory native || true
	@if command -v npm >/dev/null; then \
	  $(MAKE) --no-print-directory $(PAGE)/index.html && $(VENV)/bin/nave serve --open $(ARGS); \
	else \
	  $(VENV)/bin/nave play $(ARGS); \
	fi

terminal: $(RUN_STAMP)
	@$(MAKE) --no-print-directory native || true
	@$(VENV)/bin/nave play $(ARGS)

install: $(DEV_STAMP)

check: static page-style postgres
	$(PY) -m pytest -n $(JOBS) -m "not slow"

# The compiler keeps one core busy for minutes; the checks that need no engine run beside it. The browser tests
# come last and alone: browsers keep the machine busy, and other tests measure time.
test: $(DEV_STAMP)
	@$(MAKE) --no-print-directory -j$(JOBS) --output-sync=target native static page-check postgres
	$(PY) -m pytest -n $(JOBS) --dist worksteal $(SLOWEST) -m "not long" --ignore tests/browser --ignore tests/browsers
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory browsers

browser: $(DEV_STAMP) chromium page
	$(PY) -m pytest -n $(JOBS) --dist worksteal $(SLOWEST) --reruns 1 -m "not long" tests/browser $(ARGS)

# Firefox and WebKit are Debian's; where they are not and cannot be installed, the page was tried in Chromium alone.
browsers: $(DEV_STAMP) page
	@if $(MAKE) --no-print-directory other-browsers; then \
	  timeout 600 $(PY) -m pytest tests/browsers $(ARGS); \
	fi

other-browsers:
	@if ! { command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb; } >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Debian's firefox-esr, webkit2gtk-driver and xvfb for the tests ..."; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y firefox-esr webkit2gtk-driver xvfb; } >/dev/null; \
	  else \
	    echo "Firefox and WebKit are not here: sudo apt install firefox-esr webkit2gtk-driver xvfb" >&2; exit 1; \
	  fi; \
	fi

long: $(DEV_STAMP) native chromium page
	$(PY) -m pytest -n $(JOBS) -m long

mutants: $(DEV_STAMP) postgres
	$(PY) -m scripts.mutants $(ARGS)

screenshots: $(DEV_STAMP) chromium page
	$(PY) -m scripts.screenshots $(ARGS)

measure-page: $(DEV_STAMP) chromium page
	$(PY) -m scripts.measure_page $(ARGS)

# Tests of live tables run on a real PostgreSQL, which they start privately from Debian's package.
postgres:
	@if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Debian's postgresql for the tests ..."; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql; } >/dev/null; \
	  else \
	    echo "The tests of live tables need PostgreSQL's server, and there is no 'initdb' here." >&2; \
	    echo "Debian or Ubuntu: sudo apt install postgresql" >&2; exit 1; \
	  fi; \
	fi

# The page is tried in a real Chromium, Debian's; NAVE_CHROMIUM names another one.
chromium:
	@if [ -z "$${NAVE_CHROMIUM:-}" ] && ! command -v chromium >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Debian's chromium for the tests ..."; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium; } >/dev/null; \
	  else \
	    echo "The browser tests need Chromium, and there is no 'chromium' here." >&2; \
	    echo "Debian or Ubuntu: sudo apt install chromium; elsewhere name one: NAVE_CHROMIUM=/path/to/it" >&2; exit 1; \
	  fi; \
	fi

RUNS ?=
reliability: $(DEV_STAMP) postgres
	$(PY) -m tests.reliability $(RUNS)

static: $(DEV_STAMP)
	$(PY) scripts/check_tree.py
	$(PY) scripts/check_page.py
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/mypy

format: $(DEV_STAMP)
	$(VENV)/bin/ruff check --fix-only
	$(VENV)/bin/ruff format
	@if command -v npm >/dev/null; then \
	  $(MAKE) --no-print-directory $(NODE_STAMP) && cd web && npm run --silent format; \
	else \
	  echo "The page's layout is left as it is: there is no npm here."; \
	fi

# --- the page ----------------------------------------------------------------------------------------------

PAGE := src/nave/web/static
NODE_STAMP := web/node_modules/.installed

page: $(PAGE)/index.html

$(PAGE)/index.html: $(NODE_STAMP) $(shell find web/src web/public web/index.html web/vite.config.ts web/briefly.mjs web/hover.mjs -type f 2>/dev/null)
	cd web && NAVE_PAGE_OUT="$(CURDIR)/$(PAGE)" npm run --silent build
	$(PYTHON) scripts/check_page.py

# Part of the quick round, so people without npm are not held up; caches in web/ make it a matter of seconds.
page-style:
	@if command -v npm >/dev/null; then \
	  $(MAKE) --no-print-directory $(NODE_STAMP) && cd web && \
	  npm run --silent format:check && npm run --silent lint && npm run --silent check; \
	else \
	  echo "The page's layout, lint and types are not checked: there is no npm here."; \
	fi

page-check: $(NODE_STAMP) $(DEV_STAMP)
	@$(MAKE) --no-print-directory page-style
	cd web && npm run --silent types:check && npm run --silent test
	$(PYTHON) scripts/check_page.py

$(NODE_STAMP): web/package-lock.json web/package.json
	@command -v npm >/dev/null || { echo "The page is built with npm (Node 20 or newer), but there is none here." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund
	@touch $@

# --- the compiled engine -----------------------------------------------------------------------------------

# Lies in the environment, never in src/, and is used only as long as its sources are unchanged (nave/native.py).
ENGINE := $(shell find src/nave/kernel src/nave/games src/nave/bots src/nave/api.py -name '*.py' 2>/dev/null)
NATIVE_STAMP := $(VENV)/.compiled

native: $(NATIVE_STAMP)

$(NATIVE_STAMP): $(ENGINE) scripts/compile_engine.py $(RUN_STAMP)
	@$(PY) scripts/compile_engine.py
	@touch $@

# --- what is handed out ------------------------------------------------------------------------------------

docs: $(DEV_STAMP)
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --strict --quiet
	@echo "The site is in build/site: open build/site/index.html"

wheel: $(DEV_STAMP)
	$(PY) -m hatchling build --target wheel --directory dist

sbom: $(DEV_STAMP)
	$(PY) scripts/sbom.py

release: $(DEV_STAMP)
	$(PY) -m scripts.release

# --- the environment ---------------------------------------------------------------------------------------

# Checked before anything is made, so that no half-made folder stays behind.
$(PY):
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Nave needs Python 3.11 or newer, but there is no '$(PYTHON)' here." >&2; \
	  echo "Debian or Ubuntu: sudo apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Nave needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) -V 2>&1)." >&2; \
	  echo "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its venv package is missing." >&2; \
	  echo "Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Preparing $(VENV) with $$($(PYTHON) -V) ..."
	@$(PYTHON) -m venv --clear $(VENV)

$(RUN_STAMP): requirements/run.txt pyproject.toml | $(PY)
	@$(PIP) --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null
	@echo "Installing what Nave needs to run ..."
	@$(PIP_PINNED) -r requirements/run.txt
	@$(PIP_SELF)
	@touch $@

# dev.txt holds every pin of run.txt, so a development environment can play as well.
$(DEV_STAMP): requirements/dev.txt requirements/run.txt pyproject.toml | $(PY)
	@$(PIP) --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null
	@echo "Installing the development environment ..."
	@$(PIP_PINNED) -r requirements/dev.txt
	@$(PIP_SELF)
	@touch $(RUN_STAMP) $@

# --- pins --------------------------------------------------------------------------------------------------

# Without annotations and header the files name no folder and no host of the machine that made them.
LOCK_VENV := .venv-lock
COMPILE := $(LOCK_VENV)/bin/uv --no-config pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate $(if $(UPGRADE),--upgrade)

lock: | $(PY)
	@$(PY) -m venv --clear $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION)
	$(COMPILE) --extra serve --extra terminal --group build --output-file requirements/run.txt pyproject.toml
	$(COMPILE) --all-extras --group dev --constraints requirements/run.txt --output-file requirements/dev.txt pyproject.toml
	@rm -rf $(LOCK_VENV)
	$(PY) scripts/check_tree.py

clean:
	rm -rf $(VENV) $(LOCK_VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist web/dist web/.svelte-check web/node_modules
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
