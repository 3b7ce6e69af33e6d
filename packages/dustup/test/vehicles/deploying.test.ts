import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { deploymentsOf } from '../../src/rules/deployment/candidates.ts';
import { whyNotDeploy } from '../../src/rules/deployment/deployment.ts';
import { at } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

describe('a vehicle that is deployed', () => {
  rule('DU-GAP-029', 'stands on the table with all of its hull', () => {
    const { table, tank } = motorised('battleTank');
    tank.where = 'muster';
    const whyNot = (x: number, y: number) => whyNotDeploy(table, tank, { at: at(x, y), facing: 90 });
    expect(whyNot(0.35, 20)).toMatchObject([{ rule: 'DU-GAP-029', code: 'offTable' }]);
    expect(whyNot(4, 0.35)).toMatchObject([{ rule: 'DU-GAP-029', code: 'offTable' }]);
    expect(whyNot(4, 20)).toEqual([]);
  });

  rule('DU-GAP-029', 'is offered no place over the edge', () => {
    const { table, tank } = motorised('battleTank');
    tank.where = 'muster';
    Object.assign(table.sides[0]!, { zones: [[at(0, 0), at(3, 0), at(3, 40), at(0, 40)]] });
    const offered = deploymentsOf(table, tank);
    expect(offered.length).toBeGreaterThan(0);
    for (const place of offered) expect(place.at.x).toBeGreaterThanOrEqual(1000);
  });
});
