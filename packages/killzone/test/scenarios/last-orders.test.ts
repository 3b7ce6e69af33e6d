import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { MAPS, ROSTERS } from '../../src/content/load.ts';
import { groundOf, roomAt, roomNamed } from '../../src/ground/ground.ts';
import { isInRect } from '../../src/ground/rect.ts';
import { whyNotDeploy } from '../../src/rules/deployment/deploying.ts';
import { deploymentAround } from '../../src/rules/deployment/gathering.ts';
import { isEnclosed } from '../../src/rules/fire/fires.ts';
import { walkWay } from '../../src/rules/movement/walking.ts';
import { pointsOfGroup } from '../../src/rules/organisation/points.ts';
import { carryOut } from '../../src/rules/turn/acts.ts';
import { objectivesOf } from '../../src/rules/winning/objective-places.ts';
import { judge } from '../../src/rules/winning/objectives.ts';
import { NONE } from '../../src/table/units.ts';
import { at, field, group, lay, put, spot } from '../support/setting.ts';
import { io } from '../support/tenement.ts';
import { battle, points } from './support.ts';

const perGroup = (id: string) => ROSTERS.get(id).groups.map(each => pointsOfGroup(each));
const hall = field({ buildings: [{ plan: 'dance-hall', floors: 1, at: [12, 17] }] });

describe('Last Orders', () => {
  rule('KZ-GAP-018', 'the Recall Bureau: 90, 129, 39 and 39, three of them individuals', () => {
    expect(perGroup('recall-bureau')).toEqual([90, 129, 39, 39]);
    const kinds = lay({ red: ROSTERS.get('recall-bureau').groups }).groups.map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual(['individual', 'squad', 'individual', 'individual']);
  });

  rule('KZ-GAP-019', 'The Regulars: 47, 106 and 79, and only the Corner table drinks', () => {
    expect(perGroup('the-regulars')).toEqual([47, 106, 79]);
    expect(ROSTERS.get('the-regulars').groups.map(({ drugs }) => drugs)).toEqual([[], ['alcohol'], []]);
  });

  rule('KZ-GAP-020', 'the dance hall: five rooms, none of them enclosed', () => {
    const { rooms, openings } = groundOf(hall);
    const count = (kind: string, isOutside: boolean) =>
      openings.filter(opening => opening.kind === kind && (opening.to === NONE) === isOutside).length;
    expect([rooms.length, count('door', false), count('door', true), count('window', true)]).toEqual([5, 6, 3, 6]);
    expect(rooms.filter(isEnclosed)).toEqual([]);
  });

  rule('KZ-GAP-020', 'a flamethrower into the Hall makes its targeting roll and burns a strip', () => {
    const table = lay({
      map: hall,
      red: [group('rebel', 2, { weapons: ['flamethrower'] })],
      blue: [group('rebel', 2)],
    });
    const { id } = roomNamed(groundOf(hall), 0, 0, 'Hall');
    put(table, 0, 20, 16.5);
    put(table, 2, 20, 19, id);
    put(table, 3, 27, 26, id);
    const script = io(4, 6, 6, 6, 6);
    carryOut(table, script, table.figures[0]!, { do: 'shoot', weapon: 0, target: { figure: 2 } });
    script.finish();
    expect(table.figures.slice(2).map(({ state }) => state)).toEqual(['killed', 'active']);
  });

  rule('KZ-GAP-022', 'Harbour Street: the Hall, broken ground, and a fence that costs 2 inches', () => {
    const map = MAPS.get('harbour-street');
    const ground = groundOf(map);
    expect(ground.rooms[roomAt(ground, 20_000, 20_000, 0)]!.name).toBe('Hall');
    expect(ground.patches.some(patch => patch.kind === 'broken' && isInRect(patch, 4000, 40_000))).toBe(true);
    const table = lay({ map, red: [group('rebel', 2)] });
    expect(walkWay(table, put(table, 0, 24, 39), [at(24, 41)]).cost).toBe(4000);
  });

  rule('KZ-GAP-024', 'bureau 297 against regulars 232, who fill any part of the Hall', () => {
    const table = battle('last-orders');
    expect([points(table, 0), points(table, 1)]).toEqual([297, 232]);
    const table2 = table.groups.find(({ who }) => who.name === 'Corner table')!;
    const { id } = roomNamed(groundOf(table.map), 0, 0, 'Hall');
    const places = deploymentAround(table, table2, spot(26, 26, id));
    expect(whyNotDeploy(table, table2, places)).toEqual([]);
    for (const { x, y } of places) expect(Math.hypot(x - 26_000, y - 26_000)).toBeLessThan(4000);
  });

  rule('KZ-GAP-024', 'the Bureau wins when the runaway dies, the regulars if it lives', () => {
    const table = battle('last-orders');
    for (const figure of table.figures) figure.away = false;
    const runaway = table.figures.find(({ troop }) => troop === 'replicant')!;
    const place = objectivesOf(table, table.figures[0]!);
    expect(place).toEqual([{ x: runaway.x, y: runaway.y, room: runaway.room }]);
    expect(objectivesOf(table, runaway)).toEqual([]);
    expect(judge(table, 'endOfTurn')).toBeNull();
    runaway.state = 'captured';
    expect(judge(table, 'atTheEnd')).toMatchObject({ winners: [1], reason: 'survived' });
    runaway.state = 'killed';
    expect(judge(table, 'atOnce')).toBeNull();
    expect(judge(table, 'endOfTurn')).toMatchObject({ winners: [0], reason: 'assassinated' });
  });
});
