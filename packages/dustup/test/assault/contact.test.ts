import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { mayDefend } from '../../src/rules/assault/defensive-fire.ts';
import { lossesOnTheWay, together } from '../../src/rules/assault/losses.ts';
import { partyOf } from '../../src/rules/assault/party.ts';
import { wayToContact } from '../../src/rules/assault/reach.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import {
  type Faced,
  face,
  HOLD,
  NO_BLOWS,
  on,
  refused,
  run,
  STAND,
  says,
  spotOf,
  typesOf,
} from '../support/assault-setting.ts';
import { box, field, putFigure, squad, wall } from '../support/setting.ts';

/** Courage dice that send the attacker in. */
const GO = ['D8=6', 'D8=4'];
/** An outcome in which the attackers are thrown back. */
const THROWN_BACK = ['D8=2', 'D8=3', 'D6=1'];
const FIRE = says('blue', 0);
const PRESS = { do: 'pressOn' } as const;

const charge = ({ table, red, blue }: Faced, roll: string, ...more: string[]) =>
  run(table, red, on(blue), { dice: [...GO, roll, ...more], answers: [STAND, ...(more.length > 0 ? [] : [HOLD])] });
const isContact = (io: ReturnType<typeof run>) => io.told.some(event => event.type === 'charged' && event.contact);

rule('DU-ASSAULT-033', 'contact is made when the points bring base to base', () => {
  // Nine inches between the centres of one-inch bases: eight points.
  expect(isContact(charge(face(9), 'D6=4', ...NO_BLOWS, ...THROWN_BACK))).toBe(true);
  const short = face(9);
  expect(isContact(charge(short, 'D6=3'))).toBe(false);
  expect(spotOf(short.table, short.red)).toEqual([16, 20]);
});

rule('DU-ASSAULT-034', 'caught on the way: fire may meet them there, and then they may come on', () => {
  const faced = face(15);
  const { table, red } = faced;
  const io = charge(faced, 'D6=4');
  expect(io.told.find(({ type }) => type === 'charged')).toMatchObject({ needed: 14_000, contact: false });
  expect(spotOf(table, red)).toEqual([18, 20]);
  expect(io.asked.at(-1)!.question).toMatchObject({ kind: 'defensiveFire', options: [0, 'hold'] });
  const again = run(table, red, PRESS, { dice: ['D6=3', ...NO_BLOWS, ...THROWN_BACK] });
  expect(again.told.find(({ type }) => type === 'charged')).toMatchObject({ needed: 6000, contact: true });
});

rule('DU-ASSAULT-035', 'too short again: they stay where they are, and nobody fires a second time', () => {
  const faced = face(15);
  const { table, red } = faced;
  charge(faced, 'D6=3');
  const io = run(table, red, PRESS, { dice: ['D6=2'] });
  expect(io.asked).toEqual([]);
  expect(spotOf(table, red)).toEqual([20, 20]);
  expect(red.actions).toBe(0);
});

rule('DU-ASSAULT-036', 'without contact they stay two inches away', () => {
  const near = face(7.5);
  charge(near, 'D6=3');
  expect(spotOf(near.table, near.red)).toEqual([15.5, 20]);
  expect(isContact(charge(face(7.5), 'D6=4', ...NO_BLOWS, ...THROWN_BACK))).toBe(true);
});

rule('DU-ASSAULT-037', 'a wall between two bases has to be paid for as well', () => {
  const needed = (map = field()) => {
    const { table, red, blue } = face(6, { map });
    return wayToContact(table, red, [blue])!.cost;
  };
  expect(needed()).toBe(5000);
  expect(needed(field({ lines: [wall('highWall', [15.5, 0], [15.5, 48])] }))).toBe(8000);
  expect(needed(field({ areas: [box('lightWoods', 11, 10, 13, 30)] }))).toBe(7000);
});

rule('DU-ASSAULT-038', 'as a second action there is one move, and fire may still meet it', () => {
  const faced = face(9);
  const { table, red, blue } = faced;
  red.actions = 1;
  blue.suppression = 1;
  const io = run(table, red, on(blue), { dice: ['D8=6', 'D6=4', 'D6=2'], answers: [STAND, HOLD] });
  expect(spotOf(table, red)).toEqual([14, 20]);
  expect(io.asked.at(-1)!.question.kind).toBe('defensiveFire');
  expect(red.actions).toBe(0);
  expect(refused(table, red, PRESS)).toBe('DU-TURN-004');
});

rule('DU-ASSAULT-039', 'defensive fire is a whole shot at the place where they were caught', () => {
  const { table, red, blue } = face(15);
  blue.activated = true;
  for (const id of blue.figures) table.figures[id]!.fired = 1;
  // Seven inches: D8 a step down. Five rifles make a D10.
  const dice = [...GO, 'D6=4', 'D6=6', 'D8=1', 'D10=1'];
  const io = run(table, red, on(blue), { dice, answers: [STAND, FIRE] });
  expect(io.told.find(({ type }) => type === 'shotAt')).toMatchObject({ targetDie: 6, success: 'none' });
});

rule('DU-ASSAULT-039', 'who gives none', () => {
  const able = (change: (faced: Faced) => void) => {
    const faced = face(15);
    change(faced);
    return mayDefend(faced.table, faced.blue);
  };
  expect(able(() => {})).toBe(true);
  expect(able(({ blue }) => (blue.panicked = true))).toBe(false);
  expect(able(({ blue }) => (blue.confidence = 'routed'))).toBe(false);
  expect(able(({ blue }) => (blue.confidence = 'broken'))).toBe(false);
  expect(able(({ blue }) => (blue.concealed = true))).toBe(false);
  // Neither a march nor a lack of cohesion bars what is no action.
  expect(able(({ blue }) => (blue.column = true))).toBe(true);
  expect(able(({ table, blue }) => putFigure(table, blue, 1, 40, 20))).toBe(true);
  const woods = face(15, { map: field({ areas: [box('lightWoods', 24, 10, 34, 30)] }) });
  woods.blue.confidence = 'broken';
  expect(mayDefend(woods.table, woods.blue)).toBe(true);
});

rule(['DU-ASSAULT-039', 'DU-FORCE-022'], 'strays have no part in defensive fire', () => {
  const { table, red, blue } = face(15);
  putFigure(table, blue, 4, 40, 20);
  const dice = [...GO, 'D6=4', 'D6=6', 'D8=1', 'D8=1'];
  const io = run(table, red, on(blue), { dice, answers: [STAND, FIRE] });
  expect(io.told.find(({ type }) => type === 'shotAt')).toMatchObject({ pool: [{ die: 8 }, { die: 8 }] });
});

/** Whether a suppressed defender gets to fire, by the face of its test. */
function fires(faced: Faced, markers: number, courage: string[], test: string): boolean {
  const { table, red, blue } = faced;
  blue.suppression = markers;
  const dice = [...courage, 'D6=4', test];
  const shot = ['D6=6', `D${blue.die}=1`, 'D10=1'];
  const passes = Number(test.split('=')[1]) > 2 + markers;
  const io = run(table, red, on(blue), { dice: passes ? [...dice, ...shot] : dice, answers: [STAND, FIRE] });
  expect(blue.suppression).toBe(markers);
  return typesOf(io).includes('shotAt');
}

rule('DU-ASSAULT-040', 'the suppressed have to beat their leadership and their markers', () => {
  const green = () => face(15, { blue: [squad(5, { quality: 'green' })] });
  expect(fires(green(), 1, ['D8=6', 'D4=3'], 'D6=3')).toBe(false);
  expect(fires(green(), 1, ['D8=6', 'D4=3'], 'D6=4')).toBe(true);
});

rule('DU-ASSAULT-041', 'experienced, LV2 and two markers: more than 4', () => {
  expect(fires(face(15), 2, ['D8=6', 'D6=4'], 'D8=4')).toBe(false);
  expect(fires(face(15), 2, ['D8=6', 'D6=4'], 'D8=5')).toBe(true);
});

/** A charge from 10 to 18 under fire: the dice of the shot, and what follows it. */
function underFire(shot: string[], ...more: string[]) {
  const faced = face(15);
  const dice = [...GO, 'D6=4', ...shot, ...more];
  const io = run(faced.table, faced.red, on(faced.blue), { dice, answers: [STAND, FIRE] });
  return { ...faced, io };
}
/** Twelve by six: two hits, on the third and fourth man. */
const TWO_HITS = ['D6=1', 'D8=6', 'D10=6', 'D6=3', 'D6=4'];
const TWO_WOUNDED = [...TWO_HITS, 'D8=4', 'D6=3', 'D8=4', 'D6=3'];

rule('DU-ASSAULT-043', 'it suppresses nobody', () => {
  const minor = underFire(['D6=3', 'D8=4', 'D10=1']);
  expect(minor.red).toMatchObject({ suppression: 0, everSuppressed: false });
  const major = underFire(TWO_WOUNDED, 'D8=8', 'D8=8');
  expect(major.red.suppression).toBe(0);
  expect(
    major.red.figures.map(id => major.table.figures[id]!.state).filter(state => state === 'untreated'),
  ).toHaveLength(2);
});

rule('DU-ASSAULT-044', 'hits that armour stops do not hold up the assault', () => {
  const { io, red } = underFire([...TWO_HITS, 'D8=1', 'D6=6', 'D8=1', 'D6=6']);
  expect(typesOf(io)).not.toContain('reactionTested');
  expect(red.onto).toEqual([1]);
});

rule(
  ['DU-ASSAULT-044', 'DU-MORALE-008', 'DU-MORALE-021'],
  'fire that puts nobody down tries neither confidence nor nerve, and is not the first',
  () => {
    const faced = face(15, { red: [squad(5, { quality: 'green' })], commitment: ['low', 'medium'] });
    const { table, red, blue } = faced;
    const dice = ['D6=6', 'D8=4', 'D6=4', 'D6=6', 'D8=1', 'D10=1'];
    const io = run(table, red, on(blue), { dice, answers: [STAND, FIRE] });
    expect(typesOf(io)).toContain('shotAt');
    const tests = scripted<DustupEvent>();
    happen(table, tests, { on: 'actionDone', unit: red.id, act: null });
    expect(tests.rolled).toEqual([]);
    expect(red).toMatchObject({ underFire: false, frights: [] });
  },
);

rule(['DU-ASSAULT-045', 'DU-ASSAULT-046'], 'casualties: more than leadership and losses, or back to the start', () => {
  const passed = underFire(TWO_WOUNDED, 'D8=5', 'D8=8');
  expect(passed.io.told.find(({ type }) => type === 'reactionTested')).toMatchObject({ target: 4, passed: true });
  expect(spotOf(passed.table, passed.red)).toEqual([18, 20]);
  const failed = underFire(TWO_WOUNDED, 'D8=4');
  const { table, red } = failed;
  expect(spotOf(table, red)).toEqual([10, 20]);
  expect(red).toMatchObject({ suppression: 1, actions: 0, confidence: 'steady' });
  expect(red.figures.map(id => table.figures[id]!.x)).toEqual([10_000, 8800, 8800, 8800, 7600]);
  expect(red.figures.every(id => !table.figures[id]!.left)).toBe(true);
});

rule('DU-ASSAULT-045', 'a confidence test that leaves them shaken stops them where they are, without a marker', () => {
  const { table, red } = underFire(TWO_WOUNDED, 'D8=5', 'D8=2');
  expect(red).toMatchObject({ confidence: 'shaken', suppression: 0, actions: 1, onto: [] });
  expect(spotOf(table, red)).toEqual([18, 20]);
  expect(refused(table, red, PRESS)).toBe('DU-FORCE-033');
  expect(refused(table, red, { do: 'prop' })).toBeNull();
});

rule(['DU-ASSAULT-045', 'DU-ASSAULT-049'], 'those who fail the test and are only steady may go on', () => {
  const faced = face(15);
  faced.red.confidence = 'confident';
  const dice = ['D10=6', 'D8=4', 'D6=4', ...TWO_WOUNDED, 'D8=5', 'D8=2'];
  run(faced.table, faced.red, on(faced.blue), { dice, answers: [STAND, FIRE] });
  expect(faced.red).toMatchObject({ confidence: 'steady', onto: [1] });
  expect(refused(faced.table, faced.red, PRESS)).toBeNull();
});

rule('DU-ASSAULT-047', 'those who pass may use their second action to make contact, or for something else', () => {
  const { table, red, blue } = underFire(TWO_WOUNDED, 'D8=5', 'D8=8');
  expect(refused(table, red, { do: 'prop' })).toBeNull();
  expect(refused(table, red, PRESS)).toBeNull();
  // Three able men now, with two wounded to carry: a D4.
  const dice = ['D4=3', 'D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D6=1', 'D8=2', 'D8=3', 'D6=1'];
  const io = run(table, red, PRESS, { dice });
  expect(io.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: true });
  expect(blue.activated).toBe(true);
});

rule('DU-MOVE-019', 'those who press on may leave their wounded, and go faster without them', () => {
  const { table, red } = underFire(TWO_WOUNDED, 'D8=5', 'D8=8');
  const wounded = red.figures.filter(id => table.figures[id]!.state === 'untreated');
  expect(refused(table, red, { do: 'pressOn', leave: [red.leader] })).toBe('DU-MOVE-019');
  const act = { do: 'pressOn', leave: wounded } as const;
  expect(refused(table, red, act)).toBeNull();
  run(table, red, act, { dice: ['D6=1'] });
  expect(wounded.map(id => table.figures[id]!.left)).toEqual([true, true]);
});

rule('DU-ASSAULT-017', 'losses on the way count in the outcome only where players let them', () => {
  const shiftsOf = (switches: Record<string, boolean>) => {
    const { table, red, blue } = face(15, { switches });
    const dice = [...GO, 'D6=4', ...TWO_WOUNDED, 'D8=5', 'D8=8'];
    run(table, red, on(blue), { dice, answers: [STAND, FIRE] });
    const blows = ['D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D6=1'];
    const outcome = switches['lossesOnTheWay'] ? 'D4=2' : 'D8=2';
    const io = run(table, red, PRESS, { dice: ['D4=3', ...blows, outcome, 'D8=3', 'D6=1'] });
    return io.told.flatMap(event => (event.type === 'outcomeTested' ? [event.attack.shifts.total] : []));
  };
  expect(shiftsOf({})).toEqual([0]);
  expect(shiftsOf({ lossesOnTheWay: true })).toEqual([-2]);
});

rule('DU-ASSAULT-017', 'a leader killed on the way counts as in the fight itself', () => {
  const { table, red } = face(15, { switches: { lossesOnTheWay: true } });
  const [leader, second, third] = red.figures.map(id => table.figures[id]!);
  red.fellOnTheWay = [leader!.id, second!.id, third!.id];
  Object.assign(red, { leaderless: true, fallen: leader!.id });
  for (const figure of [leader, second]) figure!.state = 'killed';
  third!.state = 'untreated';
  const party = partyOf(table, red);
  expect(lossesOnTheWay(table, party)).toEqual({ wounded: 1, killed: 2, leaderKilled: true });
  const fought = { wounded: 1, killed: 1, leaderKilled: false };
  expect(together(fought, lossesOnTheWay(table, party))).toEqual({ wounded: 2, killed: 3, leaderKilled: true });
  red.fallen = -1;
  expect(lossesOnTheWay(table, party).leaderKilled).toBe(false);
});

rule('DU-ASSAULT-048', 'support weapons join in, and the crews of heavy ones use their pistols', () => {
  const crew = (weapons: string[]) =>
    squad(1, {
      figures: [
        { role: 'Gunner', leader: true, weapons },
        { role: 'Loader', count: 2, weapons: ['pistol'] },
      ],
    });
  const dieNames = (weapons: string[], shot: string[]) => {
    const { table, red, blue } = face(15, { red: [squad(4)], blue: [crew(weapons)] });
    const dice = ['D8=6', 'D8=4', 'D6=3', 'D6=6', ...shot];
    const io = run(table, red, on(blue), { dice, answers: [STAND, FIRE] });
    return io.told.flatMap(event => (event.type === 'shotAt' ? event.pool.map(({ die }) => die) : []));
  };
  expect(dieNames(['pistol'], ['D8=1', 'D4=1'])).toEqual([8, 4]);
  expect(dieNames(['hmgSupport', 'pistol'], ['D8=1', 'D4=1', 'D10=1'])).toEqual([8, 4, 10]);
});

rule('DU-ASSAULT-049', 'the leader falls, and the nearest man leads them on', () => {
  // One hit, on the leader, who is killed: LV2 and one casualty, then the tests for losses and for a leader lost.
  const shot = ['D6=1', 'D8=2', 'D10=4', 'D6=1', 'D8=7', 'D6=1'];
  const { table, red } = underFire(shot, 'D8=7', 'D8=8', 'D8=8');
  expect(red).toMatchObject({ leaderless: true, lv: 2, onto: [1] });
  expect(red.leader).not.toBe(red.figures[0]);
  // The others stood 1.2 inches behind him: contact is that much farther for the one who marks the unit now.
  const way = wayToContact(table, red, [table.units[1]!])!;
  expect(way.route[0]).toEqual({ x: table.figures[red.leader]!.x, y: table.figures[red.leader]!.y });
  expect(refused(table, red, PRESS)).toBeNull();
});

rule(['DU-ASSAULT-092', 'DU-ASSAULT-093'], 'two inches away at the start: straight into combat', () => {
  const { table, red, blue } = face(2);
  const io = run(table, red, on(blue), { dice: [...NO_BLOWS, ...THROWN_BACK] });
  expect(typesOf(io).slice(0, 2)).toEqual(['assaultDeclared', 'closedIn']);
  expect(io.asked).toEqual([]);
  const moved = face(6);
  putFigure(moved.table, moved.blue, 0, 12, 20);
  const tested = run(moved.table, moved.red, on(moved.blue), { dice: ['D8=4', 'D8=5'], answers: [STAND] });
  expect(typesOf(tested)).toContain('courageTested');
});

rule('DU-ASSAULT-093', 'a routed unit is caught, does not strike back, and is tested as any other', () => {
  const { table, red, blue } = face(2);
  blue.confidence = 'routed';
  const io = run(table, red, on(blue), {
    dice: ['D8=8', 'D8=1', 'D6=1', 'D8=4', 'D6=3', 'D6=4'],
    answers: [says('red', { do: 'stay' })],
  });
  expect(typesOf(io).filter(type => type === 'fought')).toHaveLength(1);
  expect(io.told.find(({ type }) => type === 'outcomeTested')).toMatchObject({ defence: { die: 6 } });
});
