"""Writes all approved data anew: python -m tests.support.approve. Read the difference before you keep it."""

from tests.support import broken, card, declared, told


def main() -> None:
    told.FOLDER.mkdir(exist_ok=True)
    for game in told.GAMES:
        said = {name: told.Told(path) for name, path in told.records(game).items()}
        rows = [row for one in said.values() for row in one.rows]
        for name, text in (
            (f"{game}.txt", told.table(rows)),
            (f"{game}.toml", told.as_toml(said)),
            (f"{game}_chance.toml", told.chance_as_toml(game)),
            (f"{game}_broken.toml", broken.as_toml(game)),
            (f"{game}_components.toml", broken.tables_as_toml(game)),
            (f"{game}_crossed.toml", broken.crossed_as_toml(game)),
        ):
            (told.FOLDER / name).write_text(text, encoding="utf-8")
    declared.FILE.write_text(declared.as_toml(), encoding="utf-8")
    card.FILE.write_text(card.as_toml(), encoding="utf-8")


if __name__ == "__main__":
    main()
