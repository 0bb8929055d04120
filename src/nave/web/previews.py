"""What messengers show of the link to a finished game: what anybody may see, no key, no seed, no hand."""

from collections.abc import Collection
from html import escape
from typing import Final

from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from nave.api import rules_of
from nave.kernel.errors import NaveError
from nave.kernel.language import Each, words_of
from nave.kernel.said import Said
from nave.tables.called import called
from nave.tables.errors import TableError
from nave.tables.model import OVER
from nave.tables.people import names_of
from nave.web.desk import TABLE_ID, desk, language_of
from nave.web.limits import WORDS_IN

# A picture of each game, where there is one; the house's own sign elsewhere.
PICTURE: Final = "card-{game}.png"
SIGN: Final = "icon-512.png"


class Previews:
    """The page with a few words in its head; the page itself then asks for the game."""

    def __init__(self, index: str, files: Collection[str]) -> None:
        """`files`: what there is beside the page."""
        self.index = index
        self.files = files

    async def page(self, request: Request, table: str) -> Response:
        title, line, game = await told(request, table)
        drawn = PICTURE.format(game=game)
        picture = f"{request.base_url}{drawn if drawn in self.files else SIGN}"
        tags = "".join(
            f'<meta property="og:{name}" content="{escape(value)}">'
            for name, value in (
                ("type", "website"),
                ("title", title),
                ("description", line),
                ("image", picture),
            )
        )
        head = f'{tags}<meta name="description" content="{escape(line)}"></head>'
        # Whoever withdraws a link wants it withdrawn at once.
        return HTMLResponse(self.index.replace("</head>", head, 1), headers={"Cache-Control": "no-cache"})


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
