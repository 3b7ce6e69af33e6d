import { type Chances, chancesOf } from '../dice/chance.ts';
import { type Counter, diceOf, parseSeed } from '../dice/counter.ts';
import type { Die } from '../dice/die.ts';
import type { Because, Event, Io, Sealed, Seat } from '../io.ts';
import { whyNotAnswerTo } from '../legal.ts';
import type { Asked, Input, Line, Match, SealedPlace } from '../match/match.ts';
import { isPassedFor } from '../match/passing.ts';
import { PASS } from '../offer.ts';
import type { AnswerTo, Question } from '../question.ts';
import type { System } from '../system.ts';
import { BotCall } from './bot-call.ts';
import { Diverged } from './diverged.ts';
import { Suspended } from './suspended.ts';
import { TRAIL_START, trailAnswer, trailAsk, trailText, trailWord } from './trail.ts';

/** What helps a match along while it runs. */
export interface Hands<E extends Event = Event> {
  /**
   * Is told every line, with how many inputs of the match had been given by then, in which step it fell, and how the table
   * stood: that very table, which goes on changing. Whoever wants to look at it later looks at a copy.
   */
  readonly listen?: (line: Line<E>, after: number, step: number, table: unknown) => void;
  /**
   * Bots and standing orders answer at once, unless this is false: then every question is put to the outside. `orders`: what
   * standing orders cover is passed on at once, and the bots' questions are put to the outside.
   */
  readonly inline?: boolean | 'orders';
  /** Answers that are recalled are judged as new ones are: somebody else may have written them. */
  readonly judge?: boolean;
}

/** Runs one step of a match: dice by counter, answers from the inputs, then from bots; persons by suspending. */
export class SeededIo<T, E extends Event, V> implements Io<E> {
  draws: number;
  shown: number;
  trail = TRAIL_START;
  told = 0;
  /** The inputs of this step: those it was given and those it added itself. */
  readonly inputs: Input[];
  /** How many of them it has used. */
  used = 0;

  /** Whether the last die was entered by hand. */
  protected byHand = false;
  protected readonly match: Match<T>;
  private readonly system: System<T, E, V>;
  private readonly table: T;
  private readonly hands: Hands<E>;
  private readonly heard: number;
  private dice: Counter;
  private nextSeed = Number.POSITIVE_INFINITY;
  private bots: { readonly call: BotCall<T, E, V>; readonly chances: Chances } | null = null;

  /** `inputs` becomes the Io's own. */
  constructor(system: System<T, E, V>, match: Match<T>, table: T, inputs: Input[], hands: Hands<E>) {
    this.system = system;
    this.match = match;
    this.table = table;
    this.inputs = inputs;
    this.hands = hands;
    this.draws = match.draws;
    this.shown = match.shown;
    this.heard = match.pause?.told ?? 0;
    this.dice = diceOf(match.dice.seed);
    if (match.dice.reseeds.length > 0) this.reseed();
  }

  roll(die: Die, why: Because): number {
    const face = this.face(die, why);
    this.draws++;
    this.trail = trailWord(trailWord(this.trail, die.faces.length), face);
    if (this.byHand) this.say({ kind: 'roll', die: die.name, face, why, entered: true });
    else this.say({ kind: 'roll', die: die.name, face, why });
    return face;
  }

  ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
    this.trail = trailAsk(this.trail, seat, question);
    const recalled = this.recall(seat, question);
    const answer = recalled === undefined ? this.inline(seat, question) : recalled;
    if (answer === undefined) throw new Suspended({ kind: 'ask', seat, question });
    this.trail = trailAnswer(this.trail, answer);
    return answer as AnswerTo<Q>;
  }

  askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] {
    for (const { seat, question } of sealed) this.trail = trailAsk(this.trail, seat, question);
    if (this.used < this.inputs.length)
      return this.opened(sealed.map(({ seat, question }) => this.recall(seat, question) as AnswerTo<Q>));
    const asks = sealed.map(({ seat, question }, at) => {
      const answer = this.inlineAnswer(seat, question, at);
      return { seat, question, given: answer === undefined ? null : { answer } };
    });
    if (asks.some(({ given }) => given === null)) throw new Suspended({ kind: 'sealed', asks });
    const answers = asks.map(({ seat, given }, at) => {
      this.record(seat, given!.answer, { sealed: { at, of: asks.length } });
      return given!.answer as AnswerTo<Q>;
    });
    return this.opened(answers);
  }

  tell(event: E): void {
    if (event.shows) this.shown++;
    this.trail = trailText(this.trail, event.type);
    this.say({ kind: 'event', event });
  }

  /** What the pause says when the step could not go on. */
  pause(asked: Asked): NonNullable<Match<T>['pause']> {
    const { draws, shown, trail, told, table } = this;
    return { asked, now: table, draws, shown, trail, told: Math.max(told, this.heard) };
  }

  protected face(die: Die, _why: Because): number {
    return this.machineFace(die);
  }

  protected machineFace(die: Die): number {
    if (this.draws >= this.nextSeed) this.reseed();
    return die.faces[this.dice.draw(this.draws, die.faces.length)]!;
  }

  /** The next input, which must have been given at this very place. */
  protected next(): Input | undefined {
    const input = this.inputs[this.used];
    if (!input) return undefined;
    if (input.trail !== this.trail || input.draws !== this.draws || input.shown !== this.shown) this.diverged(input);
    this.used++;
    return input;
  }

  /** Sealed answers were all given at one place; they leave their trail when they are opened. */
  private opened<A>(answers: A[]): A[] {
    for (const answer of answers) this.trail = trailAnswer(this.trail, answer);
    return answers;
  }

  private recall(seat: Seat, question: Question): unknown {
    const input = this.next();
    if (!input) return undefined;
    if (input.kind !== 'answer' || input.seat !== seat) return this.diverged(input, question.kind);
    if (this.hands.judge) this.judge(seat, question, input.answer);
    return input.answer;
  }

  private judge(seat: Seat, question: Question, answer: unknown): void {
    const [refusal] = whyNotAnswerTo(this.system, this.table, seat, question, answer);
    if (refusal) this.reject(`${seat} may not answer ${question.kind} with ${JSON.stringify(answer)}: ${refusal.code}`);
  }

  /** The input that was used last is none that these rules take. */
  protected reject(why: string): never {
    const { step, past } = this.match;
    throw new Diverged(why, { step, input: past.length + this.used - 1 });
  }

  private inline(seat: Seat, question: Question): unknown {
    if (this.hands.inline === false) return undefined;
    if (isPassedFor(this.match, seat, question)) {
      this.record(seat, PASS, { byOrder: true });
      return PASS;
    }
    const answer = this.inlineAnswer(seat, question);
    if (answer !== undefined) this.record(seat, answer);
    return answer;
  }

  /** Under seal nothing is recorded yet: `at` tells the bots apart, so that their chances are not the same. */
  private inlineAnswer(seat: Seat, question: Question, at = 0): unknown {
    if (this.hands.inline === false || this.hands.inline === 'orders') return undefined;
    const { match, system, table } = this;
    const player = match.players[seat];
    if (!player) throw new Error(`a rule asked "${seat}", who has no seat in this match`);
    if (player.kind === 'person') return undefined;
    const { call, chances } = this.callBots();
    chances.decide(match.past.length + this.inputs.length + at);
    const answer = call.ask(system.bots[player.bot]!, seat, question);
    const [refusal] = whyNotAnswerTo(system, table, seat, question, answer);
    if (refusal)
      throw new Error(`bot ${player.bot} answered ${JSON.stringify(answer)} to ${question.kind}: ${refusal.code}`);
    return answer;
  }

  private callBots(): { readonly call: BotCall<T, E, V>; readonly chances: Chances } {
    if (!this.bots) {
      const chances = chancesOf(parseSeed(this.match.dice.seed));
      this.bots = { call: new BotCall(this.system, this.table, chances), chances };
    }
    return this.bots;
  }

  private record(seat: Seat, answer: unknown, how?: { sealed: SealedPlace } | { byOrder: true }): void {
    const { draws, shown, trail } = this;
    if (how) this.inputs.push({ kind: 'answer', seat, answer, draws, shown, trail, ...how });
    else this.inputs.push({ kind: 'answer', seat, answer, draws, shown, trail });
    this.used++;
  }

  private say(line: Line<E>): void {
    if (this.told++ < this.heard) return;
    this.hands.listen?.(line, this.match.past.length + this.used, this.match.step, this.table);
  }

  /** HS-DICE-001: the seed that holds at this draw, and the draw at which another takes over. */
  private reseed(): void {
    const { seed, reseeds } = this.match.dice;
    this.dice = diceOf(reseeds.findLast(({ from }) => from <= this.draws)?.seed ?? seed);
    this.nextSeed = reseeds.find(({ from }) => from > this.draws)?.from ?? Number.POSITIVE_INFINITY;
  }

  private diverged(input: Input, asked = 'a die'): never {
    const expected = input.kind === 'answer' ? `an answer of ${input.seat}` : 'a die';
    const { step, system, past } = this.match;
    throw new Diverged(
      `diverged: running step ${step} of ${system} again did not reproduce it. Input ${this.used} is ` +
        `${expected}, given after ${input.draws} dice with trail ${input.trail}; now there are ${this.draws} dice, trail ` +
        `${this.trail}, and ${asked} is wanted. A rule is not deterministic, or the match was made by other rules.`,
      { step, input: past.length + this.used },
    );
  }
}
