import type { RuleId } from '@sightline/ledger';
import type { Event, Io, Seat } from './io.ts';
import type { Listed } from './question.ts';

/** Something that just happened and may be reacted to: plain data. */
export interface Trigger {
  readonly on: string;
}

/** A reaction of the rulebook: what may be done on a trigger, by whom, and how it is carried out. */
export interface Reaction<T, E extends Event, G extends Trigger, C> {
  readonly on: G['on'];
  readonly rule: RuleId;
  choices(table: T, trigger: G, seat: Seat): readonly C[];
  /** HS-VIEW-006: others cannot know that the seat has no choice here. It is asked all the same, and can only pass. */
  mayHide?(table: T, trigger: G, seat: Seat): boolean;
  take(table: T, io: Io<E>, trigger: G, choice: C): void;
}

/** One reaction that a seat may take, or the decision to let the moment go. */
export type Offered<C> = { readonly reaction: RuleId; readonly choice: C } | Pass;
export interface Pass {
  readonly pass: true;
}
export const PASS: Pass = { pass: true };

export interface Offer<G extends Trigger, C> extends Listed<Offered<C>> {
  readonly kind: 'react';
  readonly trigger: G;
}

/** A seat's word to pass on a kind of offer until it says otherwise; without a reaction it covers all on that trigger. */
export interface StandingOrder {
  readonly seat: Seat;
  readonly on: string;
  readonly reaction?: RuleId;
}

/**
 * HS-OFFER-001 to HS-OFFER-003. Asks each seat that has something to offer, in rulebook order (HS-OFFER-003), to take
 * one reaction or pass; after a taken one the table is judged afresh and everybody is asked again (HS-OFFER-002). No
 * offer, no question; unless the question alone would tell of what is hidden.
 */
export function offer<T, E extends Event, G extends Trigger, C>(
  reactions: readonly Reaction<T, E, G, C>[],
  seats: readonly Seat[],
  table: T,
  io: Io<E>,
  trigger: G,
): void {
  while (seats.some(seat => takeOne(reactions, seat, table, io, trigger)));
}

function takeOne<T, E extends Event, G extends Trigger, C>(
  reactions: readonly Reaction<T, E, G, C>[],
  seat: Seat,
  table: T,
  io: Io<E>,
  trigger: G,
): boolean {
  const options: Offered<C>[] = [];
  for (const reaction of reactions) {
    if (reaction.on !== trigger.on) continue;
    for (const choice of reaction.choices(table, trigger, seat)) options.push({ reaction: reaction.rule, choice });
  }
  const [first] = options;
  const rule =
    first && 'reaction' in first ? first.reaction : reactions.find(each => mayHide(each, table, trigger, seat))?.rule;
  if (rule === undefined) return false;
  options.push(PASS);
  const question: Offer<G, C> = { kind: 'react', rule, trigger, options };
  const answer: Offered<C> = io.ask(seat, question);
  if ('pass' in answer) return false;
  const taken = reactions.find(({ on, rule }) => on === trigger.on && rule === answer.reaction);
  if (!taken) throw new Error(`offer: no reaction ${answer.reaction} on ${trigger.on}`);
  taken.take(table, io, trigger, answer.choice);
  return true;
}

function mayHide<T, E extends Event, G extends Trigger, C>(
  reaction: Reaction<T, E, G, C>,
  table: T,
  trigger: G,
  seat: Seat,
): boolean {
  return reaction.on === trigger.on && reaction.mayHide?.(table, trigger, seat) === true;
}

/** Whether an offer holds nothing but a pass: it is made for the eyes of others. */
export function isForShow({ options }: Offer<Trigger, unknown>): boolean {
  return options.length === 1;
}

/** Whether standing orders cover everything that an offer holds. */
export function isPassedOn(orders: readonly StandingOrder[], seat: Seat, offered: Offer<Trigger, unknown>): boolean {
  const isCovered = (reaction: RuleId): boolean =>
    orders.some(
      order =>
        order.seat === seat &&
        order.on === offered.trigger.on &&
        (order.reaction === undefined || order.reaction === reaction),
    );
  if (isForShow(offered)) return isCovered(offered.rule);
  return offered.options.every(option => 'pass' in option || isCovered(option.reaction));
}
