import type { Desks, GameFile } from '@sightline/desk';
import { AUDIENCE, type Refusal, type Seat, type Viewer } from '@sightline/kernel';
import { writeWhole } from '../files.ts';
import type { Result } from '../result.ts';
import { print } from '../terminal.ts';
import { logWords } from '../words/log.ts';
import type { Keyboard } from './keyboard.ts';

/** A game on the screen, and who sits before it. */
export interface Session {
  readonly desks: Desks & { takeDown(): Promise<GameFile> };
  readonly keyboard: Keyboard;
  /** How much of what they were told the viewers have read. */
  readonly read: Map<Viewer, number>;
  /** Who looks at the screen; at first nobody does. */
  viewer: Viewer | null;
  /** Where the game is saved. */
  readonly file: string;
  /** The command that goes on with it. */
  readonly goOn: string;
}

export function openSession(
  desks: Session['desks'],
  keyboard: Keyboard,
  file: string,
  goOn = `sightline play ${desks.rules.system.id} --load ${file}`,
): Session {
  return { desks, keyboard, file, goOn, read: new Map(), viewer: null };
}

export function isHotSeat({ desks }: Session): boolean {
  return desks.at(AUDIENCE).now().ours.length > 1;
}

export function showTable({ desks }: Session, viewer: Viewer): void {
  print(`\n${desks.rules.system.words.table(desks.at(viewer).now().view)}\n`);
}

/** What the viewer has not read yet, or the whole of it. */
export function showLog({ desks, read }: Session, viewer: Viewer, from = read.get(viewer) ?? 0): void {
  const { told } = desks.at(viewer).now();
  read.set(viewer, told.length);
  const lines = told.slice(from).map(({ line }) => line);
  for (const line of logWords(desks.rules.system, lines)) print(`  ${line}`);
}

/** Who looks on where nobody plays. */
export function onlyViewer({ desks }: Session): Viewer {
  const [only, another] = desks.at(AUDIENCE).now().ours;
  return only !== undefined && another === undefined ? only : AUDIENCE;
}

export async function takeBack({ desks, read }: Session, seat: Seat): Promise<readonly Refusal[]> {
  const refusals = await desks.at(seat).undo();
  if (refusals.length > 0) return refusals;
  for (const [viewer, count] of read) read.set(viewer, Math.min(count, desks.at(viewer).now().told.length));
  return [];
}

/** A game that goes on is saved as it waits; one that is over as a replay that anyone can verify. */
export async function saveSession({ desks, file }: Session, to = file): Promise<Result<string>> {
  const { text } = await desks.takeDown();
  return writeWhole(to, text);
}
