"""The built page, read and packed once when the server starts: it is a few hundred kilobytes."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

# Vite writes a hash of the content into the names of what lies here: such a file never changes.
UNCHANGING: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Packing the rest again gains nothing: pictures and fonts are packed already.
PACKABLE: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


class PageFile:
    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.packed: bytes | None = None
        ending = Path(name).suffix
        if ending in PACKABLE:
            packed = gzip.compress(content, 9, mtime=0)
            self.packed = packed if len(packed) < len(content) else None
        self.type = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
        self.cache = FOREVER if name.startswith(UNCHANGING) else ASK_AGAIN

    def response(self, headers: Headers) -> Response:
        told = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in [
            tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")
        ]:
            return Response(status_code=304, headers=told)
        if self.packed is not None and takes_gzip(headers.get("accept-encoding", "")):
            return Response(self.packed, headers={**told, "Content-Encoding": "gzip"}, media_type=self.type)
        return Response(self.content, headers=told, media_type=self.type)


def takes_gzip(accepted: str) -> bool:
    for offer in accepted.lower().split(","):
        coding, _, weight = offer.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class PageFiles:
    """Everything in the folder by its name; what has no name there does not exist."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): PageFile(
                path.relative_to(folder).as_posix(), path.read_bytes()
            )
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def get(self, name: str, headers: Headers) -> Response:
        found = self.files.get(name)
        if found is None:
            raise HTTPException(404, "there is nothing here")
        return found.response(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            # A WebSocket to no address of ours.
            await send({"type": "websocket.close", "code": 4404})
            return
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, "files are only read", {"Allow": "GET, HEAD"})
        # A mounted application sees the whole path.
        name = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        response = self.get(name, Headers(scope=scope))
        await response(scope, receive, send)
