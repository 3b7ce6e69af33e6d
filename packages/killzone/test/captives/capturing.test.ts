import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { capture } from '../../src/rules/captives/capturing.ts';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { move } from '../../src/rules/movement/moving.ts';
import { suppress } from '../../src/rules/suppression/damage.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, group, lay, put } from '../support/setting.ts';

/** A trooper at (10, 10) and a suppressed enemy at (10, 14). */
function prey(troop = 'street-ganger', size = 3): Killzone {
  const table = lay({ red: [group('trooper', 2, { weapons: ['handgun'] })], blue: [group(troop, size)] });
  put(table, 0, 10, 10);
  put(table, 2, 10, 14).state = 'suppressed';
  return table;
}

function held(): Killzone {
  const table = prey();
  move(table, scripted(), table.figures[0]!, [at(10, 13)]);
  return table;
}

rule('KZ-CAPT-001', 'a suppressed enemy is captured on contact when nobody can help him', () => {
  const table = held();
  expect(table.figures[2]).toMatchObject({ state: 'captured', captor: 0, unarmed: true });
  const helped = prey();
  put(helped, 3, 14, 14);
  move(helped, scripted(), helped.figures[0]!, [at(10, 13)]);
  expect(helped.figures[2]!.state).toBe('suppressed');
  const droid = prey('droid', 1);
  move(droid, scripted(), droid.figures[0]!, [at(10, 13)]);
  expect(droid.figures[2]!.state).toBe('suppressed');
});

rule('KZ-CAPT-002', 'a captor moves 2 inches less, does not shoot, and brings his captive along', () => {
  const table = held();
  const captor = table.figures[0]!;
  expect(allowance(table, captor).total).toBe(6);
  captor.moves = 0;
  expect(whyNotAct(table, captor, { do: 'shoot', weapon: 0, target: { figure: 3 } })).toMatchObject([
    { rule: 'KZ-CAPT-002' },
  ]);
  move(table, scripted(), captor, [at(16, 13)]);
  const captive = table.figures[2]!;
  expect(Math.abs(Math.sqrt((captive.x - captor.x) ** 2 + (captive.y - captor.y) ** 2) - 1000)).toBeLessThan(5);
  expect(whyNotAct(table, table.figures[1]!, { do: 'shoot', weapon: 0, target: { figure: 2 } })).toMatchObject([
    { rule: 'KZ-CAPT-002', code: 'captiveIsNoTarget' },
  ]);
  expect(killzone.broken(table)).toEqual([]);
});

rule('KZ-CAPT-002', 'off the own edge he is held for good, off another he is left behind', () => {
  for (const [y, state] of [
    [-0.1, 'captured'],
    [48.1, 'suppressed'],
  ] as const) {
    const table = held();
    const captor = put(table, 0, 10, y < 0 ? 2 : 46);
    captor.moves = 0;
    captor.spent = 0;
    move(table, scripted(), captor, [at(10, y)]);
    expect(table.figures[2]).toMatchObject({ state, away: y < 0 });
    expect(killzone.broken(table)).toEqual([]);
  }
});

rule('KZ-CAPT-003', 'the captor is suppressed and the captive is free, suppressed and unarmed', () => {
  const table = held();
  const io = scripted<KillzoneEvent>();
  suppress(table, io, table.figures[0]!, 'shot', 'KZ-SUPP-001');
  expect(table.figures[2]).toMatchObject({ state: 'suppressed', captor: -1, unarmed: true });
  expect(table.figures[0]!.captive).toBe(-1);
  expect(killzone.broken(table)).toEqual([]);
});

rule('KZ-CAPT-003', 'whoever is captured lets his own captive go', () => {
  const table = held();
  const io = scripted<KillzoneEvent>();
  capture(table, io, table.figures[0]!, table.figures[3]!);
  expect(table.figures[2]!.state).toBe('suppressed');
});
