import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { ARMOURS, EQUIPMENT_ROWS, FORCES, MAPS, QUALITY_ROWS, SMALL_ARMS } from '../../src/content/load.ts';
import { unitRow } from '../../src/content/schema.ts';
import { COHESION } from '../../src/ground/measure.ts';
import { injuryBy } from '../../src/rules/casualties/harm.ts';
import {
  extraTokens,
  isUnusualSize,
  ratingOfForce,
  ratingOfUnit,
  sizeOf,
  whyNotUnit,
} from '../../src/rules/forces/forces.ts';
import { muster } from '../../src/rules/forces/muster.ts';
import { move } from '../../src/rules/movement/movement.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { whyNotSetup } from '../../src/table/battle.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import {
  ableCount,
  isBelow,
  isDisorganised,
  isSingle,
  membersOf,
  type Unit,
  woundedOf,
} from '../../src/table/units.ts';
import { namesIn } from '../../src/words/words.ts';
import { at, field, lay, put, putFigure, squad } from '../support/setting.ts';

const io = () => scripted<DustupEvent>();
const aim = { suppressive: false };

rule('DU-FORCE-001', 'eight figures are eight to hit and eight small arms', () => {
  const table = lay({ red: [squad(8)] });
  expect(membersOf(table, table.units[0]!)).toHaveLength(8);
});

rule(
  ['DU-FORCE-010', 'DU-FORCE-011', 'DU-FORCE-024'],
  'a unit has one to twelve figures, one leader, a quality and a leadership',
  () => {
    expect(whyNotUnit(squad(12))).toEqual([]);
    expect([isUnusualSize(squad(12)), isUnusualSize(squad(8)), isUnusualSize(squad(4))]).toEqual([true, false, true]);
    expect(whyNotUnit(squad(13)).map(({ code }) => code)).toEqual(['tooLarge']);
    expect(whyNotUnit(squad(3, {}, { leader: true })).map(({ code }) => code)).toEqual(['leaderCount']);
    expect(unitRow.safeParse({ ...squad(3), figures: [] }).success).toBe(false);
    const { quality: _quality, ...bare } = squad(3);
    expect(unitRow.safeParse(bare).success).toBe(false);
  },
);

rule('DU-FORCE-012', 'a unit of one is a small target; an able man with a wounded comrade is none', () => {
  const table = lay({ red: [squad(5)], blue: [squad(2)] });
  const red = put(table, 0, 10, 20);
  const blue = put(table, 1, 40, 20);
  const second = table.figures[blue.figures[1]!]!;
  second.state = 'untreated';
  expect(isSingle(table, blue)).toBe(false);
  expect(targetDie(table, red, blue, aim).die).toBe(8);
  second.state = 'killed';
  expect(targetDie(table, red, blue, aim).die).toBe(10);
});

rule('DU-FORCE-013', 'a medic still fires his weapon', () => {
  const table = lay({ red: [squad(4, {}, { role: 'Medic', specialist: 'medic' })], blue: [squad(5)] });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 40, 20);
  const medic = unit.figures[4]!;
  expect(table.figures[medic]!.specialist).toBe('medic');
  expect(whyNotAct(table, unit, { do: 'shoot', target: 1, shots: [[medic, 0]] })).toEqual([]);
});

describe('cavalry', () => {
  const riders = (type: 'cavalry' | 'vehicularCavalry') => {
    const table = lay({ red: [squad(6, { type, moves: type === 'cavalry' ? 10 : 12, propulsion: 'grav' })] });
    return { table, unit: put(table, 0, 20, 20) };
  };

  rule(['DU-FORCE-015', 'DU-GAP-005'], 'six riders are one unit on bases of two inches', () => {
    const { table, unit } = riders('cavalry');
    expect(membersOf(table, unit).map(({ radius }) => radius)).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    expect(isDisorganised(table, unit)).toBe(false);
  });

  rule(
    ['DU-FORCE-016', 'DU-FORCE-017'],
    'dismounting takes an action, leaves two holders with six horses, and then the die is a D6',
    () => {
      const { table, unit } = riders('cavalry');
      carryOut(table, io(), unit, { do: 'reorganise', use: { do: 'dismount' } });
      const holders = table.units.at(-1)!;
      expect([ableCount(table, unit), ableCount(table, holders), holders.parent]).toEqual([4, 2, unit.id]);
      move(table, scripted<DustupEvent>({ dice: ['D6=1'] }), unit, { do: 'move', route: [at(40, 20)] });
      expect(whyNotAct(table, unit, { do: 'reorganise', use: { do: 'mount' } })[0]?.code).toBe('tooFarFromMounts');
    },
  );

  rule('DU-FORCE-017', 'without hands to hold them the horses are lost', () => {
    const { table, unit } = riders('cavalry');
    for (const id of unit.figures.slice(2)) table.figures[id]!.state = 'untreated';
    carryOut(table, io(), unit, { do: 'reorganise', use: { do: 'dismount' } });
    expect([unit.mounted, unit.mounts, table.units.filter(({ parent }) => parent === unit.id)]).toEqual([
      false,
      null,
      [],
    ]);
    expect(whyNotAct(table, unit, { do: 'reorganise', use: { do: 'mount' } })[0]?.code).toBe('noMounts');
  });

  rule(['DU-FORCE-016', 'DU-DETACH-003'], 'holders who mount again bring along what they have been through', () => {
    const { table, unit } = riders('cavalry');
    carryOut(table, io(), unit, { do: 'reorganise', use: { do: 'dismount' } });
    const holders = table.units.at(-1)!;
    Object.assign(holders, { confidence: 'shaken', suppression: 1, underFire: true });
    const { x, y } = unit.mounts!;
    for (const id of unit.figures) Object.assign(table.figures[id]!, { x, y });
    carryOut(table, io(), unit, { do: 'reorganise', use: { do: 'mount' } });
    expect(unit).toMatchObject({ mounted: true, confidence: 'shaken', suppression: 1, underFire: true, strength: 6 });
    expect([ableCount(table, unit), holders.where]).toEqual([6, 'merged']);
  });

  rule('DU-FORCE-017', 'bikes stand alone: all six act, and mount again beside them', () => {
    const { table, unit } = riders('vehicularCavalry');
    for (const [i, id] of unit.figures.entries())
      Object.assign(table.figures[id]!, at(20 + (i % 2), 20 + Math.floor(i / 2) * 0.5));
    carryOut(table, io(), unit, { do: 'reorganise', use: { do: 'dismount' } });
    expect(ableCount(table, unit)).toBe(6);
    carryOut(table, io(), unit, { do: 'reorganise', use: { do: 'mount' } });
    expect(unit).toMatchObject({ mounted: true, mounts: null });
  });
});

rule(['DU-FORCE-020', 'DU-SHOOT-012'], 'units are as far apart as their leaders', () => {
  const table = lay({ map: field({ depth: 60 }), red: [squad(2)], blue: [squad(2)] });
  const red = put(table, 0, 10, 10);
  const blue = put(table, 1, 40, 50);
  putFigure(table, blue, 1, 36, 46);
  expect(targetDie(table, red, blue, aim).shifts.parts.map(({ why }) => why)).toEqual(['longRange']);
});

rule(['DU-FORCE-021', 'DU-FORCE-022'], 'within six inches of the leader, give or take a hundredth', () => {
  const table = lay({ red: [squad(2)] });
  const unit = put(table, 0, 20, 20);
  putFigure(table, unit, 1, 20 + COHESION, 20);
  expect(isDisorganised(table, unit)).toBe(false);
  putFigure(table, unit, 1, 26.02, 20);
  expect(isDisorganised(table, unit)).toBe(true);
});

rule('DU-FORCE-022', 'a disorganised unit only moves and recovers until its strays are back', () => {
  const table = lay({ red: [squad(2)] });
  const unit = put(table, 0, 20, 20);
  putFigure(table, unit, 1, 28, 20);
  expect(whyNotAct(table, unit, { do: 'prop' })[0]?.rule).toBe('DU-FORCE-022');
  const call = { do: 'move', route: [at(20, 20)] } as const;
  expect(whyNotAct(table, unit, call)).toEqual([]);
  move(table, scripted<DustupEvent>({ dice: ['D6=2'] }), unit, call);
  expect(table.figures[unit.figures[1]!]!).toMatchObject(at(24, 20));
  expect(whyNotAct(table, unit, { do: 'prop' })).toEqual([]);
});

rule('DU-FORCE-023', 'the force is a tree of headquarters and units', () => {
  const table = begin({ scenario: 'crossroads', switches: {} });
  const named = (code: string) => table.units.find(unit => unit.code === code)!;
  expect(isBelow(table, named('A-1'), named('A-HQ'))).toBe(true);
  expect(isBelow(table, named('B-1'), named('A-HQ'))).toBe(false);
  expect(named('A-HQ')).toMatchObject({ commands: true, superior: NONE });
});

rule(['DU-FORCE-025', 'DU-FORCE-050'], 'quality and equipment are dice', () => {
  expect(QUALITY_ROWS.rows.map(({ id, die }) => `${id} D${die}`)).toEqual([
    'untrained D4',
    'green D6',
    'experienced D8',
    'veteran D10',
    'elite D12',
  ]);
  expect(EQUIPMENT_ROWS.get('superior').die).toBe(10);
});

describe('what dice settle before the battle', () => {
  const mustered = (switches: Record<string, boolean>, dice: readonly string[], row = {}): Unit => {
    const table = lay({ red: [squad(5, row)], blue: [squad(5, { quality: 'elite' })], switches });
    table.units.length = 1;
    const script = scripted<DustupEvent>({ dice });
    muster(table, script);
    script.finish();
    return table.units[0]!;
  };

  for (const [face, quality, die] of [
    [1, 'green', 6],
    [5, 'experienced', 8],
    [6, 'veteran', 10],
  ] as const) {
    rule('DU-FORCE-026', `a ${face} is ${quality}`, () => {
      expect(mustered({ randomQuality: true }, [`D6=${face}`])).toMatchObject({ quality, die });
    });
  }
  rule('DU-FORCE-026', 'untrained and elite are not rolled for', () => {
    expect(mustered({ randomQuality: true }, [], { quality: 'untrained' }).quality).toBe('untrained');
  });
  for (const [face, lv] of [
    [1, 3],
    [3, 2],
    [6, 1],
  ] as const) {
    rule('DU-FORCE-028', `a ${face} is LV${lv}`, () => {
      expect(mustered({ randomLeadership: true }, [`D6=${face}`])).toMatchObject({ lv, commandLv: lv });
    });
  }
  for (const [dice, confidence] of [
    [['D6=4'], 'confident'],
    [['D6=1', 'D6=5'], 'steady'],
    [['D6=1', 'D6=1'], 'shaken'],
  ] as const) {
    rule('DU-FORCE-038', `${dice.join(', ')} is ${confidence}`, () => {
      expect(mustered({ randomConfidence: true }, dice)).toMatchObject({ confidence, startConfidence: confidence });
    });
  }
  rule('DU-FORCE-038', 'the tired start from steady and never below shaken', () => {
    expect(mustered({ randomConfidence: true }, ['D6=1', 'D6=1'], { confidence: 'steady' }).confidence).toBe('shaken');
  });
});

rule('DU-FORCE-027', 'a lower leadership value is easier to beat', () => {
  const table = lay({ red: [squad(5, { leadership: 1 }), squad(5, { leadership: 3 })] });
  for (const [unit, face] of [
    [table.units[0]!, 2],
    [table.units[1]!, 4],
  ] as const) {
    unit.suppression = 1;
    carryOut(table, scripted<DustupEvent>({ dice: [`D8=${face}`] }), unit, { do: 'recover' });
    expect(unit.suppression).toBe(0);
  }
});

rule(['DU-FORCE-029', 'DU-FORCE-030'], 'example: D8 is D10 for an untrained firer and D6 for an elite one', () => {
  const table = lay({ red: [squad(5, { quality: 'untrained' }), squad(5, { quality: 'elite' })] });
  const blue = put(table, 2, 40, 20);
  expect(targetDie(table, put(table, 0, 10, 20), blue, aim).die).toBe(10);
  expect(targetDie(table, put(table, 1, 10, 28), blue, aim).die).toBe(6);
});

rule(['DU-FORCE-048', 'DU-FORCE-049'], 'armour dice, and what it means to have none', () => {
  const dice = ['battledress', 'partialLight', 'fullLight', 'lightPower', 'heavyPower'].map(id => ARMOURS.get(id).die);
  expect(dice).toEqual([4, 6, 8, 10, 12]);
  expect([injuryBy(1, 4, true), injuryBy(8, 4, true), injuryBy(7, 3, true)]).toEqual(['wounded', 'wounded', 'killed']);
});

rule('DU-FORCE-045', 'the table of weapons is the source of their values', () => {
  expect(SMALL_ARMS.get('assaultRifle')).toMatchObject({ firepower: 2, impact: 8 });
  expect(SMALL_ARMS.get('laserRifle')).toMatchObject({ firepower: 1, impact: 6 });
});

rule('DU-GAP-007', 'what a unit has where its record is silent', () => {
  const { sensors: _sensors, comms: _comms, traits: _traits, ...silent } = squad(5);
  const trained = unitRow.parse(silent);
  const table = lay({ red: [trained, unitRow.parse({ ...silent, code: 'M', quality: 'untrained' })] });
  expect(table.units[0]).toMatchObject({ sensors: 'aided', comms: 'average', traits: ['grenades'] });
  expect(table.units[1]!.traits).toEqual([]);
});

rule('DU-FORCE-051', 'able, untreated and stabilised', () => {
  const table = lay({ red: [squad(8)] });
  const unit = table.units[0]!;
  for (const [i, state] of (['killed', 'untreated', 'stabilised'] as const).entries()) {
    table.figures[unit.figures[i + 1]!]!.state = state;
  }
  expect([ableCount(table, unit), woundedOf(table, unit).length]).toEqual([5, 2]);
});

describe('ready forces', () => {
  const count = (id: string): [number, number] => {
    const { units } = FORCES.get(id);
    return [units.length, units.reduce((sum, unit) => sum + sizeOf(unit), 0)];
  };
  for (const [row, id, units, figures] of [
    ['DU-GAP-009', 'aurelianMarines', 6, 34],
    ['DU-GAP-010', 'unionConscripts', 7, 52],
    ['DU-GAP-011', 'karrashBrood', 7, 41],
    ['DU-GAP-012', 'havenMilitia', 9, 61],
  ] as const) {
    rule(row, `${id} has ${units} units and ${figures} figures, and may take the field`, () => {
      expect(count(id)).toEqual([units, figures]);
      expect(FORCES.get(id).units.flatMap(unit => whyNotUnit(unit))).toEqual([]);
    });
  }
  rule('DU-GAP-013', 'ratings of units and forces', () => {
    const unit = (id: string, code: string) => FORCES.get(id).units.find(row => row.code === code)!;
    expect(ratingOfUnit(unit('aurelianMarines', 'A-1'))).toBe(121);
    expect(ratingOfUnit(unit('karrashBrood', 'C-1'))).toBe(101);
    const ready = ['aurelianMarines', 'unionConscripts', 'karrashBrood', 'havenMilitia'];
    expect(ready.map(id => ratingOfForce(FORCES.get(id)))).toEqual([553, 608, 566, 491]);
    expect([extraTokens(553, 566), extraTokens(491, 608)]).toEqual([0, 1]);
  });
});

rule(['DU-FORCE-052', 'DU-FORCE-002'], "any two forces may meet, on a table of one's own", () => {
  const setup = { scenario: 'ownBattle', switches: {}, details: { forces: ['karrashBrood', 'havenMilitia'] } } as const;
  expect(whyNotSetup(setup)).toEqual([]);
  expect(begin(setup).sides.map(({ title }) => title)).toEqual(['Karrash Brood', 'Haven Militia']);
  const unknown = whyNotSetup({ ...setup, details: { forces: ['nobody', 'havenMilitia'] } });
  expect(unknown.map(({ code }) => code)).toEqual(['unknownForce']);
  expect(whyNotSetup({ ...setup, details: { map: 'nowhere' } }).map(({ code }) => code)).toEqual(['unknownMap']);
  expect(whyNotSetup({ ...setup, details: { turns: 0 } }).map(({ code }) => code)).toEqual(['badDetails']);
});

rule('DU-FORCE-002', 'a map of one’s own is laid out of what there is, and lies on its table', () => {
  const map = structuredClone(MAPS.get('crossroads')) as { areas: { type: string }[]; lines: { points: number[][] }[] };
  map.areas[1]!.type = 'lava';
  map.lines[0]!.points[1] = [99, 20];
  const refusals = whyNotSetup({ scenario: 'ownBattle', switches: {}, details: { map } });
  expect(refusals).toMatchObject([
    { code: 'unknownOnMap', about: { at: 'areas.1.type', type: 'lava' } },
    { code: 'offTheMap', about: { at: 'lines.0.points.1', width: 72, depth: 48 } },
  ]);
});

test('a battle may pit a force against itself', () => {
  const table: Dustup = begin({
    scenario: 'ownBattle',
    switches: {},
    details: { forces: ['havenMilitia', 'havenMilitia'] },
  });
  const nameOf = namesIn(null);
  expect(new Set(table.units.map(({ who }) => nameOf(who))).size).toBe(table.units.length);
  expect(new Set(table.figures.map(({ who }) => nameOf(who))).size).toBe(table.figures.length);
});
