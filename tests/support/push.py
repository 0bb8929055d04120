"""A push service on this machine, and the browser behind it: takes what a server sends, and reads it."""

import json
import struct
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from nave.tables.sealed import decoded, encoded
from tests.support.loopback import Loopback, come


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService(Loopback):
    """Replies with `status`; what came in is in `received`."""

    status: int = 201
    received: list[Received] = field(default_factory=list)

    def __post_init__(self) -> None:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append(Received(self.path, dict(self.headers), body))
                self.send_response(service.status)
                if service.status in (301, 302, 307):
                    self.send_header("Location", f"http://127.0.0.1:{service.port}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        super().__init__(ThreadingHTTPServer(("127.0.0.1", 0), Handler))

    def wait(self, count: int, seconds: float = 20) -> list[Received]:
        come(self.received, count, seconds)
        return self.received


class Browser:
    """The keys of one subscription: what was sealed for it can be read here and nowhere else."""

    def __init__(self, service: PushService, name: str = "browser") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes 16"
        self.endpoint = f"http://127.0.0.1:{service.port}/send/{name}"
        self.public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def wish(self, *people: Any, **more: Any) -> dict[str, Any]:
        seats = [{"table": person.table, "key": person.key} for person in people]
        keys = {"p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, **keys, "seats": seats, **more}

    def read(self, received: Received) -> dict[str, str]:
        """By the letter of RFC 8188 and 8291, written apart from what seals it."""
        body = received.body
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\0" + self.public + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        words = AESGCM(key).decrypt(nonce, cipher, None)
        assert words.endswith(b"\x02")
        found: dict[str, str] = json.loads(words[:-1])
        return found


def check_proof(received: Received, public: str, audience: str) -> dict[str, Any]:
    """Whether the server proved who it is; what it claims."""
    scheme, _, rest = received.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(dss, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == audience
    return claims
