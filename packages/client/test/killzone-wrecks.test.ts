import type { Event, Line } from '@sightline/kernel';
import { AUDIENCE, oddsOnView } from '@sightline/kernel';
import type { Act, KillzoneEvent, KillzoneQuestion } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { causeOfWreck } from '../src/games/killzone/wrecking.ts';
import { beatsOf } from '../src/playback/beats.ts';
import { playedTo, type Stand } from './support/streets.ts';

// What wrecks a car is told with the wreck; who leaves one is told what it costs him.

const GAME = killzoneGame(edition) as unknown as Game;
const { board, system } = edition;

const driving = (): Stand =>
  playedTo('hot-pursuit', ({ answers }) => answers.some(answer => (answer as Act).do === 'drive'));

/** A car, another, and somebody who shoots, as events name them. */
function named() {
  const { view } = driving();
  const [car, other] = view.vehicles.map(({ who }) => who);
  return { view, car: car!, other: other!, shooter: view.figures.at(-1)!.who };
}

const events = (...each: object[]): KillzoneEvent[] =>
  each.map(facts => ({ rule: 'KZ-VEH-017', ...facts }) as unknown as KillzoneEvent);

test('a wreck is told by what pierced it, and by the skid only where nothing did', () => {
  const { car, other, shooter } = named();
  const skid = { type: 'skidRolled', vehicle: car };
  const pierced = { type: 'armourTested', vehicle: car, pierced: true };
  const shot = { type: 'shotFired', figure: shooter, at: { vehicle: car } };
  const cause = (...told: object[]): string | null => causeOfWreck(board, car.id, events(...told));
  expect(cause(shot, pierced, skid)).toBe(`shot by ${GAME.figureName({ figures: [{ who: shooter }] }, 0)}`);
  expect(cause({ type: 'vehicleRammed', vehicle: other, rammed: car }, pierced, skid)).toMatch(/^rammed by /);
  expect(cause({ type: 'vehicleRammed', vehicle: car, rammed: other }, pierced, skid)).toMatch(/^it rammed /);
  expect(cause(skid)).toBe('it skidded');
  // The shot that its armour held is not what it skidded for.
  expect(cause(shot, { ...pierced, pierced: false }, skid)).toBe('it skidded');
  expect(cause({ ...shot, at: { vehicle: other } }, pierced, skid)).toBe('it skidded');
  expect(cause()).toBeNull();
});

test('the scene of a wreck says what wrecked it, and concerns whoever sits in it and whoever shot', () => {
  const { view, car, shooter } = named();
  const told = events(
    { type: 'shotFired', figure: shooter, weapon: 'handgun', at: { vehicle: car } },
    { type: 'armourTested', vehicle: car, dice: [6, 4], bonus: 0, total: 10, armour: 9, pierced: true },
    { type: 'crashed', vehicle: car, overturned: true },
  ).map((event, i) => ({ after: i, step: 1, line: { kind: 'event', event: event as Event } as Line, text: '' }));
  const stills = told.map((_, line) => ({ line, view }));
  const crash = beatsOf(GAME, AUDIENCE, { told, stills, from: 0, before: view }).at(-1)!;
  expect(crash.scene.sentence).toMatch(/is wrecked and lies on its side: shot by /);
  const riders = view.figures.filter(({ vehicle }) => vehicle === car.id).map(({ id }) => id);
  expect(crash.scene.concerns).toEqual(expect.arrayContaining([...riders, shooter.id]));
});

test('a shot is told by what its die had to show', () => {
  const { view, shooter } = named();
  const part = { value: -1, why: 'fromFastVehicle', rule: 'KZ-VEH-022' };
  const facts = { figure: shooter, die: 2, onlySix: false, needs: 4, hit: false, score: { total: 1, parts: [] } };
  const sentence = (tally: object): string | undefined => {
    const [event] = events({ type: 'targetingRolled', ...facts, tally });
    return GAME.scene!({ event: event as Event, before: view, after: view, dice: [], text: 'as told' })?.sentence;
  };
  expect(sentence({ total: -1, parts: [part] })).toMatch(
    / misses: a 2, needing 5\+ \(4\+ at this range, .1 from a fast/,
  );
  expect(sentence({ total: 0, parts: [] })).toMatch(/ misses: a 2, needing 4\+\.$/);
});

/** Somebody who is asked in a car that moves. */
const rolling = (): Stand => {
  const stand = driving();
  const view = structuredClone(stand.view);
  const { figure } = stand.question as Extract<KillzoneQuestion, { kind: 'act' }>;
  view.vehicles[view.figures[figure.id]!.vehicle]!.speed = 12_000;
  return { ...stand, view };
};

test('out of a moving car one may jump on any side, and is told what the fall does; to get out is sought and refused', () => {
  const { view, seat, question } = rolling();
  const jumps = GAME.moreAnswers!(view, question) as readonly Act[];
  expect(new Set(jumps.map(jump => GAME.label!(view, question, jump))).size).toBe(4);
  const open = jumps.filter(jump => system.whyNot(view, seat, question, jump).length === 0);
  const [jump] = open;
  expect(GAME.act!(view, question, jump)).toMatchObject({ rare: true, cost: 'a fall: 2 dice of damage' });
  const odds = oddsOnView(system, view, seat, question, jump)!;
  const { totals } = GAME.plainOdds!(view, question, jump, odds)!;
  expect(totals.every(({ tone }) => tone === 'bad')).toBe(true);
  expect(totals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  const out = GAME.soughtAnswers!(view, question).find(answer => (answer as Act).do === 'getOut');
  expect(system.whyNot(view, seat, question, out).map(({ code }) => code)).toContain('bailOutInstead');
});

test('whoever climbs out of a wreck has one way for each end of a side, and is told who stands there', () => {
  const { view } = driving();
  const { who, x, y, heading } = view.vehicles[0]!;
  expect(heading).toBe(90);
  const options = [-1900, -600, 600].map(along => ({ x: x + along, y: y + 1500, room: -1 }));
  const { who: figure, side } = view.figures[0]!;
  const asked = { kind: 'climbOut', rule: 'KZ-VEH-020', vehicle: who, figure, options } as unknown as KillzoneQuestion;
  expect(options.map(option => GAME.label!(view, asked, option))).toEqual([
    'left, near the back',
    'left, near the back',
    'left, near the front',
  ]);
  expect(GAME.comesToTheSame!(view, asked, options[0], options[1])).toBe(true);
  expect(GAME.comesToTheSame!(view, asked, options[1], options[2])).toBe(false);
  const enemy = view.figures.find(other => other.side !== side)!;
  Object.assign(enemy, { x: x + 600, y: y + 2600, room: -1, vehicle: -1, away: false, state: 'active' });
  expect(GAME.act!(view, asked, options[2])?.detail).toMatch(/ (is|are) near$/);
  // The places themselves are on the board: nothing is drawn over whoever stands beside them.
  expect(GAME.wheel!(view, asked)).toBeNull();
  expect(GAME.deedName!(asked, 'mount')).toBe('Climb out');
});
