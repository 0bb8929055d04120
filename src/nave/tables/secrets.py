"""Keys of seats, and the chance that nobody can foresee."""

import base64
import hashlib
import hmac
import secrets
import string
from typing import Final

from nave.kernel.by_hand import Entered
from nave.kernel.chance import Chance, Seeded
from nave.tables.customs import DEALT
from nave.tables.model import TableRow

# 24 bytes: 192 bits, well above the 128 that make guessing hopeless.
KEY_BYTES: Final = 24
TABLE_LETTERS: Final = string.ascii_lowercase + string.digits
TABLE_LENGTH: Final = 12


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """Names a table in addresses. It opens nothing: keys do."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def new_secret() -> str:
    return secrets.token_hex(32)


def derived_key(secret: str, purpose: str) -> str:
    """A key that can be told again to whoever asks for the same; without the secret nobody can make it."""
    found = hmac.new(bytes.fromhex(secret), purpose.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(found[:KEY_BYTES]).decode()


def digest(key: str) -> str:
    """What is stored of a key. Keys are random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def same(one: str | None, other: str) -> bool:
    return one is not None and hmac.compare_digest(one, other)


def mixed(secret: str, number: int) -> int:
    """64 bits for each whole number; who does not know the secret can tell none from the others."""
    found = hmac.new(bytes.fromhex(secret), str(number).encode(), hashlib.sha256).digest()
    return int.from_bytes(found[:8], "big")


def bot_seed(secret: str, answers: int) -> int:
    """What a bot may draw from after so many answers; nothing of what nature draws from."""
    return mixed(secret, -1 - answers)


class SecretChance(Chance):
    """Nature at a table.

    The seed people share decides the set-up alone. What comes after the first answer of a seat hangs on the
    table's secret, so that knowing the seed, or every roll so far, tells nothing about the next one.
    """

    def __init__(self, seed: int, secret: str, branch: int = 0) -> None:
        """`branch`: how often chance was taken back. What is drawn then must not be what was seen before."""
        super().__init__(seed)
        self._setup = Seeded(seed)
        self._secret = digest(f"{secret} branch {branch}") if branch else secret

    def bits(self, answers: int, drawn: int) -> int:
        if answers == drawn:
            return self._setup.bits(answers, drawn)
        return mixed(self._secret, answers)


def chance_of(row: TableRow, branch: int = 0) -> Chance:
    """Where dice and draws of a table come from; `branch`: how often chance was taken back."""
    if row.customs.by_hand:
        return Entered(row.seed, deals=row.customs.chance == DEALT)
    return SecretChance(row.seed, row.secret, branch)
