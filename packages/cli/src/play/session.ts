import type { Desks, GameFile } from '@sightline/desk';
import { AUDIENCE, type Refusal, type Seat, type Viewer } from '@sightline/kernel';
import { writeWhole } from '../files.ts';
import type { Game, Piece } from '../games/game.ts';
import { gameUnder } from '../games/index.ts';
import type { Result } from '../result.ts';
import { print, widthOfScreen } from '../terminal.ts';
import { fitted } from '../words/layout.ts';
import { logWords } from '../words/log.ts';
import { type Habits, USUAL } from './habits.ts';
import { type Kept, keep } from './keeping.ts';
import type { Keyboard } from './keyboard.ts';

/** A game on the screen, and who sits before it. */
export interface Session {
  readonly desks: Desks & { takeDown(): Promise<GameFile> };
  /** How the game is drawn and told in letters. */
  readonly game: Game;
  readonly keyboard: Keyboard;
  readonly habits: Habits;
  /** How much of what they were told the viewers have read. */
  readonly read: Map<Viewer, number>;
  /** What they have been shown of the table, as they saw it last. */
  readonly shown: Map<Viewer, Shown>;
  /** Who looks at the screen; at first nobody does. */
  viewer: Viewer | null;
  /** Where the game is saved. */
  readonly file: string;
  /** The command that goes on with it from the file it was saved to. */
  readonly goOn: (file: string) => string;
}

/** What stands on the screen of somebody: none of it is printed again before it has changed. */
export interface Shown {
  goal: string;
  standing: readonly string[];
  map: string;
  /** Whoever was asked about last, as he stood then. */
  subject: Piece | null;
  /** What the letters of the map stand for, as far as it was explained. */
  readonly legend: Set<string>;
}

export function openSession(
  desks: Session['desks'],
  keyboard: Keyboard,
  file: string,
  habits: Habits = USUAL,
  goOn: Session['goOn'] = saved => `sightline play ${desks.rules.system.id} --load ${saved}`,
): Session {
  const game = gameUnder(desks.rules);
  return { desks, game, keyboard, habits, file, goOn, read: new Map(), shown: new Map(), viewer: null };
}

export function isHotSeat({ desks }: Session): boolean {
  return desks.at(AUDIENCE).now().ours.length > 1;
}

/** What the viewer has not read yet, or the whole of it. */
export function showLog({ desks, read, habits }: Session, viewer: Viewer, from = read.get(viewer) ?? 0): void {
  const { told } = desks.at(viewer).now();
  read.set(viewer, told.length);
  const lines = told.slice(from).map(({ line }) => line);
  const said = logWords(desks.rules.system, lines, habits.cite).map(line => `  ${line}`);
  for (const line of fitted(said, widthOfScreen())) print(line);
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

/** As `saveSession`, but given up only where there is no place for it at all. */
export async function keepSession({ desks, file, keyboard }: Session): Promise<Kept | null> {
  const { text } = await desks.takeDown();
  return keep(file, text, keyboard);
}

/** A game that goes on is saved as it waits; one that is over as a replay that anyone can verify. */
export async function saveSession({ desks, file }: Session, to = file): Promise<Result<string>> {
  const { text } = await desks.takeDown();
  return writeWhole(to, text);
}
