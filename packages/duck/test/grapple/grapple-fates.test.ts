import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import type { BackOrShove } from '../../src/rules/grapple/back-or-shove.ts';
import { beginGrapple } from '../../src/rules/grapple/contact.ts';
import { grappleDice, threatDice } from '../../src/rules/grapple/dice.ts';
import { fightGrapples, fightOut, fightRound } from '../../src/rules/grapple/fight.ts';
import { layFlames } from '../../src/rules/grenades/flames.ts';
import { choose, d6, FIGHT_ON, locked, THROW_OFF } from '../support/grapple-parts.ts';
import {
  addMan,
  addThreat,
  addVehicle,
  at,
  codes,
  lockInGrapple,
  openDoors,
  play,
  testTable,
} from '../support/tables.ts';

rule('DK-GRAP-017', 'a man who loses by 1 loses a die for this grapple only', () => {
  const { table, man, threat } = locked();
  play({ dice: d6(1, 1, 1, 6, 1, 1, 1) }, io => fightRound(table, io, man));
  expect(grappleDice(table, man).total).toBe(2);
  man.grapple = null;
  play({}, io => beginGrapple(table, io, threat, man, { from: 1, advancing: true }));
  expect(grappleDice(table, man).total).toBe(3);
});

rule('DK-GRAP-018', 'a man who loses by 2 is stunned and taken', () => {
  const { table, man, threat } = locked();
  play({ dice: d6(1, 1, 1, 6, 6, 1, 1) }, io => fightOut(table, io, man));
  expect([man.condition, man.wounds, man.grapple, threat.captive]).toEqual(['stunned', 0, null, man.id]);
});

rule('DK-GRAP-019', 'a man who loses by 3 is wounded and stunned, and with a second wound down', () => {
  const first = locked();
  play({ dice: d6(1, 1, 1, 6, 6, 6, 2) }, io => fightOut(first.table, io, first.man));
  expect([first.man.condition, first.man.wounds, first.threat.captive]).toEqual(['stunned', 1, first.man.id]);
  const second = locked();
  second.man.wounds = 1;
  play({ dice: d6(1, 1, 1, 6, 6, 6, 2) }, io => fightOut(second.table, io, second.man));
  expect([second.man.condition, second.threat.captive]).toEqual(['incapacitated', second.man.id]);
});

rule('DK-GRAP-020', 'FIGHT ON after a win by 1 takes a die of the Threat', () => {
  const { table, man } = locked();
  const io = play({ dice: d6(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), answers: [FIGHT_ON] }, run =>
    fightOut(table, run, man),
  );
  expect(io.rolled).toHaveLength(7 + 6);
  expect(io.told.find(({ type }) => type === 'grappleDiceLost')).toMatchObject({ rule: 'DK-GRAP-020' });
});

rule(['DK-GRAP-020', 'DK-GRAP-039'], 'SHOVE sends it back where it came from or beside that', () => {
  const { table, man, threat } = locked();
  const [north, west, east] = [at(table, 3, 2), at(table, 2, 2), at(table, 4, 2)];
  const io = play({ dice: d6(6, 1, 1, 1, 1, 1, 1), answers: [choose({ choice: 'shove', to: west })] }, run =>
    fightOut(table, run, man),
  );
  const offered = (io.asked[0]!.question as unknown as { options: BackOrShove[] }).options;
  const squares = (choice: string) => offered.flatMap(o => (o.choice === choice && 'to' in o ? [o.to] : []));
  expect(squares('shove')).toEqual([north, west, east]);
  expect(squares('back').sort()).toEqual([at(table, 2, 4), at(table, 3, 4), at(table, 4, 4)].sort());
  expect([threat.at, man.grapple]).toEqual([west, null]);
});

rule(['DK-GRAP-020', 'DK-GRAP-023'], 'after a win by 1 it may be left to the die where it goes', () => {
  const { table, man, threat } = locked();
  play({ dice: [...d6(6, 1, 1, 1, 1, 1, 1), 'D8=5'], answers: [THROW_OFF] }, io => fightOut(table, io, man));
  expect([threat.at, man.grapple]).toEqual([at(table, 3, 4), null]);
});

rule(
  ['DK-GRAP-039', 'DK-GRAP-021'],
  'whatever he has won by, the winner may BACK or SHOVE instead of throwing off',
  () => {
    const cutlass = locked();
    cutlass.man.hand = 'cutlass';
    const to = at(cutlass.table, 3, 2);
    const io = play({ dice: d6(6, 1, 1, 1, 1, 1, 1), answers: [choose({ choice: 'shove', to })] }, run =>
      fightOut(cutlass.table, run, cutlass.man),
    );
    const offered = (io.asked[0]!.question as unknown as { options: BackOrShove[] }).options;
    expect([...new Set(offered.map(({ choice }) => choice))]).toEqual(['throwOff', 'shove', 'back']);
    expect([cutlass.threat.at, cutlass.man.grapple]).toEqual([to, null]);
    const flamer = locked({ strength: 'STRONG', weapon: 'flamer' });
    const behind = at(flamer.table, 3, 4);
    play({ dice: d6(6, 6, 6, 1, 1, 1, 1), answers: [choose({ choice: 'back', to: behind })] }, run =>
      fightOut(flamer.table, run, flamer.man),
    );
    expect([flamer.threat.wounds, flamer.man.at, flamer.man.grapple]).toEqual([1, behind, null]);
  },
);

rule(['DK-GRAP-039', 'DK-TSHOOT-019'], 'a Threat that has won by 1 backs off or shoves if a player says so', () => {
  const lost = d6(1, 1, 1, 6, 1, 1, 1);
  const fight = (answer: BackOrShove) => {
    const { table, man, threat } = locked();
    Object.assign(table, { switches: { ...table.switches, playerB: true } });
    play({ dice: lost, answers: [{ seat: 'threats', answer }] }, io => fightRound(table, io, man));
    return { table, man, threat };
  };
  const shoved = fight({ choice: 'shove', to: at(testTable(), 3, 4) });
  expect([shoved.man.at, shoved.man.grapple]).toEqual([at(shoved.table, 3, 4), null]);
  const backed = fight({ choice: 'back', to: at(testTable(), 2, 2) });
  expect([backed.threat.at, backed.threat.facing, backed.man.grapple]).toEqual([at(backed.table, 2, 2), 5, null]);
  const held = fight({ choice: 'fightOn' });
  expect(held.man.grapple?.manLost).toBe(1);
});

rule('DK-GRAP-039', 'BACK takes the man behind himself, still facing the enemy', () => {
  const { table, man, threat } = locked();
  const to = at(table, 2, 4);
  play({ dice: d6(6, 1, 1, 1, 1, 1, 1), answers: [choose({ choice: 'back', to })] }, run => fightOut(table, run, man));
  expect([man.at, man.facing, man.grapple, threat.at]).toEqual([to, 1, null, at(table, 3, 3)]);
});

rule(['DK-GRAP-039', 'DK-GAP-008'], 'a driver who backs off from a Threat on his truck has left the wheel', () => {
  const table = testTable();
  const driver = addMan(table, 0);
  const truck = addVehicle(table, at(table, 3, 2), 3, driver);
  lockInGrapple(driver, addThreat(table, driver.at), 3);
  const to = at(table, 2, 3);
  play({ dice: d6(6, 1, 1, 1, 1, 1, 1), answers: [choose({ choice: 'back', to })] }, io => fightOut(table, io, driver));
  expect([driver.at, driver.seat, truck.driver]).toEqual([to, null, null]);
});

rule(['DK-GRAP-021', 'DK-GRAP-023'], 'a Threat that loses by 2 is thrown off at random, clockwise past walls', () => {
  const { table, man, threat } = locked();
  play({ dice: [...d6(6, 6, 1, 1, 1, 1, 1), 'D8=3'], answers: [THROW_OFF] }, io => fightOut(table, io, man));
  expect([threat.at, threat.facing, man.grapple]).toEqual([at(table, 4, 3), 3, null]);

  const byWall = locked();
  byWall.man.at = byWall.threat.at = at(byWall.table, 5, 3);
  play({ dice: [...d6(6, 6, 1, 1, 1, 1, 1), 'D8=3'], answers: [THROW_OFF] }, io =>
    fightOut(byWall.table, io, byWall.man),
  );
  expect(byWall.threat.at).toBe(at(byWall.table, 5, 4));
});

rule('DK-GRAP-023', 'LOW furniture and flames do not keep it off, HIGH and figures do', () => {
  const table = testTable({ tiles: [['.....', '.lhh.', '...h.', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  const threat = addThreat(table, man.at);
  addMan(table, at(table, 4, 4));
  const throwOff = (dice: string[]) => {
    lockInGrapple(man, threat);
    return play({ dice: [...d6(6, 6, 1, 1, 1, 1, 1), ...dice], answers: [THROW_OFF] }, io => fightOut(table, io, man));
  };
  throwOff(['D8=1']);
  expect(threat.at).toBe(at(table, 3, 4));
  throwOff(['D8=8']);
  expect(threat.at).toBe(at(table, 2, 2));
  play({}, io => layFlames(table, io, { at: at(table, 3, 4), count: 1, from: man.at, rule: 'DK-WEAP-025' }));
  throwOff(['D8=5', 'D6=5']);
  expect(threat.condition).toBe('killed');
});

rule('DK-GRAP-024', 'without a free square it stays with 2 dice fewer until the next phase', () => {
  const table = testTable({ tiles: [['.....', '.hhh.', '.h.h.', '.hhh.', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  const harpy = addThreat(table, man.at);
  lockInGrapple(man, harpy);
  play({ dice: [...d6(6, 6, 1, 1, 1, 1, 1), 'D8=3'] }, io => fightOut(table, io, man));
  expect([harpy.at, threatDice(harpy, man.grapple!).total]).toEqual([man.at, 2]);
});

rule('DK-GRAP-024', 'nor is it fought again in this phase for the chit he has left', () => {
  const table = testTable({ tiles: [['.....', '.hhh.', '.h.h.', '.hhh.', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  lockInGrapple(man, addThreat(table, man.at));
  play({ dice: [...d6(6, 6, 1, 1, 1, 1, 1), 'D8=3'] }, io => perform(table, io, man, { do: 'fightOn' }));
  expect(man.ready).toBe(1);
  expect(codes(whyNotAct(table, man, { do: 'fightOn' }))).toEqual(['twoRoundsFought']);
  play({}, io => fightGrapples(table, io, 'team'));
  const draw = d6(1, 1, 1, 2, 2);
  play({ dice: [...draw, ...draw] }, io => fightGrapples(table, io, 'threat'));
});

rule('DK-GRAP-022', 'by 3 or more a blade or a loaded blaster kills, anything else wounds and throws off', () => {
  const win = d6(6, 6, 6, 1, 1, 1, 1);
  const har = locked();
  play({ dice: win }, io => fightOut(har.table, io, har.man));
  expect([har.threat.condition, har.man.weapons[0]!.loaded]).toEqual(['killed', 12]);
  const empty = locked();
  empty.man.weapons[0]!.loaded = 0;
  play({ dice: [...win, 'D8=1'], answers: [THROW_OFF] }, io => fightOut(empty.table, io, empty.man));
  expect([empty.threat.wounds, empty.threat.at]).toEqual([1, at(empty.table, 3, 2)]);
  const flamer = locked({ strength: 'STRONG', weapon: 'flamer' });
  play({ dice: [...win, 'D8=1'], answers: [THROW_OFF] }, io => fightOut(flamer.table, io, flamer.man));
  expect([flamer.threat.wounds, flamer.threat.at]).toEqual([1, at(flamer.table, 3, 2)]);
});

rule(['DK-GRAP-022', 'DK-DMG-028'], 'it is thrown off even if the acid of its wound fells the winner', () => {
  const table = testTable({ switches: { acidHarpies: true } });
  const man = addMan(table, at(table, 3, 3), 1, { strength: 'STRONG', weapon: 'flamer' });
  const harpy = addThreat(table, man.at);
  man.wounds = 1;
  lockInGrapple(man, harpy);
  play({ dice: [...d6(6, 6, 6, 1, 1, 1, 1), 'D6=6', 'D8=1'] }, io => fightOut(table, io, man));
  expect([man.condition, harpy.at, harpy.captive]).toEqual(['incapacitated', at(table, 3, 2), null]);
});

rule('DK-GRAP-040', 'a DUCK!ed man moves nobody', () => {
  const { table, man, threat } = locked({ strength: 'STRONG' });
  man.ducked = true;
  const io = play({ dice: d6(6, 6, 1, 1, 1, 1, 6, 1, 1, 1), answers: [FIGHT_ON, FIGHT_ON] }, run =>
    fightOut(table, run, man),
  );
  expect([threat.at, man.grapple?.threatLost]).toEqual([man.at, 3]);
  expect(io.told.find(({ type }) => type === 'grappleDiceLost')).toMatchObject({ rule: 'DK-GRAP-040', number: 2 });
  const offered = (io.asked[0]!.question as unknown as { options: BackOrShove[] }).options;
  expect(new Set(offered.map(({ choice }) => choice))).toEqual(new Set(['back', 'fightOn']));

  const thrice = locked({ strength: 'STRONG' });
  thrice.man.ducked = true;
  thrice.man.hand = 'cutlass';
  play({ dice: d6(6, 6, 1, 1, 1, 1) }, run => fightOut(thrice.table, run, thrice.man));
  expect(thrice.threat.condition).toBe('killed');
});

rule(
  ['DK-GRAP-023', 'DK-GRAP-039', 'DK-CEIL-001'],
  'in the ceiling HIGH furniture and doors of the deck mean nothing',
  () => {
    const floor = ['.....', '.....', '.....', '.....', '.....'];
    const table = testTable({
      tiles: [['.....', '.....', '.....', '...h.', '....h'], floor],
      switches: { ceiling: true },
    });
    table.modules[0]!.ceiling = true;
    openDoors(table);
    const man = addMan(table, at(table, 5, 3), 1);
    const harpy = addThreat(table, man.at);
    man.overhead = harpy.overhead = true;
    lockInGrapple(man, harpy);
    const io = play({ dice: d6(6, 1, 1, 1, 1, 1, 1), answers: [FIGHT_ON] }, run => fightRound(table, run, man));
    const offered = (io.asked[0]!.question as unknown as { options: BackOrShove[] }).options;
    expect(offered.flatMap(o => (o.choice === 'back' ? [o.to] : []))).toEqual([at(table, 5, 4), at(table, 4, 4)]);
    play({ dice: [...d6(6, 6, 1, 1, 1, 1), 'D8=3'], answers: [THROW_OFF] }, run => fightRound(table, run, man));
    expect(harpy.at).toBe(at(table, 5, 4));
    lockInGrapple(man, harpy);
    play({ dice: [...d6(6, 6, 1, 1, 1, 1, 1), 'D8=6'], answers: [THROW_OFF] }, run => fightRound(table, run, man));
    expect(harpy.at).toBe(at(table, 4, 4));
  },
);
