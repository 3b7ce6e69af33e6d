import type { Event, Io, Setup } from '@sightline/kernel';

export const SIZE = 20;
export const SQUARES = SIZE * SIZE;

export type Side = 'red' | 'blue';
export const SIDES = ['red', 'blue'] as const;

/** Squares are counted from the north-west corner, row by row. */
export interface Unit {
  readonly id: number;
  readonly side: Side;
  at: number;
  health: number;
  acted: boolean;
  watching: boolean;
  /** The round of its last duck; 0 for never. */
  duckedIn: number;
  /** It ducked and loses its next walk. */
  pinned: boolean;
}

export interface Drill {
  readonly switches: Setup['switches'];
  /** 1 where an obstacle stands (DR-FIELD-002); never changed in play, so copies share it. */
  readonly obstacles: readonly number[];
  units: Unit[];
  mines: { readonly side: Side; readonly at: number }[];
  /** How many mines each side has laid so far. */
  laid: number;
  round: number;
  turn: Side;
}

export type DrillIo = Io<DrillEvent>;
export type DrillEvent = Event &
  (
    | { type: 'mineLaid'; side: Side; at?: number }
    | { type: 'roundBegan'; round: number }
    | { type: 'picked' | 'stayed' | 'wentOnOverwatch' | 'held' | 'ducked' | 'fell'; unit: number }
    | { type: 'walked' | 'mineWentOff'; unit: number; at: number }
    | { type: 'shotDeclared'; unit: number; target: number }
    | { type: 'shotLanded'; unit: number; target: number; dice: readonly number[]; hits: number }
  );

/** DR-FIELD-003. */
export function begin(setup: Setup): Drill {
  const obstacles = new Array<number>(SQUARES).fill(0);
  for (const square of obstaclesOf(setup)) obstacles[square] = 1;
  const units = Array.from({ length: 20 }, (_, id): Unit => {
    const at = 5 + (id % 10) + (id < 10 ? 0 : SQUARES - SIZE);
    const side = id < 10 ? 'red' : 'blue';
    return { id, side, at, health: 3, acted: false, watching: false, duckedIn: 0, pinned: false };
  });
  return { switches: setup.switches, obstacles, units, mines: [], laid: 0, round: 1, turn: 'red' };
}

/** The details of a setup may be a list of obstacles of the players' own; anything else is one that cannot stand. */
export function obstaclesOf({ scenario, details }: Setup): readonly number[] {
  if (details === undefined) return scenario === 'open' ? [] : WALLS;
  return Array.isArray(details) ? (details as number[]) : [-1];
}

/** Broken walls and some blocks between the lines. */
const WALLS = [
  66, 73, 122, 123, 124, 128, 129, 130, 131, 135, 136, 137, 205, 206, 207, 212, 213, 214, 262, 263, 264, 268, 269, 270,
  271, 275, 276, 277, 326, 333,
];

export function copy({ switches, obstacles, units, mines, laid, round, turn }: Drill): Drill {
  const copied = new Array<Unit>(units.length);
  for (let i = 0; i < units.length; i++) copied[i] = copyUnit(units[i]!);
  return { switches, obstacles, units: copied, mines: mines.slice(), laid, round, turn };
}

function copyUnit({ id, side, at, health, acted, watching, duckedIn, pinned }: Unit): Unit {
  return { id, side, at, health, acted, watching, duckedIn, pinned };
}
