import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { countersOf, LOITER } from '../../src/table/chart.ts';
import { flown, moveOn, waiting } from '../support/air-setting.ts';
import { does } from '../support/vehicle-setting.ts';

rule(['DU-CASEVAC-007', 'DU-AIR-015'], 'an evacuation aircraft that leaves empty has its round to make as well', () => {
  const { table, craft } = flown('evacuationLifter');
  does(table, craft, { do: 'flyOff', to: 'loiter' });
  expect([craft.box, craft.hull.outbound]).toEqual([1, true]);
  const other = flown('utilityLifter');
  does(other.table, other.craft, { do: 'flyOff', to: 'loiter' });
  expect([other.craft.box, other.craft.hull.outbound]).toEqual([LOITER, false]);
});

rule(
  'DU-CASEVAC-007',
  'back in box one it may go on to loiter uncalled, past the defence, but not onto the table',
  () => {
    const { table, craft } = waiting(flown('evacuationLifter'), 1);
    craft.hull.awaitsCall = true;
    expect(countersOf(table, 0)).toEqual([craft]);
    moveOn(table, craft, { dice: ['D8=6', 'D6=2'] });
    expect([craft.box, craft.hull.awaitsCall]).toEqual([LOITER, true]);
    craft.boxMoved = false;
    expect(countersOf(table, 0)).toEqual([]);
  },
);
