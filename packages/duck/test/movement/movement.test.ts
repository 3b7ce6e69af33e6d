import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { gatherChits } from '../../src/rules/actions/chits.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { whyNotThrow } from '../../src/rules/grenades/throw-grenade.ts';
import { movePoints } from '../../src/rules/movement/points.ts';
import { whyNotStand } from '../../src/rules/movement/stance.ts';
import { routeTo, whyNotGo } from '../../src/rules/movement/ways.ts';
import { isOutOfBreath } from '../../src/rules/shooting/score.ts';
import { isInArc, sees } from '../../src/rules/shooting/sight.ts';
import { faceTeam } from '../../src/rules/threats/movement.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Act } from '../../src/table/acts.ts';
import { copy } from '../../src/table/copy.ts';
import type { DuckIo } from '../../src/table/events.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { ELSEWHERE, goes, squaresInReach, stands, stepCost, steps } from '../support/moving.ts';
import { addExplosion, addFlames, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const move =
  (table: DuckTable, man: Teamer, act: Act = { do: 'move' }) =>
  (io: DuckIo) =>
    perform(table, io, man, act);

const WIDE = ['.....', '.....', '.....', '.....', '.....'];
const hall = (switches = {}): DuckTable => testTable({ tiles: [WIDE, WIDE, WIDE], joined: 'open', switches });

rule('DK-MOVE-001', 'no allowance is known before the die; then the squares in reach are offered', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  const io = play({ dice: ['AvD=3'], answers: [goes(at(table, 4, 3)), stands()] }, move(table, man));
  const walk = io.asked.find(({ question }) => question.kind === 'walk')!.question as unknown as { points: number };
  expect(walk.points).toBe(3);
  expect(io.told[0]).toMatchObject({ type: 'moveThrown', face: 3, points: 3 });
});

rule(['DK-MOVE-002', 'DK-MOVE-023', 'DK-MOVE-024'], 'an average die of squares or fewer, each a whole point', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  const reached = squaresInReach(table, man, 4);
  expect(reached).toContain(at(table, 5, 3));
  expect(reached).toContain(at(table, 2, 3));
  expect(reached).not.toContain(at(table, 1, 3, 1));
  const io = play({ dice: ['AvD=4'], answers: [goes(at(table, 2, 3)), stands()] }, move(table, man));
  expect(man.at).toBe(at(table, 2, 3));
  expect(man.moved).toBe(1);
  expect(io.rolled[0]!.die).toBe('AvD');
  man.ready = 1;
  man.ducked = true;
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toContain('lyingDown');
});

rule(['DK-MOVE-003', 'DK-MOVE-004', 'DK-WEAP-003'], 'build and burden change the throw, never below 0', () => {
  const table = hall();
  const points = (card: object, face: number): number => movePoints(table, addMan(table, -1, 1, card), face).total;
  expect(points({ traits: ['FAST'] }, 5)).toBe(6);
  expect(points({ traits: ['LAME'] }, 2)).toBe(1);
  expect(points({ strength: 'STRONG', weapon: 'flamer' }, 4)).toBe(3);
  expect(points({ strength: 'STRONG', weapon: 'hemg' }, 4)).toBe(4);
  expect(points({ strength: 'AVE', weapon: 'hemg' }, 4)).toBe(3);
  const lame = addMan(table, -1, 1, { traits: ['LAME'] });
  lame.wounds = 1;
  expect(movePoints(table, lame, 2).total).toBe(0);
});

rule(['DK-MOVE-005', 'DK-MOVE-007', 'DK-MOVE-016'], 'a step turns him its way; at the end he turns for nothing', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 1);
  const io = play(
    { dice: ['AvD=2'], answers: [goes(at(table, 4, 3)), ELSEWHERE, stands({ facing: 7, position: 'rear' })] },
    move(table, man),
  );
  expect(io.told.find(({ type }) => type === 'stepped')).toMatchObject({ facing: 3 });
  expect([man.facing, man.position, man.ready, man.acted]).toEqual([7, 'rear', 1, 1]);
});

rule('DK-MOVE-006', 'ninety degrees to either side', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 1);
  const inArc = (x: number, y: number): boolean => isInArc(table, man, at(table, x, y));
  expect([inArc(1, 3), inArc(5, 3), inArc(3, 1)]).toEqual([true, true, true]);
  expect([inArc(3, 4), inArc(2, 4), inArc(4, 5)]).toEqual([false, false, false]);
});

rule(
  ['DK-MOVE-008', 'DK-MOVE-017', 'DK-MOVE-018', 'DK-MOVE-014'],
  'face and position without a step are one action, without any die',
  () => {
    const table = hall();
    const man = addMan(table, at(table, 3, 3), 1);
    man.position = 'left';
    const io = play(
      { answers: [ELSEWHERE, stands({ facing: 3, position: 'forward' })] },
      move(table, man, { do: 'turn' }),
    );
    expect([man.facing, man.position, man.ready, man.acted]).toEqual([3, 'forward', 1, 1]);
    expect(io.rolled).toEqual([]);
  },
);

rule('DK-MOVE-009', 'turning in mid-move is paid for with a point', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 1), 1);
  expect(squaresInReach(table, man, 3)).toContain(at(table, 3, 3));
  expect(squaresInReach(table, man, 3)).not.toContain(at(table, 3, 4));
  play({ dice: ['AvD=3'], answers: [goes(at(table, 3, 3)), stands({ facing: 5 })] }, move(table, man));
  expect(man.at).toBe(at(table, 3, 3));
});

rule(['DK-MOVE-010', 'DK-MOVE-026'], 'five squares lie forward, three backward; all eight can be entered', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 1);
  const one = squaresInReach(table, man, 1);
  const forward = [at(table, 2, 2), at(table, 3, 2), at(table, 4, 2), at(table, 2, 3), at(table, 4, 3)];
  expect([...one].sort()).toEqual([man.at, ...forward].sort());
  const two = squaresInReach(table, man, 2);
  for (const [x, y] of [
    [2, 4],
    [3, 4],
    [4, 4],
  ] as const)
    expect(two).toContain(at(table, x, y));
});

rule('DK-MOVE-011', 'backwards at half speed, facing as before', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 1), 1);
  play(
    { dice: ['AvD=4'], answers: [steps(at(table, 3, 2), true), steps(at(table, 3, 3), true), stands({ facing: 1 })] },
    io => {
      perform(table, io, man, { do: 'move' });
    },
  );
  expect([man.at, man.facing]).toEqual([at(table, 3, 3), 1]);
});

rule('DK-MOVE-012', 'a Threat ends its move facing the nearest man, or along the way to him', () => {
  const table = testTable({ tiles: [WIDE, WIDE] });
  table.doors[0]!.open = true;
  shipChanged(table);
  const man = addMan(table, at(table, 1, 5, 1), 7);
  const harpy = addThreat(table, at(table, 5, 3), 5);
  faceTeam(table, harpy);
  expect(harpy.facing).toBe(3);
  man.at = at(table, 5, 1);
  faceTeam(table, harpy);
  expect(harpy.facing).toBe(1);
});

rule(['DK-MOVE-013', 'DK-MOVE-041'], 'two men fill a square', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 1);
  addMan(table, at(table, 3, 2));
  addMan(table, at(table, 3, 2));
  expect(squaresInReach(table, man, 1)).not.toContain(at(table, 3, 2));
  expect(codes(whyNotGo(table, [man], 1, { to: at(table, 3, 2) }))).toEqual(['squareFull']);
  const harpy = addThreat(table, at(table, 2, 3));
  expect(squaresInReach(table, man, 1)).toContain(harpy.at);
});

rule(['DK-MOVE-014'], 'beside a comrade only the half he leaves; one in the centre makes room', () => {
  const table = hall();
  const left = addMan(table, at(table, 3, 2), 1);
  left.position = 'left';
  const man = addMan(table, at(table, 3, 3), 1);
  const io = play({ dice: ['AvD=2'], answers: [goes(at(table, 3, 2)), stands({ facing: 1 })] }, move(table, man));
  expect(man.position).toBe('right');
  const options = io.asked.at(-1)!.question as unknown as { options: { facing: number; position: string }[] };
  expect(options.options.filter(({ facing }) => facing === 1).map(({ position }) => position)).toEqual([
    'right',
    'right',
  ]);
  expect(options.options.some(({ position }) => position === 'centre')).toBe(false);
  const centre = { facing: 1, position: 'centre', broad: true } as const;
  expect(codes(whyNotStand(table, man, centre))).toEqual(['twoInTheSquare']);

  const centred = addMan(table, at(table, 5, 2), 1);
  const other = addMan(table, at(table, 5, 3), 1);
  play(
    { dice: ['AvD=2'], answers: [goes(at(table, 5, 2)), ELSEWHERE, stands({ facing: 1, position: 'forward' })] },
    move(table, other),
  );
  expect([centred.position, other.position]).toEqual(['rear', 'forward']);
});

rule('DK-MOVE-014', 'who made room for one passing through stands as he stood', () => {
  const table = hall();
  const centred = addMan(table, at(table, 3, 2), 1);
  const man = addMan(table, at(table, 3, 3), 1);
  play({ dice: ['AvD=2', 'D6=1'], answers: [goes(at(table, 3, 1)), stands()] }, move(table, man));
  expect(centred.position).toBe('centre');
});

rule('DK-MOVE-019', 'two who have everything before them swap for a chit of one', () => {
  const table = hall();
  const a = addMan(table, at(table, 3, 3), 1);
  const b = addMan(table, at(table, 3, 3), 1);
  a.position = 'left';
  b.position = 'right';
  play({}, move(table, a, { do: 'swap' }));
  expect([a.position, b.position, a.ready, b.ready]).toEqual(['right', 'left', 1, 2]);
});

rule('DK-MOVE-020', 'not once the other has no action left', () => {
  const table = hall();
  const a = addMan(table, at(table, 3, 3), 1);
  const b = addMan(table, at(table, 3, 3), 1);
  b.ready = 0;
  b.acted = 2;
  expect(codes(whyNotAct(table, a, { do: 'swap' }))).toEqual(['actedAlready']);
  b.waiting = b.acted = a.ready = a.acted = 1;
  expect(codes(whyNotAct(table, a, { do: 'swap' }))).toEqual([]);
});

rule('DK-MOVE-021', 'a waiting chit of either is used up', () => {
  const table = hall();
  const a = addMan(table, at(table, 3, 3), 1);
  const b = addMan(table, at(table, 3, 3), 1);
  [a.position, b.position] = ['left', 'right'];
  Object.assign(b, { ready: 0, waiting: 1, acted: 1 });
  play({}, move(table, a, { do: 'swap' }));
  expect([a.ready, b.waiting, b.acted]).toEqual([1, 0, 2]);
});

rule(['DK-MOVE-025', 'DK-DMG-006', 'DK-DMG-007'], 'the wounded limp, and are helped along in the helper’s turn', () => {
  const table = hall();
  const wounded = addMan(table, at(table, 1, 3), 3);
  Object.assign(wounded, { wounds: 1, ready: 1 });
  expect([2, 4, 5].map(face => movePoints(table, wounded, face).total)).toEqual([0, 2, 3]);
  expect(movePoints(table, wounded, 2, { dash: true }).total).toBe(2);
  const io = play({ dice: ['AvD=2'], answers: [stands({ facing: 5 })] }, move(table, wounded));
  expect([wounded.at, wounded.facing, io.asked.length]).toEqual([at(table, 1, 3), 5, 1]);

  const helper = addMan(table, wounded.at, 3);
  const support: Act = { do: 'support', comrade: wounded.id };
  const both = (dice: string, to: number) =>
    play(
      { dice: [dice], answers: [goes(to), stands({ facing: 3 }), stands({ facing: 3 })] },
      move(table, helper, support),
    );
  both('AvD=4', at(table, 4, 3));
  expect([helper.at, wounded.at]).toEqual([at(table, 4, 3), at(table, 4, 3)]);
  expect(codes(whyNotAct(table, helper, { do: 'shoot', target: 0 }))).toContain('supporting');
  expect(codes(whyNotAct(table, wounded, { do: 'move' }))).toContain('supported');
  both('AvD=3', at(table, 1, 3, 1));
  expect([helper.ready, helper.acted, wounded.at]).toEqual([0, 2, at(table, 1, 3, 1)]);
});

rule('DK-DMG-007', 'who has limped on by himself is not helped along in the same turn', () => {
  const table = hall();
  const wounded = addMan(table, at(table, 1, 3), 3);
  Object.assign(wounded, { wounds: 1, ready: 1 });
  const helper = addMan(table, at(table, 2, 3), 3);
  const answers = [goes(helper.at), stands({ facing: 3 })];
  play({ dice: ['AvD=4'], answers }, move(table, wounded));
  const support: Act = { do: 'support', comrade: wounded.id };
  expect([wounded.at, codes(whyNotAct(table, helper, support))]).toEqual([helper.at, ['movedAlready']]);
  gatherChits(table);
  expect(whyNotAct(table, helper, support)).toEqual([]);
});

rule('DK-MOVE-034', 'a DASH is two squares more, announced before the die, as often as he moves', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  play(
    { dice: ['AvD=3'], answers: [goes(at(table, 1, 3, 1)), stands({ facing: 3 })] },
    move(table, man, { do: 'dash' }),
  );
  expect(man.at).toBe(at(table, 1, 3, 1));
  expect(codes(whyNotAct(table, man, { do: 'dash' }))).toEqual([]);
  const carrier = addMan(table, at(table, 1, 5));
  carrier.carries = man.id;
  expect(codes(whyNotAct(table, carrier, { do: 'dash' }))).toEqual([]);
});

rule(['DK-MOVE-034', 'DK-MOVE-035'], 'out of breath a DASH gives +2 and -2, and he is out of breath again', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  man.dashed = table.turn - 1;
  play({ dice: ['AvD=3'], answers: [goes(at(table, 4, 3)), stands({ facing: 3 })] }, move(table, man, { do: 'dash' }));
  expect([man.at, isOutOfBreath(table, man)]).toEqual([at(table, 4, 3), true]);
  gatherChits(table);
  table.turn++;
  expect(isOutOfBreath(table, man)).toBe(true);
  gatherChits(table);
  table.turn++;
  expect(isOutOfBreath(table, man)).toBe(false);
});

rule('DK-MOVE-001', 'of ways that cost the same he takes the straightest, but round a mine', () => {
  const path = (mined: boolean) => {
    const table = hall();
    const man = addMan(table, at(table, 1, 3), 3);
    const mine = { kind: 'shotgunMine', facing: 1, trigger: 'movement', aim: -1, owner: -1, count: 0 } as const;
    if (mined) table.charges.push({ ...mine, at: at(table, 3, 4), armed: true });
    return routeTo(table, [man], 4, { to: at(table, 5, 3) }).map(step => ('square' in step ? step.square : -1));
  };
  const straight = [2, 3, 4, 5].map(x => at(hall(), x, 3));
  expect(path(false)).toEqual(straight);
  const round = path(true);
  expect([round.length, round.includes(at(hall(), 3, 3))]).toEqual([4, false]);
});

rule(['DK-MOVE-035', 'DK-MOVE-036'], 'out of breath in the next turn, until he rests', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  man.dashed = table.turn - 1;
  expect(movePoints(table, man, 4).total).toBe(2);
  play({}, move(table, man, { do: 'rest' }));
  expect([man.ready, man.dashed, movePoints(table, man, 4).total]).toEqual([1, 0, 4]);
  man.dashed = table.turn;
  expect(movePoints(table, man, 4).total).toBe(4);
  expect(actsOf(table, man).some(act => act.do === 'rest')).toBe(false);
});

rule('DK-MOVE-037', 'in the difficult game a fumbled DASH ends on the deck', () => {
  const dash = (dashSkid: boolean, dice: string[], stance: boolean) => {
    const table = hall({ dashSkid });
    const man = addMan(table, at(table, 1, 3), 3);
    const answers = [goes(at(table, 1, 3, 1)), ...(stance ? [stands()] : [])];
    play({ dice: ['AvD=3', ...dice], answers }, move(table, man, { do: 'dash' }));
    return { man, kitty: table.kitty.chits.length };
  };
  const fallen = dash(true, ['D6=6', 'D60=1'], false);
  expect([fallen.man.ducked, fallen.kitty]).toEqual([true, 1]);
  expect(dash(true, ['D6=4'], true).man.ducked).toBe(false);
  expect(dash(false, [], true).man.ducked).toBe(false);
});

rule(['DK-MOVE-042', 'DK-MOVE-046'], 'past one comrade with a test, past a Threat not at all', () => {
  const gap = ['fffff', 'fffff', '.....', 'fffff', 'fffff'];
  const table = testTable({ tiles: [gap, gap], joined: 'open' });
  const man = addMan(table, at(table, 1, 3), 3);
  const comrade = addMan(table, at(table, 3, 3), 3);
  expect(squaresInReach(table, man, 4)).toContain(at(table, 5, 3));
  // A failed test makes the way out dearer by one: with 3 points he gets no farther than the comrade's side.
  play({ dice: ['AvD=3', 'D6=5', 'D60=1'], answers: [goes(at(table, 4, 3)), stands()] }, move(table, man));
  expect(man.at).toBe(at(table, 3, 3));
  // From where he stood beside him he walks off without a test, unless the match says otherwise.
  const leaves = (partingStumbles: boolean, ...test: string[]) => {
    const hallway = hall({ partingStumbles });
    const [one] = [addMan(hallway, at(hallway, 3, 3), 3), addMan(hallway, at(hallway, 3, 3), 3)];
    play({ dice: ['AvD=2', ...test], answers: [goes(at(hallway, 5, 3)), stands()] }, move(hallway, one));
    return one.at === at(hallway, 5, 3);
  };
  expect([leaves(false), leaves(true, 'D6=1')]).toEqual([true, true]);
  comrade.at = at(table, 1, 5);
  man.at = at(table, 1, 3);
  addThreat(table, at(table, 3, 3), 7);
  expect(squaresInReach(table, man, 4)).not.toContain(at(table, 4, 3));
});

rule(['DK-MOVE-039', 'DK-MOVE-046', 'DK-MOVE-049'], 'LOW furniture: 2 to climb, and a test to get off', () => {
  const row = ['.....', '.....', '..l..', '.....', '.....'];
  const walkOver = (dice: string[], ...answers: ReturnType<typeof goes>[]) => {
    const table = testTable({ tiles: [row] });
    const man = addMan(table, at(table, 1, 3), 3);
    const script = {
      dice: ['AvD=4', ...dice],
      answers: [steps(at(table, 2, 3)), steps(at(table, 3, 3)), ...answers, stands()],
    };
    play(script, move(table, man));
    return { table, man };
  };
  const { table } = walkOver(['D6=1'], steps(at(testTable({ tiles: [row] }), 4, 3)));
  const over = walkOver(['D6=1'], steps(at(table, 4, 3)));
  expect(over.man.at).toBe(at(table, 4, 3));
  const stuck = walkOver(['D6=5', 'D60=1'], steps(at(table, 4, 3)));
  expect(stuck.man.at).toBe(at(table, 3, 3));
});

rule('DK-MOVE-040', 'in the difficult game diagonals cost 2', () => {
  const table = hall({ diagonalsCost2: true });
  const man = addMan(table, at(table, 1, 1), 4);
  expect(squaresInReach(table, man, 5)).toContain(at(table, 4, 3));
  expect(squaresInReach(table, man, 5)).not.toContain(at(table, 4, 4));
  const easy = hall();
  expect(squaresInReach(easy, addMan(easy, at(easy, 1, 1), 4), 3)).toContain(at(easy, 4, 4));
});

rule(['DK-MOVE-038', 'DK-MOVE-048'], 'bulkheads and FULL furniture stop every step', () => {
  const table = testTable({ tiles: [['.....', '..f..', '.....', '.....', '.....'], WIDE] });
  const man = addMan(table, at(table, 3, 3), 1);
  expect(stepCost(table, man, man.at, at(table, 3, 2))).toBe(0);
  expect(stepCost(table, man, at(table, 5, 2), at(table, 1, 2, 1))).toBe(0);
  expect(actsOf(table, man).map(act => act.do)).not.toContain('climb');
  const harpy = addThreat(table, at(table, 3, 1));
  expect(sees(table, man, harpy)).toBe(false);
  man.gear = { grenade: 1 };
  const thrown = { thrower: man.id, target: harpy.at, kind: 'grenade', byProjector: false } as const;
  expect(codes(whyNotThrow(table, thrown))).toContain('notInSight');
});

rule('DK-MOVE-044', 'a move without a step is the action of turning', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 1);
  play({ dice: ['AvD=3'], answers: [goes(man.at), stands({ facing: 5 })] }, move(table, man));
  expect([man.facing, man.ready, man.acted, man.moved]).toEqual([5, 1, 1, 0]);
});

rule('DK-MOVE-050', 'square, facing, position, stance and pose are kept', () => {
  const table = hall();
  const man = addMan(table, at(table, 2, 4), 2);
  Object.assign(man, { position: 'left', broad: false });
  const saved = JSON.parse(JSON.stringify(copy(table))) as DuckTable;
  const { at: square, facing, position, broad, ducked } = saved.figures[man.id] as Teamer;
  expect({ square, facing, position, broad, ducked }).toEqual({
    square: at(table, 2, 4),
    facing: 2,
    position: 'left',
    broad: false,
    ducked: false,
  });
});

rule(['DK-GREN-031', 'DK-GREN-015', 'DK-GREN-017'], 'out of the fire first, away from where it came', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 1);
  addFlames(table, man.at, 1, at(table, 3, 5));
  addThreat(table, at(table, 3, 1));
  expect(new Set(actsOf(table, man).map(act => act.do))).toEqual(new Set(['move', 'dash']));
  expect(codes(whyNotAct(table, man, { do: 'shoot', target: 1 }))).toEqual(['inFire']);
  const first = squaresInReach(table, man, 1);
  expect([...first].sort()).toEqual([at(table, 2, 2), at(table, 3, 2), at(table, 4, 2)].sort());
  const blown = addMan(table, at(table, 1, 3, 2), 1);
  addExplosion(table, blown.at, at(table, 1, 5, 2));
  expect(actsOf(table, blown).some(act => act.do === 'wait' || act.do === 'turn')).toBe(false);
});

rule('DK-GREN-032', 'who starts outside goes round a fire', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 5), 1);
  addFlames(table, at(table, 3, 3), 1);
  expect(squaresInReach(table, man, 4)).not.toContain(at(table, 3, 3));
  expect(codes(whyNotGo(table, [man], 4, { to: at(table, 3, 3) }))).toEqual(['fireThere']);
  expect(squaresInReach(table, man, 4)).toContain(at(table, 3, 1));
});
