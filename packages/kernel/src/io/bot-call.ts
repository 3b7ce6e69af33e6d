import type { Bot, Chance } from '../bot.ts';
import type { Chances } from '../dice/chance.ts';
import type { Event, Seat } from '../io.ts';
import { legalAnswers } from '../legal.ts';
import type { Question } from '../question.ts';
import type { System } from '../system.ts';

/** Asks bots about one table. What a bot is given besides the question is made once, for whoever is being asked. */
export class BotCall<T, E extends Event, V> {
  private seat: Seat = '';
  private question: Question | null = null;
  private readonly look: () => V;
  private readonly chance: Chance;
  private readonly candidates: () => readonly unknown[];

  constructor(system: System<T, E, V>, table: T, chances: Chances) {
    this.look = () => system.view(table, this.seat);
    this.chance = n => chances.next(n);
    this.candidates = () => legalAnswers(system, table, this.seat, this.question!);
  }

  ask(bot: Bot<V>, seat: Seat, question: Question): unknown {
    this.seat = seat;
    this.question = question;
    return bot(question, this.look, this.chance, this.candidates);
  }
}
