"""Prints the JSON schema of the wire, from which the types of the client are made (`npm run types`)."""

from __future__ import annotations

from typing import Any

import msgspec

from harena.bots.pipe.protocol import Answer
from harena.server import wire
from harena.server.wire.colossal_arena import ColossalArenaView
from harena.server.wire.colosseum.catalogue import ColosseumCatalogue
from harena.server.wire.colosseum.view import ColosseumView

ROOTS: dict[str, Any] = {
    "FromClient": wire.FromClient,
    "FromTable": wire.FromTable,
    "FromLobby": wire.FromLobby,
    "SeatWish": wire.SeatWish,
    "Me": wire.Me,
    "Naming": wire.Naming,
    "Claiming": wire.Claiming,
    "Proving": wire.Proving,
    "PersonPage": wire.PersonPage,
    "Rung": wire.Rung,
    "NewPassphrase": wire.NewPassphrase,
    "GameInfo": wire.GameInfo,
    "NewTable": wire.NewTable,
    "Tables": wire.Tables,
    "Joining": wire.Joining,
    "Pledging": wire.Pledging,
    "Telling": wire.Telling,
    "Reseating": wire.Reseating,
    "Left": wire.Left,
    "Token": wire.Token,
    "Answer": Answer,
    "Acted": wire.Acted,
    "StandingIn": wire.StandingIn,
    "RequestRefused": wire.RequestRefused,
    "LessonStep": wire.LessonStep,
    "LessonReply": wire.LessonReply,
    "LessonAnswer": wire.LessonAnswer,
    "FromEvent": wire.FromEvent,
    "NewEvent": wire.NewEvent,
    "Entering": wire.Entering,
    "EntrantChoice": wire.EntrantChoice,
    "EventList": wire.EventList,
    "EventClosed": wire.EventClosed,
    "Records": wire.Records,
    "Replay": wire.Replay,
    "ColossalArenaView": ColossalArenaView,
    "ColosseumView": ColosseumView,
    "ColosseumCatalogue": ColosseumCatalogue,
}


def wire_schema() -> dict[str, Any]:
    """Every shape of the wire under `$defs`, each union by its name."""
    schemas, shapes = msgspec.json.schema_components(list(ROOTS.values()), ref_template="#/$defs/{name}")
    unions = {name: schema for name, schema in zip(ROOTS, schemas, strict=True) if name not in shapes}
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in ROOTS},
        "required": list(ROOTS),
        "$defs": {**shapes, **unions},
    }


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(wire_schema())).decode())
