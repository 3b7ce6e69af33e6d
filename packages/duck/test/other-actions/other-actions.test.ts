import { NOWHERE } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { TABLES } from '../../src/content/deck.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, at, codes, play, testTable } from '../support/tables.ts';

const LOCKER = ['.....', '.....', '..k..', '.....', '.....'];

function locker(ff = 5) {
  const table = testTable({ tiles: [LOCKER] });
  const man = addMan(table, at(table, 2, 3), 3, { ff });
  const act: Act = { do: 'rummage', fitting: 0 };
  return { table, man, act };
}

const acts =
  (table: DuckTable, man: Teamer, act: Act) =>
  (dice: readonly string[] = []) =>
    play({ dice }, io => perform(table, io, man, act));

rule(['DK-ACT-023', 'DK-GAP-009'], 'a locker is opened and searched in one action, and once', () => {
  const { table, man, act } = locker();
  acts(table, man, act)(['D6=2', 'D6=6', 'D6=6']);
  expect([man.gear['illegal'], man.ready, table.fittings[0]!.used]).toEqual([1, 1, true]);
  expect(codes(whyNotAct(table, man, act))).toEqual(['searchedAlready']);
  expect(actsOf(table, man).some(({ do: name }) => name === 'rummage')).toBe(false);
});

rule('DK-ACT-023', 'a fumble leaves the locker for another try', () => {
  const { table, man, act } = locker();
  acts(table, man, act)(['D6=5', 'D60=1']);
  expect([table.fittings[0]!.used, man.ready]).toEqual([false, 1]);
  expect(whyNotAct(table, man, act)).toEqual([]);
});

rule(['DK-CHOUSE-004', 'DK-GAP-008', 'DK-GAP-009'], 'what is wrecked is neither searched nor got into', () => {
  const table = testTable({ tiles: [['.....', '.kws.', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  for (const fitting of table.fittings) fitting.wrecked = true;
  expect(codes(whyNotAct(table, man, { do: 'rummage', fitting: 0 }))).toEqual(['wrecked']);
  expect(codes(whyNotAct(table, man, { do: 'getIn', fitting: 1 }))).toEqual(['wrecked']);
  expect(codes(whyNotAct(table, man, { do: 'getIn', fitting: 2 }))).toEqual(['wrecked']);
  const deeds = actsOf(table, man).map(act => act.do);
  expect([deeds.includes('rummage'), deeds.includes('getIn')]).toEqual([false, false]);
});

rule('DK-GAP-009', 'every line of the locker table', () => {
  const find = (...dice: string[]) => {
    const { table, man, act } = locker();
    man.gear = {};
    acts(table, man, act)(['D6=1', ...dice]);
    return { gear: man.gear, kitty: table.kitty.chits.length };
  };
  expect(find('D6=1', 'D60=1').kitty).toBe(1);
  expect([find('D6=2').gear, find('D6=3').gear]).toEqual([{}, {}]);
  expect(find('D6=4').gear).toEqual({ reload: 1 });
  expect(find('D6=5', 'D6=2').gear).toEqual({ 'door-rc': 1 });
  expect(find('D6=5', 'D6=3').gear).toEqual({ grenade: 2 });
  expect(find('D6=5', 'D6=6').gear).toEqual({ 'regen-kit': 1 });
  expect(find('D6=6', 'D6=3').gear).toEqual({ 'high-value': 1 });
  expect(find('D6=6', 'D6=5').gear).toEqual({ forbidden: 1 });
  expect(TABLES.lockers.source).toBe('DK-GAP-009');
});

rule(['DK-GAP-001', 'DK-GAP-002'], 'a reload that was found weighs no more than the spare he set out with', () => {
  const { table, man, act } = locker();
  Object.assign(man.card, { strength: 'WEAK' });
  man.gear = { 'regen-kit': 1 };
  acts(table, man, act)(['D6=1', 'D6=4']);
  expect([man.gear['reload'], table.things]).toEqual([1, []]);
});

rule(
  ['DK-GAP-002', 'DK-GAP-009'],
  'two grenades that are found weigh nothing on top of two, and 1 on top of three',
  () => {
    const found = (had: number): number => {
      const { table, man, act } = locker();
      Object.assign(man.card, { strength: 'WEAK' });
      man.gear = { grenade: had };
      acts(table, man, act)(['D6=1', 'D6=5', 'D6=3']);
      return man.gear['grenade']!;
    };
    expect([found(2), found(3)]).toEqual([4, 3]);
  },
);

rule('DK-GAP-009', 'a reload that was found fits any weapon', () => {
  const table = testTable();
  const man = addMan(table, at(table, 2, 3));
  Object.assign(man.weapons[0]!, { loaded: 0, spares: 0 });
  expect(codes(whyNotAct(table, man, { do: 'reload' }))).toEqual(['noSpare']);
  man.gear['reload'] = 1;
  acts(table, man, { do: 'reload' })(['D6=1']);
  expect([man.gear['reload'], man.weapons[0]!.spares]).toEqual([undefined, 0]);
  expect(man.weapons[0]!.loaded).toBeGreaterThan(0);
});

rule(['DK-ACT-025', 'DK-GAP-008'], 'into the seat of a Workspace and out of it', () => {
  const table = testTable({ tiles: [['.....', '.w...', '.....', '.....', '.....']], types: ['bridge'] });
  const man = addMan(table, at(table, 2, 3), 1);
  acts(table, man, { do: 'getIn', fitting: 0 })(['D6=1']);
  expect([man.at, man.seat, table.fittings[0]!.holds]).toEqual([at(table, 2, 2), 0, man.id]);
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toEqual(['seated']);
  acts(table, man, { do: 'getOut', square: at(table, 3, 3) })(['D6=1']);
  expect([man.at, man.seat, table.fittings[0]!.holds, man.ready]).toEqual([at(table, 3, 3), null, null, 0]);
});

rule('DK-ACT-025', 'a fumble leaves him where he was, the chit spent', () => {
  const table = testTable({ tiles: [['.....', '.w...', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 2, 3), 1);
  acts(table, man, { do: 'getIn', fitting: 0 })(['D6=6', 'D60=1']);
  expect([man.at, man.seat, man.ready]).toEqual([at(table, 2, 3), null, 1]);
  const far = addMan(table, at(table, 5, 5));
  expect(codes(whyNotAct(table, far, { do: 'getIn', fitting: 0 }))).toEqual(['notAdjacent']);
});

rule('DK-GAP-008', 'a sealed unit takes one, keeps everybody else out, and lets him do nothing but leave', () => {
  const table = testTable({ tiles: [['.....', '..i..', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3), 1);
  acts(table, man, { do: 'getIn', fitting: 0 })(['D6=1']);
  expect([man.at, table.fittings[0]!.holds]).toEqual([NOWHERE, man.id]);
  expect(new Set(actsOf(table, man).map(act => act.do))).toEqual(new Set(['pass', 'wait', 'getOut']));
  const other = addMan(table, at(table, 3, 3));
  expect(codes(whyNotAct(table, other, { do: 'getIn', fitting: 0 }))).toEqual(['occupied']);
  acts(table, man, { do: 'getOut', square: at(table, 2, 1) })(['D6=1']);
  expect(man.at).toBe(at(table, 2, 1));
});

rule('DK-GAP-008', 'a comrade who is carried can be laid into a pod', () => {
  const table = testTable({ tiles: [['.....', '..s..', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3), 1);
  const comrade = addMan(table, at(table, 3, 3));
  Object.assign(comrade, { condition: 'incapacitated', wounds: 2, ducked: true });
  man.carries = comrade.id;
  acts(table, man, { do: 'putIn', fitting: 0 })(['D6=1']);
  expect([comrade.at, comrade.seat, man.carries, table.fittings[0]!.holds]).toEqual([NOWHERE, 0, null, comrade.id]);
});

rule(['DK-SENS-006', 'DK-ACT-022'], 'the scanner is handed over, lies where it falls and is picked up', () => {
  const table = testTable();
  const man = addMan(table, at(table, 2, 2), 1, { gear: { 'bio-scanner': 1 } });
  const comrade = addMan(table, at(table, 3, 2));
  const hand: Act = { do: 'handOver', item: 'bio-scanner', comrade: comrade.id };
  acts(table, man, hand)(['D6=4']);
  expect([man.gear['bio-scanner'], comrade.gear['bio-scanner'], man.ready]).toEqual([undefined, 1, 1]);
  play({}, io => perform(table, io, comrade, { do: 'drop', item: 'bio-scanner' }));
  expect([comrade.gear['bio-scanner'], comrade.ready]).toEqual([undefined, 2]);
  expect(table.things).toEqual([{ item: 'bio-scanner', at: comrade.at, weapon: null, count: 1 }]);
  expect(codes(whyNotAct(table, man, { do: 'pickUp', item: 'bio-scanner' }))).toEqual(['notHere']);
  acts(table, comrade, { do: 'pickUp', item: 'bio-scanner' })(['D6=4']);
  expect([comrade.gear['bio-scanner'], table.things]).toEqual([1, []]);
});

rule('DK-GAP-002', 'nobody takes more than he can bear', () => {
  const table = testTable();
  const weak = addMan(table, at(table, 2, 2), 1, { strength: 'WEAK' });
  const gunner = addMan(table, at(table, 2, 2), 1, { weapon: 'hemg' });
  expect(codes(whyNotAct(table, gunner, { do: 'handOver', item: 'hemg', comrade: weak.id }))).toEqual(['tooHeavy']);
  play({}, io => perform(table, io, gunner, { do: 'drop', item: 'hemg' }));
  expect([gunner.weapons, gunner.hand]).toEqual([[], 'empty']);
  expect(codes(whyNotAct(table, weak, { do: 'pickUp', item: 'hemg' }))).toEqual(['tooHeavy']);
  acts(table, gunner, { do: 'pickUp', item: 'hemg' })(['D6=1']);
  expect([gunner.weapons[0]!.id, gunner.hand]).toEqual(['hemg', 0]);
});
