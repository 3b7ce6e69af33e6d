import type { Bot, Chance } from '../bot.ts';
import { type Counter, counter, type Seed } from '../dice/counter.ts';
import type { Event, Seat } from '../io.ts';
import { legalAnswers } from '../legal.ts';
import type { Question } from '../question.ts';
import type { System } from '../system.ts';

/** Asks bots about one table. What a bot is given besides the question is made once, for whoever is being asked. */
export class BotCall<T, E extends Event, V> {
  private seat: Seat = '';
  private question: Question | null = null;
  private taken = 0;
  private readonly chances: Counter;
  private readonly look: () => V;
  private readonly chance: Chance;
  private readonly candidates: () => readonly unknown[];

  constructor(system: System<T, E, V>, table: T, seed: Seed) {
    this.chances = counter(seed, 'chance');
    this.look = () => system.view(table, this.seat);
    this.chance = n => this.chances.draw(this.taken++, n);
    this.candidates = () => legalAnswers(system, table, this.seat, this.question!);
  }

  /** The bot's answer. Decisions of one number have the same chances, however often they are taken. */
  ask(bot: Bot<V>, seat: Seat, question: Question, number: number): unknown {
    this.seat = seat;
    this.question = question;
    this.taken = 0;
    this.chances.turnTo(number);
    return bot(question, this.look, this.chance, this.candidates);
  }
}
