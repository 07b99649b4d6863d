"""How long a move takes to reach everybody, beside a bare echo socket in the same run.

    python -m bench.server --tables 100 200 400                      one process on SQLite
    python -m bench.server --mode one --flood --tables 40            PostgreSQL and Redis, one worker
    python -m bench.server --mode two --flood --tables 40            the same with two
    python -m bench.server --tables 100 --champions 40               while forty champions think

Each table has four people with a socket each, and one action a second; with --flood, as many as it takes.
`disk` is how long a bare write takes to be durable, just before the run: no move is told sooner. `CPU` is the
server's, of one core, without its planners and its database; `crowd` is that of those who play. The last
columns are milliseconds of a core for an action: the server's, its services', and the crowd's.
"""

from __future__ import annotations

import argparse
import asyncio
import time

import uvloop

from bench.club import Club
from bench.crowd import GAME, Table, echoes, syncs, undisturbed

FASTEST = 150
"""Actions a second at one table, if it acts as soon as it can."""
COLUMNS = (
    ("mode", 6),
    ("tables", 7),
    ("actions/s", 10),
    ("p50", 7),
    ("p99", 7),
    ("max ms", 8),
    ("echo p50", 9),
    ("p99", 6),
    ("disk p50", 9),
    ("p99", 6),
    ("CPU", 6),
    ("crowd", 6),
    ("MB a table", 11),
    ("server", 7),
    ("base", 6),
    ("Redis", 6),
    ("crowd ms", 9),
)


def line(*cells: str) -> str:
    return " ".join(cell.rjust(width) for cell, (_, width) in zip(cells, COLUMNS, strict=True))


def share(delays: list[float], part: float) -> float:
    """Milliseconds within which such a part of them came."""
    ranked = sorted(delays)
    return 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))]


async def measure(mode: str, tables: int, seconds: float, champions: int, flood: bool) -> str:
    club = Club(mode)
    try:
        games = 1 + int(seconds * (FASTEST if flood else 1) / GAME)
        four, alone, cookies = await club.lay_out(tables, games, champions)
        disk = syncs()
        address, echo = club.start(), club.echo()
        empty = club.memory()
        began = asyncio.Event()
        where = f"{address}/ws/table/"
        crowd = [Table([where + id for id in ids], cookies, 0.0 if flood else 1.0) for ids in four]
        thinking = [Table([where + id], cookies[:1], 0.0) for id in alone]
        plays = [asyncio.create_task(table.play(began, seconds)) for table in crowd]
        aside = [asyncio.create_task(table.play(began, 3600.0)) for table in thinking]
        while not all(table.ready for table in [*crowd, *thinking]):
            await asyncio.sleep(0.1)
            for task in [*plays, *aside]:
                if task.done():
                    task.result()  # nobody is done yet, unless something went wrong
        undisturbed()
        before, own, start = [club.cpu(), *club.cpu_of_services()], time.process_time(), time.perf_counter()
        began.set()
        bare = await echoes(echo, seconds)
        await asyncio.gather(*plays)
        for task in aside:
            task.cancel()
        took = time.perf_counter() - start
        own, grown = time.process_time() - own, club.memory() - empty
        after = [club.cpu(), *club.cpu_of_services()]
        busy, *services = [now - then for now, then in zip(after, before, strict=True)]
        await asyncio.gather(*(table.leave() for table in [*crowd, *thinking]))
        delays = [delay for table in crowd for delay in table.delays]
        acted = sum(table.acted for table in crowd)
        return line(
            mode,
            str(tables),
            f"{acted / took:.0f}",
            *(f"{share(delays, part):.1f}" for part in (0.5, 0.99, 1)),
            *(f"{share(bare, part):.2f}" for part in (0.5, 0.99)),
            *(f"{share(disk, part):.1f}" for part in (0.5, 0.99)),
            f"{100 * busy / took:.0f}%",
            f"{100 * own / took:.0f}%",
            f"{grown / tables / 2**20:.2f}",
            *(f"{1000 * spent / acted:.2f}" for spent in (busy, *(services or [0.0, 0.0]), own)),
        )
    finally:
        club.close()


async def measure_all(args: argparse.Namespace) -> None:
    for tables in args.tables:
        print(await measure(args.mode, tables, args.seconds, args.champions, args.flood), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[100], metavar="N")
    parser.add_argument("--mode", choices=["sqlite", "one", "two"], default="sqlite")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--champions", type=int, default=0, metavar="TABLES")
    parser.add_argument("--flood", action="store_true", help="act as soon as the last view is there")
    args = parser.parse_args()
    print(line(*(name for name, _ in COLUMNS)))
    uvloop.run(measure_all(args))


if __name__ == "__main__":
    main()
