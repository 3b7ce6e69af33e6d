import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { TeamCard } from '../../src/content/cards.ts';
import { WEAPONS, weaponCalled } from '../../src/content/deck.ts';
import { whyNotThrow } from '../../src/rules/grenades/throw-grenade.ts';
import { spendByDice, unitsUsed } from '../../src/rules/shooting/ammunition.ts';
import { gunOf, takeUpGun } from '../../src/rules/shooting/gun.ts';
import { loadersOf, loadForComrade, reload, whyNotReload } from '../../src/rules/shooting/reload.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { spray, whyNotSpray } from '../../src/rules/shooting/spray.ts';
import { whyNotShoot, whyNotShootAtEntry } from '../../src/rules/shooting/why-not-shoot.ts';
import type { Figure } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const D6 = (...faces: number[]): string[] => faces.map(face => `D6=${face}`);

/** A man at (3,5) facing north and a Threat so many squares before him, in a long hall. */
function aimed(weapon: string, distance: number, species = 'harpy', card: Partial<TeamCard> = {}) {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR], joined: 'open' });
  const man = addMan(table, at(table, 1, 3), 3, { weapon, strength: 'STRONG', ...card });
  const square = at(table, 1, 3) + distance;
  const target = addThreat(table, square, 7, species);
  return { table, man, target, start: square };
}

/** What a shot with these dice does: 'killed', or how many squares back. */
function result(weapon: string, distance: number, faces: number[], species = 'harpy', squirts?: number) {
  const { table, man, target, start } = aimed(weapon, distance, species);
  const extra = squirts === undefined ? {} : { squirts };
  play({ dice: D6(...faces) }, io => shoot(table, io, { shooter: man.id, target: target.id, ...extra }));
  return target.condition === 'killed' ? 'killed' : target.at - start;
}

rule('DK-WEAP-002', 'advancements needed before the Team has access', () => {
  const needed = WEAPONS.filter(({ advancements }) => advancements > 0).map(card => [card.id, card.advancements]);
  expect(needed).toEqual([
    ['dope-gun', 2],
    ['flechette-cannon', 4],
    ['hot-air-gun', 2],
  ]);
});

rule('DK-WEAP-004', 'the chart has thirteen entries with their ranges', () => {
  const chart = WEAPONS.filter(({ source }) => !source.startsWith('DK-STAR')).map(({ id, range }) => [id, range]);
  expect(Object.fromEntries(chart)).toEqual({
    pistol: 5,
    har: null,
    hemg: null,
    flamer: 5,
    'dope-gun': 6,
    'flechette-cannon': 4,
    'hot-air-gun': 5,
    'grenade-projector': 10,
    'grenade-thrown': 5,
    'incendiary-grenade': 5,
    'axe-or-cutlass': 0,
    'directional-mine': 4,
    'fire-bomb': 6,
  });
  expect(chart).toHaveLength(13);
});

rule('DK-WEAP-005', 'a Pistol reaches 5 squares', () => {
  for (const [distance, refused] of [
    [5, []],
    [6, ['outOfRange']],
  ] as const) {
    const { table, man, target } = aimed('pistol', distance);
    expect(codes(whyNotShoot(table, man, target))).toEqual(refused);
  }
});

rule('DK-WEAP-006', 'outside a grapple a Pistol only knocks back half the pips', () => {
  expect([1, 2, 3, 4, 5, 6].map(face => result('pistol', 1, [face]))).toEqual([0, 1, 1, 2, 2, 3]);
});

rule(
  ['DK-WEAP-008', 'DK-WEAP-009', 'DK-WEAP-010'],
  'a HAR kills up to 2 squares on 5 or 6, else drives back the pips',
  () => {
    expect([result('har', 2, [5]), result('har', 3, [5]), result('har', 1, [4]), result('har', 2, [6])]).toEqual([
      'killed',
      5,
      4,
      'killed',
    ]);
  },
);

rule('DK-WEAP-010', 'against the wall five pips left over wound, four do not', () => {
  const shot = (face: number) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5));
    const harpy = addThreat(table, at(table, 3, 2));
    play({ dice: D6(face) }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
    return [harpy.at === at(table, 3, 1), harpy.wounds];
  };
  expect([shot(5), shot(6)]).toEqual([
    [true, 0],
    [true, 1],
  ]);
});

test('one who enters his square is shot at range 1, over the front arc, and driven back the way it came', () => {
  const entered = (face: number) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 4));
    man.ducked = true;
    Object.assign(man, { ready: 0, waiting: 1 });
    const harpy = addThreat(table, man.at);
    const refused = ([1, 5] as const).map(from => codes(whyNotShootAtEntry(table, man, from)));
    expect(refused).toEqual([[], ['outOfArc']]);
    play({ dice: D6(face) }, io => shoot(table, io, { shooter: man.id, target: harpy.id, enteredFrom: 1 }));
    return harpy.condition === 'killed' ? 'killed' : [harpy.at === at(table, 3, 1)];
  };
  expect([entered(5), entered(3)]).toEqual(['killed', [true]]);
});

rule('DK-WEAP-011', 'bullets or a grenade, one for each chit', () => {
  const { table, man, target } = aimed('har', 3, 'harpy', { gear: { grenade: 1 } });
  const grenade = { thrower: man.id, target: target.at, kind: 'grenade', byProjector: true } as const;
  man.ready = 1;
  expect([whyNotShoot(table, man, target), whyNotThrow(table, grenade)]).toEqual([[], []]);
  man.ready = 0;
  expect([codes(whyNotShoot(table, man, target)), codes(whyNotThrow(table, grenade))]).toEqual([
    ['noAction'],
    ['noAction'],
  ]);
  const pistol = aimed('pistol', 3, 'harpy', { gear: { grenade: 1 } });
  expect(codes(whyNotThrow(pistol.table, { ...grenade, target: pistol.target.at }))).toEqual(['noProjector']);
});

rule('DK-WEAP-012', 'magazines of 6 and 12, emptied by their shots', () => {
  expect(['pistol', 'hemg', 'har'].map(name => weaponCalled(name).magazine)).toEqual([6, 12, 12]);
  const left = (weapon: string, face: number): number => {
    const { table, man, target } = aimed(weapon, 4);
    play({ dice: D6(face) }, io => shoot(table, io, { shooter: man.id, target: target.id }));
    return man.weapons[0]!.loaded;
  };
  expect([left('pistol', 3), left('pistol', 1), left('har', 1)]).toEqual([6, 5, 11]);
});

rule(['DK-WEAP-013', 'DK-WEAP-014'], 'a HEMG kills on 11, else drives back by its whole score', () => {
  expect([result('hemg', 2, [4, 4, 3]), result('hemg', 2, [6, 5, 4])]).toEqual(['killed', 'killed']);
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const harpy = addThreat(table, at(table, 3, 3));
  play({ dice: D6(4, 4, 2) }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect([harpy.at, harpy.wounds]).toEqual([at(table, 3, 1), 1]);
});

/** A HEMG man at (3,5), Harpies and what else at the given squares. */
function sprayed(
  places: [number, number][],
  faces: number[],
  dress: (table: DuckTable) => Figure[] = () => [],
  answer: unknown = { pass: true },
) {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const squares = places.map(place => at(table, ...place));
  const harpies = squares.slice(0, 2).map(square => addThreat(table, square));
  const others = dress(table);
  const answers = others.some(({ ducked }) => !ducked) ? [{ seat: 'team', answer }] : [];
  const io = play({ dice: D6(...faces), answers }, io => spray(table, io, { shooter: man.id, squares }));
  return { table, man, harpies, others, io };
}

rule('DK-WEAP-015', 'over two squares 13 kills, over three 14; one throw is one shot', () => {
  const two = sprayed(
    [
      [2, 3],
      [3, 3],
    ],
    [5, 5, 3],
  );
  expect(two.harpies.map(({ condition }) => condition)).toEqual(['killed', 'killed']);
  expect(two.man.weapons[0]!.loaded).toBe(12);
  const three = sprayed(
    [
      [3, 3],
      [3, 2],
      [3, 1],
    ],
    [5, 5, 3],
  );
  const blows = three.io.told.filter(event => event.type === 'knockedBack');
  expect(blows.map(({ path, left }) => path.length + left)).toEqual([13, 13]);
});

rule('DK-WEAP-016', 'squares touch by side or corner; comrades in them are hit, standing or lying', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const why = (...places: [number, number][]) =>
    codes(whyNotSpray(table, { shooter: man.id, squares: places.map(place => at(table, ...place)) }));
  expect([why([2, 2], [3, 2], [4, 1]), why([2, 2], [4, 2])]).toEqual([[], ['squaresApart']]);
  const { others } = sprayed(
    [
      [2, 2],
      [3, 2],
      [4, 2],
    ],
    // The others are the BINGE of those who see it.
    [5, 5, 5, 6, 6, 1],
    table => {
      const [standing, lying] = [addMan(table, at(table, 4, 2)), addMan(table, at(table, 4, 2))];
      lying.ducked = true;
      return [standing, lying];
    },
  );
  expect(others.map(({ condition }) => condition)).toEqual(['killed', 'killed']);
});

rule(['DK-DUCK-005', 'DK-WEAP-016'], 'a comrade caught in a spray may dive, and it passes over him', () => {
  const dive = { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: 3 } };
  const { others } = sprayed(
    [
      [2, 2],
      [3, 2],
      [4, 2],
    ],
    [5, 5, 5],
    table => [addMan(table, at(table, 4, 2))],
    dive,
  );
  expect(others).toMatchObject([{ condition: 'fit', ducked: true }]);
});

rule('DK-WEAP-016', 'the furthest is knocked back first', () => {
  const { io, harpies } = sprayed(
    [
      [3, 3],
      [3, 2],
    ],
    [1, 1, 1],
  );
  const order = io.told.flatMap(event => (event.type === 'knockedBack' ? [event.figure] : []));
  expect(order).toEqual([harpies[1]!.id, harpies[0]!.id]);
});

rule('DK-WEAP-017', 'no shot goes through a killed figure', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const [near, far] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 3, 2))];
  play({ dice: D6(6, 6, 6) }, io => shoot(table, io, { shooter: man.id, target: near.id }));
  expect([near.condition, far.condition, far.at]).toEqual(['killed', 'fit', at(table, 3, 2)]);
});

rule(
  ['DK-WEAP-018', 'DK-WEAP-019'],
  'a unit for each 1, none beside a 6; by the other reading one for the shot as well',
  () => {
    const shots = [[3], [1], [1, 1, 4], [2, 3, 5], [1, 6, 2], [6]];
    expect(shots.map(dice => unitsUsed(testTable(), dice))).toEqual([0, 1, 2, 0, 0, 0]);
    const byShot = testTable({ switches: { ammunition: 'byTheShot' } });
    expect(shots.map(dice => unitsUsed(byShot, dice))).toEqual([1, 2, 3, 1, 0, 0]);
  },
);

rule('DK-WEAP-018', 'a man whom his own shot has cost his gun counts nothing off it', () => {
  const { table, man } = aimed('har', 3);
  const gun = gunOf(table, man)!;
  man.hand = 'empty';
  const loaded = man.weapons[0]!.loaded;
  play({}, io => spendByDice(table, io, man, gun, [3]));
  expect(man.weapons[0]!.loaded).toBe(loaded);
});

rule('DK-WEAP-021', 'reloading takes a Fumble Test and a spare; a failure keeps the spare', () => {
  const { table, man } = aimed('har', 3);
  man.weapons[0]!.loaded = 0;
  play({ dice: ['D6=5', 'D60=1'] }, io => expect(reload(table, io, man)).toBe(false));
  expect([man.weapons[0]!.loaded, man.weapons[0]!.spares]).toEqual([0, 1]);
  play({ dice: ['D6=4'] }, io => expect(reload(table, io, man)).toBe(true));
  expect([man.weapons[0]!.loaded, man.weapons[0]!.spares]).toEqual([12, 0]);
  man.weapons[0]!.loaded = 3;
  expect(codes(whyNotReload(table, man))).toEqual(['noSpare']);
});

rule('DK-DUCK-009', 'lying down a Pistol is reloaded, a HEMG not', () => {
  const lying = (weapon: string) => {
    const { table, man } = aimed(weapon, 3);
    man.ducked = true;
    man.weapons[0]!.loaded = 0;
    return codes(whyNotReload(table, man));
  };
  expect([lying('pistol'), lying('hemg')]).toEqual([[], ['heavyWhileDucked']]);
});

rule(['DK-WEAP-030', 'DK-WEAP-031'], 'a Dope Gun kills above the range, else drives back 6 minus the range', () => {
  expect([result('dope-gun', 3, [4]), result('dope-gun', 3, [3]), result('dope-gun', 6, [6])]).toEqual([
    'killed',
    3,
    0,
  ]);
  expect(result('dope-gun', 2, [2])).toBe(4);
});

rule(['DK-WEAP-032', 'DK-WEAP-020'], 'a Dope Gun holds one charge and is recharged on 4 or more', () => {
  const { table, man, target } = aimed('dope-gun', 6);
  play({ dice: ['D6=6'] }, io => shoot(table, io, { shooter: man.id, target: target.id }));
  expect(codes(whyNotShoot(table, man, target))).toEqual(['empty']);
  play({ dice: ['D6=3'] }, io => expect(reload(table, io, man)).toBe(false));
  // The die is his own player's.
  const ofSecondTeam = { ...man, team: 1 };
  const io = play({ dice: ['D6=4'] }, io => expect(reload(table, io, ofSecondTeam)).toBe(true));
  expect(io.rolled[0]!.why.seat).toBe('team2');
  expect(codes(whyNotShoot(table, man, target))).toEqual([]);
});

rule('DK-WEAP-033', 'armour gives no second throw against it', () => {
  expect(result('dope-gun', 2, [5], 'cybot')).toBe('killed');
});

rule('DK-WEAP-041', 'a loader beside the gunner spends a chit and no test; alone it takes a Fumble Test', () => {
  const table = testTable();
  const gunner = addMan(table, at(table, 3, 3), 1, { weapon: 'flechette-cannon' });
  const loader = addMan(table, at(table, 3, 4));
  addMan(table, at(table, 1, 1));
  expect(loadersOf(table, gunner)).toEqual([]);
  gunner.weapons[0]!.loaded = 0;
  expect(loadersOf(table, gunner)).toEqual([loader]);
  play({}, io => loadForComrade(table, io, loader, gunner));
  expect([gunner.weapons[0]!.loaded, gunner.ready, loader.ready, loader.acted]).toEqual([1, 2, 1, 1]);
  gunner.weapons[0]!.loaded = 0;
  play({ dice: ['D6=4'] }, io => reload(table, io, gunner));
  expect([gunner.weapons[0]!.loaded, gunner.weapons[0]!.spares]).toEqual([1, 1]);
});

rule('DK-WEAP-046', 'a Hot Air Gun reaches 5 squares, uses its squirts and leaves no marker', () => {
  const far = aimed('hot-air-gun', 6);
  expect(codes(whyNotShoot(far.table, far.man, far.target))).toEqual(['outOfRange']);
  expect(result('hot-air-gun', 5, [3, 1], 'steel-scorpion', 2)).toBe(0);
  const { table, man, target } = aimed('hot-air-gun', 3, 'cybot');
  target.protection = 'PROTECTED';
  play({ dice: ['D6=3'] }, io => shoot(table, io, { shooter: man.id, target: target.id, squirts: 2 }));
  expect([target.condition, man.weapons[0]!.loaded, table.flames]).toEqual(['killed', 10, []]);
});

rule('DK-WEAP-047', 'it kills the dry and pushes the wet back', () => {
  expect([result('hot-air-gun', 2, [5], 'harpy', 1), result('hot-air-gun', 2, [4], 'harpy', 1)]).toEqual([5, 0]);
  expect(result('hot-air-gun', 2, [5, 5], 'steel-scorpion', 1)).toBe('killed');
  expect(result('hot-air-gun', 2, [4, 4], 'steel-scorpion', 1)).toBe(0);
  expect([result('hot-air-gun', 2, [], 'cybot', 3), result('hot-air-gun', 2, [2], 'harpy', 3)]).toEqual(['killed', 2]);
});

rule('DK-WEAP-048', 'with the cutlass drawn he shoots no more until he has taken up his gun', () => {
  const { table, man, target } = aimed('har', 3);
  man.hand = 'cutlass';
  expect(codes(whyNotShoot(table, man, target))).toEqual(['noGunInHand']);
  takeUpGun(man, 0);
  expect(whyNotShoot(table, man, target)).toEqual([]);
});

rule('DK-WEAP-001', 'no gun damages hull, bulkheads or doors', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const harpy = addThreat(table, at(table, 3, 1));
  const ship = structuredClone([table.doors, table.breaches, table.fittings]);
  play({ dice: D6(3, 3, 3) }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
  expect([table.doors, table.breaches, table.fittings]).toEqual(ship);
});

rule(['DK-WEAP-015', 'DK-DMG-004'], 'in a spray the second throw counts for the armoured alone', () => {
  const { harpies, io } = sprayed(
    [
      [2, 3],
      [3, 3],
    ],
    [5, 5, 5, 1, 1, 1],
    table => {
      table.figures[2]!.protection = 'ARMOURED';
      return [];
    },
  );
  expect(harpies.map(({ condition }) => condition)).toEqual(['killed', 'fit']);
  // The ones of the second throw cost nothing.
  expect(io.told.some(({ type }) => type === 'ammunitionSpent')).toBe(false);
});

rule('DK-WEAP-041', 'nobody loads without a chit, from the deck or from afar', () => {
  const table = testTable();
  const gunner = addMan(table, at(table, 3, 3), 1, { weapon: 'flechette-cannon' });
  gunner.weapons[0]!.loaded = 0;
  const loader = addMan(table, at(table, 3, 4));
  loader.ready = 0;
  expect(loadersOf(table, gunner)).toEqual([]);
  loader.waiting = 1;
  expect(loadersOf(table, gunner)).toEqual([loader]);
  loader.ducked = true;
  expect(loadersOf(table, gunner)).toEqual([]);
});
