import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { tryDoor } from '../../src/rules/competitors/travel.ts';
import { makeHole } from '../../src/rules/doors/battering.ts';
import { closeDoor } from '../../src/rules/doors/working-doors.ts';
import { surgeDoors } from '../../src/rules/event-cards/door-cards.ts';
import { askWinner } from '../../src/rules/grapple/back-or-shove.ts';
import { throwOff } from '../../src/rules/grapple/throw-off.ts';
import { checkDoors } from '../../src/rules/housekeeping/door-check.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { activateThreats } from '../../src/rules/threats/threat-phase.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { DuckTable } from '../../src/table/table.ts';
import {
  addExplosion,
  addMan,
  addThreat,
  at,
  codes,
  lockInGrapple,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** Two tiles with an open door between (5,3) of A and (1,3) of B; a cargo doorlock takes rows 2 to 4. */
function doorway(joined: 'narrow' | 'cargo' = 'narrow') {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined });
  openDoors(table);
  return table;
}

const dive = (figure: number, square: number) => ({
  seat: 'team',
  answer: { reaction: 'DK-DUCK-015', choice: { do: 'diveUnder', figure, square } },
});

/** The men who are asked whether they dive. */
const divers = (question: unknown): number[] => {
  const { options } = question as { options: ({ choice: { figure: number } } | { pass: true })[] };
  return options.flatMap(option => ('choice' in option ? [option.choice.figure] : []));
};
const PASS = { seat: 'team', answer: { pass: true } };

rule(
  ['DK-DUCK-015', 'DK-DUCK-017', 'DK-DUCK-001'],
  'a man by a closing door dives below it for his waiting chit',
  () => {
    const table = doorway();
    const man = addMan(table, at(table, 5, 3), 3);
    Object.assign(man, { ready: 0, waiting: 1 });
    play({ answers: [dive(man.id, at(table, 1, 3, 1))] }, io => closeDoor(table, io, 0, null));
    expect([man.at, man.ducked, man.waiting, man.acted]).toEqual([at(table, 1, 3, 1), true, 0, 1]);
    expect(table.doors[0]!.open).toBe(false);
  },
);

rule('DK-DUCK-015', 'also from beside the aperture, but not where the far face is full', () => {
  const table = doorway();
  const man = addMan(table, at(table, 4, 2), 3);
  const there = [addMan(table, at(table, 1, 3, 1)), addMan(table, at(table, 1, 3, 1))];
  addMan(table, at(table, 2, 2));
  const io = play({ answers: [PASS] }, io => closeDoor(table, io, 0, null));
  expect(divers(io.asked[0]!.question)).toEqual(there.map(({ id }) => id));
  const free = doorway();
  const other = addMan(free, at(free, 4, 2), 3);
  play({ answers: [dive(other.id, at(free, 1, 3, 1))] }, io => closeDoor(free, io, 0, null));
  expect([man.at, other.at]).toEqual([at(table, 4, 2), at(free, 1, 3, 1)]);
});

rule(['DK-DUCK-012', 'DK-DUCK-015'], 'one who lies by the door already dives like the others, but into no fire', () => {
  const closing = (burns: boolean) => {
    const table = doorway();
    const man = addMan(table, at(table, 5, 3), 3);
    man.ducked = true;
    if (burns) addExplosion(table, at(table, 1, 3, 1));
    const answers = burns ? [] : [dive(man.id, at(table, 1, 3, 1))];
    play({ answers }, io => closeDoor(table, io, 0, null));
    return [man.at - at(table, 5, 3), man.ducked, man.ready];
  };
  expect([closing(false), closing(true)]).toEqual([
    [1, true, 1],
    [0, true, 2],
  ]);
});

rule(['DK-DUCK-016', 'DK-DUCK-018'], 'two of a square dive together, each pays or tests for himself', () => {
  const table = doorway();
  const [a, b] = [addMan(table, at(table, 5, 3)), addMan(table, at(table, 5, 3))];
  Object.assign(a, { ready: 1 });
  Object.assign(b, { ready: 0 });
  const beyond = at(table, 1, 3, 1);
  const answers = [dive(a.id, beyond), dive(b.id, beyond)];
  play({ dice: ['D6=3'], answers }, io => closeDoor(table, io, 0, null));
  expect([a.at, b.at, a.ready, a.ducked && b.ducked]).toEqual([beyond, beyond, 0, true]);
});

rule(
  'DK-DUCK-018',
  'without a chit he tests; the door kills him who fails, and his body jams it until it is cleared',
  () => {
    const table = doorway();
    const man = addMan(table, at(table, 5, 3));
    const witness = addMan(table, at(table, 1, 3), 3);
    man.ready = 0;
    const answers = [dive(man.id, at(table, 1, 3, 1))];
    play({ dice: ['D6=5', 'D60=1', 'D6=2'], answers }, io => closeDoor(table, io, 0, null));
    const [door] = table.doors;
    expect([man.condition, witness.binge, door!.open, door!.jammed]).toEqual(['killed', 5, false, true]);
    witness.at = at(table, 5, 3);
    witness.carries = man.id;
    expect(codes(whyNotAct(table, witness, { do: 'clearDoorway', door: 0 }))).toEqual(['carrying']);
    witness.carries = null;
    expect(codes(whyNotAct(table, witness, { do: 'openDoor', door: 0 }))).toEqual(['bodyInDoorway']);
    play({}, io => surgeDoors(table, io, 1));
    play({}, io => makeHole(table, io, 0, 0, null));
    expect([door!.open, door!.jammed]).toEqual([false, true]);
    play({ dice: ['D6=1'] }, io => perform(table, io, witness, { do: 'clearDoorway', door: 0 }));
    expect([door!.jammed, witness.ready]).toEqual([false, 1]);
    expect(codes(whyNotAct(table, witness, { do: 'openDoor', door: 0 }))).toEqual([]);
  },
);

rule('DK-DUCK-018', 'a Threat that works doors pulls the body out first, then opens', () => {
  const table = doorway();
  const [door] = table.doors;
  Object.assign(door!, { open: false, jammed: true });
  const raider = addThreat(table, at(table, 1, 3, 1), 7, 'raider');
  play({ dice: ['D6=1'] }, io => tryDoor(table, io, raider, 0));
  expect([door!.open, door!.jammed]).toEqual([false, false]);
  play({ dice: ['D6=1'] }, io => tryDoor(table, io, raider, 0));
  expect(door!.open).toBe(true);
});

/** A man waits by the controls in A(5,3); a Harpy steps from B(1,2) to A(5,2), through a narrow door from (1,3) to his square. */
function trap(joined: 'narrow' | 'cargo', ...dice: string[]) {
  return trapIn(doorway(joined), joined, dice);
}

function trapIn(table: DuckTable, joined: 'narrow' | 'cargo', dice: readonly string[]) {
  const man = addMan(table, at(table, 5, 3), 1);
  Object.assign(man, { ready: 0, waiting: 1 });
  const row = joined === 'cargo' ? 2 : 3;
  const harpy = addThreat(table, at(table, 1, row, 1), 7);
  table.phase = 'threat';
  const shut = { seat: 'team', answer: { reaction: 'DK-DUCK-019', choice: { do: 'shutDoor', figure: man.id } } };
  // Where a wide door comes down he may dive below it beside the Harpy, and does not.
  const mayDive = dice[0] !== 'D6=6' && joined === 'cargo';
  play({ dice, answers: mayDive ? [shut, PASS] : [shut] }, io =>
    enterSquare(table, io, harpy, at(table, 5, row), { willingly: true }),
  );
  return { table, man, harpy, door: table.doors[0]! };
}

rule(['DK-DUCK-019', 'DK-DUCK-020', 'DK-DUCK-021'], 'a door shut on a Threat wounds and holds it', () => {
  const { table, man, harpy, door } = trap('cargo', 'D6=2', 'D6=2');
  expect([harpy.trapped, harpy.wounds, harpy.at, man.waiting]).toEqual([true, 1, at(table, 1, 2, 1), 0]);
  expect([door.open, door.jammed]).toEqual([false, true]);
  harpy.activated = false;
  const io = play({}, io => activateThreats(table, io));
  expect(io.told).toEqual([]);
});

rule(['DK-DUCK-021', 'DK-DUCK-015'], 'nobody dives below the door where it comes down on a Threat', () => {
  const table = doorway();
  const man = addMan(table, at(table, 5, 3), 1);
  Object.assign(man, { ready: 0, waiting: 1 });
  addMan(table, at(table, 4, 2), 3);
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  table.phase = 'threat';
  const shut = { seat: 'team', answer: { reaction: 'DK-DUCK-019', choice: { do: 'shutDoor', figure: man.id } } };
  const script = { dice: ['D6=2', 'D6=1'], answers: [shut] };
  play(script, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
  expect([harpy.trapped, harpy.at]).toEqual([true, at(table, 1, 3, 1)]);
});

rule('DK-DUCK-019', 'across a corner of a wide door it is caught too, but by nobody in the ceiling', () => {
  const cross = (overhead: boolean, holed = false) => {
    const table = doorway('cargo');
    table.modules[0]!.ceiling = true;
    table.doors[0]!.holed[0] = holed;
    shipChanged(table);
    table.phase = 'threat';
    const man = addMan(table, at(table, 5, 4), 7);
    Object.assign(man, { ready: 0, waiting: 1, overhead });
    const harpy = addThreat(table, at(table, 1, 2, 1), 7);
    const isOffered = !overhead && !holed;
    // The second question is that of a man whom it has come next to.
    const answers = [...(isOffered ? [PASS] : []), ...(overhead ? [] : [PASS])];
    const io = play({ answers }, io => enterSquare(table, io, harpy, at(table, 5, 3), { willingly: true }));
    return JSON.stringify(io.asked).includes('DK-DUCK-019');
  };
  expect([cross(false), cross(true), cross(false, true)]).toEqual([true, false, false]);
});

rule('DK-DUCK-021', 'on 5 or more it is killed and the door comes down; a cargo doorlock adds 1', () => {
  const killed = trap('cargo', 'D6=2', 'D6=4');
  expect([killed.harpy.condition, killed.door.jammed, killed.door.open]).toEqual(['killed', false, false]);
  const held = trap('narrow', 'D6=2', 'D6=4');
  expect([held.harpy.trapped, held.harpy.wounds, held.man.grapple]).toEqual([true, 1, null]);
});

rule('DK-DUCK-020', 'on a fumble the door stays open, the Threat goes on, and the chit is gone', () => {
  const { table, man, harpy, door } = trap('narrow', 'D6=5', 'D60=1');
  expect([harpy.at, harpy.trapped, door.open, man.waiting]).toEqual([at(table, 5, 3), false, true, 0]);
  expect([table.kitty.chits.length, door.stuck]).toEqual([1, false]);
});

rule(
  ['DK-DUCK-020', 'DK-DOOR-021'],
  'a 6 leaves the door of a trap STUCK, and one that is STUCK is worked at -1',
  () => {
    const { table, door } = trap('cargo', 'D6=6', 'D60=1', 'D59=2');
    expect([door.open, door.stuck, table.kitty.chits.length]).toEqual([true, true, 2]);
    const tried = (...dice: string[]) => {
      const stuck = doorway();
      stuck.doors[0]!.stuck = true;
      const { harpy } = trapIn(stuck, 'narrow', dice);
      return [harpy.trapped, stuck.doors[0]!.open, stuck.doors[0]!.stuck];
    };
    expect([tried('D6=3', 'D6=1'), tried('D6=4', 'D60=1', 'D59=2')]).toEqual([
      [true, false, false],
      [false, true, true],
    ]);
  },
);

rule('DK-DUCK-021', 'what is trapped can be shot from both sides; its death shuts the gap', () => {
  const { table, harpy, door } = trap('cargo', 'D6=2', 'D6=1');
  expect([harpy.trapped, harpy.wounds]).toEqual([true, 0]);
  const [here, there] = [addMan(table, at(table, 4, 2), 3), addMan(table, at(table, 3, 2, 1), 7)];
  table.phase = 'team';
  expect([here, there].map(man => codes(whyNotAct(table, man, { do: 'shoot', target: harpy.id })))).toEqual([[], []]);
  play({ dice: ['D6=6'] }, io => shoot(table, io, { shooter: there.id, target: harpy.id }));
  expect([harpy.condition, door.jammed]).toEqual(['killed', false]);
});

rule('DK-DUCK-021', 'what is trapped is driven nowhere, and nobody is driven through it', () => {
  const { table, harpy, door } = trap('cargo', 'D6=2', 'D6=1');
  const held = harpy.at;
  const shooter = addMan(table, at(table, 2, 2), 3);
  const fire = (target: number, ...dice: string[]) =>
    play({ dice }, io => shoot(table, io, { shooter: shooter.id, target }));
  fire(harpy.id, 'D6=4');
  expect([harpy.at, harpy.wounds, door.jammed]).toEqual([held, 0, true]);
  fire(harpy.id, 'D6=5');
  expect([harpy.at, harpy.wounds, harpy.trapped]).toEqual([held, 1, true]);
  const other = addThreat(table, at(table, 3, 2, 1), 7);
  shooter.at = at(table, 5, 2, 1);
  shooter.facing = 7;
  fire(other.id, 'D6=4');
  expect([other.at, harpy.at]).toEqual([at(table, 2, 2, 1), held]);
});

rule(
  ['DK-DUCK-021', 'DK-GRAP-024'],
  'one who grapples with what is trapped can neither shove it nor throw it off',
  () => {
    const { table, harpy } = trap('cargo', 'D6=2', 'D6=1');
    const held = harpy.at;
    const man = addMan(table, held, 7);
    lockInGrapple(man, harpy, 7);
    const grapple = man.grapple!;
    const fightOn = ({ options }: { options: { choice: string }[] }) => {
      expect(new Set(options.map(({ choice }) => choice))).toEqual(new Set(['back', 'fightOn']));
      return { choice: 'fightOn' };
    };
    play({ answers: [{ seat: 'team', answer: fightOn }] }, io =>
      askWinner(table, io, man, harpy, grapple, { margin: 1, lying: false }),
    );
    play({ dice: ['D8=3'] }, io => expect(throwOff(table, io, harpy, man)).toBe(false));
    expect([harpy.at, harpy.trapped]).toEqual([held, true]);
  },
);

rule(['DK-GAP-043', 'DK-GAP-046'], 'a surge does not close what a draught holds open in this turn', () => {
  for (const [until, isOpen] of [
    [2, true],
    [1, false],
  ] as const) {
    const table = doorway();
    table.doors[0]!.heldOpenUntil = until;
    play({ dice: isOpen ? [] : ['D6=1'] }, io => surgeDoors(table, io, 1));
    expect(table.doors[0]!.open).toBe(isOpen);
  }
});

rule(
  ['DK-DUCK-015', 'DK-HOUSE-005'],
  'the Door Check shuts a door that nobody stands at, and whoever is near may dive',
  () => {
    const table = doorway();
    table.phase = 'housekeeping';
    const man = addMan(table, at(table, 4, 3), 3);
    const beyond = at(table, 1, 3, 1);
    play({ answers: [dive(man.id, beyond)] }, io => checkDoors(table, io));
    expect([table.doors[0]!.open, man.at, man.ducked]).toEqual([false, beyond, true]);
  },
);
