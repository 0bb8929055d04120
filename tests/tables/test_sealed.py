"""Words for one browser, sealed by the letter of the standard."""

from cryptography.hazmat.primitives.asymmetric import ec

from nave.tables.sealed import decoded, encoded, sealed, sealed_with

# RFC 8291, section 5 and appendix A.
WORDS = b"When I grow up, I want to be a watermelon"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_sealed_to_the_letter() -> None:
    ours = ec.derive_private_key(int.from_bytes(decoded(OURS), "big"), ec.SECP256R1())
    assert encoded(sealed_with(WORDS, P256DH, AUTH, ours, decoded(SALT))) == SEALED


def test_no_two_messages_are_sealed_alike() -> None:
    assert sealed(WORDS, P256DH, AUTH) != sealed(WORDS, P256DH, AUTH)
