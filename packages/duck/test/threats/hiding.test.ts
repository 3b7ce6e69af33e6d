import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { layFootprints } from '../../src/rules/doors/short-cuts.ts';
import { openDoor } from '../../src/rules/doors/working-doors.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { hide, moveAway } from '../../src/rules/threats/hiding.ts';
import { activate, addVeteran, nextTurn, reaction, threatPhase } from '../support/hunting.ts';
import { addFlames, addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
/** A HIGH crate in the middle. */
const CRATE = ['.....', '.....', '..h..', '.....', '.....'];

rule(['DK-THREAT-020', 'DK-THREAT-026'], 'it hides behind the crate and waits there with an eye', () => {
  const table = testTable({ tiles: [CRATE] });
  addVeteran(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 1, 3), 5);
  table.noise.tiles = [];
  const man = table.figures[0]!;
  man.overhead = true;
  expect(reaction(activate(table, harpy, ['D6=5']))).toMatchObject({ column: 'noTeam', response: 'hide-move-away' });
  expect([harpy.at, harpy.waitingSince]).toEqual([at(table, 1, 3), table.turn]);
});

rule(['DK-THREAT-020', 'DK-THREAT-026'], 'out of everybody’s sight by the shortest way, marked with an eye', () => {
  const table = testTable({ tiles: [CRATE, FLOOR], joined: 'open' });
  addVeteran(table, at(table, 5, 3, 1), 7);
  const harpy = addThreat(table, at(table, 2, 1), 3);
  play({ dice: ['D6=3'] }, io => hide(table, io, harpy));
  expect([harpy.at, harpy.waitingSince]).toEqual([at(table, 2, 3), table.turn]);
});

rule('DK-THREAT-020', 'without such a square it goes where the fewest see it, and gets no eye', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 3, 1), 5);
  play({ dice: ['D6=2'] }, io => hide(table, io, harpy));
  expect(harpy.waitingSince).toBe(0);
});

rule('DK-THREAT-021', 'it moves to where the way to the nearest Teamer is longest', () => {
  const table = testTable();
  addVeteran(table, at(table, 1, 3));
  const harpy = addThreat(table, at(table, 2, 3), 7);
  play({}, io => moveAway(table, io, harpy, 4, false));
  expect([1, 2, 3, 4, 5].map(row => at(table, 5, row))).toContain(harpy.at);
});

rule('DK-THREAT-021', 'footprints are a way too, and it stays where it cannot get farther', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 1, 3));
  const harpy = addThreat(table, at(table, 5, 1), 7);
  const cornered = addThreat(table, at(table, 5, 5), 7);
  play({}, io => {
    layFootprints(table, io, { square: harpy.at, side: 3 }, null);
    moveAway(table, io, harpy, 1, false);
    moveAway(table, io, cornered, 1, false);
  });
  expect([harpy.at, cornered.at]).toEqual([at(table, 1, 1, 1), at(table, 5, 5)]);
});

rule('DK-THREAT-022', 'MOVE AWAY HIDE takes the eye only where nobody sees it', () => {
  const ends = (tile: readonly string[]) => {
    const table = testTable({ tiles: [FLOOR, tile], joined: 'open' });
    addVeteran(table, at(table, 1, 3), 3);
    const harpy = addThreat(table, at(table, 2, 3, 1), 7);
    const io = activate(table, harpy, ['D6=6', 'D6=6']);
    expect(reaction(io).response).toBe('move-away-hide');
    return harpy.waitingSince > 0;
  };
  expect(ends(['...f.', '...f.', '...f.', '...f.', '.....'])).toBe(true);
  expect(ends(FLOOR)).toBe(false);
});

rule('DK-THREAT-022', 'HIDE MOVE AWAY moves away where there is no cover in reach', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const man = addVeteran(table, at(table, 1, 3), 3);
  const scorpion = addThreat(table, at(table, 2, 3, 1), 7, 'steel-scorpion');
  const io = activate(table, scorpion, ['D6=5', 'AvD=4']);
  expect(reaction(io)).toMatchObject({ column: 'noTeam', response: 'hide-move-away' });
  expect([scorpion.waitingSince, man.grapple]).toEqual([0, null]);
  expect([1, 2, 3, 4, 5].map(row => at(table, 5, row, 1))).toContain(scorpion.at);
});

rule(
  ['DK-THREAT-027', 'DK-THREAT-008'],
  'it springs out at one who comes within 2 squares, and grapples at once',
  () => {
    const table = testTable({ tiles: [CRATE, FLOOR], joined: 'open' });
    const man = addVeteran(table, at(table, 5, 3), 7);
    const harpy = addThreat(table, at(table, 2, 3), 3);
    harpy.waitingSince = 1;
    const dice = ['D6=4', 'D6=1', 'D6=2', 'D6=3', 'D6=1', 'D6=2', 'D6=3', 'D6=4'];
    const again = ['D6=1', 'D6=2', 'D6=3', 'D6=1', 'D6=2', 'D6=3', 'D6=4'];
    const io = play({ dice: [...dice, ...again] }, script =>
      enterSquare(table, script, man, at(table, 4, 3), { willingly: true }),
    );
    expect(io.told.map(({ type }) => type)).toContain('grappleFought');
    expect([man.grapple?.threat, harpy.waitingSince, harpy.activated]).toEqual([harpy.id, 0, true]);
  },
);

rule(
  ['DK-THREAT-027', 'DK-THREAT-028', 'DK-THREAT-036'],
  'in its place it attacks without a throw whom it has noticed',
  () => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 1));
    const harpy = addThreat(table, at(table, 3, 4), 1);
    harpy.waitingSince = 1;
    const io = activate(table, harpy, ['D6=6']);
    expect([io.rolled.map(({ why }) => why.purpose), man.grapple?.threat]).toEqual([['move'], harpy.id]);
  },
);

rule(['DK-THREAT-028', 'DK-THREAT-036'], 'those that wait with nobody near throw nothing, and wait on', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 1, 3, 1));
  const hidden = [addThreat(table, at(table, 1, 1)), addThreat(table, at(table, 1, 5))];
  for (const harpy of hidden) harpy.waitingSince = table.turn;
  for (const column of [2, 3, 4]) addThreat(table, at(table, column, column));
  for (let turn = 0; turn < 2; turn++) {
    const io = threatPhase(table, ['D6=1', 'D6=2', 'D6=4']);
    expect(io.told.filter(({ type }) => type === 'threatReacted')).toHaveLength(3);
    nextTurn(table);
  }
  expect(hidden.map(({ waitingSince }) => waitingSince > 0)).toEqual([true, true]);
});

rule('DK-THREAT-028', 'the eye comes off when nobody has been within 2 tiles for a whole turn', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR, FLOOR] });
  addVeteran(table, at(table, 3, 3, 3));
  const harpy = addThreat(table, at(table, 1, 1));
  harpy.waitingSince = table.turn;
  threatPhase(table, []);
  expect(harpy.waitingSince).toBeGreaterThan(0);
  nextTurn(table);
  const io = threatPhase(table, []);
  expect([harpy.waitingSince, io.told.at(-1)?.type]).toEqual([0, 'threatLeftHiding']);
});

rule('DK-THREAT-027', 'an opening that uncovers it sets it off too', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  addVeteran(table, at(table, 4, 3, 1), 7);
  const harpy = addThreat(table, at(table, 3, 3), 3);
  harpy.waitingSince = 1;
  play({ dice: ['D6=2'] }, io => openDoor(table, io, 0, null));
  expect([harpy.at, harpy.activated, harpy.waitingSince]).toEqual([at(table, 5, 3), true, 0]);
});

rule(
  ['DK-THREAT-028', 'DK-GREN-031', 'DK-GREN-034'],
  'one that waits in fire leaves it, and burns if it cannot',
  () => {
    const table = testTable();
    const harpy = addThreat(table, at(table, 3, 3), 1);
    harpy.waitingSince = 1;
    addFlames(table, harpy.at, 2, at(table, 3, 5));
    threatPhase(table, ['D6=1']);
    expect([harpy.at, harpy.waitingSince > 0]).toEqual([at(table, 3, 2), true]);

    const walled = testTable({ tiles: [['.....', '.fff.', '.f.f.', '.fff.', '.....']] });
    const caught = addThreat(walled, at(walled, 3, 3), 1);
    caught.waitingSince = 1;
    addFlames(walled, caught.at, 3);
    threatPhase(walled, []);
    expect(caught.condition).toBe('killed');
  },
);

rule(
  ['DK-GREN-017', 'DK-GREN-031', 'DK-THREAT-028'],
  'fire drives one out of its hiding place, though it notices nobody',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    addVeteran(table, at(table, 3, 3, 1));
    const harpy = addThreat(table, at(table, 3, 3));
    harpy.waitingSince = table.turn;
    addFlames(table, harpy.at, 3, at(table, 3, 5));
    threatPhase(table, ['D6=2']);
    expect([harpy.condition, harpy.at, harpy.waitingSince > 0]).toEqual(['fit', at(table, 3, 2), true]);
  },
);

rule('DK-THREAT-028', 'a Steel Scorpion in waiting attacks only whom its best throw could bring it to', () => {
  const springs = (column: number) => {
    const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
    const man = addVeteran(table, at(table, column + 1, 3), 3);
    const scorpion = addThreat(table, at(table, 3, 3, 1), 7, 'steel-scorpion');
    scorpion.waitingSince = 1;
    table.noise = { tiles: [0], sirenUntil: 0, made: [{ tile: 0, by: man.id }] };
    play({ dice: column === 3 ? ['AvD=2'] : [] }, io =>
      enterSquare(table, io, man, at(table, column, 3), { willingly: true }),
    );
    return scorpion.waitingSince === 0;
  };
  expect([springs(2), springs(3)]).toEqual([false, true]);
});

rule(['DK-GREN-031', 'DK-THREAT-028'], 'whoever sees it come out of the fire has found it', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 5));
  const harpy = addThreat(table, at(table, 2, 2));
  harpy.waitingSince = table.turn;
  // The flames hide it, and what they hide it from. It makes off from where they came.
  addFlames(table, harpy.at, 3, at(table, 4, 1));
  const io = threatPhase(table, ['D6=1']);
  expect([harpy.at, harpy.waitingSince]).toEqual([at(table, 1, 2), 0]);
  expect(io.told.some(({ type }) => type === 'threatLeftHiding')).toBe(true);
});
