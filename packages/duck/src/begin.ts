import type { ArenaCard, MissionCard, Ping, TeamCard } from './content/cards.ts';
import { EVENTS, TABLES } from './content/deck.ts';
import { newTeamer } from './new-figures.ts';
import { planOf } from './ship/plan.ts';
import type { Switches } from './switches.ts';
import type { DuckTable, Fitting } from './table.ts';

/** What a game is made of before any die has fallen. */
export interface Beginning {
  readonly switches: Switches;
  readonly arena: ArenaCard;
  readonly mission: MissionCard;
  readonly team: readonly TeamCard[];
  readonly species: string;
  readonly threatLevel: number;
}

/** The ship laid out with every door shut and nothing placed on it yet; set-up proper throws dice and is a step. */
export function layTable({ switches, arena, mission, team, species, threatLevel }: Beginning): DuckTable {
  const plan = planOf(arena);
  return {
    switches,
    arena,
    mission,
    species,
    threatLevel,
    turn: 0,
    phase: 'setUp',
    order: [],
    figures: team.map((card, id) => newTeamer(id, card)),
    shipChanges: 0,
    doors: plan.doors.map(({ id, segments }) => ({
      id,
      open: false,
      stuck: false,
      damage: segments.map(() => 0),
      holed: segments.map(() => false),
      jammed: false,
      heldOpenUntil: 0,
    })),
    breaches: [],
    triedSides: [],
    tiles: plan.tiles.map(() => ({ markers: [], explored: false, tokens: 0, shotIn: false })),
    modules: plan.modules.map(() => ({ opened: false, entered: false, cards: [], ceiling: false, lasting: [] })),
    chits: [],
    loads: [],
    fittings: fittingsOf(plan.letters),
    things: [],
    charges: [],
    flames: [],
    explosions: [],
    vehicles: [],
    mush: [],
    hatches: [],
    bridge: { entry: null, airlock: -1, squares: [], awayFor: 0 },
    decks: {
      pings: Object.entries(TABLES.pings.pool).flatMap(([ping, n]) => new Array<Ping>(n).fill(ping as Ping)),
      usedPings: [],
      events: EVENTS.map(card => card.id),
      discards: [],
      cup: Object.entries(TABLES.cup.chits).flatMap(([points, n]) => new Array<number>(n).fill(Number(points))),
    },
    kitty: { chits: [], doubled: false, catastrophes: 0, mishaps: [] },
    mother: { calledIn: 0, dropped: false, drop: null },
    power: { down: false, turnsLeft: 0, override: false, primed: 0 },
    progress: {
      sourceLocated: false,
      sourceCleared: false,
      sourceEntered: false,
      marks: {},
      extraObjectives: [],
      withdrawn: false,
      competitors: { arriveIn: 0, airlock: -1, identifiedTeam: false, identifiedObjective: false },
      awards: [],
    },
    noise: { tiles: [], sirenUntil: 0 },
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
    return kind ? [{ at, kind, height, used: false, wrecked: false, holds: null, damage: 0 }] : [];
  });
}
