import { type Move, machineMoves } from '@sightline/desk';
import { type Match, type Odds, oddsOnView, type Question, type Seat } from '@sightline/kernel';
import { newestEdition } from '../games/systems.ts';

/** Bots think and odds are counted here, so that the page never waits for either. */
export type Order =
  | { readonly kind: 'think'; readonly match: Match }
  | {
      readonly kind: 'odds';
      readonly system: string;
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
    case 'think':
      return machineMoves((await newestEdition(order.match.system)).system, order.match);
    case 'odds':
      return oddsOnView(
        (await newestEdition(order.system)).system,
        order.view,
        order.seat,
        order.question,
        order.answer,
      );
    default:
      return order satisfies never;
  }
}

async function reply(asked: Asked): Promise<Reply> {
  try {
    return { id: asked.id, ok: true, result: await carryOut(asked.order) };
  } catch (thrown) {
    return { id: asked.id, ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

addEventListener('message', (message: MessageEvent<Asked>) => void reply(message.data).then(done => postMessage(done)));
