import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { setAlight } from '../../src/rules/artillery/incendiaries.ts';
import { run, testsOf } from '../support/artillery-setting.ts';
import { at, box, field, lay, putFigure, squad } from '../support/setting.ts';

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

  rule(['DU-FIRE-007', 'DU-ARTY-034'], 'nothing burns on water or off the table', () => {
    const table = lay({ map: field({ areas: [box('openWater', 28, 18, 32, 22)] }) });
    run(['D6=1'], io => setAlight(table, io, [at(30, 20), at(0 - 2, 20), at(40, 20)]));
    expect(table.blazes).toMatchObject([at(40, 20)]);
  });
});
