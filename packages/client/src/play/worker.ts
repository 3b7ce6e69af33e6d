import { type Move, machineMoves } from '@sightline/desk';
import {
  type AnySystem,
  type Match,
  type Odds,
  oddsOnView,
  type Question,
  type Seat,
  type Wanted,
} from '@sightline/kernel';
import { shelf } from '../games/systems.ts';

/** Bots think and odds are counted here, so that the page never waits for either. */
export type Order =
  | { readonly kind: 'think'; readonly match: Match }
  | {
      readonly kind: 'odds';
      readonly wanted: Wanted;
      /** What the seat sees: odds hang on nothing else. */
      readonly view: unknown;
      readonly seat: Seat;
      readonly question: Question;
      readonly answer: unknown;
    };

export interface Asked {
  readonly id: number;
  readonly order: Order;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: readonly Move[] | Odds | null }
  | { readonly id: number; readonly ok: false; readonly why: string };

async function carryOut(order: Order): Promise<readonly Move[] | Odds | null> {
  switch (order.kind) {
    case 'think': {
      const { system, edition, inWork = false } = order.match;
      return machineMoves(await systemOf({ system, edition, inWork }), order.match);
    }
    case 'odds':
      return oddsOnView(await systemOf(order.wanted), order.view, order.seat, order.question, order.answer);
    default:
      return order satisfies never;
  }
}

/** The rules that the game was begun under: whoever opened it has had them already. */
async function systemOf(wanted: Wanted): Promise<AnySystem> {
  const found = await shelf(wanted);
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value.system;
}

async function reply(asked: Asked): Promise<Reply> {
  try {
    return { id: asked.id, ok: true, result: await carryOut(asked.order) };
  } catch (thrown) {
    return { id: asked.id, ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

addEventListener('message', (message: MessageEvent<Asked>) => void reply(message.data).then(done => postMessage(done)));
