"""Any legal action, all equally likely: the yardstick of every ladder."""

from __future__ import annotations

from harena.bots.bot import Bot
from harena.core.state import View


class RandomBot(Bot):
    def choose(self, view: View) -> int:
        legal = view.legal()
        return legal[self.random(view).below(len(legal))]
