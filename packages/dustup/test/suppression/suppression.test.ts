import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { partyOf, qualityDie } from '../../src/rules/assault/party.ts';
import { defenceDie, strikeDice } from '../../src/rules/assault/strike.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { whyNotAction } from '../../src/rules/turn/states.ts';
import { step } from '../../src/rules/turn/turn.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

const AREAS = [box('lightWoods', 20, 10, 32, 22), box('cultivated', 40, 10, 52, 22)];

function laid(x = 10, y = 30) {
  const table = lay({ map: field({ areas: AREAS }), red: [squad(8)], blue: [squad(8)] });
  put(table, 1, 66, 44);
  return { table, unit: put(table, 0, x, y) };
}

const refused = (table: Dustup, unit: Unit, act: Act) => whyNotAct(table, unit, act)[0]?.rule ?? null;
const REARRANGE: Act = { do: 'reorganise', use: { do: 'rearrange' } };

function recover(table: Dustup, unit: Unit, ...dice: string[]): void {
  const io = scripted<DustupEvent>({ dice });
  for (const _ of dice) carryOut(table, io, unit, { do: 'recover' });
  io.finish();
}

rule('DU-SUPP-002', 'three markers are the most', () => {
  const { table, unit } = laid();
  const enemy = put(table, 1, 40, 30);
  unit.suppression = 3;
  const shots = enemy.figures.map((id): [number, number] => [id, 0]);
  const io = scripted<DustupEvent>({ dice: ['D8=5', 'D8=6', 'D12=1'] });
  carryOut(table, io, enemy, { do: 'shoot', target: 0, shots });
  expect(unit.suppression).toBe(3);
  expect(table.strains).toMatchObject([{ firstSuppressed: false }]);
});

rule(['DU-SUPP-003', 'DU-SUPP-004'], 'only what the list allows, until the last marker is gone', () => {
  const { table, unit } = laid();
  unit.suppression = 2;
  const allowed = ['recover', 'communicate', 'prop'] as const;
  const barred = [
    'order',
    'rally',
    'activateDetachment',
    'reorganise',
    'medical',
    'detect',
    'detach',
    'regroup',
    'unprop',
    'move',
    'shoot',
    'assault',
  ] as const;
  expect(allowed.filter(action => whyNotAction(table, unit, action).length > 0)).toEqual([]);
  expect(barred.filter(action => whyNotAction(table, unit, action).length === 0)).toEqual([]);
  recover(table, unit, 'D8=3');
  expect(unit.suppression).toBe(1);
  expect(refused(table, unit, { do: 'move', route: [at(12, 30)] })).toBe('DU-SUPP-003');
});

rule('DU-SUPP-003', 'orders and rallies may count as communicating', () => {
  const table = lay({ switches: { suppressedCommand: true } });
  const unit = put(table, 0, 12, 20);
  unit.suppression = 1;
  const free = (['order', 'rally', 'activateDetachment', 'detach', 'move'] as const).filter(
    action => whyNotAction(table, unit, action).length === 0,
  );
  expect(free).toEqual(['order', 'rally', 'activateDetachment']);
});

rule(
  ['DU-SUPP-005', 'DU-REORG-003'],
  'the suppressed reorganise in cover, and not where they are only concealed',
  () => {
    const woods = laid(26, 16);
    woods.unit.suppression = 1;
    expect(refused(woods.table, woods.unit, REARRANGE)).toBeNull();
    const crops = laid(46, 16);
    Object.assign(crops.unit, { suppression: 1, propped: true });
    expect(refused(crops.table, crops.unit, REARRANGE)).toBe('DU-SUPP-003');
    const open = laid();
    open.unit.suppression = 1;
    expect(refused(open.table, open.unit, REARRANGE)).toBe('DU-SUPP-003');
  },
);

rule('DU-SUPP-006', 'the quality die has to beat the leadership value', () => {
  const { table, unit } = laid();
  unit.suppression = 1;
  recover(table, unit, 'D8=2');
  expect(unit.suppression).toBe(1);
  recover(table, unit, 'D8=3');
  expect(unit.suppression).toBe(0);
  unit.actions = 2;
  expect(refused(table, unit, { do: 'recover' })).toBe('DU-SUPP-006');
});

rule('DU-SUPP-007', 'one marker for each action', () => {
  const { table, unit } = laid();
  unit.suppression = 3;
  recover(table, unit, 'D8=5', 'D8=6');
  expect(unit).toMatchObject({ suppression: 1, actions: 0 });
});

rule('DU-SUPP-008', 'the suppressed defend themselves: easier to strike, but striking back as ever', () => {
  const { table, unit } = laid();
  unit.suppression = 2;
  const [own, foe] = [partyOf(table, unit), partyOf(table, table.units[1]!)];
  expect(defenceDie(own, foe)).toMatchObject({ base: 8, die: 4, shifts: { total: -2 } });
  expect(defenceDie(foe, own)).toMatchObject({ die: 8, shifts: { total: 0 } });
  expect([qualityDie(own), ...strikeDice(table, own).map(({ die }) => die)]).toEqual([8, 8]);
});

rule('DU-SUPP-010', 'markers outlast the turn', () => {
  const { table, unit } = laid();
  unit.suppression = 2;
  table.turn = 3;
  table.phase = 'turnEnd';
  step(table, scripted<DustupEvent>());
  expect(table.phase).not.toBe('turnEnd');
  expect(unit.suppression).toBe(2);
});

rule('DU-SUPP-011', 'a pinned squad neither shoots at those who cross its view nor goes to meet them', () => {
  const { table, unit } = laid();
  const enemy = put(table, 1, 40, 30);
  unit.suppression = 1;
  const shots = unit.figures.map((id): [number, number] => [id, 0]);
  expect(refused(table, unit, { do: 'shoot', target: 1, shots })).toBe('DU-SUPP-003');
  expect(refused(table, enemy, { do: 'move', route: [at(40, 38)] })).toBeNull();
});
