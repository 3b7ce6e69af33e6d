import { costTo } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { ARENAS, MISSIONS, TEAM } from '../../src/content/deck.ts';
import { kill } from '../../src/rules/damage/kill-and-wound.ts';
import { CONDITIONS } from '../../src/rules/missions/conditions.ts';
import { setUpMission } from '../../src/rules/missions/mission-set-up.ts';
import { boardCompetitors } from '../../src/rules/missions/rival-team.ts';
import { distancesFrom, FAR } from '../../src/rules/movement/distances.ts';
import { suits } from '../../src/rules/set-up/draw-cards.ts';
import { begin, DRAWN } from '../../src/rules/set-up/setup.ts';
import { drive, type Steering } from '../../src/rules/vehicles/drive.ts';
import { HEAVY_WORK } from '../../src/rules/vehicles/heavy-work.ts';
import { hasLicence } from '../../src/rules/vehicles/vehicle.ts';
import { squareOn } from '../../src/ship/places.ts';
import { planOf, squareOfCard } from '../../src/ship/plan.ts';
import { levelAt, vehicleSquares } from '../../src/ship/standing.ts';
import { SWITCHES, type Switches } from '../../src/switches.ts';
import { layTable } from '../../src/table/begin.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addLoad, addMachine, addMan, addThreat, play } from '../support/tables.ts';

const [pickUpPod] = HEAVY_WORK;
const DEFAULTS = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]])) as unknown as Switches;

/** The ship and the Team of a mission of the house's own, before anything is diced. */
function ship(id: string): DuckTable {
  const mission = MISSIONS.find(card => card.id === id)!;
  const arena = ARENAS.find(card => suits(card, mission))!;
  return layTable({ switches: DEFAULTS, arena, mission, team: TEAM.slice(0, 6), species: 'harpy', threatLevel: 0 });
}

rule('DK-GAP-047', 'on the ships of the house, too, doors join two modules and every module can be reached', () => {
  for (const arena of ARENAS.filter(({ source }) => source === 'house')) {
    const plan = planOf(arena);
    for (const door of plan.doors.slice(0, plan.firstAirlock)) expect(door.modules[0]).not.toBe(door.modules[1]);
    for (const airlock of plan.doors.slice(plan.firstAirlock)) {
      expect(plan.modules[airlock.modules[0]]!.type).not.toBe('bridge');
      expect(airlock.modules[1]).toBe(-1);
    }
    const table = layTable({
      switches: DEFAULTS,
      arena,
      mission: MISSIONS[0]!,
      team: [],
      species: 'harpy',
      threatLevel: 0,
    });
    const reach = distancesFrom(table, plan.doors[plan.firstAirlock]!.segments[0]!.square, true);
    for (const tile of plan.tiles.keys()) expect(costTo(reach, squareOn(table, tile, 3, 1))).toBeLessThan(FAR);
    for (const vehicle of table.vehicles)
      for (const square of vehicleSquares(table, vehicle)) expect(plan.letters[square]).toBe('.');
  }
});

test('the decks to draw from are those of the ledger; the house’s own cards are asked for by name', () => {
  const { undrawn } = begin({ scenario: DRAWN, switches: DEFAULTS });
  expect([undrawn.missions.length, undrawn.arenas.length]).toEqual([10, 5]);
  expect(begin({ scenario: 'M11', switches: DEFAULTS }).arena.id).toBe('brass-mule');
});

rule(['DK-CARGO-012', 'DK-CARGO-017'], 'Haulage: a permit, a truck, and two pods at the cargo airlock', () => {
  const table = ship('M11');
  const answers = [{ seat: 'team', answer: { figure: 0 } }];
  play({ answers }, io => setUpMission(table, io));
  const [you] = table.figures;
  const [truck] = table.vehicles;
  expect(you?.kind === 'teamer' && hasLicence(table, you, truck!)).toBe(true);
  for (const square of planOf(table.arena).cargoSquares) addLoad(table, square);
  expect(table.loads).toHaveLength(8);
  truck!.pods = [0, 1];
  expect([CONDITIONS['onePodLoaded']!(table), CONDITIONS['twoPodsAtAirlock']!(table)]).toEqual([true, false]);
  truck!.front = squareOn(
    table,
    planOf(table.arena).tiles.findIndex(({ module }) => module === 3),
    1,
    3,
  );
  expect(CONDITIONS['twoPodsAtAirlock']!(table)).toBe(true);
});

rule(['DK-CARGO-014', 'DK-CARGO-015', 'DK-CARGO-017'], 'Haulage can be done: three drives and two pods', () => {
  const table = ship('M11');
  const [truck] = table.vehicles;
  for (const square of planOf(table.arena).cargoSquares) addLoad(table, square, { height: 'HIGH' });
  const driver = addMan(table, truck!.front, 7, { abilities: ['truck-licence'] });
  driver.seat = -1;
  truck!.driver = driver.id;
  for (const module of table.modules) Object.assign(module, { opened: true, entered: true });
  const drives = (dice: readonly [number, number], squares: number, ...steering: Steering[]): void => {
    driver.ready = 1;
    const answers = [{ squares, backwards: false }, ...steering].map(answer => ({ seat: 'team', answer }));
    play({ dice: dice.map(face => `AvD=${face}`), answers }, io =>
      drive.perform(table, io, driver, { do: 'drive', vehicle: 0 }),
    );
  };
  const loads = (): void => {
    driver.ready = 1;
    play({ dice: ['D6=1'] }, io => pickUpPod.perform(table, io, driver, { do: 'pickUpPod' }));
  };
  drives([2, 2], 3, 'ahead', 'ahead', 'right');
  loads();
  drives([2, 2], 1, 'left', 'ahead', 'right', 'ahead');
  loads();
  drives([3, 3], 4, 'left', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead');
  expect(truck!.pods).toHaveLength(2);
  expect(CONDITIONS['twoPodsAtAirlock']!(table)).toBe(true);
});

rule('DK-CEIL-001', 'In the Ceiling: three modules to look into, and nothing left above', () => {
  const table = ship('M12');
  expect(CONDITIONS['ceilingsClear']!(table)).toBe(false);
  for (const module of table.modules) module.opened = true;
  const harpy = addThreat(table, squareOn(table, 1, 3, 3));
  harpy.overhead = true;
  expect(CONDITIONS['ceilingsClear']!(table)).toBe(false);
  harpy.overhead = false;
  expect(CONDITIONS['ceilingsClear']!(table)).toBe(true);
});

rule('DK-CYBER-001', 'Field Trial: what the machines of the ship kill is counted', () => {
  const table = ship('M13');
  expect(table.arena.machines.every(({ model }) => model !== undefined)).toBe(true);
  const gun = addMachine(table, squareOn(table, 1, 3, 3), 'roboGun');
  for (let n = 1; n <= 3; n++) {
    const harpy = addThreat(table, squareOn(table, 1, 1, 1));
    play({}, io => kill(table, io, harpy, { by: gun.id, means: 'shot', rule: 'DK-CYBER-001' }));
    expect([CONDITIONS['oneMachineKill']!(table), CONDITIONS['threeMachineKills']!(table)]).toEqual([true, n === 3]);
  }
});

rule('DK-GAP-027', 'Claim Jumpers: human raiders board on turn 3, without a die for who they are', () => {
  const table = ship('M14');
  play({}, io => setUpMission(table, io));
  table.turn = 3;
  play({ dice: ['D3=1', 'AvD=3'] }, io => boardCompetitors(table, io));
  const raiders = table.figures.filter(figure => figure.kind === 'threat');
  expect(raiders.map(({ card }) => card.id)).toEqual(new Array(5).fill('raider'));
});

test('machines of an arena card stand on the deck', () => {
  for (const arena of ARENAS) {
    const table = layTable({
      switches: DEFAULTS,
      arena,
      mission: MISSIONS[0]!,
      team: [],
      species: 'harpy',
      threatLevel: 0,
    });
    for (const { tile, square } of arena.machines) expect(levelAt(table, squareOfCard(arena, tile, square))).toBe(0);
  }
});
