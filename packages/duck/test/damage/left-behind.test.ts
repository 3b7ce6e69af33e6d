import { rule } from '@sightline/ledger/test';
import { describe, expect, it } from 'vitest';
import { actsOf, whyNotAct } from '../../src/rules/actions/menu.ts';
import { takeUp } from '../../src/rules/damage/carrying.ts';
import { wound } from '../../src/rules/damage/kill-and-wound.ts';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { treat } from '../../src/rules/damage/regen.ts';
import { closeDoor } from '../../src/rules/doors/working-doors.ts';
import { shove } from '../../src/rules/grapple/back-or-shove.ts';
import { grappleDice } from '../../src/rules/grapple/dice.ts';
import { movePoints } from '../../src/rules/movement/points.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { broken } from '../../src/table/invariants.ts';
import type { DuckTable } from '../../src/table/table.ts';
import {
  addMan,
  addPiece,
  addThreat,
  addVehicle,
  at,
  codes,
  lockInGrapple,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const HIT = { by: null, means: 'shot', rule: 'DK-DMG-010' } as const;

/** A Workspace with this man in its seat. */
function seatAt(table: DuckTable, man: Teamer): number {
  const seat = table.fittings.length;
  const workspace = { kind: 'workspace', height: 'LOW', quarters: 15, used: false, wrecked: false, damage: 0 } as const;
  table.fittings.push({ ...workspace, at: man.at, holds: man.id });
  man.seat = seat;
  shipChanged(table);
  return seat;
}

/** A man at a square with a fallen comrade on his shoulders. */
function bearer(table: DuckTable, square: number, facing: 1 | 3 = 1) {
  const man = addMan(table, square, facing);
  const fallen = addMan(table, square);
  Object.assign(fallen, { condition: 'incapacitated', wounds: 2, ducked: true, ready: 0 });
  man.carries = fallen.id;
  return { man, fallen };
}

const dive = (figure: number, square: number) => ({
  seat: 'team',
  answer: { reaction: 'DK-DUCK-015', choice: { do: 'diveUnder', figure, square } },
});

describe('whoever is moved out of a seat has left it', () => {
  rule(['DK-DMG-011', 'DK-CARGO-011'], 'a driver who went down is lifted out of the truck', () => {
    const table = testTable();
    const driver = addMan(table, at(table, 3, 3));
    const truck = addVehicle(table, at(table, 3, 3), 1, driver);
    driver.wounds = 1;
    const helper = addMan(table, at(table, 2, 3), 3);
    play({}, io => wound(table, io, driver, HIT));
    expect([driver.condition, truck.driver]).toEqual(['incapacitated', driver.id]);
    play({ dice: ['D6=1'] }, io => takeUp(table, io, helper, driver));
    expect([driver.at, driver.seat, truck.driver]).toEqual([helper.at, null, null]);
    expect(whyNotAct(table, helper, { do: 'layDown' })).toEqual([]);
  });

  rule(['DK-DMG-011', 'DK-ACT-025'], 'a console is free for the next man', () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3));
    const seat = seatAt(table, man);
    man.wounds = 1;
    const helper = addMan(table, at(table, 3, 4), 1, { rank: 2 });
    const other = addMan(table, at(table, 2, 3), 3);
    play({}, io => wound(table, io, man, HIT));
    play({ dice: ['D6=1'] }, io => takeUp(table, io, helper, man));
    expect(whyNotAct(table, other, { do: 'getIn', fitting: seat })).toEqual([]);
  });

  rule('DK-DMG-019', 'so has one who is pushed out of it', () => {
    const table = testTable();
    addPiece(table, at(table, 3, 4), 'LOW', 15);
    addPiece(table, at(table, 3, 2), 'LOW', 15);
    const man = addMan(table, at(table, 3, 3));
    const seat = seatAt(table, man);
    const harpy = addThreat(table, at(table, 3, 4));
    const shooter = addMan(table, at(table, 3, 5));
    play({}, io => knockBack(table, io, harpy, { pips: 1, cause: { ...HIT, by: shooter.id } }));
    expect([man.at, man.seat, table.fittings[seat]!.holds]).toEqual([at(table, 3, 2), null, null]);
  });
});

describe('whom a man bears', () => {
  rule(['DK-DMG-011', 'DK-DMG-014'], 'stays behind when he is knocked back', () => {
    const table = testTable();
    const { man, fallen } = bearer(table, at(table, 3, 3));
    const foe = addThreat(table, at(table, 3, 5), 1);
    play({}, io => knockBack(table, io, man, { pips: 2, cause: { ...HIT, by: foe.id } }));
    expect([man.at, fallen.at, man.carries]).toEqual([at(table, 3, 1), at(table, 3, 3), null]);
  });

  rule(['DK-DMG-011', 'DK-GRAP-039'], 'and when the winner of a grapple shoves him away', () => {
    const table = testTable();
    const { man, fallen } = bearer(table, at(table, 3, 3));
    const foe = addThreat(table, man.at);
    lockInGrapple(man, foe);
    play({}, io => shove(table, io, man, foe, 5, at(table, 3, 4)));
    expect([man.at, man.grapple, man.carries]).toEqual([at(table, 3, 4), null, null]);
    expect(fallen.at).toBe(at(table, 3, 3));
  });

  rule(['DK-GRAP-011', 'DK-GRAP-045'], 'costs him a die, and with his back to the enemy two more', () => {
    const table = testTable();
    table.phase = 'threat';
    const { man } = bearer(table, at(table, 3, 3));
    expect(grappleDice(table, man).total).toBe(2);
    const harpy = addThreat(table, at(table, 3, 4), 1);
    play({}, io => enterSquare(table, io, harpy, man.at, { willingly: true }));
    expect([man.grapple?.rear, grappleDice(table, man).total]).toEqual([true, 0]);
  });

  rule(['DK-MOVE-034', 'DK-DMG-011'], 'slows him by 1, and a DASH is open to him as to anybody on his feet', () => {
    const table = testTable();
    const { man } = bearer(table, at(table, 3, 3));
    expect(whyNotAct(table, man, { do: 'dash' })).toEqual([]);
    expect([movePoints(table, man, 3).total, movePoints(table, man, 3, { dash: true }).total]).toEqual([2, 4]);
    expect(codes(whyNotAct(table, man, { do: 'climbUp', hatch: man.at }))).toContain('carrying');
  });

  rule(['DK-DUCK-015', 'DK-DMG-011'], 'dives with him below a closing door', () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    openDoors(table);
    const { man, fallen } = bearer(table, at(table, 5, 3), 3);
    const beyond = at(table, 1, 3, 1);
    play({ answers: [dive(man.id, beyond)] }, io => closeDoor(table, io, 0, null));
    expect([man.at, fallen.at]).toEqual([beyond, beyond]);
  });

  rule(['DK-DUCK-018', 'DK-DMG-011'], 'is left on this side if the door comes down on his bearer', () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    openDoors(table);
    const { man, fallen } = bearer(table, at(table, 5, 3), 3);
    man.ready = 0;
    table.decks.cup = [1];
    const answers = [dive(man.id, at(table, 1, 3, 1))];
    play({ dice: ['D6=6', 'D1=1'], answers }, io => closeDoor(table, io, 0, null));
    expect([man.condition, table.doors[0]!.jammed]).toEqual(['killed', true]);
    expect([fallen.at, fallen.condition]).toEqual([at(table, 5, 3), 'incapacitated']);
  });
});

rule(['DK-DMG-009', 'DK-DMG-011'], 'a treated man lays down whom he bears and takes up nobody', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 2, 3), 3, { gear: { 'regen-kit': 1 } });
  const { man } = bearer(table, at(table, 3, 3));
  man.wounds = 1;
  play({ dice: ['D6=1'] }, io => treat(table, io, medic, man));
  expect([man.carries, man.treated, man.wounds]).toEqual([null, true, 0]);
  expect(actsOf(table, man).some(act => act.do === 'takeUp')).toBe(false);
});

describe('a table is not whole', () => {
  const saysOf = (table: DuckTable, word: string) => broken(table).filter(line => line.includes(word));

  it('where a bearer and the one he bears are parted', () => {
    const table = testTable();
    const { fallen } = bearer(table, at(table, 3, 3));
    expect(saysOf(table, 'bears')).toEqual([]);
    fallen.at = at(table, 3, 4);
    expect(saysOf(table, 'bears')).toHaveLength(1);
  });

  it('where a seat is kept for somebody who has left it, or he is not in it', () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3));
    seatAt(table, man);
    expect([saysOf(table, 'seat'), saysOf(table, 'sits')]).toEqual([[], []]);
    man.at = at(table, 3, 4);
    expect(saysOf(table, 'sits')).toHaveLength(1);
    man.seat = null;
    expect(saysOf(table, 'seat')).toHaveLength(1);
  });
});
