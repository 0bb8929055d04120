"""A set as a short code for a message: `NAVE1-` and its file, compressed, in base 45 (RFC 9285)."""

import json
import zlib
from typing import Final

from nave.kernel.components import ComponentError
from nave.kernel.owner_set import LARGEST, Box, OwnerSet, read_owner_set
from nave.kernel.said import Said

PREFIX: Final = "NAVE1-"
# The alphabet of base 45, but for its space: messengers drop and fold spaces, and nobody sees a last one.
ALPHABET: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_$%*+-./:"
# What every set says, so that a small one is short.
COMMON: Final = (
    b'"name":"edition":"recognition":"ruble":"amount":"price":"resource":"lumber":"brick":"stone":"gold":'
    b'"green_gem":"purple_gem":"crown":true,"crown":false,"order":"actions":[{"id":"repeat":"any"}'
    b'"repeat":"once"}"cost":{"workshop_space_basic."influence_card."expansion_tile."tile."cathedral_card.'
    b'dome_"cathedral_card.middle_"cathedral_card.base_"checked":{"changes":{"on":"202"}],[{"by":"'
    b'{"format":"nave-set/1","game":"'
)


def encode(data: bytes) -> str:
    found: list[str] = []
    for at in range(0, len(data) - 1, 2):
        n = data[at] * 256 + data[at + 1]
        found += [ALPHABET[n % 45], ALPHABET[n // 45 % 45], ALPHABET[n // 2025]]
    if len(data) % 2:
        found += [ALPHABET[data[-1] % 45], ALPHABET[data[-1] // 45]]
    return "".join(found)


def decode(text: str) -> bytes:
    """Raises ValueError for what no bytes were encoded to."""
    digits = [ALPHABET.index(letter) for letter in text]
    found = bytearray()
    for at in range(0, len(digits), 3):
        part = digits[at : at + 3]
        if len(part) == 1:
            raise ValueError(text)
        n = part[0] + part[1] * 45 + (part[2] * 2025 if len(part) == 3 else 0)
        if n >= 256 ** (len(part) - 1):
            raise ValueError(text)
        found += n.to_bytes(len(part) - 1, "big")
    return bytes(found)


def code_of(owner: OwnerSet) -> str:
    packer = zlib.compressobj(9, zdict=COMMON)
    text = json.dumps(owner.to_data(), separators=(",", ":"), ensure_ascii=False)
    return PREFIX + encode(packer.compress(text.encode()) + packer.flush())


def read_code(code: str, box: Box) -> OwnerSet:
    """The set of a code, however it was broken into lines; ComponentError if it is none or was damaged."""
    letters = "".join(code.upper().split())
    if not letters.startswith(PREFIX) or len(letters) > LARGEST:
        raise ComponentError(Said("no-set-code", prefix=PREFIX))
    unpacker = zlib.decompressobj(zdict=COMMON)
    try:
        text = unpacker.decompress(decode(letters[len(PREFIX) :]), LARGEST)
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError(code)
        data = json.loads(text)
    except (ValueError, zlib.error, RecursionError) as error:
        raise ComponentError(Said("set-code-damaged")) from error
    return read_owner_set(data, box)
