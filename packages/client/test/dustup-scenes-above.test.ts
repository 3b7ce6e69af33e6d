import { type Dustup, type DustupEvent, dustup, type Place } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { type Edition, nowOf } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import { type Game, plug } from '../src/games/game.ts';
import type { Scene } from '../src/games/scene.ts';
import { broughtOn, playedTo } from './support/from-above.ts';

// How fire from afar, aircraft and fire at them are seen happening.

const game: Game = plug(dustupGame)(edition as object as Edition);

const [RED_FLYER, BLUE_TEAM, BLUE_FLAK] = [1, 2, 3];
const table: Dustup = nowOf(
  playedTo({
    red: ['gunship'],
    blue: ['antiAirVehicle'],
    missiles: true,
    wish: broughtOn({ 0: [6, 30], 2: [38, 30], 3: [38, 14, 270] }, [0, 22, 90]),
    isThere: ({ table: now }) => now.units[RED_FLYER]!.where === 'table',
  }),
);
const view = dustup.view(table, 'red');
const whoOf = (id: number) => view.units[id]!.who;
const flyer = { unit: whoOf(RED_FLYER) };
const WHERE = { of: 'table' } as never;

/** The scene of an event that happens on this table, or changes it first. */
function sceneOf(event: object, change: (after: typeof view) => void = () => {}): Scene {
  const after = dustup.view(dustup.copy(table), 'red');
  change(after);
  const told = { rule: 'DU-AIR-045', ...event } as unknown as DustupEvent;
  const scene = game.scene!({ event: told, before: view, after, dice: [], text: 'Something happens.' });
  if (scene === null) throw new Error('expected a scene');
  return {
    at: [],
    walks: [],
    lines: [],
    bursts: [],
    thrown: null,
    sentence: '',
    concerns: [],
    weight: 'aside',
    ...scene,
  };
}

const at = (x: number, y: number): Place => ({ x: 1000 * x, y: 1000 * y });
const shown = ({ x, y }: Place) => ({ x: x / 1000, y: view.map.depth - y / 1000 });
const pointOf = (id: number) => game.pointOf!(view, id)!;

test('an aircraft that is found is locked on, and one that is not is only looked for', () => {
  const sought = { type: 'aircraftSought', unit: whoOf(BLUE_TEAM), target: whoOf(RED_FLYER), again: false };
  const found = sceneOf({ ...sought, guidance: 7, ecm: 3, acquired: true });
  expect(found.lines).toEqual([{ from: pointOf(BLUE_TEAM), to: pointOf(RED_FLYER), kind: 'lock' }]);
  expect(sceneOf({ ...sought, guidance: 2, ecm: 3, acquired: false }).lines[0]!.kind).toBe('look');
});

test('a missile leaves a trail, a gun fires tracers, and both end at the aircraft', () => {
  const weapons = dustupWeapons();
  const fired = (by: number, name: string, success: string): Scene =>
    sceneOf({
      type: 'aircraftShotAt',
      unit: whoOf(by),
      target: whoOf(RED_FLYER),
      weapon: { id: name, name },
      face: 'belly',
      pool: [
        { of: 'guidance', die: 10, face: 9 },
        { of: 'flameThrower', die: 8, face: 2 },
      ],
      targetDie: 10,
      targetFace: 4,
      success,
    });
  const missile = fired(BLUE_TEAM, weapons.missile, 'major');
  expect(missile.lines).toEqual([{ from: pointOf(BLUE_TEAM), to: pointOf(RED_FLYER), kind: 'missile' }]);
  expect(missile.thrown?.dice.map(({ isGood }) => isGood)).toEqual([true, false]);
  expect(missile.bursts[0]!.kind).toBe('hit');
  const gun = fired(BLUE_FLAK, weapons.gun, 'none');
  expect([gun.lines[0]!.kind, gun.bursts[0]!.kind]).toEqual(['bullet', 'miss']);
});

function dustupWeapons(): { readonly missile: string; readonly gun: string } {
  const { antiAirOf } = edition.board.aircraft!;
  const named = (unit: number, isMissile: boolean): string =>
    antiAirOf(view, view.units[unit]!).find(arm => arm.isMissile === isMissile)!.name;
  return { missile: named(BLUE_TEAM, true), gun: named(BLUE_FLAK, false) };
}

test('a decoy draws a missile aside', () => {
  const tried = { type: 'decoyTried', ...flyer, by: null, die: 8, face: 6, guidance: 10, guidanceFace: 3 };
  const drawn = sceneOf({ ...tried, stopped: true });
  expect(drawn.bursts.at(-1)!.kind).toBe('blast');
  expect(drawn.bursts.at(-1)!.at).not.toEqual(pointOf(RED_FLYER));
  expect(sceneOf({ ...tried, stopped: false }).bursts.every(({ kind }) => kind === 'fire')).toBe(true);
});

test('a wreck goes down in smoke to where it hits the ground, and never beyond the edge', () => {
  const down = (place: Place, where: unknown) => sceneOf({ type: 'cameDown', ...flyer, at: place, where, face: 6 });
  const near = down(at(12, 22), WHERE);
  expect([near.weight, near.lines[0]]).toEqual([
    'moment',
    { from: pointOf(RED_FLYER), to: shown(at(12, 22)), kind: 'trail' },
  ]);
  expect(near.walks[0]!.path.at(-1)).toMatchObject(shown(at(12, 22)));
  expect(down(at(60, 22), null).lines[0]!.to).toEqual(shown(at(view.map.width, 22)));
});

test('how it hits the ground is seen where it lies then', () => {
  const crashed = (result: string) => sceneOf({ type: 'crashLanded', ...flyer, die: 8, face: 1, result });
  expect(crashed('explodes').bursts.map(({ kind }) => kind)).toEqual(['blast']);
  expect(crashed('safe').bursts.map(({ kind }) => kind)).toContain('smoke');
});

test('bombs fall ahead of what flies, one behind the other if they are a stick', () => {
  const dropped = { type: 'bombsDropped', ...flyer, bombs: 2, faces: [2, 3] };
  const { x, y } = pointOf(RED_FLYER);
  expect(sceneOf({ ...dropped, stick: true }).lines.map(({ to }) => to)).toEqual([
    { x: x + 2, y },
    { x: x + 5, y },
  ]);
  expect(sceneOf({ ...dropped, stick: false }).lines.map(({ to, kind }) => [to.x - x, kind])).toEqual([
    [2, 'shell'],
    [3, 'shell'],
  ]);
});

test('a round strays from where it was meant, and falls out of the sky where it bursts', () => {
  const strayed = { type: 'roundStrayed', isFirst: true, inches: 4, hour: 3, at: at(20, 20), where: WHERE };
  expect(sceneOf(strayed).lines).toEqual([{ from: shown(at(16, 20)), to: shown(at(20, 20)), kind: 'look' }]);
  const burst = { type: 'roundBurst', rule: 'DU-ARTY-034', at: at(20, 20), where: WHERE, radius: 3 };
  const fired = sceneOf(burst);
  expect([fired.lines[0], fired.bursts[0]]).toMatchObject([
    { to: shown(at(20, 20)), kind: 'shell' },
    { at: shown(at(20, 20)), kind: 'blast', size: 6 },
  ]);
  expect(sceneOf({ ...burst, rule: 'DU-AIR-038' }).lines).toEqual([]);
  expect(sceneOf({ ...burst, where: null }).bursts).toEqual([]);
});

test('what lands sinks in its own dust, and what comes flies in from beyond the edge', () => {
  const landed = sceneOf({ type: 'landed', ...flyer, at: at(0, 22), where: WHERE, face: null, hard: false });
  const sizes = landed.walks[0]!.path.map(({ size }) => size!);
  expect(sizes[0]! > sizes.at(-1)!).toBe(true);
  expect(landed.bursts).toHaveLength(4);
  const came = sceneOf({ type: 'arrived', ...flyer, at: at(0, 22), where: WHERE });
  expect([came.walks[0]!.path[0]!.x < 0, came.walks[0]!.path.at(-1)]).toMatchObject([true, pointOf(RED_FLYER)]);
});
