import { odds } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { foretold } from '../../src/rules/artillery/foretold.ts';
import { setAlight } from '../../src/rules/artillery/incendiaries.ts';
import { copy } from '../../src/table/copy.ts';
import { summary } from '../../src/table/summary.ts';
import { run, statesOf, testsOf } from '../support/artillery-setting.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

describe('incendiary rounds', () => {
  const points = [at(30, 20), at(33, 20), at(30, 25)];

  rule('DU-FIRE-007', 'light a fire where each comes down; those round it are burnt, suppressed and tested', () => {
    const table = lay({ blue: [squad(3)], switches: { smoke: false } });
    const unit = table.units[1]!;
    for (const [i, x] of [27.5, 28, 24].entries()) putFigure(table, unit, i, x, 18.5);
    run(['D4=4', 'D6=3', 'D4=1', 'D6=3'], io => setAlight(table, io, points));
    expect(table.blazes).toHaveLength(3);
    expect(unit.suppression).toBe(1);
    expect(table.strains).toMatchObject([{ unit: unit.id, by: 'blast', casualties: 1 }]);
    expect(testsOf(table, 'D8=8').filter(({ type }) => type === 'confidenceTested')).toHaveLength(1);
  });

  rule(['DU-FIRE-007', 'DU-ARTY-043'], 'are one attack: a second wound kills, and is no second casualty', () => {
    const table = lay({ blue: [squad(1)], switches: { smoke: false } });
    const unit = table.units[1]!;
    put(table, 1, 30, 20);
    run(['D4=4', 'D6=3', 'D4=4', 'D6=3'], io => setAlight(table, io, [at(30, 20), at(31, 20)]));
    expect(statesOf(table, unit)).toEqual(['killed']);
    expect(table.strains).toMatchObject([{ unit: unit.id, casualties: 1 }]);
  });

  rule(['DU-FIRE-007', 'DU-ARTY-043'], 'have odds that add up in the same way', () => {
    const table = lay({ blue: [squad(1)], switches: { smoke: false } });
    put(table, 1, 30, 20);
    const procedure = foretold(table, () => ({ rounds: [], fires: [at(30, 20), at(31, 20)] }));
    const { outcomes } = odds(procedure, table, copy, summary);
    // A D4 beats a D6 in 6 of 24 ways, and in two of them by more than double.
    const [kills, wounds] = [2 / 24, 4 / 24];
    const killed = outcomes.filter(({ outcome }) => JSON.stringify(outcome).includes('"killed"'));
    const chance = killed.reduce((sum, each) => sum + each.chance, 0);
    expect(chance).toBeCloseTo(kills + wounds * (kills + wounds) + (1 - kills - wounds) * kills, 6);
  });

  rule(['DU-FIRE-007', 'DU-ARTY-037'], 'are felt by those in a truck that they harm, as a burst is', () => {
    const ridden = (...script: Parameters<typeof run>[0]) => {
      const red = [squad(2)];
      const found = motorised('cargoTruck', { red, switches: { smoke: false }, commitment: ['medium', 'medium'] });
      Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
      run(script, io => setAlight(found.table, io, [at(20, 20)], 1));
      const own = found.table.strains.filter(({ unit }) => unit === found.squad.id);
      return [own.map(({ by, casualties }) => [by, casualties]), found.squad.suppression];
    };
    // Damaged, with one of them hurt; not hurt; and destroyed, so that they are thrown out.
    expect(ridden('D4=3', 'D8=2', 'D6=1', 'D6=6')).toEqual([[['blast', 1]], 1]);
    expect(ridden('D4=3', 'D8=2', 'D6=6', 'D6=6')).toEqual([[], 0]);
    const anywhere = { seat: 'red', answer: 'anywhere' };
    expect(ridden('D4=3', 'D8=1', 'D6=6', 'D6=6', anywhere)).toEqual([[['blast', 0]], 1]);
  });

  rule(['DU-FIRE-007', 'DU-ARTY-034'], 'nothing burns on water or off the table', () => {
    const table = lay({ map: field({ areas: [box('openWater', 28, 18, 32, 22)] }) });
    run(['D6=1'], io => setAlight(table, io, [at(30, 20), at(0 - 2, 20), at(40, 20)]));
    expect(table.blazes).toMatchObject([at(40, 20)]);
  });
});
