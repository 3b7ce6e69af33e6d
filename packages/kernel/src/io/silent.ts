import type { Bot } from '../bot.ts';
import { chancesOf } from '../dice/chance.ts';
import { type Counter, counter, type Seed } from '../dice/counter.ts';
import type { Die } from '../dice/die.ts';
import type { Event, Io, Sealed, Seat } from '../io.ts';
import type { AnswerTo, Question } from '../question.ts';
import type { System } from '../system.ts';
import { BotCall } from './bot-call.ts';

/** Simulation at full speed: seeded dice, bots at every seat, nobody listening, nothing copied or kept. */
export class SilentIo<T, E extends Event, V> implements Io<E> {
  readonly silent = true;
  draws = 0;
  private readonly dice: Counter;
  private readonly bots: Readonly<Record<Seat, Bot<V>>>;
  private readonly call: BotCall<T, E, V>;

  constructor(system: System<T, E, V>, table: T, bots: Readonly<Record<Seat, Bot<V>>>, seed: Seed) {
    this.bots = bots;
    this.dice = counter(seed);
    this.call = new BotCall(system, table, chancesOf(seed));
  }

  roll(die: Die): number {
    return die.faces[this.dice.draw(this.draws++, die.faces.length)]!;
  }

  ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
    const bot = this.bots[seat];
    if (!bot) throw new Error(`a rule asked "${seat}", for whom no bot plays`);
    return this.call.ask(bot, seat, question) as AnswerTo<Q>;
  }

  askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] {
    return sealed.map(({ seat, question }) => this.ask(seat, question));
  }

  tell(): void {}
}

/** Plays a table to its end between bots and says how many steps it took. */
export function playOut<T, E extends Event, V>(system: System<T, E, V>, table: T, io: Io<E>): number {
  let steps = 0;
  while (system.outcome(table) === null) {
    if (steps++ >= system.stepLimit) throw new Error(`${system.id}: no end after ${system.stepLimit} steps`);
    system.step(table, io);
  }
  return steps;
}
