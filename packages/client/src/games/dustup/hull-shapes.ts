import type { Hull } from '@sightline/dustup';
import { across, both, box, type HullShape, type Line, mirrored, NONE, type Outline } from './outlines.ts';
import { WINGED, type Winged } from './winged-shapes.ts';

// Silhouettes of what drives and walks; what flies has a file of its own.

type Kind =
  | 'buggy'
  | 'truck'
  | 'wheeled'
  | 'tracked'
  | 'fortress'
  | 'hover'
  | 'grav'
  | 'mech'
  | 'beast'
  | 'crawler'
  | Winged;

/** By how it moves and what it carries, so that players' own vehicles have a picture as well. */
export function shapeOf({ kind, mover, size, capacity, traits }: Hull['model']): HullShape {
  return SHAPES[kindOf()];

  function kindOf(): Kind {
    if (kind === 'mech') return 'mech';
    if (kind === 'monster') return size >= 3 ? 'beast' : 'crawler';
    switch (mover) {
      case 'tracked':
        return size === 5 ? 'fortress' : 'tracked';
      case 'hover':
      case 'grav':
        return mover;
      case 'vtol':
        return size > 3 ? 'dropship' : capacity > 0 ? 'lifter' : 'gunship';
      case 'fixedWing':
        return 'jet';
      case 'walker':
        return 'mech';
      case 'highWheeled':
        return size === 1 || traits.includes('openTopped') ? 'buggy' : 'wheeled';
      case 'lowWheeled':
        return 'truck';
      default:
        return mover satisfies never;
    }
  }
}

const wheels = (from: number, to: number, half: number, ...ys: readonly number[]): Outline[] =>
  both(ys.map(y => box(from, y - half, to, y + half)));

const track = (from: number, to: number): Outline[] =>
  both([
    [
      [from, -0.46],
      [from + 0.03, -0.5],
      [to - 0.03, -0.5],
      [to, -0.46],
      [to, 0.46],
      [to - 0.03, 0.5],
      [from + 0.03, 0.5],
      [from, 0.46],
    ],
  ]);

const rungs = (from: number, to: number, step: number): Line[] =>
  Array.from({ length: Math.floor(0.9 / step) }, (_, i) => -0.44 + i * step).flatMap((y): Line[] => [
    [
      [from, y],
      [to, y],
    ],
    [
      [-from, y],
      [-to, y],
    ],
  ]);

const SHAPES: Readonly<Record<Kind, HullShape>> = {
  ...WINGED,
  buggy: {
    ...NONE,
    gear: wheels(0.28, 0.5, 0.13, -0.3, 0.32),
    body: mirrored([
      [0.16, -0.5],
      [0.24, -0.42],
      [0.26, -0.12],
      [0.34, -0.04],
      [0.34, 0.42],
      [0.26, 0.5],
    ]),
    lines: [
      ...across(0.26, -0.14, 0.16),
      [
        [-0.26, -0.14],
        [-0.2, 0.16],
      ],
      [
        [0.26, -0.14],
        [0.2, 0.16],
      ],
    ],
    glass: [box(-0.22, -0.2, 0.22, -0.14)],
    turrets: [[0, 0.06]],
    mark: [0, 0.34],
  },
  truck: {
    ...NONE,
    gear: wheels(0.3, 0.48, 0.07, -0.34, 0.16, 0.34),
    body: mirrored([
      [0.3, -0.5],
      [0.4, -0.45],
      [0.4, -0.2],
      [0.34, -0.17],
      [0.34, -0.14],
      [0.44, -0.12],
      [0.44, 0.5],
    ]),
    lines: across(0.44, -0.12, 0.02, 0.14, 0.26, 0.38),
    glass: [box(-0.33, -0.38, 0.33, -0.3)],
    mark: [0, 0.2],
  },
  wheeled: {
    ...NONE,
    gear: wheels(0.34, 0.5, 0.075, -0.3, -0.08, 0.16, 0.38),
    body: mirrored([
      [0.17, -0.5],
      [0.38, -0.32],
      [0.42, -0.2],
      [0.42, 0.42],
      [0.34, 0.5],
    ]),
    lines: [
      ...across(0.4, -0.27),
      [
        [0, -0.5],
        [0, -0.27],
      ],
      ...across(0.3, 0.44),
    ],
    glass: [box(-0.26, -0.36, -0.08, -0.31), box(0.08, -0.36, 0.26, -0.31)],
    turrets: [[0, -0.08]],
    mark: [0, 0.26],
  },
  tracked: {
    ...NONE,
    gear: track(0.28, 0.5),
    treads: rungs(0.3, 0.48, 0.075),
    body: mirrored([
      [0.26, -0.47],
      [0.36, -0.36],
      [0.36, 0.44],
      [0.28, 0.48],
    ]),
    lines: [...across(0.36, -0.28), ...across(0.22, 0.34, 0.38, 0.42)],
    glass: [box(-0.24, -0.33, -0.1, -0.3)],
    turrets: [[0, 0]],
    mark: [0, 0.02],
  },
  fortress: {
    ...NONE,
    gear: [...track(0.32, 0.5), ...track(0.06, 0.2)],
    treads: [...rungs(0.34, 0.48, 0.05), ...rungs(0.07, 0.19, 0.05)],
    body: mirrored([
      [0.3, -0.45],
      [0.4, -0.34],
      [0.4, 0.4],
      [0.3, 0.47],
    ]),
    lines: [...across(0.4, -0.3, 0.14), ...across(0.3, 0.36, 0.4, 0.44)],
    turrets: [
      [0, -0.02],
      [0, -0.32],
      [0, 0.27],
    ],
    mark: [0, -0.02],
  },
  hover: {
    ...NONE,
    gear: [
      mirrored([
        [0.26, -0.5],
        [0.44, -0.38],
        [0.5, -0.14],
        [0.5, 0.28],
        [0.42, 0.45],
        [0.2, 0.5],
      ]),
    ],
    body: mirrored([
      [0.18, -0.42],
      [0.34, -0.3],
      [0.38, -0.1],
      [0.38, 0.24],
      [0.3, 0.4],
    ]),
    lines: across(0.38, 0.12),
    glass: [
      [
        [-0.2, -0.28],
        [-0.12, -0.35],
        [0.12, -0.35],
        [0.2, -0.28],
      ],
    ],
    discs: [
      { at: [-0.2, 0.27], radius: 0.16, glows: false },
      { at: [0.2, 0.27], radius: 0.16, glows: false },
    ],
    turrets: [[0, -0.06]],
    mark: [0, -0.06],
  },
  grav: {
    ...NONE,
    body: mirrored([
      [0.08, -0.5],
      [0.24, -0.34],
      [0.36, -0.02],
      [0.5, 0.2],
      [0.46, 0.46],
      [0.3, 0.5],
      [0.18, 0.4],
    ]),
    lines: [
      ...across(0.34, 0.02),
      [
        [0, -0.5],
        [0, -0.22],
      ],
    ],
    glass: [
      [
        [-0.14, -0.28],
        [-0.05, -0.4],
        [0.05, -0.4],
        [0.14, -0.28],
      ],
    ],
    discs: [
      { at: [-0.35, 0.28], radius: 0.11, glows: true },
      { at: [0.35, 0.28], radius: 0.11, glows: true },
      { at: [0, 0.4], radius: 0.08, glows: true },
    ],
    turrets: [[0, 0.06]],
    mark: [0, 0.06],
  },
  mech: {
    ...NONE,
    gear: both([
      [
        [0.12, -0.36],
        [0.3, -0.4],
        [0.34, 0.02],
        [0.3, 0.28],
        [0.12, 0.28],
      ],
    ]),
    body: mirrored([
      [0.1, -0.24],
      [0.24, -0.2],
      [0.3, -0.12],
      [0.48, -0.14],
      [0.5, 0.12],
      [0.34, 0.16],
      [0.2, 0.32],
    ]),
    lines: [
      [
        [-0.3, -0.12],
        [-0.34, 0.16],
      ],
      [
        [0.3, -0.12],
        [0.34, 0.16],
      ],
      ...across(0.16, 0.22),
    ],
    glass: [
      [
        [-0.1, -0.12],
        [-0.07, -0.2],
        [0.07, -0.2],
        [0.1, -0.12],
      ],
    ],
    mark: [0, 0.06],
  },
  beast: {
    ...NONE,
    limbs: both([
      [
        [0.2, -0.16],
        [0.42, -0.26],
        [0.4, -0.46],
      ],
      [
        [0.24, 0.04],
        [0.46, 0.02],
        [0.5, -0.14],
      ],
      [
        [0.2, 0.2],
        [0.4, 0.32],
        [0.38, 0.48],
      ],
    ]),
    body: mirrored([
      [0.05, -0.48],
      [0.14, -0.36],
      [0.12, -0.24],
      [0.28, -0.14],
      [0.32, 0.08],
      [0.22, 0.3],
      [0.08, 0.38],
      [0.03, 0.5],
    ]),
    lines: [...across(0.28, -0.04), ...across(0.3, 0.08), ...across(0.2, 0.22)],
    glass: [box(-0.09, -0.4, -0.04, -0.36), box(0.04, -0.4, 0.09, -0.36)],
    mark: [0, 0.04],
  },
  crawler: {
    ...NONE,
    limbs: both([
      [
        [0.1, -0.16],
        [0.36, -0.2],
        [0.3, -0.48],
      ],
      [
        [0.1, 0.08],
        [0.4, 0.16],
        [0.44, 0.4],
      ],
    ]),
    body: mirrored([
      [0.06, -0.46],
      [0.14, -0.32],
      [0.09, -0.2],
      [0.17, -0.04],
      [0.14, 0.2],
      [0.04, 0.34],
      [0.01, 0.5],
    ]),
    lines: [...across(0.15, -0.08), ...across(0.16, 0.08)],
    glass: [box(-0.08, -0.38, -0.03, -0.34), box(0.03, -0.38, 0.08, -0.34)],
    mark: [0, 0.02],
  },
};
