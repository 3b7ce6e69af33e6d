import { type Json, odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { Drop } from '../../src/content/drops.ts';
import { whyNotForce } from '../../src/rules/forces/forces.ts';
import { moveCounter } from '../../src/rules/inbound/chart.ts';
import { inboundRegions } from '../../src/rules/inbound/questions.ts';
import { whyNotAct } from '../../src/rules/turn/actions.ts';
import { whyNotSetup } from '../../src/table/battle.ts';
import { begin } from '../../src/table/begin.ts';
import { countersOf, FARTHEST } from '../../src/table/chart.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { summary } from '../../src/table/summary.ts';
import type { Dustup } from '../../src/table/table.ts';
import { isDisorganised, isVehicle, type Unit } from '../../src/table/units.ts';
import { at, box, field, lay, type Setting, squad } from '../support/setting.ts';

const PARACHUTE: Drop = { by: 'parachute', from: 'altitude' };
const CAPSULES: Drop = { by: 'capsules', from: 'orbit' };

interface Dropping {
  readonly table: Dustup;
  readonly unit: Unit;
}

/** Red's first unit in box one, about to drop. */
function dropping(count: number, drop: Drop, setting: Setting = {}, row = {}): Dropping {
  const table = lay({ red: [squad(count, row), squad(5)], ...setting });
  const unit = table.units[0]!;
  Object.assign(unit, { where: 'inbound', box: 1, drop });
  return { table, unit };
}

/** The counter leaves box one for a place, with these dice. */
function drops({ table, unit }: Dropping, x: number, y: number, ...dice: string[]): readonly DustupEvent[] {
  const io = scripted<DustupEvent>({ dice, answers: [{ seat: 'red', answer: { at: at(x, y) } }] });
  moveCounter(table, io, unit);
  io.finish();
  return io.told;
}

const placesOf = ({ table, unit }: Dropping) =>
  unit.figures.map(id => [table.figures[id]!.x / 1000, table.figures[id]!.y / 1000]);
const statesOf = ({ table, unit }: Dropping) => unit.figures.map(id => table.figures[id]!.state);
const zoneOf = (told: readonly DustupEvent[]) => told.find(event => event.type === 'droppedIn');

describe('where the zone is', () => {
  rule('DU-AIR-078', 'a parachute costs a type of die: of a D6 a five is enough and a four is not', () => {
    const hit = drops(dropping(1, PARACHUTE), 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=1', 'D12=12', 'D8=5');
    const miss = drops(dropping(1, PARACHUTE), 36, 24, 'D6=4', 'D6=1', 'D12=12', 'D10=1', 'D12=12', 'D8=5');
    expect([zoneOf(hit), zoneOf(miss)]).toMatchObject([{ passed: true }, { passed: false }]);
  });

  rule('DU-AIR-078', 'veterans from orbit roll a D10', () => {
    const found = dropping(1, CAPSULES, {}, { quality: 'veteran' });
    const told = drops(found, 36, 24, 'D10=5', 'D6=1', 'D12=12', 'D10=1', 'D12=12', 'D10=5');
    expect(zoneOf(told)).toMatchObject({ passed: true });
  });

  rule('DU-AIR-079', 'five inches off after a success, ten to the west after a failure', () => {
    const hit = drops(dropping(1, PARACHUTE), 36, 24, 'D6=6', 'D6=5', 'D12=9', 'D10=1', 'D12=12', 'D8=5');
    const miss = drops(dropping(1, PARACHUTE), 36, 24, 'D6=1', 'D6=5', 'D12=9', 'D10=1', 'D12=12', 'D8=5');
    expect([zoneOf(hit), zoneOf(miss)]).toMatchObject([{ at: at(31, 24) }, { at: at(26, 24) }]);
  });

  rule('DU-AIR-080', 'five inches over an edge that is four away, and all of them are lost', () => {
    const found = dropping(6, PARACHUTE);
    drops(found, 4, 24, 'D6=6', 'D6=5', 'D12=9');
    expect([found.unit.where, new Set(statesOf(found))]).toEqual(['lost', new Set(['killed'])]);
    expect(broken(found.table)).toEqual([]);
  });
});

describe('where each of them lands', () => {
  rule('DU-AIR-081', 'six inches north by parachute, twelve from orbit', () => {
    const near = dropping(1, PARACHUTE);
    drops(near, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=6', 'D12=12', 'D8=5');
    const far = dropping(1, CAPSULES, {}, { quality: 'veteran' });
    drops(far, 36, 24, 'D10=5', 'D6=1', 'D12=12', 'D10=6', 'D12=12', 'D10=5');
    expect([placesOf(near), placesOf(far)]).toEqual([[[36, 31]], [[36, 37]]]);
  });

  rule('DU-AIR-081', 'one of them beyond the edge is lost, and the others are not', () => {
    const found = dropping(2, PARACHUTE);
    drops(found, 5, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=2', 'D12=3', 'D10=6', 'D12=9', 'D8=5');
    expect([statesOf(found), found.unit.where]).toEqual([['able', 'killed'], 'table']);
  });

  rule('DU-AIR-081', 'two on one spot stand side by side', () => {
    const found = dropping(2, PARACHUTE);
    drops(found, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=2', 'D12=3', 'D10=2', 'D12=3', 'D8=5', 'D8=5');
    expect(broken(found.table)).toEqual([]);
    expect(placesOf(found)[0]).toEqual([38, 25]);
  });

  rule('DU-AIR-082', 'scattered beyond six inches the unit may only move or recover', () => {
    const found = dropping(2, PARACHUTE);
    const { table, unit } = found;
    drops(found, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=4', 'D12=3', 'D10=4', 'D12=9', 'D8=5', 'D8=5');
    expect(isDisorganised(table, unit)).toBe(true);
    Object.assign(unit, { actions: 2, activated: false });
    expect(whyNotAct(table, unit, { do: 'prop' })[0]).toMatchObject({ rule: 'DU-FORCE-022' });
    expect(whyNotAct(table, unit, { do: 'move', route: [at(38, 24)] })).toEqual([]);
  });
});

describe('how they land', () => {
  rule('DU-AIR-083', 'one of six dice shows a one: one untreated wound, no shift for the parachute, no test', () => {
    const found = dropping(6, PARACHUTE, {}, { quality: 'veteran' });
    const spread = [1, 3, 5, 7, 9, 11].flatMap(hour => ['D10=5', `D12=${hour}`]);
    drops(found, 36, 24, 'D8=5', 'D6=1', 'D12=12', ...spread, 'D10=4', 'D10=1', 'D10=9', 'D10=4', 'D10=4', 'D10=4');
    expect(statesOf(found)).toEqual(['able', 'untreated', 'able', 'able', 'able', 'able']);
  });

  rule('DU-AIR-083', 'a buggy that lands on a one is a wreck', () => {
    const landing = (face: number) => {
      const table = lay({ redVehicles: ['reconBuggy'] });
      const unit = table.units.find(({ hull, side }) => hull !== null && side === 0)!;
      Object.assign(unit, { where: 'inbound', box: 1, drop: PARACHUTE });
      drops({ table, unit }, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=4', 'D12=3', `D8=${face}`);
      return unit.hull!.destroyed;
    };
    expect([landing(1), landing(2)]).toEqual([true, false]);
  });

  rule('DU-AIR-084', 'in a wood a veteran rolls D8, his mate beside it D10; a buggy in rubble is destroyed', () => {
    const map = field({ areas: [box('lightWoods', 38, 22, 50, 28), box('rubble', 20, 22, 33, 28)] });
    const found = dropping(2, { by: 'jumpPacks', from: 'altitude' }, { map }, { quality: 'veteran' });
    drops(found, 36, 24, 'D10=5', 'D6=1', 'D12=12', 'D10=4', 'D12=3', 'D10=4', 'D12=12', 'D8=2', 'D10=2');
    expect(statesOf(found)).toEqual(['able', 'able']);
    const table = lay({ map, redVehicles: ['reconBuggy'] });
    const unit = table.units.find(({ hull, side }) => hull !== null && side === 0)!;
    Object.assign(unit, { where: 'inbound', box: 1, drop: PARACHUTE });
    drops({ table, unit }, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=6', 'D12=9');
    expect(unit.hull!.destroyed).toBe(true);
  });

  rule('DU-AIR-085', 'open water kills whoever comes down in it, but for power armour', () => {
    const map = field({ areas: [box('openWater', 30, 18, 42, 30)] });
    const men = dropping(2, PARACHUTE, { map });
    drops(men, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=9', 'D12=9', 'D10=2', 'D12=3', 'D8=4');
    expect(statesOf(men)).toEqual(['able', 'killed']);
    const suits = dropping(2, PARACHUTE, { map }, { type: 'powerArmour', armour: 'lightPower' });
    drops(suits, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=2', 'D12=3', 'D10=9', 'D12=9', 'D8=4', 'D8=4');
    expect(statesOf(suits)).toEqual(['able', 'able']);
  });
});

describe('on the chart', () => {
  const force = (drop: Drop, quality: string, vehicle?: { vehicle: string; drop: Drop }) =>
    JSON.parse(
      JSON.stringify({
        id: 'drop',
        title: 'Drop',
        rule: 'house',
        units: [{ ...squad(6), quality, drop }, squad(5)],
        ...(vehicle === undefined ? {} : { vehicles: [{ code: 'B', ...vehicle }] }),
      }),
    );
  const setup = (drop: Drop, quality: string, switches = {}) => ({
    scenario: 'ownBattle',
    switches,
    details: { forces: [force(drop, quality), 'unionConscripts'] } as Json,
  });

  rule('DU-AIR-076', 'drop troops start on it, and come down without meeting the air defence', () => {
    const table = begin(setup(PARACHUTE, 'experienced'));
    const [unit] = table.units as [Unit];
    expect([unit.where, unit.box, table.units[1]!.where]).toEqual(['inbound', FARTHEST, 'muster']);
    expect(countersOf(table, 0)).toEqual([unit]);
    const found = dropping(1, PARACHUTE);
    drops(found, 36, 24, 'D6=5', 'D6=1', 'D12=12', 'D10=1', 'D12=12', 'D8=5');
    expect([found.unit.where, found.unit.activated, found.unit.drop]).toEqual(['table', true, null]);
  });

  rule('DU-AIR-001', 'without aircraft they walk', () => {
    const [unit] = begin(setup(PARACHUTE, 'experienced', { aircraft: false })).units as [Unit];
    expect([unit.where, unit.drop]).toEqual(['muster', null]);
  });

  rule('DU-AIR-076', 'a vehicle of size 1 is dropped, one of size 2 is not', () => {
    const faults = (vehicle: string) =>
      whyNotForce(force(PARACHUTE, 'experienced', { vehicle, drop: PARACHUTE })).map(({ code }) => code);
    expect([faults('reconBuggy'), faults('cargoTruck')]).toEqual([[], ['tooLargeToDrop']]);
  });

  rule(['DU-AIR-076', 'DU-AIR-080'], 'those who ride in it come down with it, or are lost with it', () => {
    const ridden = (...dice: string[]) => {
      const table = lay({ red: [squad(2)], redVehicles: ['reconBuggy'] });
      const [rider, buggy] = [table.units[0]!, table.units.find(isVehicle)!];
      Object.assign(buggy, { where: 'inbound', box: 1, drop: PARACHUTE });
      Object.assign(rider, { where: 'inbound', carrier: buggy.id });
      drops({ table, unit: buggy }, 36, 46, ...dice);
      return [buggy.where, rider.where, rider.figures.map(id => table.figures[id]!.state)];
    };
    expect(ridden('D6=5', 'D6=1', 'D12=6', 'D10=1', 'D12=6', 'D8=5')).toEqual(['table', 'aboard', ['able', 'able']]);
    expect(ridden('D6=5', 'D6=6', 'D12=12')).toEqual(['lost', 'lost', ['killed', 'killed']]);
  });

  rule('DU-AIR-077', 'the green do not parachute, regulars do not drop from orbit, veterans do', () => {
    const rules = (drop: Drop, quality: string) => whyNotSetup(setup(drop, quality)).map(({ rule: id }) => id);
    expect(rules(PARACHUTE, 'green')).toEqual(['DU-AIR-077']);
    expect(rules(PARACHUTE, 'experienced')).toEqual([]);
    expect(rules(CAPSULES, 'experienced')).toEqual(['DU-AIR-077']);
    expect(rules(CAPSULES, 'veteran')).toEqual([]);
    expect(rules({ by: 'parachute', from: 'orbit' }, 'elite')).toEqual(['DU-AIR-076']);
  });

  test('the odds of a drop are counted, and agree with what is played', () => {
    const map = field({ areas: [box('lightWoods', 38, 10, 50, 40)] });
    const { table, unit } = dropping(3, PARACHUTE, { map });
    const question = { kind: 'arrive', rule: 'DU-AIR-078', unit: unit.who } as const;
    const fall = inboundRegions.arrive.foresee!(table, question as never, { at: at(36, 10) }, 'red')!;
    const counted = odds(fall, table, copy, summary);
    const sampled = odds(fall, table, copy, summary, { leaves: 0, samples: 4000 });
    const unhurt = ({ outcomes }: typeof counted) =>
      outcomes
        .filter(({ outcome }) => !/untreated|killed/.test(JSON.stringify(outcome)))
        .reduce((sum, { chance }) => sum + chance, 0);
    expect(counted.exact).toBe(true);
    expect(Math.abs(unhurt(counted) - unhurt(sampled))).toBeLessThan(0.04);
  });
});
