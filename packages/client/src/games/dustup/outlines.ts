// Outlines from above, the front at the top. Numbers are shares of the width and of the length.

export type Corner = readonly [number, number];
export type Outline = readonly Corner[];

/** What a hull is recognised by. */
export interface HullShape {
  /** Under the hull: tracks, wheels, a skirt, feet. */
  readonly gear: readonly Outline[];
  /** Lines across the gear. */
  readonly treads: readonly Line[];
  readonly body: Outline;
  /** Edges of plates, ribs of a canvas, the grille of an engine. */
  readonly lines: readonly Line[];
  /** Windscreens and sights. */
  readonly glass: readonly Outline[];
  /** Fans and lifting pods: where, and how wide as a share of the width. */
  readonly discs: readonly { readonly at: Corner; readonly radius: number; readonly glows: boolean }[];
  /** Legs and claws, as lines through their joints. */
  readonly limbs: readonly Outline[];
  /** Where turrets sit, the largest first. */
  readonly turrets: readonly Corner[];
  /** Where the mark of its side is painted. */
  readonly mark: Corner;
}

export type Line = readonly [Corner, Corner];

export const box = (x: number, y: number, toX: number, toY: number): Outline => [
  [x, y],
  [toX, y],
  [toX, toY],
  [x, toY],
];

/** The same on the other side. */
export const both = (outlines: readonly Outline[]): Outline[] => [
  ...outlines,
  ...outlines.map(outline => outline.map(([x, y]): Corner => [-x, y])),
];
export const mirrored = (right: Outline): Outline => [...right, ...right.map(([x, y]): Corner => [-x, y]).toReversed()];

export const across = (half: number, ...ys: readonly number[]): Line[] =>
  ys.map(y => [
    [-half, y],
    [half, y],
  ]);

export const NONE = {
  gear: [],
  treads: [],
  lines: [],
  glass: [],
  discs: [],
  limbs: [],
  turrets: [],
  mark: [0, 0.1],
} as const;
