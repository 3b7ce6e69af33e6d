import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { isHidden } from '../../src/table/units.ts';
import { view } from '../../src/view/view.ts';
import { comesDown, harmless, shell } from '../support/artillery-setting.ts';
import { on } from '../support/assault-setting.ts';
import { box, field, put, squad } from '../support/setting.ts';
import { does, motorised, placeHull, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

const map = field({ areas: [box('denseWoods', 10, 10, 30, 30)] });

/** A carrier without a roof in a wood, with red's squad in it, and blue's squad just outside the wood. */
function loaded() {
  const found = motorised('wheeledCarrier', { map, red: [squad(3)] }, { traits: ['openTopped'] });
  const { table, tank, squad: riders, enemy } = found;
  Object.assign(riders, { where: 'aboard', carrier: tank.id });
  put(table, enemy.id, 34, 20);
  return { table, tank, riders, enemy };
}

function underCounter() {
  const found = loaded();
  layCounter(found.table, scripted<DustupEvent>({}), 0, found.tank.hull, found.tank);
  return found;
}

describe('those who ride in a vehicle under a counter', () => {
  rule(['DU-DETECT-002', 'DU-VEH-047'], 'lie under it as well, and nobody sees, shoots at or assaults them', () => {
    const { table, tank, riders, enemy } = underCounter();
    expect([isHidden(riders), view(table, 'blue').units[riders.id]!.carrier]).toEqual([true, -1]);
    placeHull(tank, 29, 20, 0);
    ready(table, enemy, 'turn');
    expect(refusal(table, enemy, rifles(enemy, riders))).toBe('DU-SHOOT-005');
    expect(refusal(table, enemy, on(riders))).toBe('DU-ASSAULT-004');
  });

  rule('DU-DETECT-001', 'go under it with the vehicle that hides in the game', () => {
    const { table, tank, riders, enemy } = loaded();
    put(table, enemy.id, 66, 44);
    riders.confidence = 'steady';
    does(table, tank, reorganise({ do: 'hide' }));
    expect([isHidden(riders), riders.counter === tank.counter, riders.hidAs]).toEqual([true, true, 'steady']);
  });

  rule('DU-DETECT-003', 'give it away when they fire', () => {
    const { table, tank, riders, enemy } = underCounter();
    placeHull(tank, 29, 20, 0);
    ready(table, riders, 'turn');
    does(table, riders, rifles(riders, enemy), 'D6=6', 'D8=1', 'D6=1');
    expect([isHidden(tank), isHidden(riders)]).toEqual([false, false]);
  });

  rule(['DU-VEH-045', 'DU-DETECT-003'], 'and when they get out', () => {
    const { table, tank, riders } = underCounter();
    ready(table, riders, 'turn');
    const told = does(table, riders, reorganise({ do: 'alight' }));
    expect(told.map(({ type }) => type)).toEqual(['revealed', 'alighted']);
    expect([isHidden(tank), isHidden(riders), broken(table)]).toEqual([false, false, []]);
  });

  rule(['DU-DETECT-004', 'DU-VEH-068'], 'lie beside the wreck for all to see when it is destroyed at a blow', () => {
    const { table, tank, riders } = underCounter();
    const { x, y } = tank.hull;
    const anywhere = { seat: 'red', answer: 'anywhere' };
    comesDown(
      table,
      [shell(x / 1000, y / 1000)],
      ...harmless(3, 8, 8),
      'D8=8',
      'D12=3',
      'D6=6',
      'D6=6',
      'D6=6',
      anywhere,
    );
    expect([tank.hull.destroyed, isHidden(tank), isHidden(riders)]).toEqual([true, false, false]);
    expect(table.counters[0]!.removed).toBe(true);
  });
});

rule(['DU-VEH-124', 'DU-VEH-014'], 'a super-heavy vehicle does not hide in the game either', () => {
  const { table, tank } = motorised('landFortress', { map: field({ areas: [box('denseWoods', 0, 0, 40, 40)] }) });
  expect(refusal(table, tank, reorganise({ do: 'hide' }))).toBe('DU-VEH-014');
});

describe('riders of a vehicle that is completely concealed', () => {
  function concealed() {
    const found = loaded();
    placeHull(found.tank, 28, 20, 0);
    found.tank.concealed = true;
    return found;
  }

  rule(['DU-SHOOT-055', 'DU-VEH-069'], 'fire at nobody before it shows itself', () => {
    const { table, tank, riders, enemy } = concealed();
    ready(table, riders, 'turn');
    expect(refusal(table, riders, rifles(riders, enemy))).toBe('DU-SHOOT-055');
    tank.concealed = false;
    expect(refusal(table, riders, rifles(riders, enemy))).toBe(null);
  });

  rule(['DU-VEH-069', 'DU-SHOOT-054'], 'are as hard to hit', () => {
    const { table, riders, enemy } = concealed();
    ready(table, enemy, 'turn');
    const told = does(table, enemy, rifles(enemy, riders), 'D10=10', 'D8=1', 'D10=1');
    expect(told.find(({ type }) => type === 'shotAt')).toMatchObject({
      die: { parts: expect.arrayContaining([expect.objectContaining({ why: 'completelyConcealed', value: 2 })]) },
    });
  });
});
