import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { splitOff } from '../../src/rules/detachment/split-off.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { box, field, putFigure, squad } from '../support/setting.ts';
import { does, type Motorised, motorised, refusal, reorganise } from '../support/vehicle-setting.ts';

const ALIGHT = reorganise({ do: 'alight' });

/** A carrier at (20, 20) with a squad of so many aboard. */
function riding(count: number, setting = {}): Motorised {
  const found = motorised('wheeledCarrier', { red: [squad(count)], ...setting });
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  ready(found.table, found.squad, 'turn');
  return found;
}

describe('riders who have lost heart', () => {
  rule(
    ['DU-FORCE-033', 'DU-VEH-043'],
    'the shaken leave the cover of their carrier only if their leader says so',
    () => {
      const { table, squad: men } = riding(4);
      men.confidence = 'shaken';
      does(table, men, ALIGHT, 'D8=2');
      expect([men.where, men.actions]).toEqual(['aboard', 1]);
      does(table, men, ALIGHT, 'D8=3');
      expect(men.where).toBe('table');
    },
  );

  rule(['DU-FORCE-034', 'DU-VEH-047'], 'the broken do not leave it', () => {
    const { table, squad: men } = riding(4);
    men.confidence = 'broken';
    expect(refusal(table, men, ALIGHT)).toBe('DU-FORCE-034');
  });

  rule(['DU-FORCE-033', 'DU-FORCE-034'], 'both get out where there is cover outside', () => {
    const map = field({ areas: [box('rough', 10, 10, 30, 30), box('lightWoods', 10, 10, 30, 30)] });
    for (const confidence of ['shaken', 'broken'] as const) {
      const { table, squad: men } = riding(4, { map });
      men.confidence = confidence;
      does(table, men, ALIGHT);
      expect(men.where).toBe('table');
    }
  });
});

describe('in and out', () => {
  rule(['DU-VEH-047', 'DU-DETACH-004'], 'a leader aboard sets his detachment in motion', () => {
    const { table, tank, squad: men } = motorised('wheeledCarrier', { red: [squad(5)] });
    const part = splitOff(table, men, men.figures.slice(3));
    Object.assign(men, { where: 'aboard', carrier: tank.id });
    ready(table, men, 'turn');
    expect(refusal(table, men, { do: 'activateDetachment', unit: part.id })).toBe(null);
  });

  rule(['DU-PROP-005', 'DU-VEH-043'], 'a propped squad gets up before it mounts', () => {
    const { table, tank, squad: men } = motorised('wheeledCarrier', { red: [squad(3)] });
    for (let i = 0; i < 3; i++) putFigure(table, men, i, 21.3, 18 + 1.1 * i);
    ready(table, men, 'turn');
    men.propped = true;
    const board = reorganise({ do: 'board', vehicle: tank.id });
    expect(refusal(table, men, board)).toBe('DU-PROP-005');
    does(table, men, { do: 'unprop' });
    does(table, men, board);
    expect(men.where).toBe('aboard');
  });
});
