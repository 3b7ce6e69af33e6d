import type { Direction } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { TeamCard } from '../../src/content/cards.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { DuckTable } from '../../src/table/table.ts';
import {
  addExplosion,
  addFlames,
  addMachine,
  addMan,
  addThreat,
  at,
  codes,
  type Drawn,
  lockInGrapple,
  play,
  testTable,
} from '../support/tables.ts';

type Place = [number, number];

const rows = (letter: string, ...places: Place[]): string[] =>
  [1, 2, 3, 4, 5].map(y =>
    [1, 2, 3, 4, 5].map(x => (places.some(p => p[0] === x && p[1] === y) ? letter : '.')).join(''),
  );

/** A man with a weapon, by default at (3,5) facing north, and a Harpy, by default at (3,1). */
function range(weapon: string, target: Place = [3, 1], from: Place = [3, 5], facing: Direction = 1, drawn: Drawn = {}) {
  const table = testTable(drawn);
  const card: Partial<TeamCard> = { weapon, strength: 'STRONG' };
  const man = addMan(table, at(table, ...from), facing, card);
  const harpy = addThreat(table, at(table, ...target));
  return { table, man, harpy, why: () => codes(whyNotShoot(table, man, harpy)) };
}

rule('DK-SHOOT-001', 'a legal shot never misses', () => {
  const { table, man, harpy } = range('har');
  harpy.at = at(table, 3, 2);
  man.at = at(table, 3, 5);
  const io = play({ dice: ['D6=1'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect(harpy.at).toBe(at(table, 3, 1));
  expect(io.told.map(({ type }) => type)).toEqual(['shotDeclared', 'shotFired', 'knockedBack', 'ammunitionSpent']);
});

rule('DK-SHOOT-003', 'a glimpse of the body does not do', () => {
  const { why } = range('har', [3, 2], [1, 5], 1, { tiles: [rows('f', [3, 3])] });
  expect(why()).toEqual(['notInSight']);
});

rule('DK-SHOOT-007', 'half a square covers half: exactly through the middle of the side is clear', () => {
  const from = (x: number): string[] => {
    const { table, why } = range('hemg', [3, 2], [x, 5]);
    addMan(table, at(table, 3, 3), 1).position = 'left';
    return why();
  };
  expect([from(3), from(2), from(4)]).toEqual([[], ['lineOfFireBlocked'], []]);
});

rule(['DK-SHOOT-009', 'DK-SHOOT-018'], 'past one comrade a HAR may fire, a HEMG not until he lies down', () => {
  for (const [weapon, blocked] of [
    ['har', []],
    ['hemg', ['lineOfFireBlocked']],
    ['pistol', []],
    ['dope-gun', ['lineOfFireBlocked']],
    ['hot-air-gun', ['lineOfFireBlocked']],
  ] as const) {
    const { table, why } = range(weapon);
    const comrade = addMan(table, at(table, 3, 3));
    expect([weapon, why()]).toEqual([weapon, blocked]);
    comrade.ducked = true;
    expect(why()).toEqual([]);
  }
});

rule('DK-SHOOT-009', 'vehicles, drones and closed doors stop everything, explosion markers nothing', () => {
  const { table, why } = range('har');
  addExplosion(table, at(table, 3, 3));
  expect(why()).toEqual([]);
  table.vehicles.push({
    id: 0,
    type: 'forklift',
    front: at(table, 3, 3),
    facing: 3,
    driver: null,
    passenger: null,
    pods: [],
  });
  shipChanged(table);
  expect(why()).toEqual(['notInSight']);
});

rule('DK-SHOOT-009', 'each thing on the line lets sight and fire pass as the list says', () => {
  const past = (lay: (table: DuckTable, square: number) => void, drawn: Drawn = {}): string[] => {
    const { table, why } = range('har', [3, 1], [3, 5], 1, drawn);
    lay(table, at(table, 3, 3));
    return why();
  };
  const piece = (letter: string): string[] => past(() => {}, { tiles: [rows(letter, [3, 3])] });
  expect([piece('f'), piece('h'), piece('l')]).toEqual([['notInSight'], ['notInSight'], ['lineOfFireBlocked']]);
  expect(past((table, square) => addMachine(table, square, 'hemgDrone'))).toEqual(['notInSight']);
  expect(past((table, square) => addMachine(table, square, 'roboGun'))).toEqual(['notInSight']);
  expect([1, 2, 3].map(count => past((table, square) => addFlames(table, square, count)))).toEqual([
    [],
    ['notInSight'],
    ['notInSight'],
  ]);
  expect(past((table, square) => addThreat(table, square))).toEqual(['lineOfFireBlocked']);
  const twoMen = (table: DuckTable, square: number): void => {
    addMan(table, square);
    addMan(table, square);
  };
  expect(past(twoMen)).toEqual(['lineOfFireBlocked']);
  const { table, man, harpy } = range('har', [5, 3], [4, 3], 3, { tiles: [rows('.'), rows('.')] });
  harpy.at = at(table, 1, 3, 1);
  expect(codes(whyNotShoot(table, man, harpy))).toEqual(['notInSight']);
});

rule(
  'DK-SHOOT-010',
  'of two in a square only the one whose base can be reached may be chosen, and he alone is hit',
  () => {
    const table = testTable({ tiles: [rows('f', [3, 3])] });
    const philth = addThreat(table, at(table, 5, 5), 1, 'philth');
    const [covered, open] = [addMan(table, at(table, 3, 2)), addMan(table, at(table, 3, 2))];
    covered.position = 'left';
    open.position = 'right';
    expect(codes(whyNotShoot(table, philth, covered))).toEqual(['notInSight']);
    expect(codes(whyNotShoot(table, philth, open))).toEqual([]);
    play({ dice: ['D6=1'], answers: [{ seat: 'team', answer: { pass: true } }] }, io =>
      shoot(table, io, { shooter: philth.id, target: open.id }),
    );
    expect([covered.at, open.at]).toEqual([at(table, 3, 2), at(table, 2, 1)]);
  },
);

rule('DK-SHOOT-012', 'a comrade at the elbow closes his side beyond 45 degrees', () => {
  const { table, man: a, harpy } = range('har', [5, 2], [3, 3]);
  const b = addMan(table, at(table, 3, 3));
  a.position = 'left';
  b.position = 'right';
  const may = (x: number, y: number): string => {
    harpy.at = at(table, x, y);
    return [a, b].map(man => (whyNotShoot(table, man, harpy).length === 0 ? 'y' : 'n')).join('');
  };
  expect([may(5, 2), may(4, 2), may(1, 3)]).toEqual(['ny', 'yy', 'yn']);
});

rule('DK-SHOOT-012', 'nor does the man on his shoulders change that', () => {
  const { table, man, why } = range('har', [5, 2], [3, 3]);
  const carried = addMan(table, man.at);
  Object.assign(carried, { condition: 'incapacitated', ducked: true });
  const bearer = addMan(table, man.at);
  bearer.carries = carried.id;
  man.position = 'left';
  bearer.position = 'right';
  expect(why()).toEqual(['outOfArc']);
});

rule('DK-SHOOT-013', 'the rear man shoots past the front man, his flanks are free', () => {
  const { table, man, harpy, why } = range('hemg', [3, 1], [3, 3]);
  const front = addMan(table, at(table, 3, 3));
  man.position = 'rear';
  front.position = 'forward';
  expect(why()).toEqual(['lineOfFireBlocked']);
  man.weapons[0] = { ...man.weapons[0]!, id: 'har' };
  expect(why()).toEqual([]);
  man.weapons[0] = { ...man.weapons[0]!, id: 'hemg' };
  harpy.at = at(table, 5, 3);
  expect(why()).toEqual([]);
  harpy.at = at(table, 3, 1);
  front.ducked = true;
  expect(why()).toEqual([]);
  expect(whyNotShoot(table, front, harpy).map(({ code }) => code)).toEqual(['lyingDown']);
});

rule('DK-SHOOT-014', 'version A: 90 degrees for every weapon', () => {
  const refused = (target: Place) => range('har', target, [3, 3], 1, { switches: { arcRule: 'A' } }).why();
  expect([refused([4, 2]), refused([5, 2]), refused([5, 3])]).toEqual([[], ['outOfArc'], ['outOfArc']]);
});

rule('DK-SHOOT-015', 'version B: 90 degrees for HEMG and flame weapons only', () => {
  const refused = (weapon: string) => range(weapon, [5, 3], [3, 3], 1, { switches: { arcRule: 'B' } }).why();
  expect([refused('har'), refused('hemg'), refused('hot-air-gun')]).toEqual([[], ['outOfArc'], ['outOfArc']]);
  expect(refused('flamer')).toContain('outOfArc');
});

rule('DK-SHOOT-016', 'a HAR fires through any number of single comrades, not through two in a square', () => {
  const { table, man, harpy, why } = range('har');
  const near = addMan(table, at(table, 3, 4));
  const far = addMan(table, at(table, 3, 2));
  expect(why()).toEqual([]);
  play({ dice: ['D6=2'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect([near.at, near.wounds, far.at, far.wounds]).toEqual([at(table, 3, 4), 0, at(table, 3, 2), 0]);
  addMan(table, at(table, 3, 2));
  expect(why()).toEqual(['lineOfFireBlocked']);
});

rule('DK-SHOOT-018', 'an enemy on the line stops a HAR too', () => {
  const { table, why } = range('har');
  addThreat(table, at(table, 3, 2));
  expect(why()).toEqual(['lineOfFireBlocked']);
});

rule('DK-SHOOT-020', 'direct fire does not pass over LOW furniture although the target is seen', () => {
  expect(range('har', [3, 1], [3, 5], 1, { tiles: [rows('l', [3, 3])] }).why()).toEqual(['lineOfFireBlocked']);
});

rule('DK-SHOOT-022', 'on a bench one is open to fire from all sides, behind it not', () => {
  const drawn = { tiles: [rows('l', [3, 3], [3, 4])] };
  expect(range('har', [3, 3], [3, 5], 1, drawn).why()).toEqual([]);
  expect(range('har', [3, 2], [3, 5], 1, drawn).why()).toEqual(['lineOfFireBlocked']);
});

rule(['DK-SHOOT-023', 'DK-SHOOT-024'], 'two flame markers stop the shot, one does not', () => {
  const { table, why } = range('har');
  const fire = addFlames(table, at(table, 3, 3), 2);
  expect(why()).toEqual(['notInSight']);
  fire.count = 1;
  shipChanged(table);
  expect(why()).toEqual([]);
});

rule('DK-SHOOT-025', 'nobody fires from afar at one who grapples', () => {
  const { table, harpy, why } = range('har');
  const victim = addMan(table, at(table, 3, 3));
  lockInGrapple(victim, harpy);
  expect(why()).toEqual(['targetGrappling']);
});

rule('DK-SHOOT-026', 'a man already DUCK!ed is shot like any other, and untouched by fire over him', () => {
  const table = testTable();
  const philth = addThreat(table, at(table, 3, 5), 1, 'philth');
  const man = addMan(table, at(table, 3, 3));
  man.ducked = true;
  play({ dice: ['D6=5'] }, io => shoot(table, io, { shooter: philth.id, target: man.id }));
  expect(man.condition).toBe('killed');
  const over = range('hemg');
  const lying = addMan(over.table, at(over.table, 3, 3));
  lying.ducked = true;
  play({ dice: ['D6=5', 'D6=5', 'D6=5'] }, io =>
    shoot(over.table, io, { shooter: over.man.id, target: over.harpy.id }),
  );
  expect([lying.condition, lying.at]).toEqual(['fit', at(over.table, 3, 3)]);
});

rule(['DK-SHOOT-027', 'DK-WEAP-012'], 'the first failing test is the reason: empty before out of sight', () => {
  const { man, why } = range('hemg', [3, 1], [3, 5], 1, { tiles: [rows('f', [3, 3])] });
  man.weapons[0]!.loaded = 0;
  expect(why()).toEqual(['empty', 'notInSight']);
  man.ready = 0;
  man.condition = 'stunned';
  expect(why()).toEqual(['unableToAct', 'noAction', 'empty', 'notInSight']);
});

rule(
  ['DK-SHOOT-027', 'DK-WEAP-008'],
  'a plus is added, the DASH marker takes 2, ammunition goes by the natural dice',
  () => {
    const { table, man, harpy } = range('har', [3, 3]);
    man.weapons[0] = { ...man.weapons[0]!, plus: 1 };
    play({ dice: ['D6=4'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
    expect([harpy.condition, man.weapons[0]!.loaded]).toEqual(['killed', 12]);
    const unlucky = range('har', [3, 3]);
    unlucky.man.weapons[0] = { ...unlucky.man.weapons[0]!, plus: 1 };
    play({ dice: ['D6=1'] }, io => shoot(unlucky.table, io, { shooter: unlucky.man.id, target: unlucky.harpy.id }));
    expect(unlucky.man.weapons[0]!.loaded).toBe(11);
    const tired = range('har', [3, 3]);
    tired.man.dashed = 1;
    play({ dice: ['D6=6'] }, io => shoot(tired.table, io, { shooter: tired.man.id, target: tired.harpy.id }));
    expect([tired.harpy.condition, tired.harpy.at, tired.man.weapons[0]!.loaded]).toEqual([
      'fit',
      at(tired.table, 3, 1),
      12,
    ]);
  },
);

rule('DK-SHOOT-028', 'a hole opens a side for fire, a way through ducts does not', () => {
  const floor = ['.....', '.....', '.....', '.....', '.....'];
  const table = testTable({ tiles: [floor, floor] });
  const man = addMan(table, at(table, 3, 3), 3);
  const harpy = addThreat(table, at(table, 2, 3, 1));
  table.breaches.push({ square: at(table, 5, 3), side: 3, footprints: 'RED' });
  shipChanged(table);
  expect(codes(whyNotShoot(table, man, harpy))).toEqual(['notInSight']);
  table.doors[0]!.holed[0] = true;
  shipChanged(table);
  expect(codes(whyNotShoot(table, man, harpy))).toEqual([]);
});

rule('DK-SHOOT-029', 'with the narrow arc all other numbers stay the same', () => {
  const shot = (face: number) => {
    const { table, man, harpy } = range('har', [3, 3], [3, 5], 1, { switches: { arcRule: 'A', diagonalsCost2: true } });
    play({ dice: [`D6=${face}`] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
    return harpy.condition === 'killed' ? 'killed' : at(table, 3, 3) - harpy.at;
  };
  const row = shot(1);
  expect([shot(5), shot(6), shot(2)]).toEqual(['killed', 'killed', 2 * Number(row)]);
});

rule('DK-SHOOT-022', 'furniture under the shooter helps him neither over figures nor over benches', () => {
  const { table, why } = range('hemg', [3, 1], [3, 5], 1, { tiles: [rows('h', [3, 5])] });
  expect(why()).toEqual([]);
  addMan(table, at(table, 3, 3));
  expect(why()).toEqual(['lineOfFireBlocked']);
  expect(range('har', [3, 1], [3, 5], 1, { tiles: [rows('l', [3, 5], [3, 3])] }).why()).toEqual(['lineOfFireBlocked']);
  expect(range('har', [3, 1], [3, 5], 1, { tiles: [rows('l', [3, 1], [3, 3])] }).why()).toEqual([]);
});

rule('DK-SHOOT-012', 'a comrade who lies at the elbow closes nothing', () => {
  const { table, man, why } = range('har', [5, 2], [3, 3]);
  const comrade = addMan(table, at(table, 3, 3));
  man.position = 'left';
  comrade.position = 'right';
  expect(why()).toEqual(['outOfArc']);
  comrade.ducked = true;
  expect(why()).toEqual([]);
});

rule(['DK-SHOOT-027', 'DK-WEAP-012'], 'a score is never below 0 nor a magazine, and the last shot is complete', () => {
  const { table, man, harpy } = range('har');
  man.dashed = 1;
  man.weapons[0]!.loaded = 1;
  const io = play({ dice: ['D6=1'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ throws: [{ score: 0 }] });
  expect(man.weapons[0]!.loaded).toBe(0);
});

test('a shot is remembered by its tile', () => {
  const { table, man, harpy } = range('har');
  play({ dice: ['D6=1'] }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect([table.tiles[0]!.shotIn, table.noise.tiles]).toEqual([true, [0]]);
});
