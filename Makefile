# Every target makes the virtual environment it needs: a newcomer types only `make play`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play-installed
DEV := $(VENV)/.dev-installed
BENCH := $(VENV)/.bench-installed
# Modules are compiled on first use: compiling everything takes a quarter of the installation. The pip that comes with
# Python 3.11 takes twice as long as a newer one.
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --quiet --no-compile -c constraints.txt
TEST_ARGS ?=
FUZZ_ARGS ?=
BENCH_ARGS ?=
MUTATE_ARGS ?=
GOLDEN_ARGS ?=
GAMES ?= 30
ONLY ?=
WORKERS ?= auto
# Half of the tests wait for browsers and servers, so use one worker more than there are processors.
TESTERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
KILLS ?= 200

# Tests start many processes: let them share compiled modules.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench fuzz examine chaos mutate pictures vignettes types golden clean

help:  ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Emberhall needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments. On Debian or Ubuntu:"; \
	  echo "    sudo apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(INSTALL) --upgrade pip

$(PLAY): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Emberhall into $(VENV) (a minute the first time)"
	$(INSTALL) -e '.[server,postgres]'
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Emberhall and its tools into $(VENV) (a minute or two the first time)"
	$(INSTALL) -e '.[dev]'
	@touch $@ $(PLAY)

$(BENCH): $(DEV)
	$(INSTALL) -e '.[dev,bench]'
	@touch $@

setup: $(DEV)  ## make the virtual environment

play: $(PLAY)  ## open the hall in the browser
	$(BIN)/emberhall serve

.PHONY: chromium
chromium:
	@scripts/ensure-chromium || true

test:  ## run all tests
	@$(MAKE) --no-print-directory -j2 $(DEV) chromium
	$(BIN)/python -m pytest -n $(TESTERS) --dist loadgroup $(TEST_ARGS)

check: $(DEV)  ## style, types, the arrows between the rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@scripts/check-js

bench: $(BENCH)  ## measure against other engines
	@$(BIN)/python bench/all.py $(BENCH_ARGS)

fuzz: $(DEV)  ## play random games of everything until something breaks
	$(BIN)/emberhall fuzz $(FUZZ_ARGS)

examine: $(DEV)  ## examine every variant of every game, GAMES=30 random games of each
	EXAMINED_GAMES=$(GAMES) $(BIN)/python -m pytest -n $(WORKERS) -q tests/examine.py $(TEST_ARGS)
	EXAMINED_VIEWS=50000 $(BIN)/python -m pytest -n $(WORKERS) -q tests/attacks/test_words.py $(TEST_ARGS)
	EXAMINED_REQUESTS=400 $(BIN)/python -m pytest -q tests/server/test_fuzz.py $(TEST_ARGS)

chaos: $(DEV)  ## kill the server KILLS=200 times under load, on both databases
	$(BIN)/python -m tests.attacks.chaos --kills $(KILLS)

mutate: $(DEV)  ## find changes to ONLY=emberhall/games/... that no test catches
	@if [ -n "$(ONLY)" ]; then $(BIN)/python -m tests.mutation $(ONLY) $(MUTATE_ARGS); \
	else $(BIN)/python -m pytest -q -m command tests/mutation; fi

pictures: $(DEV) chromium  ## take the README's pictures of real tables, into docs/pictures
	$(BIN)/python -m tests.browser.pictures

vignettes: $(DEV) chromium  ## draw the pictures of the games for the hall again
	$(BIN)/python -m scripts.vignettes

types: $(DEV)  ## rewrite the client's types from the structs of scene and protocol
	$(BIN)/python -m emberhall.server.typescript --write

golden: $(DEV)  ## record the golden games of GAME=... again, after its version went up
	$(BIN)/emberhall golden $(GAME) tests/$(GAME)/golden/games.jsonl --write $(GOLDEN_ARGS)

clean:  ## remove the virtual environment and all caches
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
