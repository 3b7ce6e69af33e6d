import { WHOLE } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { endInFlames, flamesAt, layFlames, reduceFlames, waysOut } from '../../src/rules/grenades/flames.ts';
import { squaresToSquirt } from '../../src/rules/shooting/choosing-squares.ts';
import { flame, type Jet, whyNotFlame } from '../../src/rules/shooting/flame.ts';
import { reload } from '../../src/rules/shooting/reload.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { activateThreat, activateThreats } from '../../src/rules/threats/threat-phase.ts';
import {
  addExplosion,
  addFlames,
  addMan,
  addPiece,
  addThreat,
  at,
  codes,
  lockInGrapple,
  play,
  testTable,
} from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** A Flamer at (3,5) facing north and a Harpy at (3,3). */
function withFlamer(weapon = 'flamer') {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon, strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 3));
  const why = (...jets: Jet[]): string[] => codes(whyNotFlame(table, { shooter: man.id, jets }));
  return { table, man, harpy, why };
}

const attack = (square: number, squirts: number): Jet => ({ square, squirts, use: 'attack' });
const barrier = (square: number, squirts: number): Jet => ({ square, squirts, use: 'barrier' });

rule('DK-SHOOT-019', 'a Flamer never fires past a figure, lying ones included', () => {
  const { table, man, harpy, why } = withFlamer();
  const comrade = addMan(table, at(table, 3, 4));
  comrade.ducked = true;
  expect(why(attack(harpy.at, 2))).toEqual(['lineOfFireBlocked']);
  man.weapons[0] = { ...man.weapons[0]!, id: 'hemg' };
  expect(whyNotShoot(table, man, harpy)).toEqual([]);
});

rule('DK-DUCK-006', 'a Flamer is refused over a DUCK!ed comrade, a HAR is not', () => {
  const { table, man, harpy, why } = withFlamer();
  addMan(table, at(table, 3, 4)).ducked = true;
  expect(why(attack(harpy.at, 1))).toEqual(['lineOfFireBlocked']);
  man.weapons[0] = { ...man.weapons[0]!, id: 'har' };
  expect(whyNotShoot(table, man, harpy)).toEqual([]);
});

rule(['DK-WEAP-022', 'DK-SHOOT-025'], 'no jet is turned on a grapple, but a barrier may be laid there', () => {
  const { table, harpy, why } = withFlamer();
  lockInGrapple(addMan(table, harpy.at), harpy);
  expect([why(attack(harpy.at, 2)), why(barrier(harpy.at, 2))]).toEqual([['targetGrappling'], []]);
});

rule('DK-WEAP-022', 'range 5, at most 3 squirts, one die for each figure in the square', () => {
  const { table, man, harpy, why } = withFlamer();
  expect(why(attack(harpy.at, 4))).toEqual(['tooManySquirts']);
  const hall = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const far = addMan(hall, at(hall, 1, 3), 3, { weapon: 'flamer', strength: 'STRONG' });
  const refused = codes(whyNotFlame(hall, { shooter: far.id, jets: [barrier(at(hall, 2, 3, 1), 1)] }));
  expect(refused).toEqual(['outOfRange']);
  const victim = addMan(table, harpy.at);
  victim.condition = 'stunned';
  harpy.captive = victim.id;
  // The witness throws for his BINGE, which at 6 cannot fail.
  const dice = ['D6=2', 'D6=3', 'D6=6'];
  play({ dice }, io => flame(table, io, { shooter: man.id, jets: [attack(harpy.at, 2)] }));
  expect([harpy.condition, victim.condition]).toEqual(['fit', 'killed']);
});

rule(['DK-WEAP-022', 'DK-SHOOT-011'], 'squirts go to squares before him in reach, but not past anybody', () => {
  const { table, man, harpy } = withFlamer();
  const squares = squaresToSquirt(table, man);
  expect(squares).toContain(harpy.at);
  expect(squares).toContain(at(table, 1, 1));
  // Beyond the Harpy, and his own square.
  expect(squares).not.toContain(at(table, 3, 1));
  expect(squares).not.toContain(man.at);
  man.facing = 5;
  expect(squaresToSquirt(table, man)).not.toContain(harpy.at);
});

rule('DK-WEAP-023', 'three squirts kill without a throw, two on 3, one on 5', () => {
  const burnt = (squirts: number, ...dice: string[]): string => {
    const { table, man, harpy } = withFlamer();
    play({ dice }, io => flame(table, io, { shooter: man.id, jets: [attack(harpy.at, squirts)] }));
    expect([man.weapons[0]!.loaded, table.flames]).toEqual([12 - squirts, []]);
    return harpy.condition;
  };
  expect(burnt(3)).toBe('killed');
  expect([burnt(2, 'D6=3'), burnt(2, 'D6=2')]).toEqual(['killed', 'fit']);
  expect([burnt(1, 'D6=5'), burnt(1, 'D6=4')]).toEqual(['killed', 'fit']);
});

test('a survivor is neither wounded nor moved, and will shrink back from the Flamer', () => {
  const { table, man, harpy } = withFlamer();
  play({ dice: ['D6=1'] }, io => flame(table, io, { shooter: man.id, jets: [attack(harpy.at, 2)] }));
  expect([harpy.at, harpy.wounds]).toEqual([at(table, 3, 3), 0]);
  expect(
    waysOut(table, harpy)
      .map(({ square }) => square)
      .sort(),
  ).toEqual([at(table, 2, 2), at(table, 3, 2), at(table, 4, 2)]);
});

rule('DK-WEAP-025', 'a marker for each squirt, over up to three squares, never more than 3 in one', () => {
  const lay = (...squirts: number[]) => {
    const { table, man } = withFlamer();
    const squares = [at(table, 2, 3), at(table, 4, 3), at(table, 4, 4)];
    const jets = squirts.map((n, i) => barrier(squares[i]!, n));
    expect(whyNotFlame(table, { shooter: man.id, jets })).toEqual([]);
    play({}, io => flame(table, io, { shooter: man.id, jets }));
    return squares.map(square => flamesAt(table, square));
  };
  expect([lay(3), lay(2, 1), lay(1, 1, 1)]).toEqual([
    [3, 0, 0],
    [2, 1, 0],
    [1, 1, 1],
  ]);
  const { table, man } = withFlamer();
  const square = at(table, 3, 4);
  play({}, io => {
    flame(table, io, { shooter: man.id, jets: [barrier(square, 2)] });
    expect(whyNotFlame(table, { shooter: man.id, jets: [barrier(square, 2)] })).toEqual([]);
    flame(table, io, { shooter: man.id, jets: [barrier(square, 2)] });
  });
  expect([flamesAt(table, square), table.flames.length]).toEqual([3, 1]);
});

rule('DK-WEAP-026', 'attack and barrier in different squares only', () => {
  const { table, harpy, why } = withFlamer();
  expect(why(attack(harpy.at, 2), barrier(at(table, 4, 3), 1))).toEqual([]);
  expect(why(attack(harpy.at, 1), barrier(harpy.at, 1))).toEqual(['squareUsedTwice']);
});

rule('DK-WEAP-028', 'a marker goes in each Housekeeping, and sight opens again', () => {
  const { table, man, harpy } = withFlamer();
  harpy.at = at(table, 3, 1);
  const square = at(table, 3, 3);
  play({}, io => flame(table, io, { shooter: man.id, jets: [barrier(square, 3)] }));
  const counts = [1, 2, 3].map(() => {
    play({}, io => reduceFlames(table, io));
    return flamesAt(table, square);
  });
  expect([counts, table.flames]).toEqual([[2, 1, 0], []]);
});

rule('DK-HOUSE-004', 'flames lit in Housekeeping stay until the next one', () => {
  const table = testTable();
  const square = at(table, 1, 1);
  table.phase = 'housekeeping';
  play({}, io => {
    layFlames(table, io, { at: square, count: 3, from: square, rule: 'DK-CHOUSE-005' });
    reduceFlames(table, io);
    expect(flamesAt(table, square)).toBe(3);
    table.turn++;
    reduceFlames(table, io);
  });
  expect(flamesAt(table, square)).toBe(2);
});

rule('DK-WEAP-029', 'a tank of 12 squirts, changed on 5 or 6', () => {
  const { table, man, why } = withFlamer();
  const jet = barrier(at(table, 3, 4), 3);
  play({}, io => {
    for (let i = 0; i < 4; i++) flame(table, io, { shooter: man.id, jets: [jet] });
  });
  expect([man.weapons[0]!.loaded, why(jet)]).toEqual([0, ['empty']]);
  const { told } = play({ dice: ['D6=4'] }, io => expect(reload(table, io, man)).toBe(false));
  expect(told.map(({ type }) => type)).toEqual(['reloadThrown', 'reloadFailed']);
  expect(told[0]).toMatchObject({ face: 4, needed: 5, passed: false });
  play({ dice: ['D6=5'] }, io => expect(reload(table, io, man)).toBe(true));
  expect([man.weapons[0]!.loaded, man.weapons[0]!.spares]).toEqual([12, 0]);
});

rule('DK-WEAP-046', 'a Hot Air Gun lays no barrier', () => {
  const { harpy, why } = withFlamer('hot-air-gun');
  expect(why(barrier(harpy.at, 1))).toContain('noFlamer');
});

rule('DK-KITTY-019', 'a gas leak leaves the Flamers 2 squares and 2 squirts', () => {
  const { table, harpy, why } = withFlamer();
  table.kitty.mishaps.push('gasLeak');
  expect([why(barrier(at(table, 3, 2), 1)), why(attack(harpy.at, 3)), why(attack(harpy.at, 2))]).toEqual([
    ['outOfRange', 'lineOfFireBlocked'],
    ['tooManySquirts'],
    [],
  ]);
});

rule('DK-GREN-034', 'one who cannot leave the flames suffers as many squirts as there are markers', () => {
  const { table, harpy } = withFlamer();
  addFlames(table, harpy.at, 2);
  play({ dice: ['D6=2'] }, io => endInFlames(table, io, harpy));
  expect(harpy.condition).toBe('fit');
  table.flames[0]!.count = 3;
  play({}, io => endInFlames(table, io, harpy));
  expect(harpy.condition).toBe('killed');
  const other = addThreat(table, at(table, 1, 1));
  addExplosion(table, other.at);
  play({}, io => endInFlames(table, io, other));
  expect(other.condition).toBe('fit');
});

rule('DK-WEAP-024', 'one that survives a jet of flame shrinks back from it before it does anything else', () => {
  const { table, man, harpy } = withFlamer();
  play({ dice: ['D6=1'] }, io => flame(table, io, { shooter: man.id, jets: [attack(harpy.at, 2)] }));
  expect([harpy.at, harpy.wounds]).toEqual([at(table, 3, 3), 0]);
  table.phase = 'threat';
  const io = play({ dice: ['D6=6', 'D6=3'] }, io => activateThreats(table, io));
  const [step] = io.told.flatMap(event => (event.type === 'stepped' ? [event.to] : []));
  expect([2, 3, 4].map(x => at(table, x, 2))).toContain(step);
});

rule('DK-WEAP-027', 'a Threat in flames first leaves them, away from the Flamer, and acts on with what is left', () => {
  const table = testTable();
  addMan(table, at(table, 3, 5), 1, { weapon: 'flamer', strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 3));
  addFlames(table, harpy.at, 1, at(table, 3, 5));
  table.phase = 'threat';
  // Reaction, move, and two rounds without a hit.
  const rounds = new Array<string>(14).fill('D6=1');
  const io = play({ dice: ['D6=1', 'D6=6', ...rounds] }, io => activateThreats(table, io));
  const steps = io.told.flatMap(event => (event.type === 'stepped' ? [event.to] : []));
  expect([steps[0], steps.length]).toEqual([at(table, 3, 2), 4]);
});

rule(
  ['DK-WEAP-024', 'DK-ACT-015'],
  'singed in the midst of its move it goes on, and shrinks back the next time',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 1, 3), 3, { weapon: 'flamer', strength: 'STRONG' });
    Object.assign(man, { ready: 0, waiting: 1 });
    addMan(table, at(table, 1, 1), 1);
    addPiece(table, at(table, 3, 2), 'HIGH', WHOLE);
    const harpy = addThreat(table, at(table, 5, 1), 7);
    const says = (answer: unknown) => ({ seat: 'team', answer });
    const jet = attack(at(table, 3, 1), 1);
    table.phase = 'threat';
    const reaction = { reaction: 'DK-ACT-016', choice: { do: 'act', figure: man.id } };
    const answers = [reaction, { do: 'flame' }, jet, 'enough', { do: 'done' }].map(says);
    play({ dice: ['D6=1', 'D6=2', 'D6=4'], answers }, io => activateThreat(table, io, harpy));
    expect([harpy.at, harpy.condition]).toEqual([at(table, 3, 1), 'fit']);
    harpy.activated = false;
    const io = play({ dice: ['D6=1', 'D6=2'] }, io => activateThreat(table, io, harpy));
    const [step] = io.told.flatMap(event => (event.type === 'stepped' ? [event.to] : []));
    expect([at(table, 4, 1), at(table, 4, 2)]).toContain(step);
  },
);
