import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { ROSTERS } from '../../src/content/load.ts';
import { permittedOrders } from '../../src/rules/orders/giving-orders.ts';
import { whyNotGroup, whyNotRoster } from '../../src/rules/organisation/muster.ts';
import { pointsOfFigure, pointsOfGroup, pointsOfRoster } from '../../src/rules/organisation/points.ts';
import { lay } from '../support/setting.ts';

describe('the shipped rosters', () => {
  for (const { id, title, points, groups, vehicles } of ROSTERS.rows) {
    test(`${title} costs what it says and may be fielded`, () => {
      expect(pointsOfRoster({ groups, vehicles })).toBe(points);
      expect(whyNotRoster({ groups, vehicles }, points)).toEqual([]);
      expect(whyNotRoster({ groups, vehicles }, points - 1)).toMatchObject([{ code: 'overLimit' }]);
      expect(ROSTERS.has(id)).toBe(true);
    });
  }
});

const of = (id: string) => ROSTERS.get(id);
const perGroup = (id: string) => of(id).groups.map(group => pointsOfGroup(group));

rule('KZ-GAP-001', 'Anvil: 170 and 130, three orders, six counters', () => {
  const [squad] = of('anvil').groups;
  expect(squad!.figures.map(figure => pointsOfFigure(squad!, figure))).toEqual([170, 130]);
  const table = lay({ red: [squad!] });
  expect(permittedOrders(table, table.groups[0]!)).toEqual(['shoot', 'assault', 'staySharp']);
  expect(table.figures[0]!.weapons[0]).toMatchObject({ weapon: 'mini-gun', supply: 6 });
});

rule('KZ-GAP-002', 'Helix Security: 186 and 93 and a car', () => {
  expect(perGroup('helix-security')).toEqual([186, 93]);
  const [one] = of('helix-security').groups;
  expect(whyNotGroup({ ...one!, drugs: ['speed'] })).toMatchObject([{ rule: 'KZ-DRUG-003' }]);
  const armed = one!.figures.map(figure => ({ ...figure, weapons: ['mini-gun'] }));
  expect(whyNotGroup({ ...one!, figures: armed })[0]).toMatchObject({ rule: 'KZ-PAT-011', code: 'needsPowerArmour' });
});

rule('KZ-GAP-003', 'Neon Jackals: 146 and 109, a sports car and a motorbike', () => {
  expect(perGroup('neon-jackals')).toEqual([146, 109]);
  expect(of('neon-jackals').vehicles).toEqual(['sports-car', 'motorbike']);
});

rule('KZ-GAP-004', '12th Precinct: 143 and 108 and two cars', () => {
  expect(perGroup('12th-precinct')).toEqual([143, 108]);
});

rule('KZ-GAP-005', 'Rust Saints: 133 and 119; the Dove mob is never on Keep Down', () => {
  expect(perGroup('rust-saints')).toEqual([133, 119]);
  const table = lay({ red: of('rust-saints').groups });
  expect(permittedOrders(table, table.groups[0]!)).not.toContain('keepDown');
  expect(permittedOrders(table, table.groups[1]!)).toContain('keepDown');
});

rule('KZ-GAP-006', 'Free Block: 171 and 124; Cell Red may ask for Hit-and-Run', () => {
  expect(perGroup('free-block')).toEqual([171, 124]);
  const table = lay({ red: of('free-block').groups });
  expect(permittedOrders(table, table.groups[0]!)).toContain('hitAndRun');
});
