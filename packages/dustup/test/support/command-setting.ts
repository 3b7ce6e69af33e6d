import { scripted } from '@sightline/kernel';
import { expect } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { activate } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { squad } from './setting.ts';

/** A headquarters of three that commands the units with these codes. */
export function headquarters(code: string, commands: readonly string[], row: Partial<UnitRow> = {}): UnitRow {
  return squad(3, { code, commands: [...commands], ...row });
}

/** A platoon: its headquarters and as many squads of four, S1, S2 and so on. */
export function platoon(count: number, row: Partial<UnitRow> = {}, hq: Partial<UnitRow> = {}): UnitRow[] {
  const codes = Array.from({ length: count }, (_, i) => `S${i + 1}`);
  return [headquarters('HQ', codes, hq), ...codes.map(code => squad(4, { code, ...row }))];
}

/** A company: CO over P1 (S1, S2) and P2 (S3, S4). */
export function company(): UnitRow[] {
  return [
    headquarters('CO', ['P1', 'P2']),
    headquarters('P1', ['S1', 'S2']),
    headquarters('P2', ['S3', 'S4']),
    ...['S1', 'S2', 'S3', 'S4'].map(code => squad(2, { code })),
  ];
}

export function unitBy(table: Dustup, code: string): Unit {
  return table.units.find(unit => unit.code === code && unit.parent < 0)!;
}

/** The codes of the refusals of an act. */
export function refused(table: Dustup, unit: Unit, act: Act): string[] {
  return whyNotAct(table, unit, act).map(({ code }) => code);
}

/** One act, carried out with these dice; it must be allowed. */
export function does(
  table: Dustup,
  unit: Unit,
  act: Act,
  dice: readonly string[] = [],
  answers: readonly unknown[] = [],
) {
  expect(refused(table, unit, act)).toEqual([]);
  const seat = unit.side === 0 ? 'red' : 'blue';
  const io = scripted<DustupEvent>({ dice, answers: answers.map(answer => ({ seat, answer })) });
  carryOut(table, io, unit, act);
  io.finish();
  return io;
}

/** A whole activation of a unit, its acts and those of whomever it sets in motion in their order. */
export function activates(table: Dustup, unit: Unit, acts: readonly unknown[], dice: readonly string[] = []) {
  const seat = unit.side === 0 ? 'red' : 'blue';
  const io = scripted<DustupEvent>({ dice, answers: acts.map(answer => ({ seat, answer })) });
  activate(table, io, unit, 'turn');
  io.finish();
  return io;
}

export const stop = { do: 'stop' } as const;
export const prop = { do: 'prop' } as const;
export const unprop = { do: 'unprop' } as const;
