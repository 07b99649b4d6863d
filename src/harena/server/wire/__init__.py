"""Every JSON shape that leaves or enters the server. `docs/wire.md` shows each with an example.

How a view looks is in `colossal_arena` and `colosseum`.
"""

from harena.server.wire.advice import *
from harena.server.wire.bounds import *
from harena.server.wire.events import *
from harena.server.wire.games import *
from harena.server.wire.lessons import *
from harena.server.wire.lobby import *
from harena.server.wire.pages import *
from harena.server.wire.people import *
from harena.server.wire.records import *
from harena.server.wire.refusals import *
from harena.server.wire.socket import *
from harena.server.wire.tables import *
from harena.server.wire.time import *
from harena.server.wire.undo import *
from harena.server.wire.view import *
