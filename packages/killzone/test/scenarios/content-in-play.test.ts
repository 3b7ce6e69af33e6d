import { expect, test } from 'vitest';
import { DRUG_ROWS, ROSTERS, SCENARIOS, TROOPS, VEHICLES, WEAPONS } from '../../src/content/load.ts';

const sides = SCENARIOS.rows.flatMap(scenario => scenario.sides);
const inScenarios = sides.flatMap(({ groups }) => groups);
const inRosters = ROSTERS.rows.flatMap(({ groups }) => groups);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('every troop type and every drug appears in a scenario', () => {
  expect(idsOf(TROOPS.rows).filter(id => !inScenarios.some(({ troop }) => troop === id))).toEqual([]);
  expect(idsOf(DRUG_ROWS.rows).filter(id => !inScenarios.some(({ drugs }) => drugs.includes(id)))).toEqual([]);
});

test('every vehicle appears in a scenario or a roster', () => {
  const driven = [
    ...sides.flatMap(({ vehicles }) => vehicles.map(({ type }) => type)),
    ...ROSTERS.rows.flatMap(({ vehicles }) => vehicles.map(each => (typeof each === 'string' ? each : each.type))),
  ];
  expect(idsOf(VEHICLES.rows).filter(id => !driven.includes(id))).toEqual([]);
});

test('every ranged weapon but the other load of a suit is carried by somebody', () => {
  const carried = [...inScenarios, ...inRosters].flatMap(({ figures }) => figures.flatMap(({ weapons }) => weapons));
  expect(idsOf(WEAPONS.rows).filter(id => !carried.includes(id))).toEqual(['inbuilt-grenade']);
});
