import {
  type AnswerTo,
  type Because,
  type Die,
  type Event,
  type Io,
  type Line,
  type Question,
  type RollLine,
  redactLine,
  type Sealed,
  type Seat,
  type System,
  type Viewer,
} from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { type Place, runAgain, textOf, viewersOf } from '../place.ts';
import { alike } from './secrets.ts';

/**
 * The current step, told of a table that differs only in what the viewer must not know: his log says the same, and he
 * is asked the same, until a die or an event shows him a secret.
 */
export function checkLog<T, E extends Event, V>({ system, match }: Place<T, E, V>): void {
  const first = runAgain(system, match);
  const rolls = first.lines.filter(line => line.kind === 'roll');
  const answers = match.inputs.flatMap(input => (input.kind === 'answer' ? [input] : []));
  for (const viewer of viewersOf(match)) {
    for (const other of system.swapSecrets(match.table, viewer)) {
      const retold = retell(system, other, rolls, answers);
      const parted = sameLog(system, viewer, first.lines, retold.lines, retold.end === 'parted');
      if (retold.end !== 'question' || parted) continue;
      const asked = first.pause?.asked;
      const before = asked?.kind === 'ask' ? [asked] : asked?.kind === 'sealed' ? asked.asks : [];
      alike(viewer, 'question', questionsFor(viewer, before), questionsFor(viewer, retold.asked));
    }
  }
}

const questionsFor = (viewer: Viewer, asked: readonly Sealed[]): Question[] =>
  asked.filter(({ seat }) => seat === viewer).map(({ question }) => question);

/** Compares two logs as a viewer reads them; true when they part because a secret was shown. */
export function sameLog<T, E extends Event, V>(
  system: System<T, E, V>,
  viewer: Viewer,
  one: readonly Line<E>[],
  other: readonly Line<E>[],
  mayEnd = false,
): boolean {
  const [a, b] = [one, other].map(lines => lines.flatMap(line => visible(system, line, viewer)));
  for (let i = 0; i < Math.max(a!.length, b!.length); i++) {
    const [left, right] = [a![i], b![i]];
    if (textOf(left) === textOf(right)) continue;
    if (shows(left) || shows(right) || (mayEnd && right === undefined)) return true;
    throw new Unfit('secrets', `the log of ${viewer} tells what is secret: ${textOf(left)} or ${textOf(right)}`);
  }
  return false;
}

function visible<T, E extends Event, V>(system: System<T, E, V>, line: Line<E>, viewer: Viewer): Line<E>[] {
  const seen = redactLine(system, line, viewer);
  return seen === null ? [] : [seen];
}

/** A die that falls in the open is as good as an event that says so. */
const shows = (line: Line | undefined): boolean => line?.kind === 'roll' || line?.event.shows === true;

interface Retold<E extends Event> {
  readonly lines: readonly Line<E>[];
  /** How it ended: with the step, at a question, or where another die or another seat was wanted than before. */
  readonly end: 'step' | 'question' | 'parted';
  readonly asked: readonly Sealed[];
}

/** Thrown out of the rules to end the telling. */
class Stop {
  readonly end: 'question' | 'parted';
  readonly asked: readonly Sealed[];
  constructor(end: 'question' | 'parted', asked: readonly Sealed[] = []) {
    this.end = end;
    this.asked = asked;
  }
}

function retell<T, E extends Event, V>(
  system: System<T, E, V>,
  table: T,
  rolls: readonly RollLine[],
  answers: readonly { readonly seat: Seat; readonly answer: unknown }[],
): Retold<E> {
  const lines: Line<E>[] = [];
  let rolled = 0;
  let answered = 0;
  const io: Io<E> = {
    roll(die: Die, why: Because): number {
      const line = rolls[rolled++];
      if (!line || line.die !== die.name || textOf(line.why) !== textOf(why)) throw new Stop('parted');
      lines.push(line);
      return line.face;
    },
    ask: <Q extends Question>(seat: Seat, question: Q) => io.askAll([{ seat, question }])[0] as AnswerTo<Q>,
    askAll<Q extends Question>(sealed: readonly Sealed<Q>[]): AnswerTo<Q>[] {
      if (answered >= answers.length) throw new Stop('question', sealed);
      return sealed.map(({ seat }) => {
        const given = answers[answered++];
        if (given?.seat !== seat) throw new Stop('parted');
        return given.answer as AnswerTo<Q>;
      });
    },
    tell(event: E): void {
      lines.push({ kind: 'event', event });
    },
  };
  try {
    system.step(system.copy(table), io);
    return { lines, end: 'step', asked: [] };
  } catch (thrown) {
    if (thrown instanceof Stop) return { lines, end: thrown.end, asked: thrown.asked };
    // The answers were given for another table: a rule that cannot carry one out here says nothing about secrets.
    return { lines, end: 'parted', asked: [] };
  }
}
