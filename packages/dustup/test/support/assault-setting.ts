import { type ScriptedAnswer, type ScriptedIo, scripted } from '@sightline/kernel';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { lay, putFigure, type Setting, squad } from './setting.ts';

/**
 * Draws a unit up with its leader on the spot, in inches, and the others behind him in rows of three; behind is west
 * for -1 and east for 1.
 */
export function drawUp(table: Dustup, unit: Unit, x: number, y: number, behind: -1 | 1): void {
  putFigure(table, unit, 0, x, y);
  for (let i = 1; i < unit.figures.length; i++) {
    const row = Math.floor((i - 1) / 3);
    putFigure(table, unit, i, x + behind * 1.2 * (row + 1), y + 1.2 * (((i - 1) % 3) - 1));
  }
}

export interface Faced {
  readonly table: Dustup;
  readonly red: Unit;
  readonly blue: Unit;
}

/** Red's leader at (10, 20), blue's so many inches east of him, everybody else behind the leaders; red is to act. */
export function face(inches: number, setting: Setting = {}): Faced {
  const table = lay({ red: [squad(5)], blue: [squad(5)], ...setting });
  const reds = table.units.filter(({ side }) => side === 0);
  const [red, blue] = [table.units[0]!, table.units[reds.length]!];
  for (const unit of table.units) unit.confidence = 'steady';
  drawUp(table, red, 10, 20, -1);
  drawUp(table, blue, 10 + inches, 20, 1);
  ready(table, red, 'turn');
  return { table, red, blue };
}

export interface Lines {
  readonly dice?: readonly string[];
  readonly answers?: readonly ScriptedAnswer[];
}

/** An act carried out by the script to the last die and answer. */
export function run(table: Dustup, unit: Unit, act: Act, lines: Lines = {}): ScriptedIo<DustupEvent> {
  const io = scripted<DustupEvent>(lines);
  carryOut(table, io, unit, act);
  io.finish();
  return io;
}

export const says = (seat: 'red' | 'blue', answer: unknown): ScriptedAnswer => ({ seat, answer });
export const STAND = says('blue', 'stand');
export const HOLD = says('blue', 'hold');
export const STAY = says('red', { do: 'stay' });

export const on = (...targets: readonly Unit[]): Act => ({ do: 'assault', targets: targets.map(({ id }) => id) });

export const refused = (table: Dustup, unit: Unit, act: Act): string | null =>
  whyNotAct(table, unit, act)[0]?.rule ?? null;

export const typesOf = (io: ScriptedIo<DustupEvent>): string[] => io.told.map(({ type }) => type);

/** The place of a unit's leader, in inches. */
export function spotOf(table: Dustup, unit: Unit): [number, number] {
  const { x, y } = table.figures[unit.leader]!;
  return [x / 1000, y / 1000];
}

/** Makes so many figures of a unit casualties before the fight, the last of its roster first. */
export function hurt(table: Dustup, unit: Unit, count: number): void {
  for (const id of unit.figures.slice(-count)) table.figures[id]!.state = 'untreated';
}

/** Two rounds between fives of experienced men in which nobody hits anything. */
export const NO_BLOWS = ['D8=8', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D6=1'] as const;
