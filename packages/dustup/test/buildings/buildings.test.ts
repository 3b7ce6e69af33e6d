import { odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { STRUCTURES } from '../../src/content/load.ts';
import type { MapRow } from '../../src/content/schema.ts';
import { damageBy } from '../../src/dice/damage.ts';
import { shelterOf } from '../../src/ground/cover.ts';
import { buildingTarget } from '../../src/rules/buildings/building-target.ts';
import { occupantsOf, partOf } from '../../src/rules/buildings/buildings.ts';
import { damageBuilding, testOccupants } from '../../src/rules/buildings/damage.ts';
import { whyNotDeploy } from '../../src/rules/deployment/deployment.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { dieAgainst, targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { dustup } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { summary } from '../../src/table/summary.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

const dice = (...list: string[]) => scripted<DustupEvent>({ dice: list });
const refused = (table: Dustup, unit: Unit, act: Act) => whyNotAct(table, unit, act)[0]?.code ?? null;
const aim = { suppressive: false };
const house = (type = 'buildingSolid') => field({ areas: [box(type, 40, 17, 46, 23)] });

const reload = (table: Dustup, unit: Unit) => {
  unit.actions = 2;
  for (const id of unit.figures) table.figures[id]!.fired = 0;
};

/** Red in the open at (10, 20), blue in a house thirty inches to the east of it. */
function siege(map: MapRow = house(), size = 5): { table: Dustup; red: Unit; blue: Unit; shot: Act } {
  const table = lay({ map, red: [squad(5)], blue: [squad(size), squad(3)] });
  const red = put(table, 0, 10, 20);
  const shots = red.figures.map((id): [number, number] => [id, 0]);
  return { table, red, blue: put(table, 1, 43, 20), shot: { do: 'shootBuilding', building: 0, shots } };
}

rule('DU-BUILD-001', 'a building is shot at by range to its nearest point, and its size helps no rifle', () => {
  const dieAt = (x: number) => {
    const { table, red } = siege(field({ areas: [box('buildingSolid', 60, 16, 68, 24)] }));
    put(table, 0, x, 20);
    return dieAgainst(table, red, buildingTarget(table, red, table.buildings[0]!, null), aim).die;
  };
  expect([dieAt(11), dieAt(12), dieAt(30), dieAt(48)]).toEqual([10, 8, 8, 6]);
  const { table } = siege(field({ areas: [box('buildingSolid', 60, 16, 68, 24)] }));
  expect(table.buildings).toMatchObject([{ size: 4, structure: 'brick' }]);
});

rule('DU-FIRE-001', 'with buildings switched off only those in them are targets', () => {
  const table = lay({ map: house(), switches: { buildings: false } });
  const unit = put(table, 0, 10, 20);
  put(table, 1, 43, 20);
  const shots = unit.figures.map((id): [number, number] => [id, 0]);
  expect(refused(table, unit, { do: 'shootBuilding', building: 0, shots })).toBe('buildingsAreOff');
  expect(actsOf(table, unit).some(act => act.do === 'shootBuilding')).toBe(false);
});

rule('DU-BUILD-002', 'each module of a large structure stands and falls by itself', () => {
  const { table, blue } = siege(
    field({ areas: [box('buildingSolid', 40, 17, 46, 23), box('buildingSolid', 46, 17, 52, 23)] }),
  );
  const neighbour = put(table, 2, 49, 20);
  const [first, second] = table.buildings;
  expect(occupantsOf(table, first!)).toEqual([blue]);
  expect(occupantsOf(table, second!)).toEqual([neighbour]);
  damageBuilding(table, dice(), first!, 'destroyed');
  expect([first!.destroyed, second!.destroyed]).toEqual([true, false]);
  expect([blue.suppression, neighbour.suppression]).toEqual([1, 0]);
});

rule('DU-BUILD-003', 'a door is one size smaller and a window two; below size 1 they are small targets', () => {
  const sizes = (size: number) => {
    const areas = [{ ...box('buildingLight', 40, 17, 46, 23), building: { size, structure: 'wood' } }];
    const { table, red } = siege(field({ areas }));
    const [building] = table.buildings;
    const parts = (['door', 'window'] as const).map(part => partOf(building!, part).size);
    return [...parts, dieAgainst(table, red, buildingTarget(table, red, building!, 'window'), aim).die];
  };
  expect(sizes(3)).toEqual([2, 1, 8]);
  expect(sizes(1)).toEqual([1, 1, 10]);
});

rule('DU-BUILD-003', 'what goes in by a window harms those inside, but not the building', () => {
  const { table, red, blue, shot } = siege(house(), 2);
  // Two dice beat the target's: one hit and a remainder. Impact 5 against the window's 4; then two men roll.
  const io = dice('D8=2', 'D8=4', 'D10=5', 'D8=8', 'D8=5', 'D6=4', 'D6=1', 'D6=2');
  carryOut(table, io, red, { ...shot, part: 'window' } as Act);
  io.finish();
  expect(blue.figures.map(id => table.figures[id]!.state)).toEqual(['untreated', 'able']);
  expect(table.buildings[0]).toMatchObject({ damage: 0, destroyed: false });
  expect(blue.suppression).toBe(1);
});

rule('DU-BUILD-004', 'a miss at a part strikes the building below its size', () => {
  const large = field({ areas: [box('buildingSolid', 40, 16, 48, 24)] });
  const missed = siege(large);
  carryOut(missed.table, dice('D8=8', 'D8=4', 'D10=5', 'D6=4'), missed.red, { ...missed.shot, part: 'door' } as Act);
  const struck = siege(large);
  const io = dice('D8=8', 'D8=4', 'D10=5', 'D6=3', 'D8=8', 'D12=4');
  carryOut(struck.table, io, struck.red, { ...struck.shot, part: 'door' } as Act);
  io.finish();
  expect(struck.table.buildings[0]).toMatchObject({ size: 4, damage: 0 });
});

rule('DU-BUILD-005', 'one success on a building marks every unit in it', () => {
  const { table, red, blue, shot } = siege();
  const other = put(table, 2, 43, 18);
  carryOut(table, dice('D8=4', 'D8=5', 'D10=4'), red, shot);
  expect([blue.suppression, other.suppression]).toEqual([1, 1]);
});

rule(['DU-BUILD-005', 'DU-MORALE-008', 'DU-MORALE-009'], 'those inside come under fire with their building', () => {
  const { table, red, blue, shot } = siege();
  const strained = () => {
    const noted = table.strains.map(({ unit, by, firstUnderFire, firstSuppressed }) => [
      unit,
      by,
      firstUnderFire,
      firstSuppressed,
    ]);
    table.strains = [];
    return noted;
  };
  carryOut(table, dice('D8=5', 'D8=5', 'D10=4'), red, shot);
  expect(strained()).toEqual([[blue.id, 'fire', true, false]]);
  reload(table, red);
  carryOut(table, dice('D8=4', 'D8=5', 'D10=4'), red, shot);
  expect(strained()).toEqual([[blue.id, 'fire', false, true]]);
  // Medium commitment, LV2: the first marker is tested for against 3, as in the open.
  const again = siege();
  const io = dice('D8=4', 'D8=5', 'D10=4', 'D8=4');
  carryOut(again.table, io, again.red, again.shot);
  happen(again.table, io, { on: 'actionDone', unit: again.red.id, act: again.shot });
  io.finish();
  expect(io.told.find(({ type }) => type === 'confidenceTested')).toMatchObject({ target: { total: 3 }, face: 4 });
});

rule(['DU-BUILD-005', 'DU-DETECT-004'], 'who hides in a building is shaken with it in secret', () => {
  const { table, red, blue, shot } = siege();
  layCounter(table, dice(), 1, at(43, 20), blue);
  const seen = () => JSON.stringify(dustup.view(table, 'red').units[blue.id]);
  const before = seen();
  // The marker, and a test against 3 that costs a level.
  const io = dice('D8=4', 'D8=5', 'D10=4', 'D8=2');
  carryOut(table, io, red, shot);
  happen(table, io, { on: 'actionDone', unit: red.id, act: shot });
  io.finish();
  expect(blue).toMatchObject({ counter: 0, suppression: 1, everSuppressed: true, confidence: 'steady' });
  const heard = io.told.map(event => dustup.redact(event, 'red')).filter(event => event !== null);
  expect(heard.map(({ type }) => type)).toEqual(['buildingShotAt']);
  expect(seen()).toBe(before);
});

rule(['DU-BUILD-007', 'DU-MORALE-010'], 'casualties by the building are casualties from fire, in one test', () => {
  const { table, red, blue, shot } = siege(house('buildingLight'), 2);
  // 9 against D8: a hit and a remainder of 1. Impact 5 against wood 4 damages it; one of two men rolls no more than 1.
  const io = dice('D8=2', 'D8=4', 'D10=5', 'D8=8', 'D8=5', 'D6=4', 'D6=1', 'D6=2');
  carryOut(table, io, red, shot);
  io.finish();
  expect(table.strains).toMatchObject([
    { unit: blue.id, by: 'fire', firstUnderFire: true, firstSuppressed: true, casualties: 1, leaderHit: true },
  ]);
});

rule(
  ['DU-VEH-059', 'DU-BUILD-005'],
  'rifles put one marker at most on men behind brick; a machine gun adds more',
  () => {
    const marked = (map: MapRow, part?: 'window', gun = false) => {
      const table = lay({ map, red: [squad(4, {}, ...(gun ? [{ weapons: ['lmg'] }] : [{}]))], blue: [squad(5)] });
      const [red, blue] = [put(table, 0, 10, 20), put(table, 1, 43, 20)];
      const shots = red.figures.map((id): [number, number] => [id, 0]);
      const act: Act = { do: 'shootBuilding', building: 0, shots, ...(part ? { part } : {}) };
      // One die of the pool beats the target's, twice over.
      const dies = gun ? ['D8=4', 'D8=5', 'D8=4', 'D8=1'] : ['D8=4', 'D8=5', 'D10=4'];
      for (const _ of [1, 2]) {
        reload(table, red);
        carryOut(table, dice(...dies), red, act);
      }
      return blue.suppression;
    };
    expect([marked(house()), marked(house('buildingLight')), marked(house(), 'window')]).toEqual([1, 2, 2]);
    expect(marked(house(), undefined, true)).toBe(2);
  },
);

rule(['DU-SHOOT-010', 'DU-BUILD-003'], 'the untrained do not hit a small window at long range', () => {
  const hut = { ...box('buildingLight', 62, 17, 68, 23), building: { size: 1, structure: 'wood' } };
  const table = lay({ map: field({ areas: [hut] }), red: [squad(5, { quality: 'untrained' })] });
  const red = put(table, 0, 10, 20);
  const shots = red.figures.map((id): [number, number] => [id, 0]);
  const shot = { do: 'shootBuilding', building: 0, shots } as const;
  expect(refused(table, red, { ...shot, part: 'window' })).toBe('beyondAim');
  expect(refused(table, red, { ...shot, part: 'window', suppressive: true })).toBeNull();
  expect(refused(table, red, shot)).toBeNull();
});

rule(
  ['DU-SHOOT-048', 'DU-BUILD-005'],
  'suppressive fire keeps down those inside and harms neither them nor the wall',
  () => {
    const { table, red, blue, shot } = siege();
    const io = dice('D6=2', 'D8=4', 'D10=5');
    carryOut(table, io, red, { ...shot, suppressive: true } as Act);
    io.finish();
    expect([blue.suppression, table.buildings[0]!.damage]).toEqual([1, 0]);
  },
);

rule(['DU-SHOOT-023', 'DU-BUILD-001'], 'rifle grenades make long range of a building beyond 24 inches', () => {
  const { table, red } = siege();
  const target = buildingTarget(table, red, table.buildings[0]!, null);
  expect(dieAgainst(table, red, target, { suppressive: false, effective: 24_000 }).die).toBe(10);
  table.weather.dust = true;
  expect(dieAgainst(table, red, target, aim).die).toBe(10);
});

rule(
  ['DU-GAP-030', 'DU-BUILD-001'],
  'at night a building is lost beyond sixteen inches, until somebody fires from it',
  () => {
    const { table, red, blue, shot } = siege();
    Object.assign(table, { night: true });
    expect(refused(table, red, shot)).toBe('tooDark');
    blue.firedOn = table.turn;
    expect(refused(table, red, shot)).toBeNull();
  },
);

rule(
  ['DU-FIRE-002', 'DU-FIRE-008', 'DU-BUILD-001'],
  'flames that play on a building may set it alight, and are terrible',
  () => {
    const table = lay({
      map: house('buildingLight'),
      red: [squad(1, { figures: [{ role: 'Leader', leader: true, weapons: ['flameThrower'] }] })],
    });
    const red = put(table, 0, 36, 20);
    const blue = put(table, 1, 43, 20);
    carryOut(table, dice('D6=6', 'D8=1', 'D10=1'), red, {
      do: 'shootBuilding',
      building: 0,
      shots: [[red.leader, 0]],
    });
    expect(table.flames).toEqual([{ unit: red.id, ...at(43, 20) }]);
    expect(table.strains).toMatchObject([{ unit: blue.id, terror: true }]);
  },
);

rule('DU-BUILD-006', 'every structure has its armour; above it damages, more than double destroys', () => {
  const armour = STRUCTURES.rows.map(({ id, die, times }) => [id, `D${die}${times > 1 ? `x${times}` : ''}`]);
  expect(Object.fromEntries(armour)).toEqual({
    wood: 'D6',
    brick: 'D12x2',
    concrete: 'D12x3',
    bunker: 'D12x5',
    opening: 'D6',
    viewport: 'D12',
    armouredDoor: 'D12x2',
    heavyDoor: 'D12x3',
  });
  expect([damageBy(16, 12), damageBy(16, 20), damageBy(16, 8), damageBy(17, 8)]).toEqual([
    'damaged',
    'none',
    'damaged',
    'destroyed',
  ]);
});

rule(
  'DU-BUILD-007',
  'occupants of a damaged building roll above the class of the weapon, of a destroyed one above twice',
  () => {
    const hitBy = (damage: 'damaged' | 'destroyed', weapon: number) => {
      const { table, blue } = siege();
      const io = dice('D6=2', 'D6=3', 'D6=4', 'D6=5', 'D6=6');
      const casualties = testOccupants(table, io, table.buildings[0]!, damage, weapon);
      expect(casualties).toEqual([blue.figures.filter(id => table.figures[id]!.state === 'untreated').length]);
      return blue.figures.filter(id => table.figures[id]!.state === 'untreated').length;
    };
    expect([hitBy('damaged', 3), hitBy('destroyed', 2)]).toEqual([2, 3]);
  },
);

rule('DU-BUILD-008', 'a destroyed house is rubble, with its occupants shaken up but still in hard cover', () => {
  const { table, red, blue } = siege();
  damageBuilding(table, dice(), table.buildings[0]!, 'damaged');
  expect([table.buildings[0]!.destroyed, blue.suppression]).toEqual([false, 0]);
  damageBuilding(table, dice(), table.buildings[0]!, 'destroyed');
  expect(blue.suppression).toBe(1);
  expect(table.altered).toEqual([{ area: 0, type: 'rubble' }]);
  expect(shelterOf(table, blue, table.figures[red.leader]!)).toEqual({ concealment: 'partial', cover: 'hard' });
});

rule(
  'DU-BUILD-010',
  'those at the windows are partly concealed, in soft cover behind wood and hard cover behind brick',
  () => {
    const { table, red, blue } = siege();
    expect(targetDie(table, red, blue, { suppressive: false, effective: null }).die).toBe(10);
    expect(shelterOf(table, blue, table.figures[red.leader]!).cover).toBe('hard');
    const wooden = siege(house('buildingLight'));
    expect(shelterOf(wooden.table, wooden.blue, wooden.table.figures[wooden.red.leader]!).cover).toBe('soft');
    const offered = actsOf(table, red).map(act => act.do);
    expect(offered).toEqual(expect.arrayContaining(['shoot', 'shootBuilding']));
  },
);

rule(
  ['DU-BUILD-005', 'DU-SHOOT-048'],
  'a building that is held is offered as a target, to hit and to keep down',
  () => {
    const { table, red, blue } = siege();
    const offered = () => actsOf(table, red).filter(act => act.do === 'shootBuilding');
    expect(offered().map(({ suppressive = false }) => suppressive)).toEqual([false, true]);
    // Not one where nobody is known to be.
    layCounter(table, dice(), 1, at(43, 20), blue);
    expect(offered()).toEqual([]);
  },
);

rule(['DU-BUILD-006', 'DU-BUILD-008'], 'the odds of a shot say what becomes of the house', () => {
  const { table, shot } = siege(house('buildingLight'));
  const { outcomes } = odds<Dustup, DustupEvent>((t, io) => carryOut(t, io, t.units[0]!, shot), table, copy, summary, {
    leaves: 0,
    samples: 400,
  });
  const said = outcomes.map(({ outcome }) => dustup.words.summary(outcome));
  expect(said.some(outcome => outcome.includes('building 0 damaged'))).toBe(true);
  expect(said.some(outcome => outcome.includes('building 0 destroyed'))).toBe(true);
});

rule('DU-BUILD-011', 'going in costs two points, inside is poor ground, and a module holds twelve', () => {
  const { table, red } = siege();
  for (const id of table.units[1]!.figures) table.figures[id]!.state = 'killed';
  put(table, 0, 36, 20);
  const io = dice('D6=4');
  carryOut(table, io, red, { do: 'move', route: [at(43, 20)] });
  expect(table.figures[red.leader]).toMatchObject({ x: 41_000, y: 20_000 });
  const full = lay({ map: house(), red: [squad(8), squad(6), squad(4)] });
  put(full, 0, 43, 20);
  const move: Act = { do: 'move', route: [at(44, 22)] };
  expect(refused(full, put(full, 1, 36, 20), move)).toBe('buildingFull');
  expect(refused(full, put(full, 2, 36, 26), move)).not.toBe('buildingFull');
});

rule('DU-BUILD-011', 'nor are more than twelve deployed into a module', () => {
  const table = lay({ map: house(), red: [squad(8), squad(6), squad(4)] });
  Object.assign(table.sides[0]!, { zones: [[at(0, 0), at(72, 0), at(72, 48), at(0, 48)]] });
  put(table, 0, 43, 20);
  const deployed = (id: number): string[] => {
    table.units[id]!.where = 'muster';
    return whyNotDeploy(table, table.units[id]!, { at: at(44.5, 22) }).map(({ code }) => code);
  };
  expect(deployed(1)).toEqual(['buildingFull']);
  expect(deployed(2)).not.toEqual(['buildingFull']);
});
