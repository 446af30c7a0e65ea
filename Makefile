# make play    play in the terminal (GAME=...)   make test   everything CI checks
# make bench   speed beside the peers            make fast   the quick checks while writing
GAME ?= pillars
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PEERS := build/bench-venv
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md') pyproject.toml setup.py
PIP := $(BIN)/python -m pip --disable-pip-version-check install
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test fast lint pure compiled bench format clean

play: $(COMPILED)/.done
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m triforium play $(GAME)

test: lint pure compiled

fast: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n 2 -m "not slow and not statistics"

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

pure: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 -m "not statistics"

compiled: $(VENV)/.dev $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2

bench: $(PEERS)/.done $(COMPILED)/.done
	PYTHONPATH=$(COMPILED) $(PEERS)/bin/python -m benchmarks

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist src/*.egg-info

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Triforium needs Python 3.11 or newer; set PYTHON=... to one")'
	@echo "Setting up (1/3): a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made pyproject.toml
	@echo "Setting up (2/3): libraries"
	@$(PIP) --quiet "setuptools>=77" wheel "mypy[mypyc]>=2.4,<3" types-setuptools
	@TRIFORIUM_PURE=1 $(PIP) --quiet --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	@echo "Setting up: tools for development"
	@TRIFORIUM_PURE=1 $(PIP) --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

$(COMPILED)/.done: $(SOURCES) | $(VENV)/.run
	@echo "Setting up (3/3): compiling the engine (about a minute)"
	@rm -rf $(COMPILED) build/lib* build/temp*
	@$(PIP) --quiet --no-build-isolation --no-deps --target $(COMPILED) .
	@touch $@

$(PEERS)/.done: benchmarks/requirements.txt pyproject.toml | $(VENV)/.made
	@echo "Setting up: the peers to measure beside, in $(PEERS)"
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip --disable-pip-version-check install --quiet "setuptools>=77" --requirement $<
	@TRIFORIUM_PURE=1 $(PEERS)/bin/python -m pip --disable-pip-version-check install --quiet --no-build-isolation --editable .
	@touch $@
