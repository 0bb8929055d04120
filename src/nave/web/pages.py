"""What a browser finds: the page if it is built in, else a plain word; routes; health; metrics."""

from html import escape
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import HTMLResponse

from nave.api import games
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Argument, Said
from nave.web.desk import language_of
from nave.web.files import PageFiles
from nave.web.limits import WORDS_IN
from nave.web.previews import Previews

router = APIRouter()

STYLE: Final = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{background:#8882;padding:.1em .3em;border-radius:.2em}td{padding:.2em .8em .2em 0;vertical-align:top}
:root{color-scheme:light dark}"""


def static_folder() -> Path | None:
    """The built page inside the package, if there is one."""
    folder = Path(str(files("nave.web"))) / "static"
    return folder if (folder / "index.html").is_file() else None


def add_page(app: FastAPI, folder: Path | None) -> None:
    if folder is None:
        app.add_api_route("/", front, include_in_schema=False, response_class=HTMLResponse)
        return
    page_files = PageFiles(folder)

    async def page(request: Request) -> Response:
        return page_files.get("index.html", request.headers)

    # One page draws every screen: a seat's link leads to it, the key behind the # never reaches the server.
    for path in ("/", "/t/{table}"):
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
    shown = Previews(page_files.files["index.html"].content.decode(), page_files.files)
    app.add_api_route("/g/{table}/card.png", shown.card, methods=["GET", "HEAD"], include_in_schema=False)
    for path in ("/g/{table}", "/g/{table}/{answers}"):
        app.add_api_route(path, shown.page, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", page_files, name="page")


def document(title: str, body: str, language: str) -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">'
        f"<h1>{escape(title)}</h1>{body}</html>"
    )


async def front(request: Request) -> Response:
    language = language_of(request)
    words = words_of(WORDS_IN, language)

    def said(key: str, **args: Argument) -> str:
        return escape(words.say(Said(key, **args)))

    rows = []
    for game in games():
        least, most = min(game["seats"]), max(game["seats"])
        told = {"title": game["title"], "edition": game["edition"], "least": str(least), "most": str(most)}
        rows.append(f"<li>{said('front-game', same=least == most, **told)}")
    return document(
        "Nave",
        f"<p>{said('front-line', version=version('nave'))}</p>"
        f'<p><a href="/api/docs">{said("front-api")}</a></p>'
        f"<ul>{''.join(rows)}</ul><p>{said('front-fan')}</p>",
        language,
    )


@router.get("/api/docs.css", include_in_schema=False)
async def style() -> Response:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """The routes on one page, made here: nothing is fetched from elsewhere."""
    schema: dict[str, Any] = request.app.openapi()
    rows = []
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            rows.append(
                f"<tr><td><code>{method.upper()} {escape(path)}</code>"
                f"<td>{escape(route.get('description', ''))}"
                f"<td>{body_fields(schema, route)}"
            )
    intro = (
        '<p>The whole description for programs: <a href="/api/openapi.json">openapi.json</a>. Keys are sent '
        "as <code>Authorization: Bearer KEY</code>. The WebSocket <code>/api/tables/{table}/live</code> "
        'pushes what happens; its first message is <code>{"key": KEY, "since": NUMBER}</code>.</p>'
    )
    return document("Nave's HTTP API", f"{intro}<table>{''.join(rows)}</table>", DEFAULT)


def body_fields(schema: dict[str, Any], route: dict[str, Any]) -> str:
    content = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    model = schema["components"]["schemas"].get(content.get("$ref", "").rpartition("/")[2], {})
    required = model.get("required", [])
    return ", ".join(
        f"<code>{escape(name)}</code>{'' if name in required else '?'}"
        for name in model.get("properties", {})
    )
