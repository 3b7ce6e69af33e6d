import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { type Ground, groundOf, type Opening, roomNamed } from '../../src/ground/ground.ts';
import { whyNotMove } from '../../src/rules/movement/moving.ts';
import { walkWay } from '../../src/rules/movement/walking.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import type { Killzone } from '../../src/table/table.ts';
import { at, field, give, group, lay, put, spot } from '../support/setting.ts';

/** A tenement of three floors from (18, 18) to (30, 30). */
function tenement(weapons: string[] = ['assault-rifle']): { table: Killzone; ground: Ground } {
  const map = field({ buildings: [{ plan: 'tenement', floors: 3, at: [18, 18] }] });
  const table = lay({ map, red: [group('rebel', 2, { weapons })], blue: [group('rebel', 2)] });
  return { table, ground: groundOf(map) };
}

/** The opening of a room that leads to another, or with `to` -1 the one on that side of the house. */
function opening(ground: Ground, from: number, to: number, x?: number): Opening {
  const found = ground.openings.find(o => o.from === from && o.to === to && (x === undefined || o.x === x * 1000));
  if (!found) throw new Error(`expected an opening from ${from} to ${to}`);
  return found;
}

rule('KZ-BUILD-001', 'from room to room only through openings', () => {
  const { table, ground } = tenement();
  const [nw, se] = [roomNamed(ground, 0, 0, 'NW'), roomNamed(ground, 0, 0, 'SE')];
  const figure = put(table, 0, 21, 27, nw.id);
  expect(whyNotMove(table, figure, [at(27, 27)])).toMatchObject([{ rule: 'KZ-BUILD-001', code: 'wall' }]);
  const elsewhere = ground.openings.find(o => o.from === se.id)!;
  expect(whyNotMove(table, figure, [{ through: elsewhere.id }])).toMatchObject([{ code: 'noOpeningHere' }]);
  const ne = roomNamed(ground, 0, 0, 'NE');
  expect(whyNotMove(table, figure, [{ through: opening(ground, nw.id, ne.id).id }])).toEqual([]);
});

rule('KZ-BUILD-002', 'a door 1 inch, a ground-floor window 2, stairs 4 a floor', () => {
  const { table, ground } = tenement();
  const [sw, se] = [roomNamed(ground, 0, 0, 'SW'), roomNamed(ground, 0, 0, 'SE')];
  const door = opening(ground, sw.id, se.id);
  const stairs = ground.openings.find(o => o.kind === 'stairs' && o.from === se.id)!;
  const figure = put(table, 0, 22.5, 21, sw.id);
  expect(walkWay(table, figure, [{ through: door.id }]).cost).toBe(1000 + 1000 + 1000);
  put(table, 0, stairs.x / 1000, stairs.y / 1000 + 3, se.id);
  expect(walkWay(table, figure, [{ through: stairs.id }]).cost).toBe(3000 + 4000);
  expect(whyNotMove(table, figure, [{ through: stairs.id }, { x: stairs.x, y: stairs.y + 1000 }])).toEqual([]);
  expect(whyNotMove(table, figure, [{ through: stairs.id }, { x: stairs.x, y: stairs.y + 1001 }])).toMatchObject([
    { code: 'tooFar' },
  ]);
  const window = opening(ground, sw.id, -1, 18);
  put(table, 0, 18.5, 21, sw.id);
  expect(walkWay(table, figure, [{ through: window.id }]).cost).toBe(1000 + 2000);
});

rule('KZ-BUILD-002', 'upper windows can be left only by jumping', () => {
  const { table, ground } = tenement();
  const upper = roomNamed(ground, 0, 1, 'SW');
  const figure = put(table, 0, 19, 21, upper.id);
  expect(whyNotMove(table, figure, [{ through: opening(ground, upper.id, -1, 18).id }])).toMatchObject([
    { code: 'upperWindow' },
  ]);
});

rule('KZ-BUILD-003', 'only who is at a window sees out of it and is seen, in hard cover', () => {
  const { table, ground } = tenement();
  const room = roomNamed(ground, 0, 0, 'SW');
  const street = spot(9, 21);
  expect(sight(table, street, spot(21, 21, room.id)).blocked).toMatchObject({ by: 'wall' });
  expect(sight(table, street, spot(18.5, 21, room.id))).toMatchObject({ blocked: null, cover: 'hard' });
  expect(sight(table, spot(18.5, 21, room.id), street)).toMatchObject({ blocked: null, cover: 'none' });
  expect(sight(table, spot(17.5, 21), spot(21, 21, room.id))).toMatchObject({ blocked: null, cover: 'none' });
  expect(sight(table, spot(40, 21), spot(18.5, 21, room.id)).blocked).not.toBeNull();
});

rule('KZ-BUILD-003', 'from room to room only by the door between them, and within a room always', () => {
  const { table, ground } = tenement();
  const [sw, se, nw] = ['SW', 'SE', 'NW'].map(name => roomNamed(ground, 0, 0, name).id);
  expect(sight(table, spot(19, 19, sw), spot(23, 23, sw)).blocked).toBeNull();
  expect(sight(table, spot(23.5, 21, sw), spot(28, 21, se)).blocked).toBeNull();
  expect(sight(table, spot(20, 21, sw), spot(28, 21, se)).blocked).not.toBeNull();
  expect(sight(table, spot(20, 28, nw), spot(28, 21, se)).blocked).not.toBeNull();
});

rule('KZ-BUILD-004', 'a flamethrower may be fired into a room whose opening is in sight and range', () => {
  const { table, ground } = tenement(['flamethrower', 'assault-rifle']);
  const room = roomNamed(ground, 0, 0, 'SW');
  const figure = put(table, 0, 11.5, 21);
  const into = { opening: opening(ground, room.id, -1, 18).id };
  give(table, 0, 'shoot');
  expect(whyNotAct(table, figure, { do: 'shoot', weapon: 0, target: into })).toEqual([]);
  expect(whyNotAct(table, figure, { do: 'shoot', weapon: 1, target: into })).toMatchObject([{ rule: 'KZ-BUILD-004' }]);
  put(table, 0, 9, 21);
  expect(whyNotAct(table, figure, { do: 'shoot', weapon: 0, target: into })).toMatchObject([{ code: 'outOfRange' }]);
  put(table, 0, 24, 15);
  expect(whyNotAct(table, figure, { do: 'shoot', weapon: 0, target: into })).toMatchObject([{ code: 'noSight' }]);
});
