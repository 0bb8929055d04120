"""Web Push: words that only one browser can read (RFC 8291), with a proof of who sends them (RFC 8292).

`cryptography` does the arithmetic; without it (`pip install nave[push]`) nobody is told by push. `pywebpush`
would seal in the same way, but needs `http-ece`, of which there is no wheel, beside `aiohttp` and `requests`.
"""

import base64
import hashlib
import hmac
import json
import os
import struct
from typing import Final
from urllib.parse import urlsplit

try:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    POSSIBLE = True
except ImportError:
    POSSIBLE = False

# Bytes of one message; what we say is far shorter.
RECORD: Final = 4096
# A proof holds for so long; seconds.
VALID: Final = 12 * 3600


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _bare(key: "ec.EllipticCurvePublicKey") -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser could have sent these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def sealed(words: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push message in one record of aes128gcm."""
    return sealed_with(words, p256dh, auth, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def sealed_with(
    words: bytes, p256dh: str, auth: str, ours: "ec.EllipticCurvePrivateKey", salt: bytes
) -> bytes:
    """The same with a given key and salt, as the examples of RFC 8291 have them."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    public = _bare(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derived(decoded(auth), shared, b"WebPush: info\x00" + _bare(theirs) + public, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack("!IB", RECORD, len(public)) + public
    return head + AESGCM(key).encrypt(nonce, words + b"\x02", None)


class Sender:
    """The server's own pair of keys: push services know by it who sends."""

    def __init__(self, private: str) -> None:
        self._private = bytes.fromhex(private)
        self._key = ec.derive_private_key(int(private, 16), ec.SECP256R1())
        self.public = encoded(_bare(self._key.public_key()))

    @staticmethod
    def new() -> str:
        key = ec.generate_private_key(ec.SECP256R1())
        return f"{key.private_numbers().private_value:064x}"

    def number(self, what: str, digits: int) -> str:
        """So many digits that only this server can make of these words."""
        made = hmac.new(self._private, what.encode(), hashlib.sha256).digest()
        return str(int.from_bytes(made[:8], "big") % 10**digits).zfill(digits)

    def proof(self, endpoint: str, contact: str, now: int) -> str:
        """The header that says who sends, for one push service."""
        parts = urlsplit(endpoint)
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": contact}
        signed = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"
