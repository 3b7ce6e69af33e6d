import beer from 'icon:beer-stein';
import flame from 'icon:burning-embers';
import swords from 'icon:crossed-swords';
import pistol from 'icon:pistol-gun';
import badge from 'icon:police-badge';
import car from 'icon:race-car';
import road from 'icon:road';
import smoke from 'icon:smoke-bomb';
import syringe from 'icon:syringe';
import type { Light, Spot } from '../game.ts';

type At = readonly [x: number, y: number];

/** A moment of a scenario. Places are in inches from the top left of the picture, the north at the top. */
export interface Scene {
  readonly light: Light;
  readonly sign: string;
  readonly box: Spot;
  /** Where the figures of each side stand, in the order of its roster; whoever has no place is not seen. */
  readonly stands: readonly [readonly At[], readonly At[]];
  /** Where the vehicles are, and which way they head; those without a place stay where they start. */
  readonly drives?: readonly (readonly [...At, heading: number])[];
  readonly clouds?: readonly At[];
  readonly fires?: readonly At[];
}

export const VIGNETTES: Readonly<Record<string, Scene>> = {
  'first-fight': {
    light: 'day',
    sign: badge,
    box: { x: 17, y: 20, width: 14.5, height: 8.2 },
    stands: [
      [[24, 24]],
      [
        [19.5, 23],
        [28.5, 22.6],
        [27.6, 25.6],
        [20.4, 26],
        [23.4, 21.6],
      ],
    ],
  },
  'street-fight': {
    light: 'day',
    sign: pistol,
    box: { x: 17, y: 20, width: 14.5, height: 8.2 },
    stands: [
      [
        [28.6, 22.4],
        [29.8, 23.6],
        [27.8, 24],
        [26.2, 25.2],
        [29.4, 26.4],
        [28, 25.8],
        [30.2, 25],
        [27, 21.6],
      ],
      [
        [18.4, 22],
        [19.4, 23.4],
        [18, 24.6],
        [20.6, 25.8],
        [18.6, 26.6],
        [19.6, 21.4],
      ],
    ],
  },
  'hot-pursuit': {
    light: 'day',
    sign: car,
    box: { x: 20, y: 29, width: 26, height: 15 },
    stands: [[], []],
    drives: [
      [40, 36, 84],
      [35.5, 37.8, 96],
      [34.6, 34.4, 80],
      [28, 37.4, 88],
      [24.5, 34.6, 92],
    ],
  },
  'tower-of-flame': {
    light: 'fire',
    sign: flame,
    box: { x: 14.5, y: 17.4, width: 19, height: 10.8 },
    stands: [
      [
        [17, 24],
        [16.8, 27],
        [31.4, 22],
        [31.6, 26],
        [16.6, 21],
      ],
      [
        [20, 26],
        [27, 27],
        [28, 20],
        [25, 22],
      ],
    ],
    fires: [[20, 20]],
  },
  'black-smoke': {
    light: 'night',
    sign: smoke,
    box: { x: 16, y: 26.2, width: 16, height: 9.2 },
    stands: [
      [
        [20.6, 33.6],
        [24.4, 34.2],
      ],
      [
        [20, 28],
        [25, 28.6],
        [28, 27],
      ],
    ],
    clouds: [
      [20, 32],
      [24, 31.4],
      [28.4, 32.2],
    ],
  },
  'red-corner': {
    light: 'alarm',
    sign: syringe,
    box: { x: 13, y: 18, width: 20, height: 11.4 },
    stands: [
      [
        [15, 22],
        [17, 24],
        [15, 26],
        [19, 22.6],
        [18, 26.4],
        [21, 24.4],
        [12, 24],
        [13, 21],
        [12, 27],
      ],
      [
        [30, 22],
        [32, 24],
        [30, 26],
        [27, 23.4],
        [28, 25],
        [34, 22],
        [34.6, 26],
      ],
    ],
  },
  'toll-road': {
    light: 'day',
    sign: road,
    box: { x: 22, y: 16, width: 28, height: 16 },
    stands: [[], []],
    drives: [
      [29, 27, 88],
      [30, 21, 95],
      [43, 21.4, 268],
      [42, 27, 275],
    ],
  },
  'last-orders': {
    light: 'night',
    sign: beer,
    box: { x: 13, y: 21.5, width: 21, height: 12 },
    stands: [
      [
        [20, 32.6],
        [17, 33],
        [23, 33.2],
        [14.4, 32.4],
        [26, 33],
      ],
      [
        [20, 24],
        [30, 26],
        [31, 24],
        [29, 24],
        [31.6, 26.4],
        [24, 28],
        [17, 26],
        [18, 22],
        [26, 24],
        [15, 29],
      ],
    ],
  },
  encounter: {
    light: 'day',
    sign: swords,
    box: { x: 17, y: 9.5, width: 18, height: 10.2 },
    stands: [
      [
        [21, 12],
        [20, 15],
        [22, 18],
      ],
      [
        [29, 20],
        [27.6, 17],
        [29, 14],
      ],
    ],
  },
};
