import { describe, expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import { BASE, groundOf } from '../../src/ground/ground.ts';
import { deploymentAround, spotsIn } from '../../src/rules/deployment/gathering.ts';
import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';
import type { Group } from '../../src/table/units.ts';

function battle(scenario: string): Killzone {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  return killzone.begin({ scenario, switches });
}

const isOnFoot = ({ zone }: Group): boolean => zone.kind !== 'aboard';

const ON_FOOT = killzone.scenarios.map(({ id }) => id).filter(id => battle(id).groups.some(isOnFoot));

describe.each(ON_FOOT)('%s', scenario => {
  test('every spot that a group may deploy at lies in what is drawn of its zone', () => {
    const table = battle(scenario);
    for (const group of table.groups.filter(isOnFoot)) {
      const parts = board.zoneOf!(table, group);
      for (const { x, y, room } of spotsIn(table, group)) {
        const isDrawn = parts.some(
          ({ minX, minY, maxX, maxY, room: of }) =>
            of === room && x >= minX - BASE && x <= maxX + BASE && y >= minY - BASE && y <= maxY + BASE,
        );
        expect(isDrawn, `${group.who.name}: ${x}, ${y}, ${room}`).toBe(true);
      }
    }
  });

  test('the middle of each part is ground that the rules let it deploy on', () => {
    const table = battle(scenario);
    for (const group of table.groups.filter(isOnFoot)) {
      for (const { minX, minY, maxX, maxY, room } of board.zoneOf!(table, group)) {
        const middle = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2), room };
        expect(board.isInZone!(table, group, middle)).toBe(true);
      }
    }
  });
});

test('a group gathers side by side, not all round a house', () => {
  const table = battle('red-corner');
  const [group] = table.groups;
  const house = groundOf(table.map).buildings.find(({ minX }) => minX < 8000)!;
  // Nearest to the middle of a house are places on all its sides.
  const middle = { x: (house.minX + house.maxX) / 2, y: (house.minY + house.maxY) / 2, room: -1 };
  const [first, ...others] = deploymentAround(table, group!, middle);
  const reached = [first!];
  for (const place of others) {
    const nearest = Math.min(...reached.map(({ x, y }) => Math.hypot(place.x - x, place.y - y)));
    expect(nearest).toBeLessThan(2200);
    reached.push(place);
  }
});

test('a group that is put into a room stands in it', () => {
  const table = battle('last-orders');
  const regulars = table.groups.find(({ zone, members }) => zone.kind === 'building' && members.length > 2)!;
  const { rooms } = groundOf(table.map);
  for (const { id, minX, minY } of rooms.filter(({ building }) => building === 0)) {
    const places = deploymentAround(table, regulars, { x: minX + 1000, y: minY + 1000, room: id });
    expect(places.map(({ room }) => room)).toEqual(places.map(() => id));
  }
});
