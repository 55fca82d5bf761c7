"""What is written past the layers of the application looks as if it had gone through them."""

import pytest
from websockets.frames import Frame, Opcode

from kastellan.server.metrics import Metrics
from kastellan.server.wire import head_of, is_one_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65535, 65536, 100_000])
def test_a_text_frame_begins_as_the_protocol_says(size):
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65535])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY, Opcode.CONT])
def test_exactly_one_frame_of_a_client_is_told_from_pieces(size, opcode):
    frame = Frame(opcode, b"x" * size).serialize(mask=True)
    assert is_one_frame(frame)
    for other in (frame[:-1], frame[1:], frame + b"x", frame + frame, b"", frame[:1], frame[:5]):
        assert not is_one_frame(other)
    assert not is_one_frame(Frame(opcode, b"x" * size).serialize(mask=False))


def test_moves_are_counted_with_the_time_they_took():
    metrics = Metrics()
    metrics.moves.rows += 3
    for seconds in (0.001, 0.02, 9.0):
        metrics.moves.observe(seconds)
    lines = metrics.text().decode().splitlines()
    assert "kastellan_moves_total 3.0" in lines
    counted = {
        "0.001": 1, "0.0025": 1, "0.005": 1, "0.01": 1, "0.025": 2, "0.05": 2,
        "0.1": 2, "0.25": 2, "0.5": 2, "1.0": 2, "2.5": 2, "+Inf": 3,
    }  # fmt: skip
    for bound, count in counted.items():
        assert f'kastellan_move_seconds_bucket{{le="{bound}"}} {count}.0' in lines
    assert "kastellan_move_seconds_count 3.0" in lines
    assert "kastellan_move_seconds_sum 9.021" in lines
