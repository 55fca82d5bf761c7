import pytest

from tests.laws.toys import registered


@pytest.fixture(scope="module")
def toy():
    """The toy among the games for as long as a module is tested."""
    with registered() as game:
        yield game
