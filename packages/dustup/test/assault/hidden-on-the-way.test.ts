import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { layCounter } from '../../src/rules/detection/counters.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { type Dustup, placeOf } from '../../src/table/table.ts';
import { isHidden, type Unit } from '../../src/table/units.ts';
import { drawUp, HOLD, run, STAND, says, typesOf } from '../support/assault-setting.ts';
import { squad } from '../support/setting.ts';
import { shocked } from '../support/vehicle-assault.ts';
import { poseOf } from '../support/vehicle-setting.ts';

const at = ({ id }: Unit): Act => ({ do: 'tankShock', target: id });

function hide(table: Dustup, unit: Unit): void {
  layCounter(table, scripted<DustupEvent>({}), unit.side, placeOf(table, unit), unit);
}

/** A tank of red's at (10, 20), those it drives at so many inches off, and others who lie hidden at (x, 20). */
function ambushed(inches: number, x: number) {
  const found = shocked(inches, 'battleTank', { blue: [squad(5), squad(5)] });
  const hidden = found.table.units.filter(({ side }) => side === 1)[1]!;
  drawUp(found.table, hidden, x, 20, 1);
  hide(found.table, hidden);
  return { ...found, hidden };
}

describe('a tank that drives at men comes upon others who lie hidden', () => {
  rule(['DU-VEH-115', 'DU-DETECT-005'], 'before it reaches them: it falls short, two inches off', () => {
    const { table, tank, blue, hidden } = ambushed(16, 20);
    const io = run(table, tank, at(blue), { dice: ['D8=1', 'D4=2', 'D12=12'], answers: [STAND, HOLD] });
    expect(typesOf(io)).toEqual(['shockDeclared', 'shockTested', 'revealed', 'charged', 'heldFire']);
    expect([poseOf(tank), tank.fared, isHidden(hidden)]).toEqual([[16, 20, 90], 'fallsShort', false]);
    expect(broken(table)).toEqual([]);
  });

  rule(['DU-VEH-112', 'DU-DETECT-005'], 'beyond them: it gets no farther', () => {
    const { table, tank, blue, hidden } = ambushed(4, 27);
    const io = run(table, tank, at(blue), { dice: ['D8=1', 'D4=2', 'D12=12'], answers: [STAND, says('red', 16)] });
    expect(typesOf(io)).toEqual(['shockDeclared', 'shockTested', 'charged', 'revealed', 'droveThrough']);
    expect([poseOf(tank)[0] <= 23, isHidden(hidden), broken(table)]).toEqual([true, false, []]);
  });

  rule('DU-DETECT-005', 'or upon a dummy, which does not stop it', () => {
    const { table, tank, blue } = shocked(16);
    layCounter(table, scripted<DustupEvent>({}), 1, { x: 20_000, y: 20_000 }, null);
    const io = run(table, tank, at(blue), { dice: ['D8=1', 'D4=2', 'D12=12'], answers: [STAND, says('red', 0)] });
    expect([typesOf(io).includes('counterRemoved'), tank.fared]).toEqual([true, 'drivesThrough']);
  });
});
