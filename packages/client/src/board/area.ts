import type { Spot } from '../games/game.ts';

/** Squares that lie side by side as one area: its inside and its rim, as paths. */
export interface Area {
  readonly inside: string;
  readonly rim: string;
}

/** A hole with squares on all four sides is no hole to whoever looks: somebody stands there, who is walked round. */
export function areaOf(spots: readonly Spot[]): Area {
  const { squares, size } = filled(spots);
  const all = [...squares.values()];
  const rim = all.flatMap(spot => {
    const { x, y } = middleOf(spot);
    return EDGES.filter(({ right, down }) => !squares.has(keyOf({ x: x + right * size, y: y + down * size }))).map(
      ({ line }) => line(spot),
    );
  });
  return {
    inside: all.map(({ x, y, width, height }) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`).join(''),
    rim: rim.join(''),
  };
}

interface Filled {
  readonly squares: Map<string, Spot>;
  readonly size: number;
}

function filled(spots: readonly Spot[]): Filled {
  const squares = new Map(spots.map(spot => [keyOf(middleOf(spot)), spot]));
  const size = Math.max(0, ...spots.map(({ width, height }) => Math.max(width, height)));
  for (const spot of spots) {
    for (const [right, down] of SIDES) {
      const { x, y } = middleOf(spot);
      const at = { x: x + right * size, y: y + down * size };
      const isHole =
        !squares.has(keyOf(at)) &&
        SIDES.every(([r, d]) => squares.has(keyOf({ x: at.x + r * size, y: at.y + d * size })));
      if (isHole) squares.set(keyOf(at), { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size });
    }
  }
  return { squares, size };
}

/** The same area without corners: its rim swings through the middles of the squares' sides. */
export function roundAreaOf(spots: readonly Spot[]): Area {
  const { squares, size } = filled(spots);
  const sides = new Map<string, Point[]>();
  for (const spot of squares.values()) {
    for (const { right, down, from, to } of OUTLINE) {
      const { x, y } = middleOf(spot);
      if (squares.has(keyOf({ x: x + right * size, y: y + down * size }))) continue;
      const corner = ([across, along]: readonly [number, number]): Point => ({
        x: spot.x + across * spot.width,
        y: spot.y + along * spot.height,
      });
      const key = keyOf(corner(from));
      sides.set(key, [...(sides.get(key) ?? []), corner(to)]);
    }
  }
  const rim = loopsOf(sides).map(swung).join('');
  return { inside: rim, rim };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sides of a square in the direction of the clock, and who would be its neighbour there. */
const OUTLINE = [
  { right: 0, down: -1, from: [0, 0], to: [1, 0] },
  { right: 1, down: 0, from: [1, 0], to: [1, 1] },
  { right: 0, down: 1, from: [1, 1], to: [0, 1] },
  { right: -1, down: 0, from: [0, 1], to: [0, 0] },
] as const;

/** Follows the sides from corner to corner until each has been walked once. */
function loopsOf(sides: Map<string, Point[]>): readonly Point[][] {
  const loops: Point[][] = [];
  for (const start of sides.keys()) {
    while (sides.get(start)!.length > 0) {
      const loop: Point[] = [];
      for (let at = start; (sides.get(at)?.length ?? 0) > 0; at = keyOf(loop.at(-1)!)) loop.push(sides.get(at)!.pop()!);
      loops.push(loop);
    }
  }
  return loops;
}

/** A curve through the middles of a loop's sides. */
function swung(loop: readonly Point[]): string {
  const middle = (i: number): string => {
    const [a, b] = [loop.at(i - 1)!, loop[i]!];
    return `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  };
  const bends = loop.map((corner, i) => `Q${n(corner.x)} ${n(corner.y)} ${middle((i + 1) % loop.length)}`);
  return `M${middle(0)}${bends.join('')}Z`;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const EDGES: readonly { readonly right: number; readonly down: number; line(spot: Spot): string }[] = [
  { right: 1, down: 0, line: ({ x, y, width, height }) => `M${n(x + width)} ${n(y)}v${n(height)}` },
  { right: -1, down: 0, line: ({ x, y, height }) => `M${n(x)} ${n(y)}v${n(height)}` },
  { right: 0, down: 1, line: ({ x, y, width, height }) => `M${n(x)} ${n(y + height)}h${n(width)}` },
  { right: 0, down: -1, line: ({ x, y, width }) => `M${n(x)} ${n(y)}h${n(width)}` },
];

const n = (value: number): string => String(Math.round(value * 100) / 100);

function middleOf({ x, y, width, height }: Spot): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export function cornersOf({ x, y, width, height }: Spot): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${n(x)},${n(y)}`;
