import type { Die } from '../dice/die.ts';
import type { Because, Event, Io, Sealed, Seat } from '../io.ts';
import type { Line } from '../match/match.ts';
import type { AnswerTo, Question } from '../question.ts';

/** What a log says was rolled and answered, in order. */
export interface Recording {
  readonly rolls: readonly { readonly die: string; readonly face: number }[];
  readonly answers: readonly { readonly seat: Seat; readonly answer: unknown }[];
}

/** Plays what a log says, without its seed: for replays of entered dice, and for repair. It stops where the log does. */
export class RecordedIo<E extends Event> implements Io<E> {
  rolls = 0;
  answers = 0;
  private readonly recording: Recording;
  private readonly listen: ((line: Line<E>) => void) | undefined;

  constructor(recording: Recording, listen?: (line: Line<E>) => void) {
    this.recording = recording;
    this.listen = listen;
  }

  roll(die: Die, why: Because): number {
    const draw = this.rolls++;
    const recorded = this.recording.rolls[draw];
    if (!recorded) throw new Error(`recording: it ends before die ${draw}, a ${die.name} (${why.rule})`);
    if (recorded.die !== die.name)
      throw new Error(`recording: die ${draw} is a ${recorded.die}, the rules roll a ${die.name}`);
    if (!die.faces.includes(recorded.face))
      throw new Error(`recording: die ${draw}, a ${die.name}, has no face ${recorded.face}`);
    this.listen?.({ kind: 'roll', die: die.name, face: recorded.face, why });
    return recorded.face;
  }

  ask<Q extends Question>(seat: Seat, question: Q): AnswerTo<Q> {
    const number = this.answers++;
    const recorded = this.recording.answers[number];
    if (!recorded) throw new Error(`recording: it ends before answer ${number}, to ${question.kind} by ${seat}`);
    if (recorded.seat !== seat)
      throw new Error(`recording: answer ${number} is ${recorded.seat}'s, the rules ask ${seat}`);
    return recorded.answer as AnswerTo<Q>;
  }

  askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] {
    return sealed.map(({ seat, question }) => this.ask(seat, question));
  }

  tell(event: E): void {
    this.listen?.({ kind: 'event', event });
  }
}
