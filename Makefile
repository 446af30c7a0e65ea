# make play    play in the browser                make test   everything CI checks
# make bench   speed beside the peers             make fast   the quick checks while writing
# make bench-web   size and speed of the web client
# make strength    bots against the bars of benchmarks/strength (ONLY=pillars-4: one of them; goes on where it stopped)
# make play-terminal   play in the terminal (GAME=guilds LANG=nl SEATS=3 OPTIONS="name=value ..." RESUME=1)
# make calibration   are the win chances of reviews true?     make calibrate   fit them anew, after the bots have changed
# make shots   pictures of every page
GAME ?= pillars
PYTHON ?= python3
ONLY ?= *
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
TRAINED := build/trained
PEERS := build/bench-venv
SOURCES := $(shell find src -path src/triforium/web -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' \) -print) pyproject.toml setup.py
CLIENT := src/triforium/web/index.html
TYPES := web/src/api/schema.d.ts
WEB_SOURCES := $(shell find web/src web/public -type f ! -path $(TYPES)) $(shell find src/triforium/games src/triforium/kernel -name '*.ftl') web/index.html web/vite.config.ts
NPM := $(PYTHON) tools/npm.py
PIP := $(BIN)/python -m pip --disable-pip-version-check install
TITLES := $(patsubst src/triforium/games/%/meta.py,%,$(wildcard src/triforium/games/*/meta.py))
# LANG is also a variable of the environment, which the program reads by itself.
TERMS = $(if $(filter command,$(origin LANG)),--lang $(LANG)) $(if $(SEATS),--seats $(SEATS)) \
        $(OPTIONS:%=--option %) $(if $(RESUME),--resume)
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play play-terminal known-game test how-long fast lint pure compiled compiled-engine bench bench-web strength calibration calibrate format clean client web browser shots types wheel

play:
	@$(PYTHON) tools/play.py $(ARGS)

play-terminal: known-game
	@$(MAKE) --no-print-directory $(COMPILED)/.done
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m triforium play $(GAME) $(TERMS)

# Before anything is set up for it.
known-game:
	@$(if $(filter $(GAME),$(TITLES)),,echo "there is no game $(GAME); GAME= is one of $(TITLES)" >&2; exit 1)

test: how-long lint pure compiled web browser

# Before anything begins; each part names its slowest tests when it ends.
how-long:
	@echo "make test takes ten to twelve minutes on two idle processors, and a few more the first time; make fast takes one."

fast: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n 2 -m "not slow and not statistics"

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The hall knows the engine only through its contract, so its tests run once, on the compiled one.
pure: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 -m "not statistics" --ignore=tests/hall

compiled: $(VENV)/.dev $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2

compiled-engine: $(COMPILED)/.done

# The web client -----------------------------------------------------------------------------------------------------

client: $(CLIENT)

web: web/node_modules/.done $(TYPES)
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

browser: $(VENV)/.dev $(COMPILED)/triforium/web/index.html
	PYTHONPATH=$(abspath $(COMPILED)) TRIFORIUM_PYTHON=$(abspath $(BIN)/python) $(NPM) run browser

shots: $(VENV)/.dev $(COMPILED)/triforium/web/index.html
	PYTHONPATH=$(abspath $(COMPILED)) TRIFORIUM_PYTHON=$(abspath $(BIN)/python) $(NPM) run shots

bench-web: $(VENV)/.dev $(COMPILED)/triforium/web/index.html
	PYTHONPATH=$(abspath $(COMPILED)) TRIFORIUM_PYTHON=$(abspath $(BIN)/python) $(NPM) run bench --silent

types: $(TYPES)

wheel: $(VENV)/.dev $(CLIENT)
	TRIFORIUM_TRAINED=1 $(BIN)/python -m build --wheel --no-isolation

web/node_modules/.done: web/package-lock.json web/package.json | $(VENV)/.made
	@$(NPM) ci --silent
	@touch $@

# The shapes of the API, for svelte-check and the editor; the client is built without them.
$(TYPES): $(wildcard src/triforium/hall/*.py src/triforium/hall/api/*.py) tools/openapi.py web/node_modules/.done | $(VENV)/.run
	@$(BIN)/python tools/openapi.py > web/src/api/openapi.json
	@$(NPM) run types --silent > /dev/null
	@rm web/src/api/openapi.json

$(CLIENT): $(WEB_SOURCES) web/node_modules/.done
	@$(NPM) run build --silent -- --logLevel warn

$(COMPILED)/triforium/web/index.html: $(CLIENT) $(COMPILED)/.done
	@rm -rf $(@D)
	@cp -r $(<D) $(@D)

bench: $(PEERS)/.done $(TRAINED)/.done
	PYTHONPATH=$(TRAINED) $(PEERS)/bin/python -m benchmarks

strength: $(VENV)/.dev $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m triforium arena benchmarks/strength/$(ONLY).toml --out build/strength

calibration: $(VENV)/.dev $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.calibration

calibrate: $(VENV)/.dev $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.calibration --write

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/triforium/web web/node_modules

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Triforium needs Python 3.11 or newer; set PYTHON=... to one")'
	@echo "Setting up (1/3): a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made pyproject.toml
	@echo "Setting up (2/3): libraries"
	@$(PIP) --quiet "setuptools>=77" wheel
	@TRIFORIUM_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[hall]'
	@touch $@

$(VENV)/.build: $(VENV)/.run
	@$(PIP) --quiet "mypy[mypyc]>=2.4,<3" types-setuptools
	@touch $@

$(VENV)/.dev: $(VENV)/.build
	@echo "Setting up: tools for development"
	@TRIFORIUM_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

$(COMPILED)/.done: $(SOURCES) | $(VENV)/.build
	@rm -rf $(COMPILED) build/lib* build/temp* build/__native*
	@$(BIN)/python tools/progress.py "Setting up (3/3): compiling the engine (one to four minutes)" \
	  $(PIP) --quiet --no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@

# As the wheel has it: compiled twice, the second time with what the first has learned (see setup.py).
$(TRAINED)/.done: $(SOURCES) tools/train.py | $(VENV)/.build
	@echo "Setting up: compiling the engine twice (about three minutes)"
	@rm -rf $(TRAINED) build/lib* build/temp*
	@TRIFORIUM_TRAINED=1 $(PIP) --quiet --no-build-isolation --no-deps --target $(TRAINED) .
	@touch $@

$(PEERS)/.done: benchmarks/requirements.txt pyproject.toml | $(VENV)/.made
	@echo "Setting up: the peers to measure beside, in $(PEERS)"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip --disable-pip-version-check install --quiet "setuptools>=77" --requirement $<
	@TRIFORIUM_PURE=1 $(PEERS)/bin/python -m pip --disable-pip-version-check install --quiet --no-build-isolation --editable .
	@touch $@
