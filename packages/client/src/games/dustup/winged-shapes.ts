import { across, both, box, type HullShape, mirrored, NONE } from './outlines.ts';

/** Silhouettes of what flies. */
export type Winged = 'gunship' | 'lifter' | 'jet' | 'dropship';

const CANOPY = mirrored([
  [0.05, -0.46],
  [0.11, -0.36],
  [0.09, -0.24],
]);

/** A boom with a fin across its end, under the hull. */
const tail = (half: number, from: number) => [
  mirrored([
    [half, from],
    [half * 0.6, 0.5],
  ]),
  box(-0.2, 0.43, 0.2, 0.48),
];

export const WINGED: Readonly<Record<Winged, HullShape>> = {
  gunship: {
    ...NONE,
    gear: [...tail(0.08, 0.1), ...both([box(0.36, -0.2, 0.4, 0.02), box(0.26, -0.16, 0.3, 0.04)])],
    body: mirrored([
      [0.05, -0.5],
      [0.13, -0.38],
      [0.14, -0.16],
      [0.48, -0.08],
      [0.48, 0.04],
      [0.14, 0.08],
      [0.1, 0.24],
    ]),
    lines: [...across(0.14, -0.12), ...across(0.12, 0.12)],
    glass: [CANOPY],
    discs: [
      { at: [-0.33, 0], radius: 0.17, glows: false },
      { at: [0.33, 0], radius: 0.17, glows: false },
    ],
    turrets: [[0, -0.34]],
    mark: [0, 0.02],
  },
  lifter: {
    ...NONE,
    gear: tail(0.12, 0.2),
    body: mirrored([
      [0.1, -0.5],
      [0.2, -0.42],
      [0.22, -0.2],
      [0.44, -0.26],
      [0.44, -0.08],
      [0.22, -0.06],
      [0.22, 0.14],
      [0.4, 0.12],
      [0.4, 0.28],
      [0.2, 0.3],
      [0.14, 0.36],
    ]),
    lines: [...across(0.22, -0.2), ...across(0.22, 0.1), ...across(0.16, 0.28)],
    glass: [
      mirrored([
        [0.07, -0.46],
        [0.15, -0.4],
        [0.16, -0.32],
      ]),
    ],
    discs: [
      { at: [-0.35, -0.17], radius: 0.15, glows: false },
      { at: [0.35, -0.17], radius: 0.15, glows: false },
      { at: [-0.32, 0.2], radius: 0.13, glows: false },
      { at: [0.32, 0.2], radius: 0.13, glows: false },
    ],
    mark: [0, -0.02],
  },
  jet: {
    ...NONE,
    gear: both([box(0.2, 0, 0.24, 0.2), box(0.3, 0.06, 0.34, 0.24)]),
    body: mirrored([
      [0.02, -0.5],
      [0.09, -0.3],
      [0.12, -0.12],
      [0.5, 0.22],
      [0.5, 0.3],
      [0.16, 0.26],
      [0.14, 0.36],
      [0.24, 0.44],
      [0.24, 0.5],
      [0.06, 0.46],
    ]),
    lines: [
      ...across(0.12, -0.1),
      ...both([
        [
          [0.14, 0.02],
          [0.42, 0.26],
        ],
      ]).map(([a, b]) => [a!, b!] as const),
    ],
    glass: [CANOPY],
    discs: [
      { at: [-0.05, 0.43], radius: 0.04, glows: true },
      { at: [0.05, 0.43], radius: 0.04, glows: true },
    ],
    mark: [0, 0.1],
  },
  dropship: {
    ...NONE,
    gear: [box(-0.16, 0.4, 0.16, 0.5)],
    body: mirrored([
      [0.1, -0.5],
      [0.24, -0.42],
      [0.28, -0.28],
      [0.48, -0.24],
      [0.5, -0.04],
      [0.32, 0],
      [0.32, 0.14],
      [0.5, 0.18],
      [0.48, 0.4],
      [0.28, 0.42],
      [0.2, 0.46],
    ]),
    lines: [
      ...across(0.3, -0.24, 0.1),
      ...across(0.16, 0.34),
      ...both([
        [
          [0.16, -0.24],
          [0.16, 0.44],
        ],
      ]).map(([a, b]) => [a!, b!] as const),
    ],
    glass: [
      mirrored([
        [0.08, -0.46],
        [0.18, -0.4],
        [0.18, -0.34],
      ]),
    ],
    discs: [
      { at: [-0.4, -0.14], radius: 0.09, glows: true },
      { at: [0.4, -0.14], radius: 0.09, glows: true },
      { at: [-0.4, 0.29], radius: 0.1, glows: true },
      { at: [0.4, 0.29], radius: 0.1, glows: true },
    ],
    turrets: [[0, -0.28]],
    mark: [0, 0.08],
  },
};
