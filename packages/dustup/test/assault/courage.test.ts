import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { worthOfAssault } from '../../src/bot/close-combat.ts';
import { courageDice, courageResult, courageShifts } from '../../src/rules/assault/courage.ts';
import { NO_LOSSES } from '../../src/rules/assault/losses.ts';
import { outnumbering, partyOf } from '../../src/rules/assault/party.ts';
import { unactivated } from '../../src/rules/turn/alternation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import {
  type Faced,
  face,
  HOLD,
  hurt,
  NO_BLOWS,
  on,
  refused,
  run,
  STAND,
  STAY,
  says,
  spotOf,
  typesOf,
} from '../support/assault-setting.ts';
import { box, field, putFigure, squad, wall } from '../support/setting.ts';

const FAR = 20;
const veterans = squad(5, { quality: 'veteran' });
const green = squad(5, { quality: 'green' });

/** The dice of the first courage test, attacker and defender. */
function diceOf({ table, red, blue }: Faced): [number, number] {
  const { attack, defence } = courageDice(table, { attacker: partyOf(table, red), defender: partyOf(table, blue) });
  return [attack.die, defence.die];
}

/** Courage dice that come to this, and what follows them. */
function tested(faced: Faced, attack: number, defence: number, ...more: string[]) {
  const { table, red, blue } = faced;
  const [a, d] = diceOf(faced);
  const dice = [`D${a}=${attack}`, `D${d}=${defence}`, ...more];
  const answers = [STAND, ...(attack > 2 * defence ? [STAY] : attack > defence ? [HOLD] : [])];
  return run(table, red, on(blue), { dice, answers });
}

rule('DU-ASSAULT-001', 'courage, contact, combat, outcome; a failed courage test is the end of it', () => {
  const { table, red, blue } = face(6);
  const dice = ['D8=6', 'D8=4', 'D6=6', 'D8=8', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D6=1', 'D8=5', 'D8=6', 'D6=2'];
  const io = run(table, red, on(blue), { dice, answers: [STAND] });
  const phases = typesOf(io).filter(type => ['courageTested', 'charged', 'fought', 'outcomeTested'].includes(type));
  expect(phases).toEqual(['courageTested', 'charged', 'fought', 'fought', 'outcomeTested']);
  const failed = tested(face(6), 4, 6);
  expect(typesOf(failed)).toEqual(['assaultDeclared', 'courageTested']);
});

rule('DU-ASSAULT-002', 'an opponent likes an assault better once the enemy is pinned and outnumbered', () => {
  const fresh = face(8, { red: [squad(8)], blue: [squad(8)] });
  const prepared = face(8, { red: [squad(8)], blue: [squad(4)] });
  prepared.blue.suppression = 1;
  const worth = ({ table, red, blue }: Faced) => worthOfAssault(table, red, [blue.id]);
  expect(worth(prepared)).toBeGreaterThan(worth(fresh));
});

rule('DU-ASSAULT-003', 'neither the shaken nor the suppressed nor the propped assault', () => {
  const { table, red, blue } = face(6);
  const act = on(blue);
  expect(refused(table, red, act)).toBeNull();
  red.confidence = 'confident';
  expect(refused(table, red, act)).toBeNull();
  for (const confidence of ['shaken', 'broken', 'routed'] as const) {
    red.confidence = confidence;
    expect(refused(table, red, act)).not.toBeNull();
  }
  red.confidence = 'steady';
  red.suppression = 1;
  expect(refused(table, red, act)).toBe('DU-SUPP-003');
  red.suppression = 0;
  red.propped = true;
  expect(refused(table, red, act)).toBe('DU-PROP-005');
  red.propped = false;
  red.column = true;
  expect(refused(table, red, act)).toBe('DU-MOVE-022');
  red.column = false;
  red.concealed = true;
  expect(refused(table, red, act)).toBe('DU-SHOOT-055');
  red.concealed = false;
  putFigure(table, red, 4, 2, 40);
  expect(refused(table, red, act)).toBe('DU-FORCE-022');
});

rule('DU-ASSAULT-004', 'no farther than the actions left could carry it, in sight or not', () => {
  const at = (inches: number, actions: number) => {
    const { table, red, blue } = face(inches);
    red.actions = actions;
    return refused(table, red, on(blue));
  };
  // Bases of an inch: a leader 21 inches away is touched after 20.
  expect(at(21, 2)).toBeNull();
  expect(at(21, 1)).toBe('DU-ASSAULT-004');
  expect(at(26, 2)).toBe('DU-ASSAULT-004');
  const round = (switches = {}) => {
    const map = field({ areas: [box('denseWoods', 14, 18, 16, 40)] });
    const { table, red, blue } = face(12, { map, switches });
    return refused(table, red, on(blue));
  };
  expect(round()).toBeNull();
  expect(round({ assaultNeedsSight: true })).toBe('DU-ASSAULT-004');
});

rule(['DU-ASSAULT-005', 'DU-ASSAULT-006'], 'both count as activated, though nothing comes of it', () => {
  const faced = face(FAR);
  const { table, red, blue } = faced;
  red.byOrder = true;
  expect(unactivated(table, 1)).toContain(blue);
  tested(faced, 4, 6);
  expect([red.activated, blue.activated]).toEqual([true, true]);
  expect(unactivated(table, 1)).toEqual([]);
});

rule(
  ['DU-ASSAULT-005', 'DU-ORDER-003'],
  'or the ordered attacker keeps his own activation, where players read it so',
  () => {
    const faced = face(FAR, { switches: { orderedAssaultMarks: false } });
    faced.red.byOrder = true;
    tested(faced, 4, 6);
    expect([faced.red.activated, faced.blue.activated]).toEqual([false, true]);
  },
);

rule(['DU-ASSAULT-007', 'DU-ASSAULT-024'], 'the defender may withdraw instead of testing, before any die', () => {
  const { table, red, blue } = face(6);
  blue.suppression = 2;
  blue.propped = true;
  const io = run(table, red, on(blue), { dice: ['D6=4'], answers: [says('blue', 'withdraw'), STAY] });
  expect(blue).toMatchObject({ confidence: 'shaken', suppression: 0, propped: false });
  expect(spotOf(table, blue)).toEqual([24, 20]);
  expect(io.asked[0]!.question).toMatchObject({ kind: 'standOrWithdraw', options: ['stand', 'withdraw'] });
  expect(io.rolled.map(({ why }) => why.purpose)).toEqual(['movement']);
});

rule('DU-ASSAULT-008', 'those who rout already go at once', () => {
  const { table, red, blue } = face(6);
  blue.confidence = 'routed';
  const io = run(table, red, on(blue), { dice: ['D6=3'], answers: [STAY] });
  expect(blue.confidence).toBe('routed');
  expect(spotOf(table, blue)).toEqual([22, 20]);
  expect(io.asked.map(({ question }) => question.kind)).toEqual(['followUp']);
});

rule('DU-ASSAULT-009', 'quality against quality, with open shifts', () => {
  const faced = face(FAR, { blue: [green] });
  faced.red.confidence = 'confident';
  faced.blue.suppression = 1;
  expect(diceOf(faced)).toEqual([10, 4]);
  const io = tested(faced, 6, 3, 'D6=1');
  expect(io.told.find(({ type }) => type === 'courageTested')).toMatchObject({ result: 'contact' });
});

rule('DU-ASSAULT-010', 'every row of the courage table', () => {
  const hard = face(6, { blue: [veterans], map: field({ areas: [box('buildingSolid', 15, 14, 30, 26)] }) });
  hard.blue.confidence = 'shaken';
  hard.blue.suppression = 1;
  expect(diceOf(hard)[1]).toBe(10);
  const beasts = face(6, { blue: [squad(5, { traits: ['terror'] })] });
  beasts.red.confidence = 'confident';
  expect(diceOf(beasts)[0]).toBe(6);
  const own = partyOf(beasts.table, beasts.red);
  const lost = { wounded: 1, killed: 2, leaderKilled: true };
  const shifts = courageShifts(beasts.table, own, partyOf(beasts.table, beasts.blue), 'soft', lost);
  expect(shifts.map(({ why, value }) => [why, value])).toEqual([
    ['confident', 1],
    ['wounded', -1],
    ['killed', -4],
    ['leaderKilled', -1],
    ['facingTerror', -2],
    ['softCover', 1],
  ]);
});

rule('DU-ASSAULT-011', 'two to one and three to one, counting the able alone', () => {
  const steps = (many: number, few: number) => {
    const { table, red, blue } = face(6, { red: [squad(many)], blue: [squad(few)] });
    return outnumbering(partyOf(table, blue), partyOf(table, red));
  };
  expect([steps(8, 4), steps(9, 3), steps(7, 4)]).toEqual([1, 2, 0]);
  const { table, red, blue } = face(6, { red: [squad(8)], blue: [squad(5)] });
  hurt(table, blue, 1);
  expect(outnumbering(partyOf(table, blue), partyOf(table, red))).toBe(1);
});

rule('DU-ASSAULT-012', 'a man in power armour counts for two', () => {
  const suits = squad(4, { type: 'powerArmour', armour: 'lightPower' });
  const steps = (men: number) => {
    const { table, red, blue } = face(6, { red: [suits], blue: [squad(men)] });
    const [a, d] = [partyOf(table, red), partyOf(table, blue)];
    return [outnumbering(a, d), outnumbering(d, a)];
  };
  expect(steps(8)).toEqual([0, 0]);
  expect(steps(4)).toEqual([0, 1]);
});

rule('DU-ASSAULT-013', 'suppression is one step, however many markers', () => {
  const faced = face(6);
  faced.blue.suppression = 3;
  expect(diceOf(faced)[1]).toBe(6);
});

rule('DU-ASSAULT-014', 'confident +1, steady 0, shaken and worse -1', () => {
  const faced = face(6, { blue: [green] });
  const dice = (['confident', 'steady', 'shaken', 'broken'] as const).map(level => {
    faced.blue.confidence = level;
    return diceOf(faced)[1];
  });
  expect(dice).toEqual([8, 6, 4, 4]);
});

rule('DU-ASSAULT-015', 'terror is -2 for everybody, those who spread it included', () => {
  const beasts = squad(5, { traits: ['terror'] });
  const elite = face(6, { red: [beasts], blue: [squad(5, { quality: 'elite' })] });
  elite.blue.confidence = 'confident';
  expect(diceOf(elite)[1]).toBe(10);
  const both = face(6, { red: [beasts], blue: [squad(5, { traits: ['terror'] })] });
  // Two down on either side.
  expect(diceOf(both)).toEqual([4, 4]);
});

rule('DU-ASSAULT-016', 'cover is the defender’s alone', () => {
  const areas = [box('buildingSolid', 15, 14, 30, 26), box('lightWoods', 2, 10, 12, 30)];
  const faced = face(6, { map: field({ areas }) });
  const { table, red, blue } = faced;
  const { attack, defence } = courageDice(table, { attacker: partyOf(table, red), defender: partyOf(table, blue) });
  expect([attack.shifts.total, defence.shifts.total]).toEqual([0, 2]);
  const behind = face(6, { map: field({ lines: [wall('lowWall', [15.2, 10], [15.2, 30])] }) });
  expect(diceOf(behind)[1]).toBeGreaterThan(8);
});

rule('DU-ASSAULT-016', 'a wall that the attackers have crossed counts in the outcome as it did before', () => {
  const { table, red, blue } = face(6, { map: field({ lines: [wall('lowWall', [14.3, 10], [14.3, 30])] }) });
  const [a, d] = diceOf({ table, red, blue });
  const dice = [`D${a}=7`, `D${d}=4`, 'D6=6', ...NO_BLOWS, `D${a}=2`, `D${d}=3`, 'D6=1'];
  const io = run(table, red, on(blue), { dice, answers: [STAND] });
  const coverIn = (type: 'courageTested' | 'outcomeTested') =>
    io.told.flatMap(event => (event.type === type ? event.defence.shifts.parts.map(({ rule }) => rule) : []));
  expect(coverIn('courageTested')).toEqual(['DU-ASSAULT-016']);
  expect(coverIn('outcomeTested')).toEqual(['DU-ASSAULT-016']);
});

rule('DU-ASSAULT-017', 'casualties count after combat only, and a killed leader once more', () => {
  const { table, red, blue } = face(6);
  hurt(table, red, 2);
  const shiftsFor = (losses: typeof NO_LOSSES) =>
    courageShifts(table, partyOf(table, red), partyOf(table, blue), 'none', losses).reduce((n, s) => n + s.value, 0);
  expect(shiftsFor(NO_LOSSES)).toBe(0);
  expect(shiftsFor({ wounded: 1, killed: 1, leaderKilled: true })).toBe(-4);
});

rule('DU-ASSAULT-018', 'not beaten but not below half: the action is lost, and the same enemy is left alone', () => {
  const faced = face(FAR);
  const { table, red, blue } = faced;
  tested(faced, 4, 6);
  expect(red.actions).toBe(1);
  expect(spotOf(table, red)).toEqual([10, 20]);
  expect(refused(table, red, { do: 'shoot', target: blue.id, shots: [[red.figures[0]!, 0]] })).toBeNull();
  red.actions = 2;
  expect(refused(table, red, on(blue))).toBe('DU-ASSAULT-018');
});

rule('DU-ASSAULT-019', 'higher but not more than double: he goes for contact', () => {
  const faced = face(FAR);
  const io = tested(faced, 8, 4, 'D6=1');
  expect(typesOf(io)).toContain('charged');
  expect(faced.blue.confidence).toBe('steady');
});

rule('DU-ASSAULT-020', 'more than double: the defender withdraws; the attacker occupies or pursues', () => {
  const faced = face(6);
  faced.red.confidence = 'confident';
  const { table, red, blue } = faced;
  const io = run(table, red, on(blue), {
    dice: ['D10=9', 'D8=4', 'D6=4'],
    answers: [STAND, says('red', { do: 'occupy', unit: 1 })],
  });
  expect(blue.confidence).toBe('shaken');
  expect(io.asked[1]!.question).toMatchObject({
    options: [{ do: 'occupy', unit: 1 }, { do: 'pursue', units: [1] }, { do: 'stay' }],
  });
  expect(spotOf(table, red)).toEqual([16, 20]);
});

rule('DU-ASSAULT-021', 'less than half ends the activation; exactly half does not', () => {
  const half = face(FAR);
  tested(half, 3, 6);
  expect(half.red.actions).toBe(1);
  const less = face(FAR);
  tested(less, 2, 5);
  expect(less.red.actions).toBe(0);
});

rule('DU-ASSAULT-022', 'and costs a level, unless the defender is suppressed', () => {
  const levelAfter = (markers: number) => {
    const faced = face(FAR);
    faced.red.confidence = 'confident';
    faced.blue.suppression = markers;
    tested(faced, 1, 5);
    return faced.red.confidence;
  };
  expect([levelAfter(0), levelAfter(1)]).toEqual(['steady', 'confident']);
});

rule('DU-ASSAULT-023', 'the four results in one table', () => {
  const scores = [
    [9, 4],
    [8, 4],
    [5, 4],
    [4, 4],
    [2, 4],
    [1, 4],
  ] as const;
  const results = scores.map(([a, d]) => courageResult(a, d));
  expect(results).toEqual(['withdraws', 'contact', 'contact', 'off', 'off', 'ends']);
});

rule('DU-ASSAULT-025', 'the panicked roll, but neither withdraw, nor fire, nor strike back', () => {
  const { table, red, blue } = face(6);
  blue.panicked = true;
  const dice = ['D8=6', 'D8=4', 'D6=6', 'D8=8', 'D8=1', 'D6=1', 'D8=5', 'D8=4', 'D6=2'];
  const io = run(table, red, on(blue), { dice, answers: [STAY] });
  const rounds = io.told.flatMap((event: DustupEvent) => (event.type === 'fought' ? [event.round] : []));
  expect(rounds).toEqual([1]);
  expect(typesOf(io)).toContain('outcomeTested');
  const short = face(FAR);
  short.blue.panicked = true;
  run(short.table, short.red, on(short.blue), { dice: ['D8=6', 'D8=4', 'D6=1'] });
  expect(short.red.onto).toEqual([1]);
});

rule('DU-ASSAULT-026', 'the broken rout from any attacker who beats them', () => {
  const faced = face(6);
  faced.blue.confidence = 'broken';
  const { table, red, blue } = faced;
  run(table, red, on(blue), { dice: ['D8=4', 'D6=3', 'D6=2'], answers: [STAND, STAY] });
  expect(blue.confidence).toBe('routed');
  const even = face(6);
  even.blue.confidence = 'broken';
  run(even.table, even.red, on(even.blue), { dice: ['D8=4', 'D6=4'], answers: [STAND] });
  expect([even.blue.confidence, even.red.actions]).toEqual(['broken', 1]);
});
