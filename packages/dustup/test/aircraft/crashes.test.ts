import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { bearAirHarm } from '../../src/rules/aircraft/crash.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Flight } from '../../src/table/flight.ts';
import { broken } from '../../src/table/invariants.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit } from '../../src/table/units.ts';
import { type Flown, flown, poise } from '../support/air-setting.ts';
import { harmless, run, statesOf, testsOf } from '../support/artillery-setting.ts';
import { box, field, put, type Setting, squad } from '../support/setting.ts';
import { placeHull, poseOf } from '../support/vehicle-setting.ts';

/** Red's aircraft over (30, 10) that heads north, with so many aboard; blue's squad is far off. */
function aloft(aboard = 0, mode: Flight['mode'] = 'hovering', setting: Setting = {}, vehicle = 'utilityLifter'): Flown {
  const found = flown(vehicle, { red: [squad(Math.max(1, aboard))], blue: [squad(3)], ...setting });
  poise(found.craft, mode, 30, 10, 0);
  if (aboard > 0) Object.assign(found.squad, { where: 'aboard', carrier: found.craft.id });
  else put(found.table, found.squad.id, 6, 44);
  put(found.table, found.enemy.id, 66, 44);
  return found;
}

type Script = Parameters<typeof run>[0][number];

function damaged({ table, craft }: Flown, markers: number, ...script: Script[]): readonly DustupEvent[] {
  return run(script, io => bearAirHarm(table, io, craft, { success: 'major', markers, worst: 'damaged' }));
}

function destroyed({ table, craft }: Flown, ...script: Script[]): readonly DustupEvent[] {
  return run(script, io => bearAirHarm(table, io, craft, { success: 'major', markers: 0, worst: 'destroyed' }));
}

const ANYWHERE = { seat: 'red', answer: 'anywhere' };
const told = (events: readonly DustupEvent[], type: DustupEvent['type']) => events.find(event => event.type === type);
const spots = ({ table }: Flown, unit: Unit): number[] =>
  unit.figures.map(id => {
    const { x, y } = table.figures[id]!;
    return Math.round(Math.max(Math.abs(x - 30_000), Math.abs(y - 10_000)) / 1000);
  });

describe('an aircraft that is destroyed in the air', () => {
  rule('DU-AIR-053', 'falls with all aboard, and everybody within six inches is in the explosion', () => {
    const found = aloft(4, 'moving');
    put(found.table, found.enemy.id, 33, 10);
    const events = destroyed(found, 'D8=7', 'D6=3', 'D8=6', 'D6=3', 'D8=3', 'D6=3');
    expect([found.craft.hull.destroyed, statesOf(found.table, found.squad)]).toEqual([
      true,
      ['killed', 'killed', 'killed', 'killed'],
    ]);
    expect(statesOf(found.table, found.enemy)).toEqual(['killed', 'untreated', 'able']);
    expect([found.enemy.suppression, found.table.strains.filter(({ unit }) => unit === found.enemy.id).length]).toEqual(
      [1, 1],
    );
    expect(told(events, 'roundBurst')).toMatchObject({ at: { x: 30_000, y: 10_000 }, radius: 6 });
    expect([found.table.wrecks, broken(found.table)]).toEqual([[], []]);
  });

  rule(['DU-AIR-053', 'DU-MORALE-016'], 'whoever was in it takes one test, as in a burst', () => {
    const found = aloft(0, 'moving', { commitment: ['medium', 'medium'] });
    put(found.table, found.enemy.id, 33, 10);
    destroyed(found, ...harmless(3));
    const tested = testsOf(found.table, 'D8=5').filter(({ type }) => type === 'confidenceTested');
    expect(tested).toMatchObject([{ target: { total: 4 } }]);
  });
});

describe('an emergency landing', () => {
  rule('DU-AIR-054', 'is one for all hits of the attack, with all markers so far', () => {
    const found = aloft(1);
    const events = damaged(found, 2, 'D6=4', ANYWHERE);
    expect([found.craft.hull.damage, told(events, 'crashLanded')]).toMatchObject([2, { die: 6, face: 4 }]);
  });

  rule('DU-AIR-055', 'is where it hovers, or twice a D12 ahead of what moves', () => {
    const hovering = aloft();
    damaged(hovering, 1, 'D8=4');
    expect(poseOf(hovering.craft)).toEqual([30, 10, 0]);
    const moving = aloft(0, 'moving');
    damaged(moving, 1, 'D12=7', 'D8=4');
    expect(poseOf(moving.craft)).toEqual([30, 24, 0]);
  });

  rule('DU-AIR-055', 'off the table it is lost with all aboard', () => {
    const found = aloft(3, 'moving');
    poise(found.craft, 'moving', 30, 40, 0);
    damaged(found, 1, 'D12=7');
    expect([found.craft.where, found.squad.where, statesOf(found.table, found.squad)[0]]).toEqual([
      'shotDown',
      'shotDown',
      'killed',
    ]);
  });

  rule('DU-AIR-056', 'on a building destroys the aircraft, and the building unless a D6 shows five', () => {
    const map = field({ areas: [box('buildingSolid', 27, 22, 33, 28)] });
    const crash = (face: number, ...more: string[]) => {
      const found = aloft(2, 'moving', { map });
      damaged(found, 1, 'D12=7', `D6=${face}`, ...more);
      const [building] = found.table.buildings;
      return [found.craft.hull.destroyed, statesOf(found.table, found.squad)[0], building!.destroyed, building!.damage];
    };
    expect(crash(4)).toEqual([true, 'killed', true, 1]);
    // The explosion has its own try at what still stands.
    expect(crash(5, 'D8=1', 'D12=9')).toEqual([true, 'killed', false, 1]);
  });

  rule(['DU-AIR-056', 'DU-SHOOT-040'], 'a wound by the house and one by the explosion are two of one attack', () => {
    const map = field({ areas: [box('buildingSolid', 27, 22, 33, 28)] });
    const found = aloft(0, 'moving', { map, blue: [squad(1)] });
    put(found.table, found.enemy.id, 31, 25);
    damaged(found, 1, 'D12=7', 'D6=5', 'D6=3', 'D8=4', 'D8=3', 'D8=1', 'D12=9');
    expect(statesOf(found.table, found.enemy)).toEqual(['killed']);
    const own = found.table.strains.filter(({ unit }) => unit === found.enemy.id);
    expect(own).toMatchObject([{ by: 'blast', casualties: 1 }]);
  });

  rule(['DU-AIR-056', 'DU-ARTY-037'], 'those hurt in a vehicle that is spared are tested once for all of it', () => {
    const setting = { blue: [squad(2)], blueVehicles: ['wheeledCarrier'] };
    const found = aloft(0, 'moving', setting);
    const carrier = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
    placeHull(carrier, 30, 24, 0);
    Object.assign(found.enemy, { where: 'aboard', carrier: carrier.id });
    damaged(found, 1, 'D12=7', 'D6=5', 'D6=3', 'D6=4', 'D8=1', 'D12=9');
    expect(found.table.strains.filter(({ unit }) => unit === found.enemy.id)).toMatchObject([
      { by: 'blast', casualties: 1 },
    ]);
  });

  rule(['DU-AIR-056', 'DU-DETECT-003'], 'whoever lies hidden below is seen getting out of its way', () => {
    const found = aloft();
    put(found.table, found.enemy.id, 30, 10);
    layCounter(found.table, scripted<DustupEvent>(), 1, { x: 30_000, y: 10_000 }, found.enemy);
    damaged(found, 1, 'D8=5');
    expect([found.enemy.counter, broken(found.table)]).toEqual([NONE, []]);
  });

  rule('DU-AIR-056', 'on another vehicle or a wreck as well; those in it are hurt as by a weapon of its size', () => {
    const found = aloft(0, 'moving', { blueVehicles: ['heavyTank'] });
    const tank = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
    placeHull(tank, 31, 24, 0);
    damaged(found, 1, 'D12=7', 'D6=4');
    expect([found.craft.hull.destroyed, tank.hull.destroyed, found.table.wrecks.length]).toEqual([true, true, 1]);
    const onWreck = aloft(0, 'moving');
    onWreck.table.wrecks = found.table.wrecks;
    damaged(onWreck, 1, 'D12=7');
    expect(onWreck.craft.hull.destroyed).toBe(true);
    const spared = aloft(0, 'moving', { blueVehicles: ['heavyTank'] });
    const lucky = spared.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
    placeHull(lucky, 31, 24, 0);
    damaged(spared, 1, 'D12=7', 'D6=5', 'D8=1', 'D12=9');
    expect([lucky.hull.destroyed, lucky.hull.damage, lucky.suppression]).toEqual([false, 1, 1]);
  });

  rule('DU-AIR-056', 'those on foot below get out of its way', () => {
    const found = aloft(0, 'hovering');
    put(found.table, found.enemy.id, 30, 10);
    damaged(found, 1, 'D8=4');
    expect(Math.min(...spots(found, found.enemy))).toBeGreaterThanOrEqual(1);
    expect(broken(found.table)).toEqual([]);
  });

  rule('DU-AIR-057', "takes the pilot's die, one step worse for each marker beyond the first, D4 at the worst", () => {
    const found = aloft();
    expect(told(damaged(found, 3, 'D4=4'), 'crashLanded')).toMatchObject({ die: 4 });
    const worse = aloft();
    expect(told(damaged(worse, 5, 'D4=4'), 'crashLanded')).toMatchObject({ die: 4 });
  });

  rule('DU-AIR-058', 'on a one it explodes with all aboard', () => {
    const found = aloft(3);
    const events = damaged(found, 1, 'D8=1');
    expect(statesOf(found.table, found.squad)).toEqual(['killed', 'killed', 'killed']);
    expect([told(events, 'roundBurst'), found.table.wrecks]).toMatchObject([{ radius: 6 }, []]);
  });

  rule('DU-AIR-059', 'on a two or three everybody aboard rolls: killed, wounded or unhurt', () => {
    const found = aloft(6);
    const dice = ['D6=1', 'D6=2', 'D6=3', 'D6=4', 'D6=5', 'D6=6'];
    damaged(found, 1, 'D8=3', ...dice, ANYWHERE);
    expect(statesOf(found.table, found.squad)).toEqual(['killed', 'untreated', 'untreated', 'able', 'able', 'able']);
    expect([found.squad.suppression, found.squad.where, found.craft.hull.destroyed]).toEqual([3, 'table', true]);
    expect(found.table.strains).toMatchObject([{ unit: found.squad.id, casualties: 3, fromTheAir: true, by: 'wreck' }]);
  });

  rule(['DU-AIR-059', 'DU-MORALE-016'], 'wounds of the crash are casualties under an air attack, with one test', () => {
    const found = aloft(4, 'hovering', { commitment: ['medium', 'medium'] });
    damaged(found, 1, 'D8=2', 'D6=4', 'D6=4', 'D6=4', 'D6=2', ANYWHERE);
    const tested = testsOf(found.table, 'D8=5').filter(({ type }) => type === 'confidenceTested');
    // Casualties 1, aerospace 1, leadership value 2.
    expect(tested).toMatchObject([{ target: { total: 4 } }]);
  });

  rule('DU-AIR-060', 'in the middle of a lake they are set up on the nearest shore', () => {
    const found = aloft(2, 'hovering', { map: field({ areas: [box('openWater', 10, 0, 60, 28)] }) });
    poise(found.craft, 'hovering', 30, 16, 0);
    damaged(found, 1, 'D8=4', ANYWHERE);
    const onShore = found.squad.figures.map(id => found.table.figures[id]!).map(({ y }) => y >= 28_000);
    expect(onShore).toEqual([true, true]);
  });

  rule('DU-AIR-060', 'on a four all aboard survive: beside the wreck, under three markers, unharmed', () => {
    const found = aloft(8);
    damaged(found, 1, 'D8=4', ANYWHERE);
    expect(statesOf(found.table, found.squad).every(state => state === 'able')).toBe(true);
    expect([found.squad.suppression, found.squad.carrier, found.table.wrecks.length]).toEqual([3, NONE, 1]);
    expect(Math.max(...spots(found, found.squad))).toBeLessThanOrEqual(6);
    expect(broken(found.table)).toEqual([]);
  });

  test('if nobody gets out alive, nobody is placed', () => {
    const found = aloft(2);
    damaged(found, 1, 'D8=2', 'D6=1', 'D6=1');
    expect([found.squad.where, statesOf(found.table, found.squad)]).toEqual(['table', ['killed', 'killed']]);
  });
});
