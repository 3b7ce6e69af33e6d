import type { Die } from '../dice/die.ts';
import type { Because, Event, Io, Sealed, Seat } from '../io.ts';
import { sameJson } from '../json.ts';
import { type AnswerTo, isListed, type Question } from '../question.ts';

/** What a rule test says beforehand: dice as 'D6=4', answers as values or as a function of the question. */
export interface Script {
  readonly dice?: readonly string[];
  readonly answers?: readonly ScriptedAnswer[];
}

/** `{ seat, answer }`; the answer may be worked out from the question, which is also the way to look at it. */
export interface ScriptedAnswer {
  readonly seat: Seat;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows which question of its system comes here
  readonly answer: unknown | ((question: any) => unknown);
}

export interface RolledDie {
  readonly die: string;
  readonly face: number;
  readonly why: Because;
}

/** For tests: the listed dice and answers in their order. A wrong die, a wrong seat or anything left over fails. */
export interface ScriptedIo<E extends Event> extends Io<E> {
  readonly told: E[];
  readonly rolled: RolledDie[];
  readonly asked: { readonly seat: Seat; readonly question: Question }[];
  /** Fails unless every die and every answer was used. */
  finish(): void;
}

export function scripted<E extends Event>(script: Script = {}): ScriptedIo<E> {
  const dice = [...(script.dice ?? [])];
  const answers = [...(script.answers ?? [])];
  const told: E[] = [];
  const rolled: RolledDie[] = [];
  const asked: { seat: Seat; question: Question }[] = [];

  const io: ScriptedIo<E> = {
    told,
    rolled,
    asked,
    roll(die: Die, why: Because): number {
      const face = scriptedFace(dice.shift(), die, why, rolled.length);
      rolled.push({ die: die.name, face, why });
      return face;
    },
    ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
      asked.push({ seat, question });
      const next = answers.shift();
      const where = `question ${asked.length} (${question.kind} of ${seat}, ${question.rule})`;
      if (!next) throw new Error(`script: no answer left for ${where}`);
      if (next.seat !== seat) throw new Error(`script: ${where} was to be answered by ${next.seat}`);
      const answer = typeof next.answer === 'function' ? next.answer(question) : next.answer;
      if (isListed(question) && !question.options.some(option => sameJson(option, answer))) {
        throw new Error(
          `script: ${where} does not list ${JSON.stringify(answer)} but ${JSON.stringify(question.options)}`,
        );
      }
      return answer as AnswerTo<Q>;
    },
    askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] {
      return sealed.map(({ seat, question }) => io.ask(seat, question));
    },
    tell(event: E): void {
      told.push(event);
    },
    finish(): void {
      if (dice.length > 0) throw new Error(`script: dice left over: ${dice.join(', ')}`);
      if (answers.length > 0) throw new Error(`script: answers left over: ${JSON.stringify(answers)}`);
    },
  };
  return io;
}

function scriptedFace(next: string | undefined, die: Die, why: Because, number: number): number {
  const where = `die ${number + 1}, a ${die.name} for ${why.purpose} (${why.rule})`;
  if (next === undefined) throw new Error(`script: no die left for ${where}`);
  const [name, text] = next.split('=');
  if (name !== die.name) throw new Error(`script: ${where} was to be a ${next}`);
  const face = Number(text);
  if (!die.faces.includes(face)) throw new Error(`script: ${where} has no face ${text}`);
  return face;
}
