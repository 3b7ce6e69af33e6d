import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { threatActFor, threatThrowFor } from '../../src/bot/threats.ts';
import { arenaCard } from '../../src/content/cards.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import type { ThrowQuestion } from '../../src/rules/grenades/questions.ts';
import { squaresToThrowAt } from '../../src/rules/grenades/throwing.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { makeNoise } from '../../src/rules/threats/noise.ts';
import { threatActs } from '../../src/rules/threats/player-b.ts';
import type { ThreatActQuestion, ThreatFacingQuestion, ThreatMoveQuestion } from '../../src/rules/threats/questions.ts';
import { activateThreat } from '../../src/rules/threats/threat-phase.ts';
import { layTable } from '../../src/table/begin.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addVeteran, nextTurn } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const b = (answer: unknown) => ({ seat: 'threats', answer });

/** As it would face by itself. */
const forward = ({ options }: ThreatFacingQuestion) => options[0];
const PASS = { seat: 'team', answer: { pass: true } };
const withB = { switches: { playerB: true } };

rule(['DK-TSHOOT-019', 'DK-THREAT-004'], 'player B chooses among acts, and no response is thrown', () => {
  const table = testTable(withB);
  const man = addVeteran(table, at(table, 3, 1), 5);
  const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
  const act = ({ options }: ThreatActQuestion) => options.find(option => option.do === 'shoot');
  const io = play({ dice: ['D6=1'], answers: [b(act), PASS] }, io => activateThreat(table, io, ardzilian));
  expect(io.told.some(({ type }) => type === 'threatReacted')).toBe(false);
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ target: man.id });
  expect(threatActs(table, ardzilian).map(option => option.do)).toEqual(['stay', 'move', 'shoot', 'throw']);
});

rule('DK-TSHOOT-019', 'the way is his, the movement die stays', () => {
  const table = testTable(withB);
  addVeteran(table, at(table, 3, 1), 5);
  const harpy = addThreat(table, at(table, 3, 5), 1);
  const where = ({ options, points }: ThreatMoveQuestion): number => {
    expect([points, options.includes(at(table, 1, 4)), options.includes(at(table, 3, 2))]).toEqual([2, true, false]);
    return at(table, 1, 4);
  };
  play({ dice: ['D6=2'], answers: [b({ do: 'move' }), b(where), b({ facing: 5 })] }, io =>
    activateThreat(table, io, harpy),
  );
  expect([harpy.at, harpy.facing]).toEqual([at(table, 1, 4), 5]);
});

rule(['DK-TSHOOT-019', 'DK-GREN-001'], 'a grenade goes to any square that it may be thrown at', () => {
  const table = testTable(withB);
  addVeteran(table, at(table, 3, 1), 5);
  const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
  const act = { do: 'throw', grenade: 'grenade', byProjector: false };
  const where = ({ options }: ThrowQuestion): number => {
    expect([at(table, 3, 1), at(table, 2, 3), at(table, 3, 5)].map(to => options.includes(to))).toEqual([
      true,
      true,
      false,
    ]);
    return at(table, 2, 3);
  };
  const dice = ['D6=3', 'D6=6'];
  const io = play({ dice, answers: [b(act), b(where)] }, io => activateThreat(table, io, ardzilian));
  expect(io.told.find(({ type }) => type === 'grenadeThrown')).toMatchObject({ target: at(table, 2, 3) });
  expect(ardzilian.grenades).toBe(1);
});

rule(['DK-TSHOOT-019', 'DK-WEAP-035'], 'the axis of a cannon is his, whoever of his own stands in it', () => {
  const table = testTable(withB);
  addVeteran(table, at(table, 3, 2), 5);
  const gunner = Object.assign(addThreat(table, at(table, 3, 5), 1, 'ceratopian'), { armed: 1 });
  const comrade = addThreat(table, at(table, 3, 3), 1, 'ceratopian');
  const axes = threatActs(table, gunner).flatMap(act => (act.do === 'flechette' ? [act.direction] : []));
  expect(axes).toEqual([8, 1, 2]);
  const fire = { do: 'flechette', direction: 1 };
  const io = play({ dice: ['D6=1'], answers: [b(fire)] }, io => activateThreat(table, io, gunner));
  const struck = io.told.flatMap(event => (event.type === 'flechettesStruck' ? [event.figure] : []));
  expect([struck.includes(comrade.id), gunner.spent]).toEqual([true, 1]);
});

rule('DK-TSHOOT-019', 'the bot that runs them throws where it catches most, and spares its own', () => {
  const table = testTable(withB);
  addVeteran(table, at(table, 2, 1), 5);
  addVeteran(table, at(table, 4, 1), 5);
  const ardzilian = addThreat(table, at(table, 3, 5), 1, 'ardzilian');
  const options = threatActs(table, ardzilian);
  const ask = (): string =>
    threatActFor(table, { kind: 'threatAct', rule: 'DK-TSHOOT-019', figure: ardzilian.id, options }).do;
  expect(ask()).toBe('throw');
  const about = { figure: ardzilian.id, grenade: 'grenade', byProjector: false } as const;
  const squares = squaresToThrowAt(table, ardzilian, { do: 'throw', ...about });
  const thrown = threatThrowFor(table, { kind: 'throwAt', rule: 'DK-GREN-001', ...about, options: squares });
  expect([at(table, 3, 1), at(table, 3, 2)]).toContain(thrown);
  for (const x of [2, 3, 4]) addThreat(table, at(table, x, 2), 1);
  expect(ask()).toBe('shoot');
});

rule(['DK-TSHOOT-019', 'DK-THREAT-007'], 'a human one has two actions; barriers are worked at his word', () => {
  const table = testTable({ ...withB, tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 1));
  const raider = addThreat(table, at(table, 4, 3), 3, 'raider');
  const door = { do: 'openDoor', door: 0 };
  const answers = [b({ do: 'move' }), b(at(table, 5, 3)), b(forward), b(door)];
  play({ dice: ['AvD=3', 'D6=1'], answers }, io => activateThreat(table, io, raider));
  expect([raider.at, table.doors[0]!.open]).toEqual([at(table, 5, 3), true]);
});

rule('DK-TSHOOT-019', 'beasts batter, seek and hide as he likes', () => {
  const table = testTable({ ...withB, tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 1));
  const harpy = addThreat(table, at(table, 5, 3), 3);
  expect(threatActs(table, harpy).map(option => option.do)).toEqual(['stay', 'move', 'hide', 'batter', 'seek']);
  play({ dice: ['D6=4'], answers: [b({ do: 'batter', door: 0 })] }, io => activateThreat(table, io, harpy));
  nextTurn(table);
  play({ dice: ['D6=3'], answers: [b({ do: 'seek', side: 3 })] }, io => activateThreat(table, io, harpy));
  nextTurn(table);
  play({ answers: [b({ do: 'hide' })] }, io => activateThreat(table, io, harpy));
  expect([table.doors[0]!.damage, harpy.waitingSince]).toEqual([[4], table.turn]);
});

rule(['DK-DOOR-001', 'DK-TSHOOT-019'], 'at a barrier he is asked, and nothing of his goes to it unasked', () => {
  const table = testTable({ ...withB, tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 1));
  const harpy = addThreat(table, at(table, 5, 3), 3);
  makeNoise(
    table,
    play({}, () => {}),
    at(table, 3, 3, 1),
    0,
    [],
  );
  const io = play({ answers: [b({ do: 'stay' })] }, io => activateThreat(table, io, harpy));
  expect([harpy.at, harpy.atDoor, table.doors[0]!.damage]).toEqual([at(table, 5, 3), -1, [0]]);
  expect(io.told.filter(({ type }) => type === 'threatReacted')).toEqual([]);
});

/** One tile in the corner of a module that bends round it in the east and south. */
function corner(): DuckTable {
  const arena = arenaCard.parse({
    id: 'corner',
    name: 'Corner',
    source: 'house',
    modules: [
      { name: 'A', type: 'passage', tiles: [[0, 0]] },
      {
        name: 'B',
        type: 'passage',
        tiles: [
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      },
    ],
    doors: [[0, 0, 'E', 'narrow']],
    airlocks: [[0, 0, 'N', 'narrow']],
    exhausts: [],
    cargo: 'none',
    furniture: { A: [FLOOR], B: [FLOOR, FLOOR, FLOOR] },
  });
  const { switches } = testTable(withB);
  const table = layTable({ switches, arena, mission: MISSIONS[0]!, team: [], species: 'harpy', threatLevel: 0 });
  return Object.assign(table, { turn: 2, phase: 'threat' } as const);
}

rule(['DK-TSHOOT-019', 'DK-DOOR-012'], 'where a module bends round a corner, the side that he names is tried', () => {
  for (const side of [3, 5]) {
    const table = corner();
    addVeteran(table, at(table, 3, 3, 1));
    const harpy = addThreat(table, at(table, 5, 5), 3);
    const dice = ['D6=3', 'D6=6', 'D6=5', 'D6=4'];
    play({ dice, answers: [b({ do: 'seek', side })] }, io => activateThreat(table, io, harpy));
    expect(table.triedSides).toEqual([{ square: harpy.at, side, by: harpy.id }]);
  }
});

rule(['DK-TSHOOT-019', 'DK-THREAT-027'], 'he may let one that waits go on waiting', () => {
  const table = testTable(withB);
  const man = addVeteran(table, at(table, 3, 1), 5);
  const harpy = addThreat(table, at(table, 3, 5), 1);
  harpy.waitingSince = 1;
  play({ answers: [b('stayHidden')] }, io => enterSquare(table, io, man, at(table, 3, 2), { willingly: true }));
  expect([harpy.waitingSince, harpy.at]).toEqual([1, at(table, 3, 5)]);
});

/** A wounded creature that player B runs, a man three squares south of it; consequences are played. */
function maddened(species: string) {
  const table = testTable({ switches: { playerB: true, consequences: true } });
  const man = addVeteran(table, at(table, 3, 5));
  const creature = addThreat(table, at(table, 3, 2), 5, species);
  creature.wounds = 1;
  return { table, man, creature };
}

rule(['DK-DMG-030', 'DK-TSHOOT-019'], 'one that flees from its wound does not ask who runs it', () => {
  const { table, creature } = maddened('steel-scorpion');
  play({ dice: ['AvD=5'] }, io => activateThreat(table, io, creature));
  expect(creature.at).toBe(at(table, 3, 1));
  // It has forgotten its wound, and is his again.
  nextTurn(table);
  play({ answers: [b({ do: 'stay' })] }, io => activateThreat(table, io, creature));
});

rule(['DK-DMG-030', 'DK-TSHOOT-019'], 'nor does a rabid one, which comes out of hiding', () => {
  const { table, man, creature } = maddened('ceratopian');
  creature.waitingSince = 1;
  const io = play({ dice: ['D6=4'] }, io => activateThreat(table, io, creature));
  expect([creature.waitingSince, creature.at]).toEqual([0, man.at]);
  expect(io.told.map(({ type }) => type)).toEqual(expect.arrayContaining(['threatLeftHiding', 'wentRabid']));
});

rule(['DK-DMG-031', 'DK-TSHOOT-019'], 'an alarm sends those that were hidden at the nearest', () => {
  const { table, man, creature } = maddened('harpy');
  creature.wounds = 0;
  creature.alarmed = table.turn;
  play({ dice: ['D6=3'] }, io => activateThreat(table, io, creature));
  expect([creature.at, creature.alarmed]).toEqual([man.at, 0]);
});
