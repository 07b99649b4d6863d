"""How long a move takes to reach everybody, beside a bare echo socket in the same run.

    python -m bench.server --tables 100 200 400                      one process on SQLite
    python -m bench.server --mode one --flood --tables 40            PostgreSQL and Redis, one worker
    python -m bench.server --mode two --flood --tables 40            the same with two
    python -m bench.server --tables 100 --champions 40               while forty champions think

Each table has four people with a socket each, and one action a second; with --flood, as many as it takes.
"""

from __future__ import annotations

import argparse
import asyncio
import time

import uvloop

from bench.club import Club
from bench.crowd import Table, echoes

HEAD = "mode   tables  actions/s   p50    p99    max ms   echo p50   p99    CPU   MB a table"


def share(delays: list[float], part: float) -> float:
    """Milliseconds within which such a part of them came."""
    ranked = sorted(delays)
    return 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))]


async def measure(mode: str, tables: int, seconds: float, champions: int, flood: bool) -> str:
    club = Club(mode)
    try:
        four, alone, cookies = await club.lay_out(tables, champions)
        address, echo = club.start(), club.echo()
        empty = club.memory()
        began = asyncio.Event()
        crowd = [Table(f"{address}/ws/table/{id}", cookies, 0.0 if flood else 1.0) for id in four]
        thinking = [Table(f"{address}/ws/table/{id}", cookies[:1], 0.0) for id in alone]
        plays = [asyncio.create_task(table.play(began, seconds)) for table in crowd]
        aside = [asyncio.create_task(table.play(began, 3600.0)) for table in thinking]
        while not all(table.ready for table in [*crowd, *thinking]):
            await asyncio.sleep(0.1)
        cpu, start = club.cpu(), time.perf_counter()
        began.set()
        bare = await echoes(echo, seconds)
        await asyncio.gather(*plays)
        for task in aside:
            task.cancel()
        took = time.perf_counter() - start
        delays = [delay for table in crowd for delay in table.delays]
        acted = sum(table.acted for table in crowd)
        return (
            f"{mode:7}{tables:6}{acted / took:11.0f}{share(delays, 0.5):7.1f}{share(delays, 0.99):7.1f}"
            f"{share(delays, 1):10.1f}{share(bare, 0.5):11.2f}{share(bare, 0.99):6.1f}"
            f"{100 * (club.cpu() - cpu) / took:6.0f}%{(club.memory() - empty) / tables / 2**20:13.2f}"
        )
    finally:
        club.close()


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
    print(HEAD)
    for tables in args.tables:
        print(uvloop.run(measure(args.mode, tables, args.seconds, args.champions, args.flood)), flush=True)


if __name__ == "__main__":
    main()
