import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { freeDetachments } from '../../src/rules/detachment/detach.ts';
import { splitOff } from '../../src/rules/detachment/split-off.ts';
import { activate, ready } from '../../src/rules/turn/activation.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { drawUp, HOLD, on, run, STAND, STAY } from '../support/assault-setting.ts';
import { at, box, field, put, squad, wall } from '../support/setting.ts';
import { atHull, CALM, shocked } from '../support/vehicle-assault.ts';
import {
  does,
  type Motorised,
  motorised,
  placeHull,
  poseOf,
  refusal,
  reorganise,
  rifles,
} from '../support/vehicle-setting.ts';

/** A carrier with a squad of four aboard, and an enemy twenty inches east of it. */
function riding(changes = {}): Motorised {
  const found = motorised('wheeledCarrier', { red: [squad(4)] }, changes);
  Object.assign(found.squad, { where: 'aboard', carrier: found.tank.id });
  ready(found.table, found.squad, 'turn');
  put(found.table, found.enemy.id, 40, 20);
  return found;
}
const ALIGHT = reorganise({ do: 'alight' });

describe('riders and their carrier', () => {
  rule(['DU-VEH-046', 'DU-VEH-087', 'DU-SUPP-003'], 'kept down in an open one they neither fire nor get out', () => {
    const { table, tank, squad: men, enemy } = riding({ traits: ['openTopped'] });
    tank.suppression = 1;
    expect([refusal(table, men, rifles(men, enemy)), refusal(table, men, ALIGHT)]).toEqual([
      'DU-SUPP-003',
      'DU-VEH-046',
    ]);
    expect(refusal(table, men, { do: 'communicate', with: tank.id })).toBe(null);
  });

  rule(['DU-VEH-087', 'DU-VEH-043'], 'with markers of their own they stay down when it has recovered', () => {
    const { table, squad: men, enemy } = riding({ ports: 4 });
    men.suppression = 1;
    expect([refusal(table, men, rifles(men, enemy)), refusal(table, men, ALIGHT)]).toEqual([
      'DU-SUPP-003',
      'DU-VEH-043',
    ]);
  });

  rule(['DU-MORALE-025', 'DU-VEH-047'], 'its panic is not theirs', () => {
    const { table, tank, squad: men } = riding();
    tank.panicked = true;
    expect([refusal(table, men, ALIGHT), refusal(table, tank, { do: 'move', route: [at(20, 30)] })]).toEqual([
      null,
      'DU-MORALE-025',
    ]);
  });

  rule(['DU-FORCE-035', 'DU-VEH-047'], 'when it runs from the table they are gone with it', () => {
    const { table, tank, squad: men } = riding();
    Object.assign(table.sides[0]!, { homeEdge: 'west' });
    placeHull(tank, 6, 20, 90);
    tank.confidence = 'routed';
    const io = scripted<DustupEvent>({ dice: ['D12=10'] });
    activate(table, io, tank, 'turn');
    io.finish();
    expect([tank.where, men.where]).toEqual(['routedOff', 'routedOff']);
  });

  rule(['DU-DETACH-007', 'DU-VEH-047'], 'a detachment aboard stands on its own when its parent is no more', () => {
    const { table, tank, squad: men } = motorised('wheeledCarrier', { red: [squad(5)] });
    const part = splitOff(table, men, men.figures.slice(3));
    Object.assign(part, { where: 'aboard', carrier: tank.id });
    for (const id of men.figures) table.figures[id]!.state = 'killed';
    freeDetachments(table, scripted<DustupEvent>());
    expect([part.parent, part.leaderless]).toEqual([NONE, true]);
  });
});

describe('towing and assaults', () => {
  rule(['DU-VEH-050', 'DU-VEH-061'], 'what a destroyed vehicle towed drives by itself again', () => {
    const { table, tank } = motorised('battleTank', { redVehicles: ['battleTank', 'wheeledCarrier'] });
    const towed = table.units.filter(isVehicle)[1] as Vehicle;
    placeHull(tank, 20, 20, 90);
    placeHull(towed, 16, 20, 90);
    does(table, tank, reorganise({ do: 'hitch', unit: towed.id }));
    ready(table, towed, 'turn');
    const back = { do: 'move', route: [at(10, 20)] } as const;
    expect(refusal(table, towed, back)).toBe('DU-VEH-050');
    bearHarm(table, scripted<DustupEvent>(), tank, { markers: 0, worst: 'destroyed', weaponClass: 3 });
    expect(refusal(table, towed, back)).toBe(null);
  });

  rule(
    ['DU-VEH-103', 'DU-FORCE-034'],
    'a broken tank in the open is routed by those who beat it, and does not fire',
    () => {
      const { table, red, tank } = atHull(12);
      tank.confidence = 'broken';
      run(table, red, on(tank), { dice: ['D4=4', 'D6=3', 'D6=1'], answers: [STAND] });
      expect([red.fared, tank.confidence]).toEqual(['fallsShort', 'routed']);
    },
  );

  rule(['DU-VEH-099', 'DU-VEH-072'], 'a damaged mech in a light wood is beaten where it stands', () => {
    const map = field({ areas: [box('lightWoods', 37, 10, 50, 30)] });
    const { table, red, tank } = atHull(6, { vehicle: 'scoutMech', changes: CALM, setting: { map } });
    tank.hull.damage = 1;
    run(table, red, on(tank), { dice: ['D8=8', 'D10=3'], answers: [STAY] });
    expect([poseOf(tank)[0], tank.confidence]).toEqual([40, 'shaken']);
  });

  rule(
    ['DU-VEH-109', 'DU-ASSAULT-037'],
    'what wire between a tank and those it drives at costs is needed to reach them',
    () => {
      const driven = (face: number, ...more: Parameters<typeof does>[3][]) => {
        const map = field({ lines: [wall('wire', [20, 0], [20, 48])] });
        const { table, tank, blue } = shocked(8, 'battleTank', { map });
        drawUp(table, blue, 20.6, 20, 1);
        does(table, tank, { do: 'tankShock', target: blue.id }, 'D8=1', 'D4=2', `D12=${face}`, STAND, ...more);
        return tank.fared;
      };
      expect([driven(4, HOLD), driven(5, { seat: 'red', answer: 0 })]).toEqual(['fallsShort', 'drivesThrough']);
    },
  );
});
