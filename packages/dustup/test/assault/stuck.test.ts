import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { withdraw } from '../../src/rules/assault/withdrawal.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { drawUp, on, refused } from '../support/assault-setting.ts';
import { at, box, field, wall } from '../support/setting.ts';
import { atHull, CALM, mechAt, shocked } from '../support/vehicle-assault.ts';
import { poseOf } from '../support/vehicle-setting.ts';

describe('a mech that cannot move', () => {
  rule(['DU-VEH-073', 'DU-MINE-006', 'DU-VEH-097'], 'does not assault, from afar or from two inches', () => {
    for (const inches of [6, 2]) {
      const { table, mech, blue } = mechAt(inches);
      mech.hull.immobilised = true;
      expect(refused(table, mech, on(blue))).toBe('DU-VEH-073');
      expect(actsOf(table, mech).some(act => act.do === 'assault')).toBe(false);
    }
  });

  rule(['DU-VEH-099', 'DU-MINE-006'], 'is beaten where it stands', () => {
    const { table, tank } = atHull(6, { vehicle: 'scoutMech', changes: CALM });
    Object.assign(tank, { suppression: 2 });
    tank.hull.immobilised = true;
    const before = poseOf(tank);
    const io = scripted<DustupEvent>();
    withdraw(table, io, tank, { from: at(30, 20), levels: 1, afterCombat: null, rule: 'DU-ASSAULT-020' });
    io.finish();
    expect([poseOf(tank), tank.confidence, tank.suppression]).toEqual([before, 'shaken', 0]);
  });
});

describe('those whom a tank cannot come to', () => {
  const behind = (map: ReturnType<typeof field>, x = 20.6) => {
    const { table, tank, blue } = shocked(8, 'battleTank', { map });
    drawUp(table, blue, x, 20, 1);
    return refused(table, tank, { do: 'tankShock', target: blue.id });
  };

  rule(['DU-VEH-109', 'DU-VEH-040'], "are not overrun right behind dragon's teeth", () => {
    expect(behind(field({ lines: [wall('dragonsTeeth', [20, 0], [20, 48])] }))).toBe('DU-ASSAULT-004');
    expect(behind(field({ lines: [wall('wire', [20, 0], [20, 48])] }))).toBe(null);
  });

  rule(['DU-VEH-109', 'DU-VEH-037'], 'nor at the window of a brick house, nor at the edge of a dense wood', () => {
    expect(behind(field({ areas: [box('buildingSolid', 20, 16, 26, 24)] }))).toBe('DU-ASSAULT-004');
    expect(behind(field({ areas: [box('denseWoods', 20, 16, 26, 24)] }))).toBe('DU-ASSAULT-004');
    expect(behind(field({ areas: [box('lightWoods', 20, 16, 26, 24)] }))).toBe(null);
  });
});
