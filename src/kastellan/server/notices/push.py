"""Web push: a message that only one browser can read (RFC 8291), from a server it knows again (RFC 8292)."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from struct import pack
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has; a private key is less than that, and more than nothing."""
RECORD = 4096
"""Bytes of the one record that a message is put into, as push services want them."""
LASTS = 12 * 3600
"""Seconds for which a push service believes who we are; a day at most."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


def key_of(seed: bytes) -> ec.EllipticCurvePrivateKey:
    """Return the key of the house for push, which follows from a secret."""
    return ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a key as a point of the curve."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    """Return bytes as text of letters that addresses may hold."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Return the bytes of such a text; ``ValueError`` if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def reader_of(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Return the key and the secret of a browser; ``ValueError`` if they are none."""
    point, secret = decode(p256dh), decode(auth)
    if len(secret) != 16:
        raise ValueError("the secret of a browser has 16 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), secret


def sealed(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Return a message that only this browser can read (RFC 8291, aes128gcm).

    Every message has a ``key`` and a ``salt`` of its own; only who checks this gives them.
    """
    theirs, secret = reader_of(p256dh, auth)
    key, salt = key or ec.generate_private_key(CURVE), salt or token_bytes(16)
    their_point = theirs.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), theirs)
    both = _derived(shared, secret, b"WebPush: info\0" + their_point + public(key), 32)
    content_key = _derived(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(both, salt, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    return salt + pack("!IB", RECORD, len(public(key))) + public(key) + record


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """Return what proves to a push service from which server a message comes (RFC 8292)."""
    place = urlsplit(endpoint)
    claims: dict[str, Any] = {
        "aud": f"{place.scheme}://{place.netloc}",
        "exp": int(time.time()) + LASTS,
        "sub": contact,
    }
    head = encode(b'{"typ":"JWT","alg":"ES256"}')
    signed = f"{head}.{encode(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encode(public(key))}"


def headers(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """Return what goes with a message; a newer one of the same topic takes the place of an older one."""
    return {
        "authorization": authorization(key, endpoint, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_FOR),
        "topic": topic,
        "urgency": "normal",
    }
