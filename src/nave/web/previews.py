"""What messengers show of the link to a finished game: what anybody may see, no key, no seed, no hand."""

from collections.abc import Mapping
from html import escape
from typing import Final

import msgspec
from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from nave.api import rules_of
from nave.kernel.errors import NaveError
from nave.kernel.language import Each, words_of
from nave.kernel.said import Said
from nave.tables.called import called
from nave.tables.errors import NoSuchTable, TableError
from nave.tables.live import Live
from nave.tables.model import OVER
from nave.tables.people import names_of
from nave.web.cards import Player, Told, drawn, points_in
from nave.web.desk import TABLE_ID, address, desk, language_of
from nave.web.files import PageFile
from nave.web.limits import WORDS_IN

# A picture of each game, where there is one; the house's own sign elsewhere.
PICTURE: Final = "card-{game}.png"
SIGN: Final = "icon-512.png"


class Turn(msgspec.Struct):
    """Of a turn as `histories` tells it, what the curve is drawn from: a row of the view for each player."""

    players: list[dict[str, object]]


class Turns(msgspec.Struct):
    turns: list[Turn]
    next: int | None


class Previews:
    """The page with a few words in its head; the page itself then asks for the game."""

    def __init__(self, index: str, files: Mapping[str, PageFile]) -> None:
        """`files`: what there is beside the page."""
        self.index = index
        self.files = files

    async def page(self, request: Request, table: str) -> Response:
        title, line, game = await told(request, table)
        picture = f"{request.base_url}{f'g/{table}/card.png' if game else SIGN}"
        tags = "".join(
            f'<meta property="og:{name}" content="{escape(value)}">'
            for name, value in (
                ("type", "website"),
                ("title", title),
                ("description", line),
                ("image", picture),
                *((("image:width", "1200"), ("image:height", "630")) if game else ()),
            )
        )
        head = f'{tags}<meta name="description" content="{escape(line)}"></head>'
        # Whoever withdraws a link wants it withdrawn at once.
        return HTMLResponse(self.index.replace("</head>", head, 1), headers={"Cache-Control": "no-cache"})

    async def card(self, request: Request, table: str) -> Response:
        """The game as a picture: who played, the points, the way there. Drawn once, then at hand."""
        at = desk(request)
        if not TABLE_ID.fullmatch(table):
            raise NoSuchTable(Said("refused-hidden-table"))
        live, _ = await at.admit(address(request), table, None)
        await at.up_to_date(live)
        if not live.published or live.row.status != OVER:
            raise NoSuchTable(Said("refused-hidden-table"))
        at.begin_something()
        found = Told(rules_of(live.row.game).title, called(table), await players(request, live))
        file = self.files.get(PICTURE.format(game=live.row.game))
        box = None if file is None else file.content
        content = await at.library.made(
            address(request), ("card", table, live.last), lambda: drawn(found, box)
        )
        return Response(content, media_type="image/png", headers={"Cache-Control": "no-cache"})


async def players(request: Request, live: Live) -> list[Player]:
    """Everybody with the points at the beginning of each turn, as somebody without a seat sees them."""
    game, outcome, rows = live.game, live.row.outcome, []
    since: int | None = 0 if game is not None else None
    while since is not None:
        data = await desk(request).histories.turns(live, None, since, address(request))
        page = msgspec.json.decode(data, type=Turns)
        rows += [turn.players for turn in page.turns]
        since = page.next
    scores = None if outcome is None else outcome.scores
    won = [] if outcome is None else outcome.winners
    called_by_game = [] if game is None else game.names()
    found = []
    for seat, name in enumerate(live.names()):
        curve = [points_in(row[seat]) for row in rows if seat < len(row)]
        if scores is not None and seat < len(scores):
            curve.append(scores[seat])
        points = scores[seat] if scores is not None and seat < len(scores) else None
        by_game = called_by_game[seat] if seat < len(called_by_game) else ""
        found.append(Player(name or by_game, by_game, points, seat in won, curve))
    return found


def points_of(scores: list[int] | None, players: int) -> list[str]:
    """Nothing where a game was given up."""
    return [""] * players if scores is None else [str(points) for points in scores]


async def told(request: Request, table: str) -> tuple[str, str, str]:
    """Title, line and the id of the game. Of a game that is not shown nothing is said at all."""
    words = words_of(WORDS_IN, language_of(request))
    nothing = words.say(Said("preview-nothing")), words.say(Said("preview-nothing-line")), ""
    try:
        store = desk(request).service.store
        if not TABLE_ID.fullmatch(table) or not await store.opens(table, None):
            return nothing
        loaded = await store.load(table)
        if loaded is None or not loaded[0].published or loaded[0].status != OVER:
            return nothing
        row, seats = loaded
        game = rules_of(row.game).title
    except (TableError, NaveError):
        return nothing
    names = names_of(seats, [""] * len(seats))
    scores = None if row.outcome is None else row.outcome.scores
    people = [
        words.say(Said("preview-person", name=name, points=points))
        for name, points in zip(names, points_of(scores, len(names)), strict=False)
    ]
    title = words.say(Said("preview-title", game=game, name=called(table)))
    return title, words.say(Said("preview-scores", people=Each(people))), row.game
