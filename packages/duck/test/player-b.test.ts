import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { enterSquare } from '../src/rules/steps.ts';
import { activateThreat } from '../src/rules/threats/activate.ts';
import { type ThreatActQuestion, type ThreatMoveQuestion, threatActs } from '../src/rules/threats/player-b.ts';
import { addVeteran, nextTurn } from './hunting.ts';
import { addThreat, at, play, testTable } from './tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const b = (answer: unknown) => ({ seat: 'threats', answer });
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
  expect(threatActs(table, ardzilian).map(option => option.do)).toEqual(['stay', 'move', 'shoot', 'grenade']);
});

rule('DK-TSHOOT-019', 'the way is his, the movement die stays', () => {
  const table = testTable(withB);
  addVeteran(table, at(table, 3, 1), 5);
  const harpy = addThreat(table, at(table, 3, 5), 1);
  const where = ({ options, points }: ThreatMoveQuestion): number => {
    expect([points, options.includes(at(table, 1, 4)), options.includes(at(table, 3, 2))]).toEqual([2, true, false]);
    return at(table, 1, 4);
  };
  play({ dice: ['D6=2'], answers: [b({ do: 'move' }), b(where)] }, io => activateThreat(table, io, harpy));
  expect(harpy.at).toBe(at(table, 1, 4));
});

rule(['DK-TSHOOT-019', 'DK-THREAT-007'], 'a human one has two actions; barriers are worked at his word', () => {
  const table = testTable({ ...withB, tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 1));
  const raider = addThreat(table, at(table, 4, 3), 3, 'raider');
  const door = { do: 'openDoor', door: 0 };
  const answers = [b({ do: 'move' }), b(at(table, 5, 3)), b(door)];
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
