import { costTo } from '@sightline/geometry/grid';
import type { AnswerTo, Die, Json, Question, Seat } from '@sightline/kernel';
import { TEAM } from '../../src/content/deck.ts';
import { distancesFrom } from '../../src/rules/movement/distances.ts';
import { begin } from '../../src/rules/set-up/setup.ts';
import { step } from '../../src/rules/turn/step.ts';
import { apertureSquares } from '../../src/ship/places.ts';
import { planOf } from '../../src/ship/plan.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DuckIo } from '../../src/table/events.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { teamer } from '../../src/table/figures.ts';
import type { DuckTable, Ending } from '../../src/table/table.ts';
import { testTable } from './tables.ts';

const YOU = 0;

/** Where a man goes and what he does there, until it is done. */
export interface Stage {
  to(table: DuckTable, man: Teamer): number;
  readonly acts?: (act: Act, table: DuckTable) => boolean;
  until(table: DuckTable, man: Teamer): boolean;
  /** Squares he may go to; anywhere if it does not say. */
  readonly keepsTo?: (table: DuckTable, square: number) => boolean;
}

export const home: Stage = {
  to: table => table.bridge.squares[0]!,
  acts: ({ do: deed }) => deed === 'getOut',
  until: (table, man) => table.bridge.squares.includes(man.at),
};

/**
 * A whole mission from the first card to the last, through the menus alone: YOU runs an errand with a fire bomb and a DOOR RC in his bag, three comrades wait on
 * the bridge, nothing lives aboard and the dice are kind; those for squares go
 * through their faces. What can be won like this can be won.
 */
export function runErrand(scenario: string, arena: string, stages: readonly Stage[]): Ending['result'] {
  const { switches } = testTable();
  const team = TEAM.slice(0, 4).map(card => (card.you ? { ...card, gear: { 'fire-bomb': 1, 'door-rc': 1 } } : card));
  const table = begin({ scenario, switches, details: { arena, team } as unknown as Json });
  const left = [...stages];
  let n = 0;
  const io: DuckIo = {
    roll(die: Die, { purpose }) {
      if (purpose === 'sourceChit' || purpose === 'body') return die.faces[(5 * n + Math.floor(n++ / 6)) % 6]!;
      return purpose === 'sleeper' || die.name === 'AvD' ? die.faces.at(-1)! : die.faces[0]!;
    },
    ask: <Q extends Question>(_seat: Seat, question: Q) => answer(table, question, left) as AnswerTo<Q>,
    askAll: () => [],
    tell: () => undefined,
  };
  step(table, io);
  for (const tile of table.tiles) tile.markers = tile.markers.map(marker => ({ ...marker, ping: 'NONE' as const }));
  table.decks.pings = table.decks.pings.map(() => 'NONE' as const);
  for (const module of table.modules) module.cards = [];
  table.progress.competitors.arriveIn = 0;
  step(table, io);
  // The comrades make room for whoever comes back.
  const [, , third, last] = table.bridge.squares;
  for (const man of table.figures) if (man.id !== YOU) man.at = man.id === 1 ? third! : last!;
  for (let steps = 0; !table.ending; steps++) {
    if (steps > 2000) throw new Error(`${scenario} does not end`);
    step(table, io);
  }
  return table.ending.result;
}

interface Asked {
  readonly kind: string;
  readonly figure?: number;
  readonly options: readonly unknown[];
}

function answer(table: DuckTable, question: Question, left: Stage[]): unknown {
  const { kind, figure, options } = question as unknown as Asked;
  const man = teamer(table, YOU);
  while (left[0]?.until(table, man)) left.shift();
  switch (kind) {
    case 'boarding':
      return { do: 'inPairs' };
    case 'withdrawal':
      return left.length === 0 ? 'withdraw' : 'stayAboard';
    case 'whoActs':
      return options[0];
    case 'concert':
      return { with: null };
    case 'react':
      return { pass: true };
    case 'explore':
      return { figure: null, act: { do: 'done' } };
    case 'act':
      return figure === YOU && left[0] ? nextAct(table, man, left[0], options as readonly Act[]) : { do: 'done' };
    case 'walk':
      return nearest(table, man, left[0]!, options as readonly { to?: number }[]);
    case 'leadSurvivor':
      return behind(table, man, left[0] ?? home, options as readonly { to: number }[]);
    default:
      return options[0];
  }
}

function nextAct(table: DuckTable, man: Teamer, stage: Stage, options: readonly Act[]): unknown {
  const wanted = options.find(act => stage.acts?.(act, table));
  const door = options.find(act => act.do === 'openDoor' && leadsOn(table, man, stage, act.door));
  const isThere = man.at === stage.to(table, man);
  const move = isThere ? undefined : options.find(act => act.do === 'move');
  return wanted ?? door ?? move ?? { do: 'done' };
}

/** Whether the square behind a door is nearer to where he wants to be. */
function leadsOn(table: DuckTable, man: Teamer, stage: Stage, door: number): boolean {
  const { here, beyond } = apertureSquares(table, planOf(table.arena).doors[door]!);
  const reach = distancesFrom(table, stage.to(table, man), true);
  const cost = (square: number): number => costTo(reach, square) ?? Number.MAX_SAFE_INTEGER;
  return Math.min(...[...here, ...beyond].map(cost)) < cost(man.at);
}

function nearest(table: DuckTable, man: Teamer, stage: Stage, options: readonly { to?: number }[]): unknown {
  const reach = distancesFrom(table, stage.to(table, man), true);
  const cost = ({ to }: { to?: number }): number =>
    to === undefined ? Number.MAX_SAFE_INTEGER : (costTo(reach, to) ?? Number.MAX_SAFE_INTEGER);
  const allowed = options.filter(({ to }) => to !== undefined && (stage.keepsTo?.(table, to) ?? true));
  return allowed.toSorted((a, b) => cost(a) - cost(b))[0] ?? options[0];
}

/** Those who follow keep behind their guide, so that they do not stand in his way. */
function behind(table: DuckTable, man: Teamer, stage: Stage, options: readonly { to: number }[]): unknown {
  const reach = distancesFrom(table, stage.to(table, man), true);
  const isBehind = ({ to }: { to: number }): boolean => (costTo(reach, to) ?? 0) >= (costTo(reach, man.at) ?? 0);
  return nearest(table, man, stage, options.filter(isBehind)) ?? options[0];
}
