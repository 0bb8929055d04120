"""`nave serve` in the made-up language: every sentence of engine and page is marked."""

import atexit
import shutil
import sys
import tempfile
from pathlib import Path

from nave.cli.serve import serve_command
from nave.kernel import language as kernel
from nave.web import pages
from tests.support.made_up import marked
from tests.support.process import ServeProcess


class MadeUpServe(ServeProcess):
    module = "tests.support.made_up_server"


def speak() -> None:
    english = kernel.sources_of

    def sources(packages: tuple[str, ...], language: str) -> list[str]:
        return [marked(source) for source in english(packages, kernel.DEFAULT)]

    kernel.sources_of = sources
    built = pages.static_folder()
    assert built is not None
    folder = Path(tempfile.mkdtemp(prefix="nave-made-up-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    page = shutil.copytree(built, folder / "static")
    for words in page.rglob("*.ftl"):
        words.write_text(marked(words.read_text(encoding="utf-8")), encoding="utf-8")
    pages.static_folder = lambda: page


if __name__ == "__main__":
    import typer

    speak()
    application = typer.Typer()
    application.command("serve")(serve_command)
    application.callback()(lambda: None)
    sys.exit(application())
