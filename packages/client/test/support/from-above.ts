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
  type Seat,
} from '@sightline/kernel';
import { motorised } from './motorised.ts';

/** What waits for an answer while a battle is played on. */
export interface Asked {
  readonly seat: Seat;
  readonly question: DustupQuestion;
  readonly table: Dustup;
  readonly offered: readonly unknown[];
}

export interface Battle {
  readonly red: readonly string[];
  readonly blue: readonly string[];
  /** Artillery that red may ask for. */
  readonly support?: readonly string[];
  /** Red's squad starts in the first of its vehicles. */
  readonly aboard?: boolean;
  /** Blue's squad is a team with a missile against aircraft. */
  readonly missiles?: boolean;
  /** What is answered where it matters; undefined leaves it to whatever is usual. */
  wish(asked: Asked): unknown;
  isThere(asked: Asked): boolean;
  /** Whether what has come about is what was wanted: otherwise other dice are tried. */
  isWanted?(match: Match<Dustup>): boolean;
}

const TRIES = 300;
const MOST_ANSWERS = 160;

/** A battle played on until it is there, with the first dice that lead to what is wanted. */
export function playedTo(battle: Battle): Match<Dustup> {
  for (let n = 0; n < TRIES; n++) {
    const match = playedWith(battle, `from above ${n}`);
    if (match !== null && (battle.isWanted?.(match) ?? true)) return match;
  }
  throw new Error('expected dice that lead to what is wanted');
}

function playedWith(battle: Battle, secret: string): Match<Dustup> | null {
  const players = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;
  const match = create(dustup, { scenario: 'ownBattle', switches: {}, players, secret, details: detailsOf(battle) });
  advance(dustup, match);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = openQuestions(match)[0];
    if (!open) return null;
    const { seat } = open;
    const question = open.question as DustupQuestion;
    const asked = { seat, question, table: nowOf(match), offered: legalAnswers(dustup, nowOf(match), seat, question) };
    if (battle.isThere(asked)) return match;
    const wished = battle.wish(asked);
    const refusals = answer(dustup, match, seat, wished === undefined ? usual(asked) : wished);
    if (refusals.length > 0) throw new Error(`expected no refusal, got ${refusals[0]!.code} to ${question.kind}`);
  }
  return null;
}

/** Nobody does anything by himself, and whatever may come comes. */
export function usual({ question, offered }: Pick<Asked, 'question' | 'offered'>): unknown {
  if (question.kind === 'react') return { pass: true };
  if (question.kind === 'act') return { do: 'stop' } satisfies Act;
  return offered[0];
}

interface Force {
  readonly units: readonly object[];
}

function detailsOf({ red, blue, support = [], aboard = false, missiles = false }: Battle): Json {
  const details = motorised(red, blue) as unknown as { readonly forces: readonly [Force, Force] };
  const [reds, blues] = details.forces;
  const riding = { ...reds, units: reds.units.map(unit => ({ ...unit, aboard: 'R-V1' })) };
  return {
    ...details,
    turns: 8,
    support: [support.map(asset => ({ asset, missions: 3 })), []],
    forces: [aboard ? riding : reds, missiles ? { ...blues, units: [MISSILES] } : blues],
  } as unknown as Json;
}

type Spot = readonly [x: number, y: number, facing?: number];

/** Everybody deployed there, and what flies brought on as soon as can be, over that place of the edge. */
export function broughtOn(places: Readonly<Record<number, Spot>>, over: Spot): Battle['wish'] {
  const placed = ([x, y, facing]: Spot): unknown => ({
    at: { x: 1000 * x, y: 1000 * y },
    ...(facing === undefined ? {} : { facing }),
  });
  return ({ question, offered }) => {
    const spot = question.kind === 'deploy' ? places[question.unit.id] : question.kind === 'arrive' ? over : undefined;
    if (spot) return placed(spot);
    const doing = (what: string) => offered.find(each => (each as { readonly do?: string }).do === what);
    return question.kind === 'activate' ? (doing('bringOn') ?? doing('activate')) : undefined;
  };
}

const MISSILES = {
  code: 'B-1',
  name: 'Missile Team',
  type: 'infantry',
  quality: 'elite',
  leadership: 1,
  armour: 'partialLight',
  moves: 6,
  close: 'bayonetKnifeButt',
  served: { weapon: 'shoulderAntiAirMissile', on: 'shoulder', shots: 2 },
  figures: [
    { role: 'Crew chief', leader: true, weapons: ['assaultRifle'] },
    { role: 'Crewman', weapons: ['assaultRifle'] },
  ],
};
