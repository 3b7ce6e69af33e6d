import type { WantedDie } from '@sightline/desk';
import type { Viewer } from '@sightline/kernel';
import { bold, dim, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { purposeOf } from '../words/log.ts';
import { refusalWords } from '../words/refusals.ts';
import { houseKeeping, type Next } from './house-keeping.ts';
import { type Session, showLog } from './session.ts';
import { readTyped } from './typed.ts';

/** HS-DICE-005: asks for the faces of the dice that are rolled on the real table in one go. */
export async function askDice(session: Session, viewer: Viewer, wanted: readonly WantedDie[]): Promise<Next> {
  showLog(session, viewer);
  for (const [first, count] of heaps(wanted)) print(rollWords(session, first, count));
  const prompt = promptFor(wanted);
  for (;;) {
    const line = await session.keyboard.ask(prompt);
    if (line === null) return 'quit';
    const next = await obey(session, viewer, wanted, line);
    if (next !== 'stay') return next;
  }
}

function rollWords({ desks, habits }: Session, { die, why }: WantedDie, count: number): string {
  const said = say('die.roll', { seat: why.seat, count, die, purpose: purposeOf(desks.rules.system, why.purpose) });
  return `${bold(said)}${habits.cite ? ` ${dim(`[${why.rule}]`)}` : ''}`;
}

function promptFor(wanted: readonly WantedDie[]): string {
  const [first] = wanted;
  return wanted.length > 1
    ? say('die.promptMany', { dice: wanted.map(({ die }) => die) })
    : say('die.prompt', { die: first!.die, faces: [...new Set(first!.faces)] });
}

/** Of dice that are alike the first, and how many they are. */
function heaps(wanted: readonly WantedDie[]): readonly (readonly [WantedDie, number])[] {
  const isLike = (a: WantedDie, b: WantedDie): boolean =>
    a.die === b.die && a.why.purpose === b.why.purpose && a.why.seat === b.why.seat && a.why.figure === b.why.figure;
  const starts = wanted.flatMap((die, i) => (i === 0 || !isLike(die, wanted[i - 1]!) ? [i] : []));
  return starts.map((from, i) => [wanted[from]!, (starts[i + 1] ?? wanted.length) - from]);
}

function obey(session: Session, viewer: Viewer, wanted: readonly WantedDie[], line: string): Next | Promise<Next> {
  if (line.trim() === 'm')
    return enter(
      session,
      viewer,
      wanted.map(() => 'machine'),
    );
  if (/^\d+(\s+\d+)*$/.test(line.trim())) return enter(session, viewer, line.trim().split(/\s+/).map(Number));
  const typed = readTyped(line);
  switch (typed.kind) {
    case 'number':
    case 'odds':
    case 'why':
    case 'json':
    case 'filter':
    case 'hint':
    case 'go':
      print(say('die.typeFace'));
      return 'stay';
    default:
      return houseKeeping(session, viewer, typed);
  }
}

async function enter({ desks }: Session, viewer: Viewer, faces: readonly (number | 'machine')[]): Promise<Next> {
  const refusals = await desks.at(viewer).enterDice(faces);
  if (refusals.length === 0) return 'moved';
  print(refusalWords(desks.rules.system, refusals, '\n'));
  return 'stay';
}
