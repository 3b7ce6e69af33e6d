import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Sensors } from '../../src/content/schema.ts';
import { layCounter, reveal } from '../../src/rules/detection/counters.ts';
import { isDarkFor, rangeDie } from '../../src/rules/detection/detect.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import type { Dustup, Place } from '../../src/table/table.ts';
import { activates, does, refused, stop } from '../support/command-setting.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

/** An observer at (6, 4) and a counter `inches` to the east of it, with a squad of blue under it or nobody. */
function look(inches: number, { real = true, sensors = 'aided' as Sensors, night = false } = {}): Dustup {
  const table = lay({ red: [squad(3, { sensors })], blue: [squad(3), squad(3)], night });
  if (real) put(table, 1, 6 + inches, 4);
  lays(table, at(6 + inches, 4), real ? 1 : null);
  return table;
}

function lays(table: Dustup, place: Place, unit: number | null): void {
  layCounter(table, scripted<DustupEvent>({}), 1, place, unit === null ? null : table.units[unit]!);
}
const looking = { do: 'detect', counter: 0 } as const;
const sees = (table: Dustup, ...dice: string[]) => does(table, table.units[0]!, looking, dice);

rule('DU-DETECT-001', 'out of sight and in concealing ground a unit goes into hiding', () => {
  const map = field({ areas: [box('denseWoods', 0, 0, 12, 12), box('lightScrub', 20, 20, 30, 30)] });
  const table = lay({ map });
  const hide: Act = { do: 'reorganise', use: { do: 'hide' } };
  const unit = table.units[0]!;
  does(table, unit, hide);
  expect(table.counters).toMatchObject([{ unit: 0, confirmed: true, removed: false }]);
  expect(refused(table, unit, hide)).toEqual(['hiddenAlready']);
  const open = lay();
  expect(refused(open, open.units[0]!, hide)).toEqual(['nothingToHideIn']);
  const seen = lay({ map });
  put(seen, 0, 25, 25);
  expect(refused(seen, seen.units[0]!, hide)).toEqual(['inSight']);
});

rule('DU-DETECT-003', 'whoever is revealed where an enemy stands steps aside, and only he', () => {
  // A causeway that ends at x = 10: within two inches of the enemy at its middle nobody finds a new spot.
  const areas = [box('openWater', 0, 0, 72, 19.9), box('openWater', 0, 20.1, 72, 48), box('openWater', 0, 0, 10, 48)];
  const horse = squad(5, { type: 'cavalry', moves: 10 });
  const table = lay({ map: field({ areas }), red: [squad(1)], blue: [horse] });
  const unit = put(table, 1, 11, 20);
  for (const [i, x] of [13, 15, 17, 19].entries()) putFigure(table, unit, i + 1, x, 20);
  lays(table, at(11, 20), 1);
  put(table, 0, 19, 20);
  reveal(table, scripted<DustupEvent>({}), unit, 'DU-DETECT-003');
  expect(table.figures[unit.figures[3]!]).toMatchObject(at(17, 20));
  expect(table.figures[unit.figures[4]!]).not.toMatchObject(at(19, 20));
  expect(broken(table)).toEqual([]);
});

rule('DU-DETECT-003', 'detecting does not give a hidden unit away, shooting does, before the shot', () => {
  const table = lay({ red: [squad(3)], blue: [squad(3), squad(3)] });
  put(table, 1, 20, 4);
  put(table, 2, 20, 30);
  layCounter(table, scripted<DustupEvent>({}), 0, at(6, 4), table.units[0]!);
  lays(table, at(20, 30), 2);
  const shot = actsOf(table, table.units[0]!).find(act => act.do === 'shoot')!;
  const dice = ['D12=12', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D6=1'];
  const io = activates(table, table.units[0]!, [{ do: 'detect', counter: 1 }, shot], dice);
  const types = io.told.map(({ type }) => type);
  expect(types.indexOf('lookedAtCounter')).toBeLessThan(types.indexOf('revealed'));
  expect(types.indexOf('revealed')).toBeLessThan(types.indexOf('shotAt'));
  expect(io.told.find(({ type }) => type === 'lookedAtCounter')).toMatchObject({ only: 'red' });
});

rule('DU-DETECT-004', 'nobody shoots at the hidden', () => {
  const table = look(10);
  expect(refused(table, table.units[0]!, { do: 'shoot', target: 1, shots: [[0, 0]] })).toEqual(['noTarget']);
  const targets = actsOf(table, table.units[0]!).flatMap(act => (act.do === 'shoot' ? [act.target] : []));
  expect(targets).not.toContain(1);
});

rule('DU-DETECT-005', 'whoever comes within two inches looks under a counter', () => {
  const table = lay({ red: [squad(1)], blue: [squad(1), squad(1)] });
  put(table, 1, 14, 4);
  lays(table, at(9, 5), null);
  lays(table, at(14, 4), 1);
  const route = [at(18, 4)];
  const io = activates(table, table.units[0]!, [{ do: 'move', route }, stop], ['D6=6']);
  expect(io.told.filter(({ type }) => type === 'counterRemoved' || type === 'revealed')).toMatchObject([
    { type: 'counterRemoved', counter: 0, rule: 'DU-DETECT-005' },
    { type: 'revealed', counter: 1, rule: 'DU-DETECT-005' },
  ]);
  expect(table.figures[0]!).toMatchObject(at(12, 4));
});

rule('DU-DETECT-005', 'past a dummy the move is completed', () => {
  const table = lay({ red: [squad(1)] });
  lays(table, at(9, 5), null);
  activates(table, table.units[0]!, [{ do: 'move', route: [at(12, 4)] }, stop], ['D6=3']);
  expect([table.counters[0]!.removed, table.figures[0]!.x]).toEqual([true, 12_000]);
});

rule(['DU-DETECT-006', 'DU-DETECT-009'], 'quality and sensors against the range, on a marker in sight', () => {
  expect(sees(look(10, { sensors: 'enhanced' }), 'D8=8', 'D8=1', 'D8=1').rolled).toHaveLength(3);
  expect(sees(look(10, { sensors: 'aided' }), 'D8=8', 'D8=1', 'D6=1').rolled).toHaveLength(3);
  expect(sees(look(10, { sensors: 'unaided' }), 'D8=8', 'D8=1', 'D4=1').rolled).toHaveLength(3);
  expect(sees(look(10, { sensors: 'superior' }), 'D8=8', 'D8=1', 'D10=1').rolled).toHaveLength(3);
  const map = field({ areas: [box('denseWoods', 10, 0, 16, 10)] });
  const table = lay({ map });
  lays(table, at(20, 4), null);
  expect(refused(table, table.units[0]!, looking)).toEqual(['counterOutOfSight']);
  expect(refused(table, table.units[0]!, { do: 'detect', counter: 1 })).toEqual(['noCounter']);
});

rule('DU-DETECT-007', 'the range die by distance, and nothing beyond 48 inches', () => {
  const dice = [11.9, 12, 23.9, 24, 48, 48.1].map(inches => rangeDie(inches * 1000, false));
  expect(dice).toEqual([8, 10, 10, 12, 12, null]);
  const table = look(49, { real: false });
  expect(refused(table, table.units[0]!, looking)).toEqual(['beyondDetection']);
});

rule('DU-DETECT-008', 'what is large is easier to find, and a dummy may be noted as large', () => {
  const table = look(30, { real: false });
  table.counters[0]!.size = 2;
  sees(table, 'D10=3', 'D8=4', 'D6=1');
  expect(table.counters[0]!.removed).toBe(true);
});

rule('DU-DETECT-010', 'equal is not enough', () => {
  const table = look(12);
  sees(table, 'D10=6', 'D8=6', 'D6=3');
  expect(table.counters[0]!).toMatchObject({ removed: false, confirmed: false });
});

rule('DU-DETECT-011', 'a minor success takes away a dummy and confirms a unit', () => {
  const dummy = look(10, { real: false });
  sees(dummy, 'D8=4', 'D8=5', 'D6=2');
  expect(dummy.counters[0]!.removed).toBe(true);
  const real = look(10);
  const io = sees(real, 'D8=4', 'D8=5', 'D6=2');
  expect(real.counters[0]!).toMatchObject({ removed: false, confirmed: true });
  expect(io.told.at(-1)).toMatchObject({ type: 'counterConfirmed', shows: true });
});

rule('DU-DETECT-012', 'a major success shows the unit, which may be shot at by the second action', () => {
  const table = look(10);
  sees(table, 'D8=3', 'D8=5', 'D6=4');
  expect([table.counters[0]!.removed, table.units[1]!.counter]).toEqual([true, -1]);
  const targets = actsOf(table, table.units[0]!).flatMap(act => (act.do === 'shoot' ? [act.target] : []));
  expect(targets).toContain(1);
  const dummy = look(10, { real: false });
  sees(dummy, 'D8=3', 'D8=5', 'D6=4');
  expect(dummy.counters[0]!.removed).toBe(true);
});

rule(['DU-DETECT-013', 'DU-DETECT-014'], 'at night a third of the distance, but not for augmented vision', () => {
  const dice = [3.9, 4, 7.9, 8, 16, 17].map(inches => rangeDie(inches * 1000, true));
  expect(dice).toEqual([8, 10, 10, 12, 12, null]);
  sees(look(10, { sensors: 'unaided', night: true }), 'D12=8', 'D8=1', 'D4=1');
  const far = look(17, { night: true });
  expect(refused(far, far.units[0]!, looking)).toEqual(['beyondDetection']);
  sees(look(20, { sensors: 'enhanced', night: true }), 'D10=8', 'D8=1', 'D8=1');
  const night = look(10, { night: true });
  const dark = (table: Dustup) =>
    (['unaided', 'aided', 'enhanced', 'superior'] as const).map(sensors => isDarkFor(table, sensors));
  expect(dark(night)).toEqual([true, true, false, false]);
  Object.assign(night, { options: { ...night.options, aidedAtNight: true } });
  expect(dark(night)).toEqual([true, false, false, false]);
});

rule(['DU-VEH-074', 'DU-DETECT-007'], 'a damaged vehicle finds things at a harder die, which ends at D12', () => {
  const spotted = (damage: number, ...dice: string[]) => {
    const { table, tank, enemy } = motorised('battleTank');
    put(table, enemy.id, 40, 20);
    lays(table, at(40, 20), enemy.id);
    tank.hull.damage = damage;
    does(table, tank, looking, dice);
    return table.counters[0]!.removed;
  };
  expect(spotted(0, 'D10=3', 'D8=4', 'D8=4')).toBe(true);
  expect(spotted(1, 'D12=3', 'D8=4', 'D8=4')).toBe(true);
  expect(spotted(3, 'D12=4', 'D8=4', 'D8=4')).toBe(false);
});

rule(['DU-DETECT-003', 'DU-FORCE-034'], 'those who run for cover come out from under their counter', () => {
  const map = field({ areas: [box('lightScrub', 15, 15, 25, 25), box('rough', 2, 15, 8, 25)] });
  const table = lay({ map, red: [squad(5)], blue: [squad(5)] });
  const unit = put(table, 0, 20, 20);
  put(table, 1, 60, 20);
  layCounter(table, scripted<DustupEvent>({}), 0, at(20, 20), unit);
  unit.confidence = 'broken';
  const io = activates(table, unit, [], ['D6=2', 'D6=2']);
  expect(io.told.map(({ type }) => type)).toEqual(['activated', 'revealed', 'moved', 'moved']);
});
