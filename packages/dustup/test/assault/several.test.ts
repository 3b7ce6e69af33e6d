import { type ScriptedAnswer, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { assault } from '../../src/rules/assault/assault.ts';
import { moveToContact } from '../../src/rules/assault/charge.ts';
import { pairUp, partyOf, qualityDie, shares } from '../../src/rules/assault/party.ts';
import { impactOf, strikeValue } from '../../src/rules/assault/strike.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { acts } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Unit } from '../../src/table/units.ts';
import { drawUp, face, on, refused, run, STAND, STAY, says, spotOf, typesOf } from '../support/assault-setting.ts';
import { lay, squad } from '../support/setting.ts';

/** Twelve of red against two fives, B at (16, 20) and C a few inches north of it. */
function three(cAt = 24) {
  const { table, red: a, blue: b } = face(6, { red: [squad(12)], blue: [squad(5), squad(5)] });
  const c = table.units[2]!;
  drawUp(table, c, 17, cAt, 1);
  return { table, a, b, c };
}
const WITHDRAW = says('blue', 'withdraw');
const MISSES = ['D8=8', 'D8=1', 'D6=1'];

/** A whole assault of A on B and C, without a hit, that ends with these outcome dice. */
function fought(outcomes: string[], moves: string[], more: ScriptedAnswer[] = []) {
  const all = three();
  const { table, a, b, c } = all;
  const dice = [
    'D8=6',
    'D8=4',
    'D8=6',
    'D8=4',
    'D6=3',
    ...MISSES,
    ...MISSES,
    ...MISSES,
    ...MISSES,
    ...outcomes,
    ...moves,
  ];
  const answers = [STAND, STAND, says('red', b.id), ...more];
  return { ...all, io: run(table, a, on(b, c), { dice, answers }) };
}

rule(['DU-ASSAULT-033', 'DU-ASSAULT-082'], 'targets too far apart to be met together: the nearest is', () => {
  const { table, a, b, c } = three(34);
  const io = scripted<DustupEvent>({ dice: ['D6=6'] });
  expect(moveToContact(table, io, a, [c, b])).toEqual([b]);
  io.finish();
  expect(io.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: true, needed: 5000 });
});

rule('DU-ASSAULT-081', 'the one is split, and each step is done for all before the next', () => {
  const { io, a, b, c } = fought(['D8=5', 'D8=6', 'D8=5', 'D8=6'], ['D6=1']);
  const steps = io.told.flatMap(event =>
    event.type === 'courageTested' || event.type === 'outcomeTested' || event.type === 'fought'
      ? [`${event.type} ${event.unit.id} ${event.target.id}`]
      : event.type === 'charged'
        ? [event.type]
        : [],
  );
  expect(steps).toEqual([
    `courageTested ${a.id} ${b.id}`,
    `courageTested ${a.id} ${c.id}`,
    'charged',
    `fought ${a.id} ${b.id}`,
    `fought ${a.id} ${c.id}`,
    `fought ${b.id} ${a.id}`,
    `fought ${c.id} ${a.id}`,
    `outcomeTested ${a.id} ${b.id}`,
    `outcomeTested ${a.id} ${c.id}`,
  ]);
});

rule('DU-ASSAULT-082', 'both have to be in reach of the same move', () => {
  const near = three();
  expect(refused(near.table, near.a, on(near.b, near.c))).toBeNull();
  const far = three(30);
  expect(refused(far.table, far.a, on(far.b, far.c))).toBe('DU-ASSAULT-082');
  expect(refused(far.table, far.a, on(far.b))).toBeNull();
  expect(acts.isAct(on(near.b, near.c))).toBe(true);
  expect(acts.isAct({ do: 'assault', targets: [1, 2, 3, 4] })).toBe(false);
});

rule('DU-ASSAULT-083', 'the worst result binds the whole unit; an enemy that was routed out goes all the same', () => {
  const { table, a, b, c } = three();
  a.confidence = 'confident';
  const dice = ['D10=9', 'D8=4', 'D10=3', 'D8=4', 'D6=2'];
  run(table, a, on(b, c), { dice, answers: [STAND, STAND] });
  expect([b.confidence, c.confidence, a.confidence]).toEqual(['shaken', 'steady', 'confident']);
  expect(a.actions).toBe(1);
  expect(spotOf(table, a)).toEqual([10, 20]);
});

rule('DU-ASSAULT-084', 'both gone: either place, either enemy, or both if they are together', () => {
  const { table, a, b, c } = three();
  const io = run(table, a, on(b, c), { dice: ['D6=1', 'D6=1'], answers: [WITHDRAW, WITHDRAW, STAY] });
  expect(io.asked.at(-1)!.question).toMatchObject({
    options: [
      { do: 'occupy', unit: b.id },
      { do: 'occupy', unit: c.id },
      { do: 'pursue', units: [b.id] },
      { do: 'pursue', units: [c.id] },
      { do: 'pursue', units: [b.id, c.id] },
      { do: 'stay' },
    ],
  });
});

rule('DU-ASSAULT-085', 'one gone: the unit reunites against the other', () => {
  const { table, a, b, c } = three();
  const io = run(table, a, on(b, c), { dice: ['D6=1', 'D8=4', 'D6=5'], answers: [WITHDRAW, STAND] });
  const test = io.told.find(({ type }) => type === 'courageTested');
  expect(test).toMatchObject({ target: c.who, defence: { die: 6 } });
});

rule('DU-ASSAULT-086', 'the parent obeys the worst outcome of its parts', () => {
  const { io, a, b, c } = fought(['D8=5', 'D8=4', 'D8=3', 'D8=4'], ['D6=1', 'D6=1']);
  expect([a.confidence, b.confidence, c.confidence]).toEqual(['shaken', 'shaken', 'steady']);
  const gone = io.told.flatMap(event => (event.type === 'withdrew' ? [event.unit.id] : []));
  expect(gone).toEqual([b.id, a.id]);
});

rule('DU-ASSAULT-087', 'beaten twice: one move, two levels', () => {
  const all = three();
  all.a.confidence = 'confident';
  const { table, a, b, c } = all;
  const courage = ['D10=6', 'D8=4', 'D10=6', 'D8=4', 'D6=3'];
  const dice = [...courage, ...MISSES, ...MISSES, ...MISSES, ...MISSES, 'D10=3', 'D8=4', 'D10=3', 'D8=4', 'D6=1'];
  const io = run(table, a, on(b, c), { dice, answers: [STAND, STAND, says('red', c.id)] });
  expect(a.confidence).toBe('shaken');
  expect(typesOf(io).filter(type => type === 'withdrew')).toHaveLength(1);
});

rule('DU-ASSAULT-088', 'the split follows the numbers of the enemy; a single man fights them all as one', () => {
  expect(shares(10, [4, 6])).toEqual([4, 6]);
  expect(shares(12, [5, 5])).toEqual([6, 6]);
  expect(shares(7, [4, 6])).toEqual([3, 4]);
  expect(shares(3, [1, 20])).toEqual([1, 2]);
  const { table, red } = face(6, {
    red: [squad(1)],
    blue: [squad(5, { close: 'claws' }), squad(4, { quality: 'green' })],
  });
  const [pair, ...others] = pairUp(table, [red], [table.units[1]!, table.units[2]!]);
  expect(others).toEqual([]);
  expect(strikeValue(pair!.defender)).toBe(14);
  expect([qualityDie(pair!.defender), impactOf(pair!.defender).die]).toEqual([6, 6]);
});

rule('DU-ASSAULT-089', 'twelve against two fives: one enemy forced back, and the assault comes to nothing', () => {
  const { table, a, b, c } = three();
  const sizes = pairUp(table, [a], [b, c]).map(({ attacker }) => attacker.able.length);
  expect(sizes).toEqual([6, 6]);
  const io = run(table, a, on(b, c), { dice: ['D8=7', 'D8=3', 'D8=2', 'D8=5', 'D6=2'], answers: [STAND, STAND] });
  expect([a.confidence, b.confidence, c.confidence]).toEqual(['shaken', 'shaken', 'steady']);
  expect(a.actions).toBe(0);
  expect(typesOf(io)).not.toContain('charged');
});

/** Squads of eight and four on either side of a six. */
function two() {
  const { table, red: s1, blue: x } = face(6, { red: [squad(8), squad(4)], blue: [squad(6)] });
  const s2 = table.units[1]!;
  drawUp(table, s2, 12, 27, -1);
  ready(table, s2, 'order');
  return { table, s1, s2, x };
}

rule('DU-ORDER-011', 'a combined assault splits the target between the attackers', () => {
  const { table, s1, s2, x } = two();
  const pairs = pairUp(table, [s1, s2], [x]);
  expect(pairs.map(({ defender }) => defender.able.length)).toEqual([4, 2]);
  expect(pairs.map(({ attacker }) => attacker.units)).toEqual([[s1], [s2]]);
  expect(pairs[0]!.defender.able.concat(pairs[1]!.defender.able)).toEqual(partyOf(table, x).able);
});

rule(['DU-ORDER-011', 'DU-ASSAULT-088'], 'a mech among the attackers is one figure, whatever its size', () => {
  const table = lay({ red: [squad(5)], redVehicles: ['assaultMech'], blue: [squad(6)] });
  const [s1, mech, x] = table.units as [Unit, Unit, Unit];
  expect(mech.hull!.model.size).toBe(3);
  const sizes = (attackers: readonly Unit[]) =>
    pairUp(table, attackers, [x]).map(({ defender }) => defender.able.length);
  expect([sizes([s1, mech]), sizes([mech, s1])]).toEqual([
    [5, 1],
    [1, 5],
  ]);
});

rule('DU-ORDER-012', 'an attacker who fails is out of it, and the target reunites against the other', () => {
  const { table, s1, s2, x } = two();
  // Eight against four and four against two: the target is a step down in both tests.
  const courage = ['D8=6', 'D6=4', 'D8=3', 'D6=4'];
  const rounds = ['D8=8', 'D8=1', 'D8=1', 'D8=8', 'D8=1', 'D6=1'];
  const io = scripted<DustupEvent>({ dice: [...courage, 'D6=3', ...rounds, 'D8=3', 'D8=4', 'D6=1'], answers: [STAND] });
  assault(table, io, [s1, s2], [x]);
  io.finish();
  const strikers = io.told.flatMap(event => (event.type === 'fought' ? [event.unit.id] : []));
  expect(strikers).toEqual([s1.id, x.id]);
  expect(spotOf(table, s2)).toEqual([12, 27]);
});

rule('DU-ORDER-012', 'only those who face the one who fell short fire, and he may still come in', () => {
  const { table, s1, s2, x } = two();
  const go = ['D8=6', 'D6=4', 'D8=6', 'D6=4'];
  const moves = ['D6=3', 'D6=1', 'D6=6'];
  const strikes = ['D6=6', 'D8=1', 'D8=1', 'D6=6', 'D8=1', 'D4=1'];
  const back = ['D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D4=1'];
  const dice = [...go, ...moves, ...strikes, ...back, 'D8=2', 'D6=1', 'D8=2', 'D6=1', 'D6=1'];
  const answers = [STAND, says('blue', 'hold'), says('red', 'comeIn'), says('blue', s1.id), STAY, STAY];
  const io = scripted<DustupEvent>({ dice, answers });
  assault(table, io, [s1, s2], [x]);
  io.finish();
  const fire = io.asked.find(({ question }) => question.kind === 'defensiveFire');
  expect(fire!.question).toMatchObject({ options: [s2.id, 'hold'] });
  expect(typesOf(io).filter(type => type === 'fought')).toHaveLength(4);
  expect([x.confidence, s1.actions, s2.actions]).toEqual(['broken', 2, 1]);
});

rule(
  ['DU-ASSAULT-081', 'DU-ASSAULT-046'],
  'a split attacker who falls short is fired at by both, each at the part that faces it',
  () => {
    const { table, a, b, c } = three();
    // Six by six: one hit each, on the first of either half.
    const shot = ['D6=1', 'D8=2', 'D10=4', 'D6=1', 'D8=4', 'D6=3'];
    // The first reaction test is passed, the second is not, and the worst binds them all.
    const dice = ['D8=6', 'D8=4', 'D8=6', 'D8=4', 'D6=1', ...shot, ...shot, 'D8=4', 'D8=3'];
    const io = run(table, a, on(b, c), { dice, answers: [STAND, STAND, says('blue', a.id), says('blue', a.id)] });
    const down = a.figures.filter(id => table.figures[id]!.state === 'untreated');
    expect(down).toEqual([a.figures[0], a.figures[6]]);
    expect(typesOf(io).filter(type => type === 'reactionTested')).toHaveLength(2);
    expect(spotOf(table, a)[0]).toBeLessThan(10);
    expect(a).toMatchObject({ suppression: 1, actions: 0 });
  },
);
