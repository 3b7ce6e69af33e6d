import {
  type AnySystem,
  AUDIENCE,
  advance,
  countPersons,
  type Hands,
  type Line,
  logOf,
  type Match,
  nowOf,
  type Refusal,
  redactLine,
  replayOf,
  type Seat,
  save,
  saveReplay,
  toldIn,
  undo,
  type Viewer,
} from '@sightline/kernel';
import { writeWhole } from '../files.ts';
import type { Result } from '../result.ts';
import { print } from '../terminal.ts';
import { logWords } from '../words/log.ts';
import type { Keyboard } from './keyboard.ts';

/** A match on the screen, and who sits before it. */
export interface Session {
  readonly system: AnySystem;
  readonly match: Match;
  readonly keyboard: Keyboard;
  /** Everything that happened, whoever may know it. */
  log: Line[];
  /** How far each viewer has read the log. */
  readonly read: Map<Viewer, number>;
  /** Who looks at the screen; at first nobody does. */
  viewer: Viewer | null;
  /** Where the match is saved. */
  readonly file: string;
  /** The command that goes on with it. */
  readonly goOn: string;
}

export function openSession(
  system: AnySystem,
  match: Match,
  keyboard: Keyboard,
  file: string,
  goOn = `sightline play ${system.id} --load ${file}`,
): Session {
  const session: Session = { system, match, keyboard, file, goOn, log: [], read: new Map(), viewer: null };
  // Run first, then read: the log of a match tells everything up to where it waits.
  advance(system, match);
  session.log = logOf(system, match);
  return session;
}

/** Whatever happens goes into the log. */
export function handsOf(session: Session): Hands {
  return { listen: line => session.log.push(line) };
}

export function isHotSeat({ match }: Session): boolean {
  return countPersons(match.players) > 1;
}

export function showTable({ system, match }: Session, viewer: Viewer): void {
  print(`\n${system.words.table(system.view(nowOf(match), viewer))}\n`);
}

/** What the viewer has not read yet, or the whole of it. */
export function showLog({ system, log, read }: Session, viewer: Viewer, from = read.get(viewer) ?? 0): void {
  const lines = log.slice(from).flatMap(line => redactLine(system, line, viewer) ?? []);
  read.set(viewer, log.length);
  for (const line of logWords(system, lines)) print(`  ${line}`);
}

/** Who looks on where nobody plays. */
export function onlyViewer({ match }: Session): Viewer {
  const persons = Object.entries(match.players).filter(([, player]) => player.kind === 'person');
  return persons.length === 1 ? persons[0]![0] : AUDIENCE;
}

export function takeBack(session: Session, seat: Seat): readonly Refusal[] {
  const refusals = undo(session.system, session.match, seat);
  if (refusals.length > 0) return refusals;
  session.log = logOf(session.system, session.match);
  for (const [viewer, read] of session.read) session.read.set(viewer, Math.min(read, session.log.length));
  return [];
}

/** A match that goes on is saved as it waits; one that is over as a replay that anyone can verify. */
export function saveSession({ system, match, file }: Session, to = file): Promise<Result<string>> {
  return writeWhole(to, match.outcome ? saveReplay(replayOf(system, match)) : save(match, toldIn(system, match)));
}
