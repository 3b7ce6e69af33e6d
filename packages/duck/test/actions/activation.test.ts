import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { activateTeamer } from '../../src/rules/actions/activation.ts';
import { gatherChits } from '../../src/rules/actions/chits.ts';
import { passesFumbleTest } from '../../src/rules/actions/fumble-test.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { teamStep } from '../../src/rules/turn/team-phase.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { DuckIo } from '../../src/table/events.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { DONE, does, goes, next, squaresInReach, stands } from '../support/moving.ts';
import { addFlames, addMachine, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const hall = (): DuckTable => testTable({ tiles: [FLOOR, FLOOR, FLOOR], joined: 'open' });
const boxes = ({ ready, waiting, acted }: Teamer): number[] => [ready, waiting, acted];
const activate =
  (table: DuckTable, man: Teamer) =>
  (io: DuckIo): void =>
    activateTeamer(table, io, man);
const ALONE = { seat: 'team', answer: { with: null } };

rule('DK-ACT-001', 'singly, or together with the man of the same square', () => {
  const table = hall();
  const a = addMan(table, at(table, 2, 2));
  const b = addMan(table, at(table, 2, 2));
  const c = addMan(table, at(table, 3, 2));
  const asked = play({ answers: [ALONE, DONE] }, activate(table, a)).asked[0]!.question as unknown as {
    options: { with: number | null }[];
  };
  expect(asked.options).toEqual([{ with: b.id }, { with: null }]);
  expect([a.activated, b.activated]).toEqual([true, false]);
  play({ answers: [DONE] }, activate(table, c));
});

rule('DK-ACT-003', 'the first step inside is the square at the airlock; a full one is waited for', () => {
  const table = testTable();
  const door = table.doors.at(-1)!;
  door.open = true;
  const outside = at(table, 3, 1) - 15;
  table.bridge = { ...table.bridge, entry: { square: at(table, 3, 1), side: 1 }, airlock: door.id, squares: [outside] };
  shipChanged(table);
  const man = addMan(table, outside, 5);
  expect(squaresInReach(table, man, 1)).toEqual([outside, at(table, 3, 1)]);
  addMan(table, at(table, 3, 1));
  addMan(table, at(table, 3, 1));
  expect(squaresInReach(table, man, 5)).toEqual([outside]);
});

rule(['DK-ACT-008', 'DK-ACT-009'], 'two actions in any order, and no third', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  const harpy = addThreat(table, at(table, 2, 3, 1));
  expect(boxes(man)).toEqual([2, 0, 0]);
  play({ dice: ['D6=4'] }, io => perform(table, io, man, { do: 'shoot', target: harpy.id }));
  expect(boxes(man)).toEqual([1, 0, 1]);
  play({ dice: ['AvD=2'], answers: [goes(at(table, 2, 3)), stands()] }, io => perform(table, io, man, { do: 'move' }));
  expect(boxes(man)).toEqual([0, 0, 2]);
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toContain('noAction');
  expect(actsOf(table, man).map(act => act.do)).not.toContain('move');
});

rule(['DK-ACT-010', 'DK-ACT-011'], 'both of a kind; announced before the dice, the second after the first', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  const answers = [
    does({ do: 'move' }),
    goes(at(table, 4, 3)),
    stands({ facing: 3 }),
    does({ do: 'move' }),
    goes(at(table, 4, 3, 1)),
    stands({ facing: 3 }),
  ];
  const io = play({ dice: ['AvD=3', 'AvD=5'], answers }, activate(table, man));
  expect(man.at).toBe(at(table, 4, 3, 1));
  // Once the die has fallen only the way is asked about: the move cannot become anything else.
  const kinds = io.asked.map(({ question }) => question.kind);
  expect(kinds.slice(0, 3)).toEqual(['act', 'walk', 'stance']);
});

rule('DK-ACT-012', 'in concert: own chits, own dice, together as far as the lower throw', () => {
  const table = hall();
  const a = addMan(table, at(table, 2, 2), 3);
  const b = addMan(table, at(table, 2, 2), 3);
  const answers = [
    { seat: 'team', answer: { with: a.id } },
    next({ together: 'move' }),
    goes(at(table, 5, 2)),
    stands({ facing: 3, position: 'left' }),
    stands({ facing: 3 }),
    next({ figure: a.id }),
    does({ do: 'wait' }),
    // Nobody is asked who is next when only one is left.
    does({ do: 'pass' }),
  ];
  const io = play({ dice: ['AvD=5', 'AvD=3'], answers }, activate(table, b));
  expect([a.at, b.at]).toEqual([at(table, 5, 2), at(table, 5, 2)]);
  expect([b.position, a.position]).toEqual(['left', 'right']);
  expect([boxes(a), boxes(b)]).toEqual([
    [0, 1, 1],
    [0, 0, 2],
  ]);
  expect([a.activated, b.activated]).toEqual([true, true]);
  const walk = io.asked.find(({ question }) => question.kind === 'walk')!.question as unknown as { points: number };
  expect(walk.points).toBe(3);
});

rule(['DK-ACT-012', 'DK-CYBER-013'], 'who has run his drone at full pace walks with nobody either', () => {
  const table = hall();
  const handler = addMan(table, at(table, 2, 2), 3);
  const comrade = addMan(table, at(table, 2, 2), 3);
  const drone = addMachine(table, at(table, 4, 2), 'hemgDrone', { handler });
  const together = (): boolean => {
    const answers = [{ seat: 'team', answer: { with: comrade.id } }, next({ figure: null })];
    const io = play({ answers }, activate(table, handler));
    for (const man of [handler, comrade]) Object.assign(man, { ready: 2, acted: 0, activated: false });
    return JSON.stringify(io.asked[1]!.question).includes('together');
  };
  expect(together()).toBe(true);
  Object.assign(drone, { pace: 6, moved: 6 });
  expect(together()).toBe(false);
  handler.wounds = 1;
  expect(codes(whyNotAct(table, comrade, { do: 'support', comrade: handler.id }))).toEqual(['standsStill']);
});

rule(['DK-ACT-013', 'DK-ACT-014', 'DK-DMG-005'], 'the last chit may wait once the first has left READY', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3));
  expect(codes(whyNotAct(table, man, { do: 'wait' }))).toEqual(['firstChitStillReady']);
  play({ answers: [does({ do: 'pass' }), does({ do: 'wait' })] }, activate(table, man));
  expect(boxes(man)).toEqual([0, 1, 1]);
  man.ready = 1;
  expect(codes(whyNotAct(table, man, { do: 'wait' }))).toEqual(['oneWaitsAlready']);
  const wounded = addMan(table, at(table, 3, 3));
  Object.assign(wounded, { wounds: 1, ready: 1 });
  expect(whyNotAct(table, wounded, { do: 'wait' })).toEqual([]);
});

rule('DK-ACT-019', 'between two activations a waiting chit is spent without any cause', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], switches: { activation: 'fixed' } });
  const a = addMan(table, at(table, 4, 3), 3);
  Object.assign(a, { ready: 0, waiting: 1, acted: 1, activated: true });
  const b = addMan(table, at(table, 5, 4), 3);
  table.order = [b.id];
  const whoActs = (answer: object) => ({ seat: 'team', answer });
  table.doors[0]!.open = true;
  shipChanged(table);
  play({ answers: [whoActs({ do: 'nextCard' }), DONE] }, io => teamStep(table, io));
  const answers = [
    whoActs({ do: 'spendWait', figure: a.id }),
    does({ do: 'move' }),
    goes(at(table, 2, 3, 1)),
    stands(),
  ];
  play({ dice: ['AvD=3'], answers }, io => teamStep(table, io));
  expect([a.at, boxes(a)]).toEqual([at(table, 2, 3, 1), [0, 0, 2]]);
});

rule('DK-GRAP-043', 'what takes no chit is not asked about after every man, but once before the Threats move', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3), 3);
  const moves = [does({ do: 'pass' }), does({ do: 'move' }), goes(at(table, 2, 3)), stands({ facing: 3 })];
  play({ dice: ['AvD=3'], answers: moves }, activate(table, man));
  expect([boxes(man), man.hand]).toEqual([[0, 0, 2], 0]);
  const freely = { seat: 'team', answer: { do: 'freely', figure: man.id } };
  play({ answers: [freely, does({ do: 'drawBlade' })] }, io => expect(teamStep(table, io)).toBe(true));
  expect([man.hand, boxes(man)]).toEqual(['cutlass', [0, 0, 2]]);
  // Nothing free is left to him now, and nobody is asked.
  play({}, io => expect(teamStep(table, io)).toBe(false));
});

rule(['DK-ACT-020', 'DK-TURN-009'], 'all chits are gathered in when the turn is over', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3));
  Object.assign(man, { ready: 0, waiting: 1, acted: 1, activated: true });
  const wounded = addMan(table, at(table, 3, 3));
  wounded.wounds = 1;
  gatherChits(table);
  expect([boxes(man), boxes(wounded)]).toEqual([
    [2, 0, 0],
    [1, 0, 0],
  ]);
  expect(man.activated).toBe(false);
  table.multiTeam = { pack: [], decks: [[], []], nextRunner: 0, runner: -1 };
  gatherChits(table);
  expect(boxes(man)).toEqual([1, 0, 0]);
});

rule('DK-ACT-021', 'SHOOT is offered at what is in sight and in the arc', () => {
  const table = hall();
  const man = addMan(table, at(table, 3, 3), 3);
  const harpy = addThreat(table, at(table, 1, 3, 1));
  const behind = addThreat(table, at(table, 1, 3));
  const targets = actsOf(table, man).flatMap(act => (act.do === 'shoot' ? [act.target] : []));
  expect(targets).toEqual([harpy.id]);
  expect(codes(whyNotAct(table, man, { do: 'shoot', target: behind.id }))).toContain('outOfArc');
});

rule('DK-ACT-022', 'what is at hand decides what is offered', () => {
  const table = testTable({ tiles: [['k....', '.....', '.....', '.....', '.....'], FLOOR] });
  const beside = addMan(table, at(table, 2, 1));
  const at3 = addMan(table, at(table, 5, 3), 3);
  const offered = (man: Teamer): Set<string> => new Set(actsOf(table, man).map(act => act.do));
  expect(offered(beside).has('rummage')).toBe(true);
  expect(offered(beside).has('openDoor')).toBe(false);
  expect(offered(at3).has('rummage')).toBe(false);
  expect(offered(at3).has('openDoor')).toBe(true);
});

rule(
  ['DK-ACT-029', 'DK-ACT-032', 'DK-CHOUSE-006'],
  'other actions want a Fumble Test, and cost the chit either way',
  () => {
    const table = hall();
    const man = addMan(table, at(table, 1, 3), 3);
    man.weapons[0]!.loaded = 0;
    const io = play({ dice: ['D6=6', 'D60=1'] }, io => perform(table, io, man, { do: 'reload' }));
    expect([man.weapons[0]!.loaded, boxes(man)]).toEqual([0, [1, 0, 1]]);
    expect(io.told.some(({ type }) => type === 'reloadFailed')).toBe(true);
    man.ducked = true;
    play({}, io => perform(table, io, man, { do: 'standUp' }));
    expect([man.ducked, table.kitty.chits.length]).toEqual([false, 1]);
  },
);

rule(['DK-ACT-030', 'DK-ACT-031'], 'less than the Factor, which is never below 2 nor above 6', () => {
  const table = hall();
  const test = (ff: number, wounds: number, face: number, dice: string[] = []): boolean => {
    const man = addMan(table, -1, 1, { ff });
    man.wounds = wounds;
    let passed = false;
    play({ dice: [`D6=${face}`, ...dice] }, io => {
      passed = passesFumbleTest(table, io, man, { name: 'test', rule: 'DK-ACT-030' });
    });
    return passed;
  };
  expect([test(5, 0, 4), test(5, 0, 5, ['D60=1']), test(6, 0, 5), test(6, 0, 6, ['D59=1'])]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([test(5, 1, 3), test(5, 1, 4, ['D58=1']), test(4, 2, 1)]).toEqual([true, false, true]);
});

rule(['DK-ACT-030', 'DK-TURN-008'], 'each player throws the dice of his own men', () => {
  const table = hall();
  const throwers = (weapon: string, dice: string[]): unknown[] => {
    const man = Object.assign(addMan(table, at(table, 1, 3), 1, { weapon, strength: 'STRONG' }), { team: 1 });
    man.weapons[0]!.loaded = 0;
    return play({ dice }, io => perform(table, io, man, { do: 'reload' })).rolled.map(({ why }) => why.seat);
  };
  expect(throwers('har', ['D6=1'])).toEqual(['team2']);
  expect(throwers('dope-gun', ['D6=4'])).toEqual(['team2']);
});

rule('DK-ACT-033', 'whoever has done passes what is left', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 3));
  play({ answers: [DONE] }, activate(table, man));
  expect(boxes(man)).toEqual([0, 0, 2]);
});

rule('DK-GREN-034', 'who ends his activation in flames because he is held there burns', () => {
  const table = testTable({ tiles: [['ff...', 'ff...', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 5, 5));
  for (const [x, y] of [
    [4, 4],
    [5, 4],
    [4, 5],
  ] as const) {
    // Two who lie there close the square, and see nothing.
    for (let n = 0; n < 2; n++) addMan(table, at(table, x, y)).condition = 'incapacitated';
  }
  addFlames(table, man.at, 1);
  play({ dice: ['D6=5'], answers: [DONE] }, activate(table, man));
  expect(man.condition).toBe('killed');
});

rule('DK-GREN-034', 'who lies helpless in flames is judged once, when the Team’s phase is over', () => {
  const table = hall();
  const man = addMan(table, at(table, 1, 1));
  Object.assign(man, { ready: 0, acted: 2, activated: true });
  const stunned = addMan(table, at(table, 2, 3, 2));
  Object.assign(stunned, { condition: 'stunned', ducked: true, ready: 0 });
  addFlames(table, stunned.at, 1);
  const answers = [{ seat: 'team', answer: { do: 'endPhase' } }];
  const io = play({ dice: ['D6=4'], answers }, io => teamStep(table, io));
  expect(io.told).toMatchObject([{ type: 'flamesStruck', figure: stunned.id, face: 4 }]);
});
