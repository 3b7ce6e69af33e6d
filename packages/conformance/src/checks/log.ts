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
 * HS-VIEW-006: the current step, told of a table that differs only in what the viewer must not know: his log says the
 * same, he is asked the same, and the match waits for the same seats, until a die or an event shows him a secret.
 */
export function checkLog<T, E extends Event, V>({ system, match }: Place<T, E, V>): void {
  const first = runAgain(system, match);
  const rolls = first.lines.filter(line => line.kind === 'roll');
  const answers = match.inputs.flatMap(input => (input.kind === 'answer' ? [input] : []));
  const asked = first.pause?.asked;
  const before = asked?.kind === 'ask' ? [asked] : asked?.kind === 'sealed' ? asked.asks : [];
  for (const viewer of viewersOf(match)) {
    checkDiceUnnumbered(system, viewer, first.lines);
    for (const other of system.swapSecrets(match.table, viewer)) {
      const retold = retell(system, other, rolls, answers);
      const parted = sameLog(
        system,
        viewer,
        first.lines,
        retold.lines,
        retold.end === 'parted' || retold.end === 'die',
      );
      if (parted) continue;
      if (retold.end === 'die' && isSeenBy(viewer, retold.why!))
        throw new Unfit('secrets', `${viewer} tells what is secret from whether ${seatsAsked(before)} is waited for`);
      if (retold.end !== 'question') continue;
      alike(viewer, 'seats that are waited for', seatsAsked(before), seatsAsked(retold.asked));
      alike(viewer, 'question', questionsFor(viewer, before), questionsFor(viewer, retold.asked));
    }
  }
}

/** What is told of a die is the die, and nothing that counts those which the viewer does not see. */
function checkDiceUnnumbered<T, E extends Event, V>(
  system: System<T, E, V>,
  viewer: Viewer,
  lines: readonly Line<E>[],
): void {
  for (const line of lines.flatMap(told => visible(system, told, viewer))) {
    const strange = line.kind === 'roll' ? Object.keys(line).find(key => !TOLD_OF_DICE.has(key)) : undefined;
    if (strange !== undefined) throw new Unfit('secrets', `${viewer} is told the ${strange} of a die`);
  }
}

const TOLD_OF_DICE: ReadonlySet<string> = new Set(['kind', 'die', 'face', 'why', 'entered']);

const isSeenBy = (viewer: Viewer, { seenBy }: Because): boolean => seenBy?.includes(viewer) ?? true;

const seatsAsked = (asked: readonly Sealed[]): string => [...new Set(asked.map(({ seat }) => seat))].join(' and ');

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
  readonly end: End | 'step';
  readonly asked: readonly Sealed[];
  /** What the die was for that was wanted where a question had been put before. */
  readonly why: Because | null;
}

/** Why a telling ended: at a question, at a die where a question had been, or with another die or seat than before. */
type End = 'question' | 'die' | 'parted';

/** Thrown out of the rules to end the telling. */
class Stop {
  readonly end: End;
  readonly asked: readonly Sealed[];
  readonly why: Because | null;
  constructor(end: End, asked: readonly Sealed[] = [], why: Because | null = null) {
    this.end = end;
    this.asked = asked;
    this.why = why;
  }
}

/** Runs a step on another table with the dice and answers of the first; `look` sees that table at every event. */
export function retell<T, E extends Event, V>(
  system: System<T, E, V>,
  table: T,
  rolls: readonly RollLine[],
  answers: readonly { readonly seat: Seat; readonly answer: unknown }[],
  look: (event: E, now: T) => void = () => {},
): Retold<E> {
  const now = system.copy(table);
  const lines: Line<E>[] = [];
  let rolled = 0;
  let answered = 0;
  const io: Io<E> = {
    roll(die: Die, why: Because): number {
      const line = rolls[rolled++];
      if (!line && answered === answers.length) throw new Stop('die', [], why);
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
      look(event, now);
    },
  };
  try {
    system.step(now, io);
    return { lines, end: 'step', asked: [], why: null };
  } catch (thrown) {
    if (thrown instanceof Stop) return { lines, end: thrown.end, asked: thrown.asked, why: thrown.why };
    // The answers were given for another table: a rule that cannot carry one out here says nothing about secrets.
    return { lines, end: 'parted', asked: [], why: null };
  }
}
