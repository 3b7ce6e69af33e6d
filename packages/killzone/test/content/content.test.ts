import { loadLedger } from '@sightline/ledger/load';
import { describe, expect, test } from 'vitest';
import {
  ARMOURS,
  DRUG_ROWS,
  EQUIPMENT,
  HAND_WEAPONS,
  MAPS,
  ORDER_ROWS,
  PLANS,
  ROSTERS,
  RULED_VALUES,
  SCENARIOS,
  TROOPS,
  VEHICLES,
  WEAPONS,
} from '../../src/content/load.ts';

const CATALOGUES = {
  ARMOURS,
  DRUG_ROWS,
  EQUIPMENT,
  HAND_WEAPONS,
  MAPS,
  ORDER_ROWS,
  PLANS,
  ROSTERS,
  SCENARIOS,
  TROOPS,
  VEHICLES,
  WEAPONS,
};
const ledger = new Map(loadLedger().map(row => [row.id, row]));

describe('every row of content names a row of the ledger', () => {
  for (const [name, { rows }] of Object.entries(CATALOGUES)) {
    test(name, () => {
      for (const row of rows) expect(ledger.has(row.rule), `${row.id} cites ${row.rule}`).toBe(true);
    });
  }
  test('the ruled numbers are those of reconstructed rows', () => {
    for (const [name, { rule }] of Object.entries(RULED_VALUES)) {
      expect(ledger.get(rule)?.src, `${name} cites ${rule}`).toMatch(/reconstruction|fan conversion/);
    }
  });
});

describe('no id leads nowhere', () => {
  test('in the rosters and the scenarios', () => {
    const groups = [
      ...ROSTERS.rows.flatMap(row => row.groups),
      ...SCENARIOS.rows.flatMap(row => row.sides.flatMap(side => side.groups)),
    ];
    for (const { troop, figures } of groups) {
      expect(TROOPS.has(troop)).toBe(true);
      for (const { armour = 'none', weapons, hand = [], equipment = [] } of figures) {
        expect(ARMOURS.has(armour)).toBe(true);
        expect(weapons.every(id => WEAPONS.has(id))).toBe(true);
        expect(hand.every(id => HAND_WEAPONS.has(id))).toBe(true);
        expect(equipment.every(id => EQUIPMENT.has(id))).toBe(true);
      }
    }
    for (const { map, sides } of SCENARIOS.rows) {
      expect(MAPS.has(map)).toBe(true);
      for (const { type, crew } of sides.flatMap(side => side.vehicles)) {
        expect(VEHICLES.get(type).places).toBeGreaterThanOrEqual(crew.length);
      }
    }
  });

  test('in the maps and the troop table', () => {
    for (const { buildings } of MAPS.rows) expect(buildings.every(({ plan }) => PLANS.has(plan))).toBe(true);
    for (const { weapons = [] } of TROOPS.rows) expect(weapons.every(id => WEAPONS.has(id))).toBe(true);
  });
});
