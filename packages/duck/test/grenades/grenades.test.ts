import { isReached } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { explode } from '../../src/rules/grenades/blast.ts';
import { removeExplosionMarkers, waysOut } from '../../src/rules/grenades/flames.ts';
import { crossedInFlight } from '../../src/rules/grenades/grenade-flight.ts';
import { flightOf, landingSquare } from '../../src/rules/grenades/scatter.ts';
import { scatterModifier, type Throw, throwGrenade, whyNotThrow } from '../../src/rules/grenades/throw-grenade.ts';
import { threatReach } from '../../src/rules/movement/footing.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { activate } from '../support/hunting.ts';
import {
  addExplosion,
  addFlames,
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
const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const D6 = (...faces: number[]): string[] => faces.map(face => `D6=${face}`);

/** A man with grenades of every kind, by default at (3,5) facing north. */
function withGrenades(drawn: Drawn = {}, place: Place = [3, 5], facing: 1 | 3 = 1) {
  const table = testTable(drawn);
  const gear = { grenade: 3, 'incendiary-grenade': 1, 'gas-grenade': 1, 'magneto-grenade': 1 };
  const man = addMan(table, at(table, ...place), facing, { gear });
  const order = (x: number, y: number, more: Partial<Throw> = {}): Throw => ({
    thrower: man.id,
    target: at(table, x, y),
    kind: 'grenade',
    byProjector: false,
    ...more,
  });
  return { table, man, order };
}

const rows = (letter: string, x: number, y: number): string[] =>
  [1, 2, 3, 4, 5].map(row => [1, 2, 3, 4, 5].map(column => (column === x && row === y ? letter : '.')).join(''));

/** Where a grenade goes off with these dice. */
function landing(
  target: Place,
  faces: number[],
  dress: (scene: ReturnType<typeof withGrenades>) => void = () => {},
  drawn: Drawn = {},
) {
  const scene = withGrenades(drawn);
  dress(scene);
  const io = play({ dice: D6(...faces) }, io => throwGrenade(scene.table, io, scene.order(...target)));
  const explosion = io.told.find(event => event.type === 'exploded');
  return { ...scene, io, at: explosion?.at };
}

rule('DK-GREN-001', 'aimed at any square in sight but his own', () => {
  const { table, order } = withGrenades({ tiles: [rows('k', 3, 3)] });
  expect(codes(whyNotThrow(table, order(2, 3)))).toEqual([]);
  expect(codes(whyNotThrow(table, order(3, 5)))).toEqual(['ownSquare']);
  expect(codes(whyNotThrow(table, order(3, 2)))).toEqual(['notInSight']);
});

rule(['DK-GREN-001', 'DK-SHOOT-023'], 'a burning square can be thrown at, and none behind it', () => {
  const { table, order } = withGrenades();
  addFlames(table, at(table, 3, 3), 3);
  expect([codes(whyNotThrow(table, order(3, 3))), codes(whyNotThrow(table, order(3, 2)))]).toEqual([
    [],
    ['notInSight'],
  ]);
});

rule('DK-GREN-002', 'thrown 5 squares, from the projector 10', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR], joined: 'open' });
  const man = addMan(table, at(table, 1, 3), 3, { gear: { grenade: 1 } });
  const why = (distance: number, byProjector: boolean) =>
    codes(whyNotThrow(table, { thrower: man.id, target: man.at + distance, kind: 'grenade', byProjector }));
  expect([why(5, false), why(6, false), why(6, true), why(10, true), why(11, true)]).toEqual([
    [],
    ['outOfRange'],
    [],
    [],
    ['outOfRange'],
  ]);
});

rule('DK-GREN-003', 'by hand at least the range, from the projector half of it; 1 misses and 6 hits', () => {
  const hit = (distance: number, byProjector: boolean, face: number): boolean => {
    const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR], joined: 'open' });
    const man = addMan(table, at(table, 1, 3), 3, { gear: { grenade: 1 } });
    const io = play({ dice: D6(face, 6) }, io =>
      throwGrenade(table, io, { thrower: man.id, target: man.at + distance, kind: 'grenade', byProjector }),
    );
    const aimed = io.told.find(event => event.type === 'grenadeAimed');
    return aimed?.hit ?? false;
  };
  expect([hit(3, false, 3), hit(3, false, 2), hit(7, true, 4), hit(7, true, 3)]).toEqual([true, false, true, false]);
  expect([hit(2, true, 1), hit(10, true, 6)]).toEqual([false, true]);
});

rule('DK-GREN-004', 'a hit never scatters unhindered, a miss always does', () => {
  const hit = landing([3, 3], [2, 1]);
  expect(hit.at).toBe(at(hit.table, 3, 3));
  const miss = landing([3, 3], [1, 6]);
  expect(miss.at).toBe(at(miss.table, 3, 2));
  const { table, man } = withGrenades({ tiles: [rows('l', 3, 4)] });
  man.ducked = true;
  expect(5 + scatterModifier(table, man, at(table, 3, 3), false).total).toBe(5);
  expect(
    play({}, io => expect(landingSquare(table, io, man.at, at(table, 3, 3), 5)).toBe(at(table, 4, 3))).rolled,
  ).toEqual([]);
});

rule('DK-STAR-023', 'a magneto grenade does not scatter', () => {
  const { table, man, order } = withGrenades();
  const io = play({ dice: D6(1) }, io => throwGrenade(table, io, order(3, 2, { kind: 'magneto-grenade' })));
  expect(io.told.find(event => event.type === 'exploded')).toMatchObject({ at: at(table, 3, 2) });
  expect(man.gear['magneto-grenade']).toBeUndefined();
});

rule('DK-GREN-005', 'the scatter grid seen along the flight', () => {
  const { table, man } = withGrenades();
  const where = (total: number): number => {
    let square = -1;
    play({}, io => {
      square = landingSquare(table, io, man.at, at(table, 3, 2), total);
    });
    return square;
  };
  const grid: [number, Place][] = [
    [7, [3, 2]],
    [6, [3, 1]],
    [5, [4, 2]],
    [4, [2, 2]],
    [3, [4, 1]],
    [2, [2, 1]],
    [1, [3, 3]],
    [0, [4, 3]],
    [-1, [2, 3]],
    [-2, [3, 4]],
    [-5, [3, 4]],
  ];
  for (const [total, place] of grid) expect([total, where(total)]).toEqual([total, at(table, ...place)]);
});

rule('DK-GREN-006', 'the flight counts along the larger difference, a die decides between equals', () => {
  const { table } = withGrenades({}, [1, 5], 3);
  const from = at(table, 1, 5);
  play({}, io => {
    const where = (total: number) => landingSquare(table, io, from, at(table, 4, 4), total);
    expect([where(5), where(4), where(6), where(1)]).toEqual([
      at(table, 4, 5),
      at(table, 4, 3),
      at(table, 5, 4),
      at(table, 3, 4),
    ]);
  });
  play({ dice: D6(2, 5) }, io => {
    expect([flightOf(table, io, from, at(table, 3, 3)), flightOf(table, io, from, at(table, 3, 3))]).toEqual([3, 1]);
  });
});

rule('DK-GREN-029', 'close to the side face the flight is due east, close to the front due north', () => {
  const table = testTable();
  play({}, io => {
    expect(flightOf(table, io, at(table, 1, 3), at(table, 5, 2))).toBe(3);
    expect(flightOf(table, io, at(table, 4, 5), at(table, 5, 1))).toBe(1);
  });
});

rule(
  ['DK-GREN-007', 'DK-SHOOT-009', 'DK-SHOOT-017', 'DK-SHOOT-021'],
  'comrades crossed take 3 and benches 3, two figures in a square bar the way',
  () => {
    const past = landing([3, 1], [4, 3], ({ table }) => addMan(table, at(table, 3, 3)));
    expect(past.at).toBe(at(past.table, 3, 1));
    expect(past.io.told.find(event => event.type === 'grenadeScattered')).toMatchObject({ total: 6 });
    const onTarget = landing([3, 2], [4, 4], ({ table }) => addMan(table, at(table, 3, 4)));
    expect(onTarget.at).toBe(at(onTarget.table, 3, 2));
    const { table, man, order } = withGrenades({ tiles: [rows('l', 3, 4)] });
    const harpy = addThreat(table, at(table, 3, 3));
    expect([crossedInFlight(table, man, at(table, 3, 1)), codes(whyNotThrow(table, order(3, 1)))]).toEqual([
      { figures: 1, pieces: 1 },
      [],
    ]);
    expect(1 + scatterModifier(table, man, at(table, 3, 1), true).total).toBe(1);
    harpy.ducked = true;
    expect(crossedInFlight(table, man, at(table, 3, 1))).toEqual({ figures: 0, pieces: 1 });
    harpy.ducked = false;
    lockInGrapple(addMan(table, harpy.at), harpy);
    expect(codes(whyNotThrow(table, order(3, 1)))).toEqual(['flightBlocked']);
  },
);

rule(
  ['DK-GREN-007', 'DK-SHOOT-013'],
  'a comrade standing before the thrower counts, a figure on a bench as both',
  () => {
    const { table, man } = withGrenades({ tiles: [rows('l', 3, 3)] });
    const front = addMan(table, man.at);
    front.position = 'forward';
    man.position = 'rear';
    const crossed = () => crossedInFlight(table, man, at(table, 3, 1));
    const modifier = () => scatterModifier(table, man, at(table, 3, 1), true).total;
    expect([crossed(), modifier()]).toEqual([{ figures: 1, pieces: 1 }, 0]);
    addThreat(table, at(table, 3, 3));
    // Once for figures, however many, and once for furniture; by the chart 2 for each.
    expect([crossed(), modifier()]).toEqual([{ figures: 2, pieces: 1 }, 0]);
    Object.assign(table, { switches: { ...table.switches, grenadesAcross: 'twoEach' } });
    expect(modifier()).toBe(0);
    front.ducked = true;
    expect([crossed(), modifier()]).toEqual([{ figures: 1, pieces: 1 }, 2]);
  },
);

rule('DK-SHOOT-021', 'HIGH furniture stops the flight', () => {
  const { table, order } = withGrenades({ tiles: [rows('h', 3, 3)] });
  expect(codes(whyNotThrow(table, order(3, 1)))).toEqual(['notInSight']);
});

rule('DK-GREN-008', 'barred two squares short it comes back into the target square too', () => {
  const { table, man } = withGrenades({ tiles: [rows('k', 3, 4)] });
  man.at = at(table, 3, 5);
  play({}, io => expect(landingSquare(table, io, man.at, at(table, 3, 2), -2)).toBe(at(table, 3, 2)));
  play({}, io => expect(landingSquare(table, io, man.at, at(table, 3, 2), 1)).toBe(at(table, 3, 3)));
});

rule('DK-GREN-008', 'barred from the scatter square it comes back into the target square', () => {
  const wall = landing([3, 1], [1, 6]);
  expect(wall.at).toBe(at(wall.table, 3, 1));
  const locker = landing([3, 2], [1, 5], () => {}, { tiles: [rows('k', 4, 2)] });
  expect(locker.at).toBe(at(locker.table, 3, 2));
});

rule('DK-GREN-009', 'onto a LOW bench it scatters', () => {
  const bench = landing([3, 2], [1, 5], () => {}, { tiles: [rows('l', 4, 2)] });
  expect(bench.at).toBe(at(bench.table, 4, 2));
});

rule('DK-GREN-010', 'it never goes behind the thrower', () => {
  const { table, man } = withGrenades();
  play({}, io => expect(landingSquare(table, io, man.at, at(table, 3, 4), -2)).toBe(man.at));
});

/** What a blast at (3,3) does to a Harpy at a square. */
function blasted(place: Place, face: number): string {
  const table = testTable();
  const harpy = addThreat(table, at(table, ...place));
  play({ dice: D6(face) }, io => explode(table, io, { at: at(table, 3, 3), by: null, from: -1, rule: 'DK-GREN-030' }));
  return harpy.condition === 'killed' ? 'killed' : harpy.wounds > 0 ? 'wounded' : 'unharmed';
}

rule('DK-GREN-011', 'in the middle 2 wounds and 4 kills, around it 4 and 6', () => {
  expect([4, 3, 2, 1].map(face => blasted([3, 3], face))).toEqual(['killed', 'wounded', 'wounded', 'unharmed']);
  expect([6, 5, 4, 3].map(face => blasted([4, 4], face))).toEqual(['killed', 'wounded', 'wounded', 'unharmed']);
});

rule('DK-GREN-012', 'everybody throws, but not behind a bulkhead or a HIGH piece', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const harpy = addThreat(table, at(table, 5, 1));
  lockInGrapple(addMan(table, at(table, 5, 2)), harpy);
  addThreat(table, at(table, 1, 1, 1));
  const io = play({ dice: D6(1, 1) }, io =>
    explode(table, io, { at: at(table, 5, 1), by: null, from: -1, rule: 'DK-GREN-030' }),
  );
  expect(io.rolled).toHaveLength(2);
  const felt = io.told.flatMap(event => (event.type === 'blastFelt' ? [event] : []));
  expect(felt.map(({ dice, wounds, kills, outcome }) => [dice, wounds, kills, outcome])).toEqual([
    [[1], 4, 6, 'nothing'],
    [[1], 4, 6, 'nothing'],
  ]);
  const shielded = testTable({ tiles: [['..k..', '.k...', '.....', '.....', '.....']] });
  addThreat(shielded, at(shielded, 2, 1));
  play({}, io => explode(shielded, io, { at: at(shielded, 3, 2), by: null, from: -1, rule: 'DK-GREN-030' }));
});

rule(['DK-GREN-013', 'DK-GREN-014'], 'a marker lies until Housekeeping and closes the way', () => {
  const table = testTable();
  const door = at(table, 3, 3);
  play({}, io => explode(table, io, { at: door, by: null, from: -1, rule: 'DK-GREN-030' }));
  const harpy = addThreat(table, at(table, 3, 2));
  expect([table.explosions.map(marker => marker.at), isReached(threatReach(table, harpy, 1), door)]).toEqual([
    [door],
    false,
  ]);
  play({}, io => removeExplosionMarkers(table, io));
  expect([table.explosions, isReached(threatReach(table, harpy, 1), door)]).toEqual([[], true]);
});

rule('DK-HOUSE-004', 'a marker made in Housekeeping stays until the next', () => {
  const table = testTable();
  table.phase = 'housekeeping';
  play({}, io => {
    explode(table, io, { at: at(table, 3, 3), by: null, from: -1, rule: 'DK-GREN-030' });
    removeExplosionMarkers(table, io);
    expect(table.explosions).toHaveLength(1);
    table.turn++;
    removeExplosionMarkers(table, io);
  });
  expect(table.explosions).toEqual([]);
});

rule('DK-GREN-016', 'an incendiary goes off like any grenade and lays 3 flame markers besides', () => {
  const { table, man, order } = withGrenades();
  const [hit, near] = [addThreat(table, at(table, 3, 2)), addThreat(table, at(table, 3, 1))];
  play({ dice: D6(3, 1, 4, 3) }, io => throwGrenade(table, io, order(3, 2, { kind: 'incendiary-grenade' })));
  const marker = { at: at(table, 3, 2), from: man.at, freshIn: 0 };
  expect([table.flames, table.explosions]).toEqual([[{ ...marker, count: 3 }], [{ ...marker, count: 1 }]]);
  expect([hit.condition, near.wounds]).toEqual(['killed', 0]);
  const off = withGrenades();
  play({ dice: D6(1, 5) }, io => throwGrenade(off.table, io, off.order(3, 2, { kind: 'incendiary-grenade' })));
  expect(off.table.flames).toMatchObject([{ at: at(off.table, 4, 2) }]);
});

rule('DK-GREN-016', 'by the other reading there is nothing but the flames', () => {
  const { table, order } = withGrenades({ switches: { incendiaries: 'flameAlone' } });
  const harpy = addThreat(table, at(table, 3, 2));
  play({ dice: D6(3, 1) }, io => throwGrenade(table, io, order(3, 2, { kind: 'incendiary-grenade' })));
  expect([harpy.condition, table.explosions, table.flames.length]).toEqual(['fit', [], 1]);
});

rule(
  'DK-GREN-017',
  'whom the blast has spared the flames do not hurt; he first of all leaves them away from the thrower',
  () => {
    const { table, order } = withGrenades();
    const harpy = addThreat(table, at(table, 3, 2));
    play({ dice: D6(3, 1, 1) }, io => throwGrenade(table, io, order(3, 2, { kind: 'incendiary-grenade' })));
    expect([harpy.condition, harpy.wounds]).toEqual(['fit', 0]);
    const ways = waysOut(table, harpy);
    expect(ways.map(({ square }) => square).sort()).toEqual([at(table, 2, 1), at(table, 3, 1), at(table, 4, 1)]);
    // It turns its back on the thrower first (DK-MOVE-012).
    expect(ways.map(({ cost }) => cost)).toEqual([2, 2, 2]);
    const io = activate(table, harpy, D6(1, 3));
    const [first] = io.told.flatMap(event => (event.type === 'stepped' ? [event.to] : []));
    expect(ways.map(({ square }) => square)).toContain(first);
  },
);

rule('DK-GREN-018', 'toxic gas wounds the living, never kills, and leaves no marker', () => {
  const gassed = (species: string, place: Place, faces: number[]) => {
    const { table, order } = withGrenades({ switches: { toxicGas: true } });
    const threat = addThreat(table, at(table, ...place), 5, species);
    play({ dice: D6(6, 1, ...faces) }, io => throwGrenade(table, io, order(3, 2, { kind: 'gas-grenade' })));
    expect(table.explosions).toEqual([]);
    return [threat.condition, threat.wounds];
  };
  expect([gassed('harpy', [3, 2], [2]), gassed('harpy', [3, 2], [6]), gassed('harpy', [3, 1], [3])]).toEqual([
    ['fit', 1],
    ['fit', 1],
    ['fit', 0],
  ]);
  expect(gassed('cybot', [3, 2], [])).toEqual(['fit', 0]);
  const stripped = withGrenades({ switches: { toxicGas: true } });
  addThreat(stripped.table, at(stripped.table, 3, 2), 5, 'cybot').protection = 'PROTECTED';
  play({ dice: D6(6, 1) }, io => throwGrenade(stripped.table, io, stripped.order(3, 2, { kind: 'gas-grenade' })));
  // Alive, but sealed in its armour.
  expect(gassed('steel-scorpion', [3, 2], [])).toEqual(['fit', 0]);
  const without = withGrenades();
  expect(codes(whyNotThrow(without.table, without.order(3, 2, { kind: 'gas-grenade' })))).toEqual(['notIssued']);
});

rule('DK-WEAP-020', 'each throw uses exactly one grenade', () => {
  for (const face of [6, 1]) expect(landing([3, 2], [face, 6]).man.gear['grenade']).toBe(2);
});

rule('DK-GREN-030', 'a die for each from the explosion square on, all carried out together', () => {
  const { table, order } = withGrenades();
  const [far, near] = [addThreat(table, at(table, 3, 1)), addThreat(table, at(table, 3, 2))];
  play({ dice: D6(3, 1, 3, 6) }, io => throwGrenade(table, io, order(3, 2)));
  expect([near.wounds, far.condition]).toEqual([1, 'killed']);
});

rule('DK-GREN-030', 'of a dud batch only a 5 or 6 goes off', () => {
  const thrown = (face: number): number => {
    const { table, order } = withGrenades();
    table.kitty.mishaps.push('dudGrenades');
    play({ dice: D6(6, 1, face) }, io => throwGrenade(table, io, order(3, 2)));
    return table.explosions.length;
  };
  expect([thrown(4), thrown(5)]).toEqual([0, 1]);
});

rule(['DK-CDUCK-006', 'DK-DUCK-011'], 'lying down: 3 squares, 2 on a fumble, and 3 added to the scatter throw', () => {
  const lobbed = (scatter: number) => {
    const { table, man, order } = withGrenades();
    Object.assign(man, { ducked: true, card: { ...man.card, ff: 4 } });
    expect(codes(whyNotThrow(table, order(3, 1)))).toEqual(['outOfRange']);
    const io = play({ dice: ['D6=5', 'D60=1', 'D6=1', `D6=${scatter}`] }, io => throwGrenade(table, io, order(3, 2)));
    const explosion = io.told.find(event => event.type === 'exploded');
    return explosion?.at === at(table, 3, 3) ? 'short' : explosion?.at === at(table, 3, 2) ? 'beyond' : 'elsewhere';
  };
  expect([lobbed(4), lobbed(3)]).toEqual(['short', 'beyond']);
});

test('six grenades on the Source entrance in one turn clear it', () => {
  const { table, man, order } = withGrenades();
  table.chits.push({ tile: 0, at: at(table, 3, 2), isEntrance: true, turned: true });
  man.gear['grenade'] = 6;
  for (let i = 1; i <= 6; i++) {
    play({ dice: D6(6, 1) }, io => throwGrenade(table, io, order(3, 2)));
    expect(table.progress.sourceCleared).toBe(i === 6);
  }
});

rule(['DK-GREN-032', 'DK-GREN-033'], 'nobody walks into fire from outside, but out of it one may cross more', () => {
  const table = testTable({ tiles: [['fffff', 'fffff', '.....', 'fffff', 'fffff']] });
  for (const x of [2, 3, 4]) addFlames(table, at(table, x, 3), 1);
  shipChanged(table);
  const outside = addThreat(table, at(table, 1, 3));
  expect(isReached(threatReach(table, outside, 6), at(table, 5, 3))).toBe(false);
  const inside = addThreat(table, at(table, 3, 3));
  expect(isReached(threatReach(table, inside, 2), at(table, 5, 3))).toBe(true);
});

rule(['DK-GREN-014', 'DK-GREN-033'], 'over an explosion marker nobody passes, not even out of fire', () => {
  const table = testTable({ tiles: [['fffff', 'fffff', '.....', 'fffff', 'fffff']] });
  addFlames(table, at(table, 3, 3), 1);
  addFlames(table, at(table, 2, 3), 1);
  addExplosion(table, at(table, 4, 3));
  const inside = addThreat(table, at(table, 3, 3));
  const reaches = (x: number): boolean => isReached(threatReach(table, inside, 4), at(table, x, 3));
  expect([reaches(1), reaches(5)]).toEqual([true, false]);
  // From the marker itself there is a way off.
  inside.at = at(table, 4, 3);
  expect([reaches(1), reaches(5)]).toEqual([true, true]);
});

rule(['DK-GREN-003', 'DK-SHOOT-027'], 'out of breath 2 is taken off the throw to hit, but a 6 still hits', () => {
  const hit = (y: number, face: number): boolean => {
    const { table, man, order } = withGrenades();
    man.dashed = 1;
    const io = play({ dice: D6(face, 6) }, io => throwGrenade(table, io, order(3, y)));
    return io.told.some(event => event.type === 'grenadeAimed' && event.hit);
  };
  expect([hit(2, 5), hit(2, 4)]).toEqual([true, false]);
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const man = addMan(table, at(table, 1, 3), 3, { gear: { grenade: 1 } });
  man.dashed = 1;
  const far: Throw = { thrower: man.id, target: man.at + 5, kind: 'grenade', byProjector: false };
  const io = play({ dice: D6(6, 6) }, io => throwGrenade(table, io, far));
  expect(io.told.find(event => event.type === 'grenadeAimed')).toMatchObject({ hit: true });
});

rule('DK-GREN-007', 'from HIGH furniture figures on the deck and LOW pieces are no hindrance', () => {
  const { table, man } = withGrenades({ tiles: [['.....', '.....', '..l..', '.....', '..h..']] });
  addMan(table, at(table, 3, 4));
  expect(crossedInFlight(table, man, at(table, 3, 1))).toEqual({ figures: 0, pieces: 0 });
});
