import { scripted } from '@sightline/kernel';
import type { Calibre } from '../../src/content/artillery-schema.ts';
import type { RequestFireAct } from '../../src/rules/artillery/acts.ts';
import { burst } from '../../src/rules/artillery/burst.ts';
import type { Round } from '../../src/rules/artillery/met.ts';
import { roundOf } from '../../src/rules/artillery/rounds.ts';
import { takeStrains } from '../../src/rules/morale/forced-tests.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup, Place } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, lay, put, type Setting, squad } from './setting.ts';

/** A round that bursts at a spot in inches. */
export function shell(x: number, y: number, calibre: Calibre = 'small', ammunition = 'generalPurpose'): Round {
  return roundOf(calibre, ammunition, at(x, y), false);
}

/** What is told of rounds that come down with these dice, all of which must be wanted; tests are left to be taken. */
export function comesDown(table: Dustup, rounds: readonly Round[], ...script: Script[]): readonly DustupEvent[] {
  return run(script, io => burst(table, io, rounds, 'DU-ARTY-034'));
}

/** The tests that are to be taken. */
export function testsOf(table: Dustup, ...dice: string[]): readonly DustupEvent[] {
  return run(dice, io => takeStrains(table, io));
}

type Script = string | { readonly seat: string; readonly answer: unknown };
type ScriptedIo = ReturnType<typeof scripted<DustupEvent>>;

/** Something with dice and answers, all of which must be wanted. */
export function run(script: readonly Script[], play: (io: ScriptedIo) => void): readonly DustupEvent[] {
  const dice = script.filter(entry => typeof entry === 'string');
  const answers = script.filter(entry => typeof entry !== 'string');
  const io = scripted<DustupEvent>({ dice, answers });
  play(io);
  io.finish();
  return io.told;
}

export const statesOf = (table: Dustup, unit: Unit): string[] => unit.figures.map(id => table.figures[id]!.state);

/** So many rolls that harm nobody: impact, then armour. */
export const harmless = (count: number, impact = 8, armour = 6): string[] =>
  Array.from({ length: count }, () => [`D${impact}=1`, `D${armour}=2`]).flat();

export interface Supported {
  readonly table: Dustup;
  readonly observer: Unit;
  readonly enemy: Unit;
}

/** Red's squad at (20, 10) with an asset to call on, and blue's far to the north of it; there is a forward observer if wanted. */
export function supported(
  asset: string,
  row: Parameters<typeof squad>[1] = {},
  setting: Setting = {},
  isTrained = false,
): Supported {
  const more = isTrained ? [{ role: 'Observer', specialist: 'forwardObserver' as const }] : [];
  const table = lay({ red: [squad(2, row, ...more)], support: [[{ asset }], []], ...setting });
  const observer = put(table, 0, 20, 10);
  const enemy = put(table, table.units.find(({ side }) => side === 1)!.id, 30, 40);
  table.turn = 2;
  ready(table, observer, 'turn');
  return { table, observer, enemy };
}

export const request = (more: Partial<RequestFireAct> = {}): RequestFireAct => ({
  do: 'requestFire',
  asset: 0,
  guidance: 'none',
  ...more,
});

/** What a seat answers when it is asked where the rounds are to land. */
export const aim = (x: number, y: number, ammunition = 'generalPurpose', seat = 'red', dummies?: readonly Place[]) => ({
  seat,
  answer: { at: at(x, y), ammunition, ...(dummies ? { dummies } : {}) },
});
