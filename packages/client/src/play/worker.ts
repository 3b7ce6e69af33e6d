import '../app/no-made-code.ts';
import { machineMoves } from '@sightline/desk';
import {
  hintOn,
  intentsOf,
  type Match,
  oddsOnView,
  type Question,
  type Seat,
  type Viewer,
  type Wanted,
} from '@sightline/kernel';
import type { Found } from '@sightline/shelf';
import { shelf } from '../games/systems.ts';

/** Bots think and odds are counted here, so that the page never waits for either. */
export type Order =
  | { readonly kind: 'think'; readonly match: Match }
  | {
      readonly kind: 'hint';
      readonly wanted: Wanted;
      readonly view: unknown;
      readonly seat: Seat;
      readonly question: Question;
    }
  | {
      readonly kind: 'odds';
      readonly wanted: Wanted;
      /** What the seat sees: odds hang on nothing else. */
      readonly view: unknown;
      readonly seat: Seat;
      readonly question: Question;
      readonly answer: unknown;
    }
  | {
      readonly kind: 'intents';
      readonly wanted: Wanted;
      readonly view: unknown;
      readonly viewer: Viewer;
      readonly figures: readonly number[];
    };

export interface Asked {
  readonly id: number;
  readonly order: Order;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string };

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'think': {
      const { system, edition, inWork = false } = order.match;
      return machineMoves((await foundFor({ system, edition, inWork })).system, order.match);
    }
    case 'hint':
      return hintOn((await foundFor(order.wanted)).system, order.view, order.seat, order.question);
    case 'odds':
      return oddsOnView((await foundFor(order.wanted)).system, order.view, order.seat, order.question, order.answer);
    case 'intents':
      return intentsOf((await foundFor(order.wanted)).edition.board, order.view, order.viewer, order.figures);
    default:
      return order satisfies never;
  }
}

/** The rules that the game was begun under: whoever opened it has had them already. */
async function foundFor(wanted: Wanted): Promise<Found> {
  const found = await shelf(wanted);
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value;
}

async function reply(asked: Asked): Promise<Reply> {
  try {
    return { id: asked.id, ok: true, result: await carryOut(asked.order) };
  } catch (thrown) {
    return { id: asked.id, ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

addEventListener('message', (message: MessageEvent<Asked>) => void reply(message.data).then(done => postMessage(done)));
