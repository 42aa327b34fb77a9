PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup test test-all coverage bench pictures site wire audit hooks lock clean client machine checks tests

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: client ## set up what playing needs and open the table at http://127.0.0.1:8000
	@$(BIN)/argead serve

setup: $(VENV)/.all client ## install everything into .venv and build the browser client

test: setup machine ## check style, types and the browser client, and run all tests but the long ones
	@$(MAKE) --no-print-directory --jobs 2 checks tests

# Many tests wait for a server or a browser: there is time for the checks beside them, and for a third process on two cores.
checks:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/client.py check

tests:
	$(BIN)/pytest --numprocesses 3 --dist worksteal --durations 25

test-all: test ## the same, then the long tests: whole matrices and long attacks
	$(BIN)/pytest --numprocesses 2 --dist worksteal -m long

coverage: setup machine ## run the Python tests but those in a browser, and say how much of the code they reach
	@$(BIN)/pytest --numprocesses 2 --dist worksteal -m "not browser and not long" --cov --cov-report term

bench: setup ## measure Argead beside its peers
	@$(BIN)/argead bench

pictures: setup machine ## take the pictures and films of the documentation anew, and of every table on every screen (build/pictures)
	@$(BIN)/python scripts/previews.py
	@$(BIN)/python scripts/pictures.py
	@$(BIN)/python scripts/films.py

site: client ## write the site that needs no server into build/site
	@rm -rf build/site
	@$(BIN)/argead site build/site

wire: setup ## write docs/openapi.json and the client's types anew, after a change to what travels
	@$(BIN)/python scripts/wire.py

audit: $(VENV)/audit/.made ## ask whether anything that is locked has a known weakness
	@$(VENV)/audit/bin/python scripts/audit.py

hooks: setup ## check style and types before every commit of this checkout
	@$(BIN)/pre-commit install

lock: $(BIN)/uv ## choose the newest versions of all dependencies and lock them
	$(LOCK) --all-extras --group build --output-file requirements/all.lock pyproject.toml
	$(LOCK) --group build --constraints requirements/all.lock --output-file requirements/run.lock pyproject.toml
	$(LOCK) --extra postgres --constraints requirements/all.lock --output-file requirements/host.lock pyproject.toml
	$(LOCK) --group node --output-file requirements/node.lock
	$(LOCK) --group audit --output-file requirements/audit.lock
	$(BIN)/python scripts/client.py lock

clean: ## remove everything that was installed or built
	rm -rf $(VENV) web/node_modules src/argead/web src/argead/offline build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

client: $(VENV)/.run
	@$(BIN)/python scripts/client.py build

machine:
	@scripts/machine.sh tests

$(VENV)/.made:
	@scripts/machine.sh python $(PYTHON)
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.lock pyproject.toml
	@echo "Installing what the table needs into $(VENV) ..."
	@$(INSTALL) --no-deps --require-hashes --requirement requirements/run.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.all: $(VENV)/.run requirements/all.lock
	@echo "Installing what tests, benchmarks and research need into $(VENV) ..."
	@$(INSTALL) --no-deps --require-hashes --requirement requirements/all.lock
	@touch $@

$(VENV)/audit/.made: requirements/audit.lock | $(VENV)/.made
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes --requirement requirements/audit.lock
	@touch $@

$(BIN)/uv: | $(VENV)/.made
	@$(INSTALL) uv
