import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/content/load.ts';
import { groundOf, roomNamed } from '../../src/ground/ground.ts';
import { whyNotDeploy } from '../../src/rules/deployment/deploying.ts';
import { deploymentsOf } from '../../src/rules/deployment/gathering.ts';
import { whyNotMove } from '../../src/rules/movement/moving.ts';
import { permittedOrders } from '../../src/rules/orders/giving-orders.ts';
import { whyNotGroup } from '../../src/rules/organisation/muster.ts';
import { pointsOfGroup } from '../../src/rules/organisation/points.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { endOfTurn } from '../../src/rules/winning/ending.ts';
import { judge } from '../../src/rules/winning/objectives.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, put, spot } from '../support/setting.ts';

function battle(scenario: string): Killzone {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  return killzone.begin({ scenario, switches });
}

const points = (table: Killzone, side: number): number =>
  [...table.figures, ...table.vehicles].reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);

describe('every scenario', () => {
  for (const { id, title, sides } of SCENARIOS.rows) {
    test(`${title} has legal groups and places to deploy them`, () => {
      for (const row of sides.flatMap(side => side.groups)) expect(whyNotGroup(row)).toEqual([]);
      const table = battle(id);
      for (const group of table.groups) {
        if (group.zone.kind === 'aboard') continue;
        const [first] = deploymentsOf(table, group);
        expect(whyNotDeploy(table, group, first!)).toEqual([]);
      }
    });
  }
});

rule('KZ-GAP-011', 'Hot Pursuit: law 154, gang 146, the loot in the sports car', () => {
  const table = battle('hot-pursuit');
  expect([points(table, 0), points(table, 1)]).toEqual([146, 154]);
  expect(table.prizes).toMatchObject([{ vehicle: 0, away: false }]);
  expect(table.figures.filter(({ vehicle }) => vehicle === 0).map(({ hero }) => hero)).toEqual([true, false]);
  expect(table.vehicles.map(({ speed }) => speed)).toEqual([9000, 9000, 9000, 12_000, 12_000]);
});

rule('KZ-GAP-011', 'the gang wins by the north road, decisively when both law cars are wrecks; the law by time', () => {
  const table = battle('hot-pursuit');
  expect(judge(table, 'atOnce')).toBeNull();
  expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [1], reason: 'noGetaway' });
  Object.assign(table.vehicles[0]!, { away: true, x: 60_000, y: 49_000 });
  expect(judge(table, 'atOnce')).toMatchObject({ winners: [0], reason: 'getaway' });
  for (const car of table.vehicles.slice(3)) car.wrecked = true;
  expect(judge(table, 'atOnce')).toMatchObject({ reason: 'decisiveGetaway' });
  table.vehicles[0]!.x = 36_000;
  expect(judge(table, 'atOnce')).toBeNull();
});

rule('KZ-GAP-011', 'with all of the law dead nobody stops the gang; with all of the gang dead nobody gets away', () => {
  const table = battle('hot-pursuit');
  for (const figure of table.figures) figure.away = false;
  for (const figure of table.figures) if (figure.side === 1) figure.state = 'killed';
  expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [0], reason: 'getaway' });
  for (const figure of table.figures) figure.state = figure.side === 0 ? 'killed' : 'active';
  expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [1], reason: 'noGetaway' });
});

rule('KZ-GAP-012', 'Tower of Flame: two defenders on every floor, and the north-west room attacked by fire', () => {
  const table = battle('tower-of-flame');
  const [attackers, defenders] = table.groups;
  expect([points(table, 0), points(table, 1)]).toEqual([160, 193]);
  const ground = groundOf(table.map);
  expect(table.fires[roomNamed(ground, 0, 0, 'NW').id]!.attackedOn).toBe(0);
  const [places] = deploymentsOf(table, defenders!);
  const ground0 = roomNamed(ground, 0, 0, 'SE').id;
  expect(
    whyNotDeploy(
      table,
      defenders!,
      places!.map((_, i) => spot(25 + (i % 4), 19 + Math.floor(i / 4), ground0)),
    ),
  ).toMatchObject([{ rule: 'KZ-GAP-012', code: 'tooFewOnFloor' }]);
  expect(attackers!.members).toHaveLength(5);
});

rule('KZ-GAP-012', 'its points: kills and captures and the house against kills and escapes', () => {
  const table = battle('tower-of-flame');
  const ground = groundOf(table.map);
  for (const figure of table.figures) figure.away = false;
  for (const { id } of table.figures.slice(5)) put(table, id, 24, 40);
  put(table, 0, 20, 20, roomNamed(ground, 0, 0, 'SW').id);
  table.figures[5]!.state = 'killed';
  put(table, 6, 24, 48.1).away = true;
  expect(judge(table, 'atTheEnd')).toMatchObject({ scores: [26 + 30, 23], winners: [0] });
  table.fires[0]!.state = 'minor';
  expect(judge(table, 'atTheEnd')!.scores).toEqual([56, 193 - 26]);
  table.fires[0]!.state = 'major';
  expect(judge(table, 'atTheEnd')!.scores).toEqual([26, 193 - 26]);
});

rule('KZ-GAP-012', 'the defenders leave by the north edge, and not before turn 3', () => {
  const table = battle('tower-of-flame');
  for (const figure of table.figures) figure.away = false;
  for (const { id } of table.figures) put(table, id, 2 + 2 * id, 44);
  const figure = table.figures[7]!;
  table.turn = 2;
  expect(whyNotMove(table, figure, [at(16, 48.1)])).toMatchObject([{ rule: 'KZ-GAP-012', code: 'tooEarlyToLeave' }]);
  table.turn = 3;
  expect(whyNotMove(table, figure, [at(16, 48.1)])).toEqual([]);
  put(table, 7, 46, 44);
  expect(whyNotMove(table, figure, [at(48.1, 44)])).toMatchObject([{ rule: 'KZ-GAP-012', code: 'wrongEdge' }]);
});

rule('KZ-GAP-013', 'Black Smoke: 198 and 111 against Anvil, and a cloud before the tenement hides the window', () => {
  const table = battle('black-smoke');
  const row = SCENARIOS.get('black-smoke').sides[1]!;
  expect(row.groups.map(group => pointsOfGroup(group))).toEqual([198, 111]);
  expect([points(table, 0), points(table, 1)]).toEqual([300, 309]);
  expect(table.night).toBe(true);
  const window = roomNamed(groundOf(table.map), 0, 0, 'SE').id;
  const [gap, gunner] = [spot(24, 12), spot(27, 18.5, window)];
  expect(sight(table, gunner, gap).blocked).toBeNull();
  table.clouds.push({ ...spot(25.5, 15), firedOn: 1 });
  expect(sight(table, gunner, gap).blocked).toMatchObject({ by: 'smoke' });
});

rule('KZ-GAP-013', 'power armour active on the top floor at the end of a turn wins', () => {
  const table = battle('black-smoke');
  table.turn = 3;
  table.figures[0]!.away = false;
  put(table, 0, 27, 21, roomNamed(groundOf(table.map), 0, 2, 'SE').id);
  expect(judge(table, 'endOfTurn')).toMatchObject({ winners: [0], reason: 'topFloor' });
  table.figures[0]!.state = 'suppressed';
  expect(judge(table, 'endOfTurn')).toBeNull();
});

rule('KZ-GAP-013', 'otherwise a single point more wins, and only a level score is a draw', () => {
  const table = battle('black-smoke');
  const winnersAt = (lead: number) => {
    Object.assign(table.figures[0]!, { state: 'killed', points: 30 + lead });
    Object.assign(table.figures[2]!, { state: 'killed', points: 30 });
    return judge(table, 'atTheEnd')!.winners;
  };
  expect([winnersAt(1), winnersAt(0), winnersAt(-1)]).toEqual([[1], [], [0]]);
});

rule('KZ-GAP-014', 'Red Corner: 5 points for every marker held at the end of a turn', () => {
  const table = battle('red-corner');
  for (const figure of table.figures) Object.assign(figure, { away: false, x: 1000 + 1500 * figure.id, y: 1000 });
  const ground = groundOf(table.map);
  const room = ground.rooms.find(({ minX, minY, floor }) => minX === 6000 && minY === 36_000 && floor === 0)!;
  put(table, 0, 24, 24);
  put(table, 1, 9, 39, room.id);
  put(
    table,
    12,
    37,
    8,
    ground.rooms.find(({ minX, minY, floor }) => minX === 36_000 && minY === 6000 && floor === 0)!.id,
  );
  table.turn = 1;
  endOfTurn(table, scripted());
  expect(table.scores).toEqual([0, 0]);
  table.turn = 2;
  endOfTurn(table, scripted());
  expect(table.scores).toEqual([10, 5]);
});

rule('KZ-GAP-015', 'First fight: officer 49, savages 54, their four orders, one edge', () => {
  const table = battle('first-fight');
  expect([points(table, 0), points(table, 1)]).toEqual([49, 54]);
  expect(table.groups[0]!.kind).toBe('individual');
  const savages = table.groups[1]!;
  expect(permittedOrders(table, savages)).toEqual(['shoot', 'assault', 'keepDown', 'run']);
  expect(table.turns).toBe(6);
  const corners = [spot(10, 2), spot(12, 2), spot(14, 2), spot(2, 20), spot(2, 22)];
  expect(whyNotDeploy(table, savages, corners)).toMatchObject([{ rule: 'KZ-GAP-015', code: 'oneEdge' }]);
});

rule('KZ-GAP-025', 'Street Fight: gang 120, law 170, two groups a side within 12 inches of their edges', () => {
  const table = battle('street-fight');
  expect([points(table, 0), points(table, 1)]).toEqual([120, 170]);
  expect(table.groups.map(({ side }) => side)).toEqual([0, 0, 1, 1]);
  expect(table.turns).toBe(6);
  const patrol = table.groups[2]!;
  expect(whyNotDeploy(table, patrol, [spot(12, 24), spot(11, 22), spot(11, 26)])).toEqual([]);
  expect(whyNotDeploy(table, patrol, [spot(13, 24), spot(11, 22), spot(11, 26)])).not.toEqual([]);
});
