"""How the word vectors of Decrypto's players are built: packages, pieces of words, rows in order."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from kastellan.games.decrypto.vectors import FILES

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "packaging" / "words"))

import encoder  # noqa: E402
from lite import Lite  # noqa: E402
from sources import Source  # noqa: E402

PIECES = [
    ["�", 0], [":", None], ["▁", -4], ["▁s", -4], ["un", -2.4], ["n", -3], ["u", -3],
    ["▁sun", -6.5], ["▁moon", -5], ["set", -4], ["s", -3], ["e", -3], ["t", -3],
]  # fmt: skip


def shapes(layer, width):
    """Return the shapes of a layer's weights; the first one takes narrower tokens than the second."""
    return {
        f"Layer_{layer}/{name}": shape
        for name, shape in {
            "layer_norm_scale": (width,),
            "layer_norm_bias": (width,),
            "MultiheadAttention/qkv_transform_single/kernel": (1, 1, width, 3 * width),
            "MultiheadAttention/qkv_transform_single/bias": (3 * width,),
            "MultiheadAttention/output_transform_single/kernel": (1, 1, width, 16),
            "MultiheadAttention/output_transform_single/bias": (16,),
            "FFN/layer_norm_scale": (16,),
            "FFN/layer_norm_bias": (16,),
            "FFN/conv1/kernel": (16, 24),
            "FFN/conv1/bias": (24,),
            "FFN/conv2/kernel": (24, 16),
            "FFN/conv2/bias": (16,),
        }.items()
    }


@pytest.fixture
def folder(tmp_path):
    """Write a small model with weights by chance, in two shards, the way the real one is written."""
    weights = {"Embeddings_en": (len(PIECES), 8), **shapes(0, 8), **shapes(1, 16)}
    weights |= {"Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1": (1, 4)}
    weights |= {"Layer_0/dense/kernel": (8, 16), "Layer_0/dense/bias": (16,)}
    weights |= {"hidden_layers/tanh_layer_0/weights": (16, 512), "hidden_layers/tanh_layer_0/bias": (512,)}
    rng = np.random.default_rng(5)
    data = b"".join(rng.normal(size=shape).astype(np.float32).tobytes() for shape in weights.values())
    (tmp_path / "one").write_bytes(data[:1000])
    (tmp_path / "two").write_bytes(data[1000:])
    entries = [
        {"name": f"module/Encoder_en/Encode/{name}/part_0", "shape": shape, "dtype": "float32"}
        for name, shape in weights.items()
    ]
    manifest = [{"paths": ["one", "two"], "weights": entries}]
    (tmp_path / "model.json").write_text(json.dumps({"weightsManifest": manifest}))
    (tmp_path / "vocab.json").write_text(json.dumps(PIECES))
    return tmp_path


def test_a_word_is_cut_into_its_likeliest_pieces(folder):
    """Not the longest piece first; letters without a piece are unknown, several in a row once."""
    token = {piece: at for at, (piece, _) in enumerate(PIECES)}
    for word, pieces in {
        "sun": ["▁s", "un"],
        "moonset": ["▁moon", "set"],
        "sunset": ["▁s", "un", "set"],
        "nest": ["▁", "n", "e", "s", "t"],
        "sixun": ["▁s", "�", "un"],
    }.items():
        assert Lite(folder).split(word) == [token[piece] for piece in pieces], word


def test_each_word_has_its_own_row(folder, monkeypatch):
    """Words of different lengths in several batches get the rows that they get alone."""
    words = ["sun", "moonset", "nest", "moon", "sunset", "set", "tune", "suns"]
    monkeypatch.setattr(encoder, "BATCH", 2)
    rows, alone = Lite(folder).encode(words), [Lite(folder).encode([word])[0] for word in words]
    assert np.allclose(rows, alone, atol=1e-6)
    assert np.allclose(np.linalg.norm(rows, axis=1), 1)
    assert np.abs(rows[0] - rows[1]).max() > 0.01


def test_the_order_of_the_pieces_matters(folder):
    """Without its waves the encoder could not tell ``nu`` from ``un``."""
    model = Lite(folder)
    one, other = model.run(np.array([[5, 6], [6, 5]]))
    assert np.abs(one - other).max() > 0.01
    model.weights["Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"] = np.zeros(4, np.float32)
    one, other = model.run(np.array([[5, 6], [6, 5]]))
    assert np.allclose(one, other, atol=1e-6)


def test_what_was_encoded_is_kept_beside_the_model(folder, monkeypatch):
    """An interrupted build goes on with the portions that it has, in the order of the words."""
    monkeypatch.setattr(encoder, "PORTION", 3)
    words = ["sun", "moonset", "nest", "moon", "sunset"]
    first = encoder.encode(Lite, folder, words)
    assert len(list(folder.glob("*.npy"))) == 2
    assert np.allclose(first, Lite(folder).encode(words), atol=1e-6)
    for shard in ("one", "two"):
        (folder / shard).unlink()
    assert np.array_equal(encoder.encode(Lite, folder, words), first)


@pytest.mark.parametrize(
    ("name", "kind", "file"),
    [
        ("@scope/some-model", "node", "scope-some-model-1.0.tgz"),
        ("some-model", "node", "some-model-1.0.tgz"),
        ("some-model", "python", "some_model-1.0-*.whl"),
        ("some-model", "debian", "some-model_1.0_*.deb"),
    ],
)
def test_files_are_named_as_their_clients_write_them(name, kind, file):
    assert Source(name, "1.0", kind, "", "", "").file == file


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("doctor", "physician"), ("lawyer", "attorney"), ("guitar", "guitars"), ("bread", "breads"),
        ("winter", "winters"), ("mountain", "mountaintop"),
    ],
)  # fmt: skip
def test_the_shipped_rows_are_those_of_their_words(word, near):
    """The nearest word by the original encoder is the nearest one in the file too."""
    words = FILES.joinpath("en.txt").read_text().split()
    rows = np.load(str(FILES.joinpath("en-lite.npy"))).astype(np.float32)
    assert len(rows) == len(words)
    found = rows @ rows[words.index(word)] / np.linalg.norm(rows, axis=1)
    assert [words[at] for at in np.argsort(-found)[:2]] == [word, near]
