"""A bot for the drill, in Python and with nothing but its standard library.

    sightline duel drill --red "python3 bot.py" --blue random --games 10

It closes in, shoots the weakest enemy it can, watches when it cannot, and takes every reaction it is offered.
"""

import json
import sys

SIZE = 20
RANGE = 10


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            seat = message["seat"]
        elif message["type"] == "ask":
            answer = {"type": "answer", "number": message["number"], "option": choose(message, seat)}
            # An answer that stays in the buffer is never heard.
            print(json.dumps(answer), flush=True)


def choose(ask, seat):
    """The place of the best option in the list."""
    kind, options, view = ask["question"]["kind"], ask["options"], ask["view"]
    enemies = [unit for unit in view["units"] if unit["side"] != seat and unit["health"] > 0]
    if kind == "lay":
        return len(options) // 2
    if kind == "pick":
        return best(options, lambda unit: nearest(view["units"][unit]["at"], enemies))
    if kind == "walk":
        return best(options, lambda square: danger(view, square, enemies))
    if kind == "shoot":
        return best(options, lambda deed: worth(view, deed))
    return 0  # a reaction: the first on offer


def best(options, cost):
    return min(range(len(options)), key=lambda place: cost(options[place]))


def danger(view, square, enemies):
    """Squares with somebody to shoot at come first, and of these the ones with the fewest to shoot back."""
    targets = sum(1 for enemy in enemies if can_shoot(view, square, enemy["at"]))
    return targets - 1000 if targets else nearest(square, enemies)


def worth(view, deed):
    """The weakest target first, then overwatch; to hold fire only if there is nothing else."""
    if isinstance(deed, int):
        return view["units"][deed]["health"]
    return 100 if deed == "overwatch" else 200


def nearest(square, enemies):
    x, y = place(square)
    return min(abs(x - ex) + abs(y - ey) for ex, ey in (place(enemy["at"]) for enemy in enemies))


def can_shoot(view, start, end):
    (x, y), (to_x, to_y) = place(start), place(end)
    if (x - to_x) ** 2 + (y - to_y) ** 2 > RANGE**2:
        return False
    return all(view["obstacles"][row * SIZE + column] == 0 for column, row in between(x, y, to_x, to_y))


def between(x, y, to_x, to_y):
    """The squares that the line from centre to centre passes through, without its ends."""
    width, height = abs(to_x - x), abs(to_y - y)
    lean = width - height  # above 0 the line leaves a square by its side, at 0 through the corner
    while True:
        leaves = lean
        if leaves >= 0:
            x += 1 if to_x > x else -1
            lean -= 2 * height
        if leaves <= 0:
            y += 1 if to_y > y else -1
            lean += 2 * width
        if (x, y) == (to_x, to_y):
            return
        yield x, y


def place(square):
    return square % SIZE, square // SIZE


main()
