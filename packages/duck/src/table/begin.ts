import { halfAt, isSide, quarterAt, squareOfTile, WHOLE } from '@sightline/geometry/grid';
import type { ArenaCard, MissionCard, Ping, TeamCard } from '../content/cards.ts';
import { EVENTS, TABLES } from '../content/deck.ts';
import { planOf, SIDES, squareOfCard } from '../ship/plan.ts';
import type { Switches } from '../switches.ts';
import { newTeamer } from './new-figures.ts';
import type { DuckTable, Fitting, OwnCards, Vehicle } from './table.ts';

/** What a game is made of before any die has fallen. */
export interface Beginning {
  readonly switches: Switches;
  readonly arena: ArenaCard;
  readonly mission: MissionCard;
  readonly team: readonly TeamCard[];
  readonly species: string;
  readonly threatLevel: number;
  readonly own?: OwnCards;
}

export const NO_OWN: OwnCards = { species: [], events: [], weapons: [], gear: [] };

/** The ship laid out with every door shut and nothing placed on it yet; set-up proper throws dice and is a step. */
export function layTable(beginning: Beginning): DuckTable {
  const { switches, arena, mission, team, species, threatLevel, own = NO_OWN } = beginning;
  const plan = planOf(arena);
  return {
    switches,
    arena,
    mission,
    species,
    threatLevel,
    own,
    turn: 0,
    phase: 'setUp',
    order: [],
    underNext: [],
    sequence: [],
    figures: team.map((card, id) => newTeamer({ own }, id, card)),
    shipChanges: 0,
    doors: plan.doors.map(({ id, segments }) => ({
      id,
      open: false,
      stuck: false,
      damage: segments.map(() => 0),
      holed: segments.map(() => false),
      struck: 0,
      jammed: false,
      heldOpenUntil: 0,
    })),
    breaches: [],
    triedSides: [],
    tiles: plan.tiles.map(() => ({ markers: [], explored: false, scanned: false, tokens: 0, shotIn: false })),
    modules: plan.modules.map(() => ({
      opened: false,
      unseen: false,
      entered: false,
      cards: [],
      ceiling: false,
      lasting: [],
    })),
    chits: [],
    loads: [],
    fittings: [...fittingsOf(plan.letters), ...partFilledOf(arena)],
    things: [],
    charges: [],
    flames: [],
    explosions: [],
    vehicles: vehiclesOf(arena),
    mush: [],
    denied: { mark: '', shots: [] },
    hatches: [],
    bridge: { entry: null, airlock: -1, squares: [], others: [], awayFor: 0 },
    decks: {
      pings: Object.entries(TABLES.pings.pool).flatMap(([ping, n]) => new Array<Ping>(n).fill(ping as Ping)),
      usedPings: [],
      events: [...EVENTS, ...own.events].map(card => card.id),
      discards: [],
      cup: Object.entries(TABLES.cup.chits).flatMap(([points, n]) => new Array<number>(n).fill(Number(points))),
    },
    kitty: { chits: [], doubled: false, catastrophes: 0, mishaps: [] },
    mother: [0, 1].map(() => ({ calledIn: 0, dropped: false, drop: null })),
    power: { down: false, turnsLeft: 0, override: false, primed: 0 },
    progress: {
      sourceLocated: false,
      sourceCleared: false,
      sourceEntered: false,
      marks: {},
      extraObjectives: [],
      orders: [],
      withdrawn: false,
      competitors: {
        arriveIn: 0,
        airlock: -1,
        identifiedTeam: false,
        identifiedObjective: false,
        sighted: [],
        sightedIn: 0,
        entered: [],
      },
      awards: [],
    },
    noise: { tiles: [], sirenUntil: 0 },
    undrawn: { arenas: [], missions: [], species: null },
    multiTeam: null,
    ending: null,
    dronesToBoard: 0,
  };
}

const FITTINGS: Readonly<Record<string, Fitting['kind']>> = {
  k: 'locker',
  w: 'workspace',
  s: 'pod',
  i: 'isolation',
  l: 'furniture',
  h: 'furniture',
};

function fittingsOf(letters: readonly string[]): Fitting[] {
  return letters.flatMap((letter, at) => {
    const kind = FITTINGS[letter];
    const height = letter === 'l' || letter === 'w' ? 'LOW' : 'HIGH';
    return kind ? [{ at, kind, height, quarters: WHOLE, used: false, wrecked: false, holds: null, damage: 0 }] : [];
  });
}

const FILLS = { N: 1, NE: 2, E: 3, SE: 4, S: 5, SW: 6, W: 7, NW: 8 } as const;

/** DK-MOVE-043: crates and the like along a side or in a corner of their square. */
function partFilledOf(arena: ArenaCard): Fitting[] {
  const { tiling } = planOf(arena);
  return arena.partFilled.map(({ tile: [x, y], square: [column, row], height, fills }): Fitting => {
    const at = squareOfTile(tiling, (y + 1) * tiling.columns + x + 1, column, row);
    const side = FILLS[fills];
    const quarters = isSide(side) ? halfAt(side) : quarterAt(side);
    return { at, kind: 'furniture', height, quarters, used: false, wrecked: false, holds: null, damage: 0 };
  });
}

/** DK-CARGO-013: vehicles stand where the arena card has them, empty. */
function vehiclesOf(arena: ArenaCard): Vehicle[] {
  return arena.vehicles.map(({ type, tile, square, facing }, id) => {
    const front = squareOfCard(arena, tile, square);
    return { id, type, front, facing: SIDES[facing], driver: null, passenger: null, pods: [] };
  });
}
