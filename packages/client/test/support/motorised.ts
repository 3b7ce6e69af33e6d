import { type Act, type Dustup, type DustupQuestion, dustup } from '@sightline/dustup';
import {
  advance,
  answer,
  create,
  type Json,
  legalAnswers,
  type Match,
  nowOf,
  openQuestions,
  save,
} from '@sightline/kernel';

const LEADER = { role: 'Squad leader', leader: true, weapons: ['assaultRifle'] };
const INFANTRY = {
  type: 'infantry',
  quality: 'veteran',
  leadership: 1,
  armour: 'fullLight',
  moves: 6,
  close: 'bayonetKnifeButt',
} as const;

const squad = (code: string, name: string, riflemen: number) => ({
  code,
  name,
  ...INFANTRY,
  figures: [LEADER, { role: 'Rifleman', count: riflemen, weapons: ['assaultRifle'] }],
});

const force = (letter: string, title: string, squads: readonly string[], vehicles: readonly string[]) => ({
  id: title.toLowerCase(),
  title,
  rule: 'house',
  units: squads.map((name, i) => squad(`${letter}-${i + 1}`, name, 4)),
  vehicles: vehicles.map((vehicle, i) => ({ code: `${letter}-V${i + 1}`, vehicle })),
});

type Corner = readonly [number, number];
const box = (type: string, [x, y]: Corner, [toX, toY]: Corner) => ({
  type,
  points: [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
  ],
});

const YARD = {
  id: 'yard',
  title: 'The yard',
  rule: 'house',
  width: 44,
  depth: 40,
  areas: [
    box('lightWoods', [18, 2], [25, 9]),
    box('road', [0, 18], [44, 21]),
    box('swamp', [20, 26], [27, 33]),
    box('buildingSolid', [20, 12], [23, 15]),
  ],
  lines: [],
};

/** The details of a battle with vehicles of the catalogue, on a yard with a road, a wood, a swamp and a house. */
export function motorised(red: readonly string[], blue: readonly string[]): Json {
  return {
    map: YARD,
    turns: 6,
    forces: [force('R', 'Red', ['First Squad'], red), force('B', 'Blue', ['Conscripts'], blue)],
  } as unknown as Json;
}

/** One of each kind and mover. */
export const MOTLEY: readonly [readonly string[], readonly string[]] = [
  ['battleTank', 'reconBuggy', 'wheeledCarrier', 'fightingVehicle', 'hoverScout', 'assaultMech'],
  ['heavyTank', 'landFortress', 'gravCarrier', 'cargoTruck', 'siegeHulk', 'stalker'],
];

interface Set {
  readonly red: readonly string[];
  readonly blue: readonly string[];
  /** Where each unit stands, by its number, in inches; and which way it points, or that its men stand in a row. */
  readonly places: readonly (readonly [x: number, y: number, facing?: number | 'row'])[];
  /** Whom red activates first. */
  readonly acts: number;
  /** A vehicle that the first shot offered at it is to destroy. */
  readonly falls?: number;
}

/** So many sets of dice are tried: one in two gives red the first turn. */
const TRIES = 200;

/**
 * A battle as a file, drawn up as it is wanted, at the first question of what a unit of red's does. The dice are the first
 * that begin with red and do what is asked of them, whatever the rules in work make of a secret.
 */
export function drawnUp(set: Set): string {
  for (let n = 0; n < TRIES; n++) {
    const match = begun(set, `drawn up ${n}`);
    if (match === null) continue;
    const file = save(match);
    if (set.falls === undefined || isDestroyed(match, set.falls)) return file;
  }
  throw new Error('expected dice that do as they are told');
}

function begun({ red, blue, places, acts }: Set, secret: string): Match<Dustup> | null {
  const players = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;
  const match = create(dustup, { scenario: 'ownBattle', switches: {}, players, secret, details: motorised(red, blue) });
  advance(dustup, match);
  for (let asked = 0; asked < 40; asked++) {
    const { seat, question } = openQuestions(match)[0]!;
    if (question.kind === 'act') return match;
    if (question.kind === 'activate' && seat === 'blue') return null;
    const refusals = answer(dustup, match, seat, answerTo(question as DustupQuestion, places, acts));
    if (refusals.length > 0) throw new Error(`expected no refusal, got ${refusals[0]!.code} to ${question.kind}`);
  }
  throw new Error('expected somebody to act');
}

function isDestroyed(match: Match<Dustup>, target: number): boolean {
  const { seat, question } = openQuestions(match)[0]!;
  const offered = legalAnswers(dustup, nowOf(match), seat, question) as readonly Act[];
  const shot = offered.find(act => act.do === 'shoot' && act.target === target);
  return answer(dustup, match, seat, shot).length === 0 && nowOf(match).units[target]!.hull?.destroyed === true;
}

function answerTo(question: DustupQuestion, places: Set['places'], acts: number): unknown {
  switch (question.kind) {
    case 'whichToDeploy':
      return question.options[0];
    case 'deploy': {
      const [x, y, facing] = places[question.unit.id]!;
      const at = { x: 1000 * x, y: 1000 * y };
      if (facing === 'row') return { at, places: [1, 2, 3, 4].map(i => ({ x: at.x + 1100 * i, y: at.y })) };
      return { at, ...(facing === undefined ? {} : { facing }) };
    }
    case 'goFirst':
      return 'first';
    case 'activate':
      return { do: 'activate', unit: acts };
    case 'react':
      return { pass: true };
    default:
      throw new Error(`expected nobody to be asked ${question.kind}`);
  }
}
