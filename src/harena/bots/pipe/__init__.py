"""Programs in any language as bots: `exec:./mybot`.

Read `protocol` first, the lines that go either way; then `program`, a process that is never waited for in
vain; then `bot`, which asks one and plays on without it when it fails.
"""
