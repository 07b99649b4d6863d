.PHONY: help setup play check test bench docs wheel lock clean
.DEFAULT_GOAL := help

# Trust the certificates this machine trusts, where it keeps a list; uv brings its own otherwise.
export UV_SYSTEM_CERTS ?= $(if $(wildcard /etc/ssl/certs/ca-certificates.crt),true,false)

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

play: ## play in the browser; `make play GAME=colosseum` in the terminal
	@scripts/setup table
	@.venv/bin/harena $(if $(GAME),play $(GAME),serve --open)

setup: ## install the pinned tools and the compiled program into .venv
	@scripts/setup

check: setup ## what to run before each commit
	@scripts/check

test: setup ## run every check
	@scripts/test

bench: setup ## measure the engine beside its peers
	@scripts/bench $(ARGS)

docs: setup ## build the documentation into build/docs
	@scripts/docs

wheel: ## build what one would publish, with a profile of games
	@scripts/wheel

lock: ## pin the dependencies again
	@scripts/lock $(ARGS)

clean: ## remove all that these commands made
	rm -rf .venv .setup.lock build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/harena/static __pycache__
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
