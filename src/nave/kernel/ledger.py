"""The rules ledger of a game: one entry per rule, with the id that code, events, refusals and tests cite."""

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files

import msgspec

from nave.kernel.errors import BadInput
from nave.kernel.language import Each, Words
from nave.kernel.letters import plain
from nave.kernel.said import Said


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in another language; id and source are those of the ledger."""

    title: str
    text: str
    ruling: str = ""
    example: str = ""


class Rule:
    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.title = row["title"]
        self.text = row["text"]
        self.source = row["source"]
        self.ruling = row.get("ruling", "")
        self.example = row.get("example", "")
        # "absence" if nothing in the rules' code has to keep it, and why that is so.
        self.by = row.get("by", "")
        self.reason = row.get("reason", "")

    def told(self, words: RuleWords, source: str) -> "Rule":
        """The same rule in these words."""
        rest = {"id": self.id, "source": source, "by": self.by, "reason": self.reason}
        return Rule(msgspec.structs.asdict(words) | rest)

    def to_data(self) -> dict[str, str]:
        data = {"id": self.id, "title": self.title, "text": self.text, "source": self.source}
        if self.ruling:
            data["ruling"] = self.ruling
        if self.example:
            data["example"] = self.example
        return data


class Ledger:
    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.by_id = {rule.id: rule for rule in rules}

    def __getitem__(self, rule: str) -> Rule:
        if rule not in self.by_id:
            near = difflib.get_close_matches(rule, self.by_id, n=3)
            key = "no-rule-near" if near else "no-rule"
            raise BadInput(Said(key, rule=repr(rule), near=Each(near)))
        return self.by_id[rule]

    def told(self, words: Mapping[str, RuleWords], sources: Words) -> "Ledger":
        """The same rules in the words of a language; what lacks there stays as it is."""
        return Ledger(
            [
                rule.told(words[rule.id], source_in(sources, rule.source)) if rule.id in words else rule
                for rule in self.rules
            ]
        )

    def search(self, words: str, language: str = "en") -> list[Rule]:
        """The rule with that id, else the group of that name, else all with every word, titles first.

        Words are held against the texts without accents, as people of that language type them.
        """
        query = words.strip().lower()
        if query in self.by_id:
            return [self.by_id[query]]
        group = [rule for rule in self.rules if rule.id.startswith(query.rstrip(".") + ".")]
        if group:
            return group
        wanted = plain(query, language).split()
        found = []
        for rule in self.rules:
            heading = plain(f"{rule.id} {rule.title}", language)
            body = f"{heading} {plain(f'{rule.text} {rule.ruling} {rule.example}', language)}"
            if all(word in body for word in wanted):
                found.append((not all(word in heading for word in wanted), rule))
        return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]


def source_in(words: Words, source: str) -> str:
    """Where a rule comes from, in words: `source-our-ruling` for "our ruling", if there is that message."""
    key = "source-" + source.replace("'", "").replace(" ", "-")
    return words.say(Said(key)) if words.has(key) else source


def read_ledger(text: str) -> Ledger:
    return Ledger([Rule(row) for row in tomllib.loads(text)["rule"]])


def rule_words(packages: Sequence[str], language: str) -> dict[str, RuleWords]:
    """The rules in another language, by id: `words/rules.<language>.toml` of each package that has one."""
    found: dict[str, RuleWords] = {}
    for package in packages:
        path = files(package).joinpath("words").joinpath(f"rules.{language}.toml")
        if path.is_file():
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            found |= msgspec.convert(data, dict[str, RuleWords])
    return found
