import { unboundedIn } from '@sightline/conformance';
import { loadLedger } from '@sightline/ledger/load';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import * as arsenal from '../../src/content/arsenal.ts';
import { antiAirWeaponRow, guidedWeaponRow } from '../../src/content/guided-schema.ts';
import { explosiveRow, heavyTablesRow, heavyWeaponRow, rocketRow } from '../../src/content/heavy-schema.ts';
import { rowsOf } from '../../src/content/rows.ts';
import { vehicleRowWith } from '../../src/content/vehicle-schema.ts';
import { isAircraft } from '../../src/table/flight.ts';

const { HEAVY_TABLES, HEAVY_WEAPONS, VEHICLES } = arsenal;
const ledger = new Map(loadLedger().map(row => [row.id as string, row]));
const heavyWeapons = new Map(HEAVY_WEAPONS.rows.map(row => [row.id, { kind: 'heavy', row } as const]));
const vehicleRow = vehicleRowWith(id => heavyWeapons.get(id));
const buggy = VEHICLES.get('reconBuggy');
const carrier = { ...VEHICLES.get('wheeledCarrier'), id: 'ownCarrier', rule: 'house' };

/** What is wrong with a file of one vehicle. */
function whatIsWrong(row: unknown): string {
  try {
    rowsOf('vehicles.json', vehicleRow).parse([buggy, row]);
  } catch (problem) {
    return (problem as Error).message;
  }
  return 'nothing';
}

describe('every row of the arsenal names a row of the ledger', () => {
  for (const [name, catalogue] of Object.entries(arsenal)) {
    if (!('rows' in catalogue)) continue;
    test(name, () => {
      for (const row of catalogue.rows) expect(ledger.has(row.rule), `${row.id} cites ${row.rule}`).toBe(true);
    });
  }
});

rule('DU-HEAVY-001', 'sizes 1 to 5 load, 0 and 6 do not', () => {
  const gun = HEAVY_WEAPONS.get('tankGun');
  const loads = [0, 1, 2, 3, 4, 5, 6].map(size => heavyWeaponRow.safeParse({ ...gun, size }).success);
  expect(loads).toEqual([false, true, true, true, true, true, false]);
});

test('the two weapons of the book have its values (DU-HEAVY-019)', () => {
  expect(HEAVY_WEAPONS.get('heavyMachineGun')).toMatchObject({
    firepower: { infantry: [6, 6], point: [6, 6] },
    impact: { infantry: { die: 8, times: 1 }, point: { die: 8, times: 1 } },
  });
  expect(HEAVY_WEAPONS.get('tankGun')).toMatchObject({
    firepower: { point: [10] },
    impact: { point: { die: 12, times: 2 } },
  });
});

rule(['DU-VEH-010', 'DU-VEH-011'], 'a hull carries weapons up to its own size', () => {
  const withGun = (weapon: string, size: number) =>
    whatIsWrong({ ...carrier, size, armour: { front: 1 }, mounts: [{ ...carrier.mounts[0]!, weapon }] });
  expect([withGun('tankGun', 3), withGun('autocannon', 2), withGun('heavyMachineGun', 2)]).toEqual(
    Array.from({ length: 3 }, () => 'nothing'),
  );
  expect(withGun('heavyTankGun', 2)).toBe(
    'vehicles.json: row 2, ownCarrier.mounts.0.weapon: a weapon of size 4 is too large for a hull of size 2 (DU-VEH-010)',
  );
  expect(withGun('heavyTankGun', 3)).toContain('size 4 is too large for a hull of size 3');
  expect(withGun('tankGun', 2)).toContain('size 3 is too large for a hull of size 2');
});

rule('DU-VEH-012', 'no face has a class above the size of the hull', () => {
  expect(whatIsWrong({ ...carrier, armour: { front: 2, side: 1 } })).toBe('nothing');
  expect(whatIsWrong({ ...carrier, armour: { front: 3, side: 1 } })).toBe(
    'vehicles.json: row 2, ownCarrier.armour.front: armour of class 3 is too heavy for a hull of size 2 (DU-VEH-012)',
  );
  expect(whatIsWrong({ ...carrier, armour: { front: 2, belly: 4 } })).toContain('ownCarrier.armour.belly');
});

rule('DU-VEH-021', 'a vehicle on the ground moves in one of six ways', () => {
  const driven = VEHICLES.rows.filter(row => !isAircraft(row));
  expect(new Set(driven.map(({ mover }) => mover)).size).toBe(6);
  expect(whatIsWrong({ ...carrier, mover: 'pogoStick' })).toBe(
    'vehicles.json: row 2, ownCarrier.mover: it should be "lowWheeled", "highWheeled", "tracked", "hover", "grav", "walker", "vtol" or "fixedWing", not "pogoStick"',
  );
});

rule('DU-VEH-013', 'the usual carrier is of size 2, the battle tank of size 3', () => {
  expect([VEHICLES.get('wheeledCarrier').size, VEHICLES.get('battleTank').size]).toEqual([2, 3]);
});

test.each([
  [{ capacity: -1 }, 'ownCarrier.capacity: it should be at least 0, not -1'],
  [{ size: 6 }, 'ownCarrier.size: it should be at most 5, not 6'],
  [{ ports: 11 }, 'ownCarrier.ports: 11 ports are too many for 10 places (DU-VEH-086)'],
  [{ wings: 2 }, 'ownCarrier.wings: there is no such field here'],
  [{ traits: ['mayAssault'] }, 'ownCarrier.traits: a vehicle that is no mech or monster cannot assault (DU-VEH-096)'],
  [{ mover: 'hover', traits: ['mayTow'] }, 'ownCarrier.traits: a hover vehicle cannot tow (DU-VEH-053)'],
  [{ turrets: [{ id: 'a', name: 'A', armour: 1 }] }, 'ownCarrier.turrets: only a super-heavy vehicle has turrets'],
  [
    { mounts: [{ ...carrier.mounts[0]!, weapon: 'popGun' }] },
    'ownCarrier.mounts.0.weapon: there is no weapon "popGun"',
  ],
  [{ mounts: [{ ...carrier.mounts[0]!, fireControl: undefined }] }, 'mounts.0.fireControl: a heavy weapon has a grade'],
  [{ mounts: [{ ...carrier.mounts[0]!, turret: 'b' }] }, 'mounts.0.turret: there is no turret "b" (DU-VEH-125)'],
])('%j is refused with its place and its row', (change, said) => {
  const wrong = whatIsWrong({ ...carrier, ...change });
  expect(wrong.startsWith('vehicles.json: row 2, ')).toBe(true);
  expect(wrong).toContain(said);
});

test('a file that is no list, and a row that is no row, are named too', () => {
  expect(() => rowsOf('rockets.json', rocketRow).parse({})).toThrow('rockets.json: expected a list of rows');
  expect(whatIsWrong(7)).toContain('vehicles.json: row 2');
});

rule('HS-FORM-002', 'every number, text and list of the arsenal has a bound', () => {
  const schemas = [
    heavyWeaponRow,
    rocketRow,
    explosiveRow,
    heavyTablesRow,
    guidedWeaponRow,
    antiAirWeaponRow,
    vehicleRow,
  ];
  expect(schemas.flatMap(schema => unboundedIn(schema.toJSONSchema({ io: 'input' })))).toEqual([]);
});

interface Entry {
  readonly size: number;
  readonly armour: Readonly<Record<string, number>>;
  readonly ecm: string;
  readonly capacity: number;
  readonly quality: string;
  readonly lv: number;
  readonly moveDie: string;
  readonly weapons: readonly { readonly arc?: string; readonly fireControl?: string; readonly stabilisation: string }[];
}

test.each(VEHICLES.rows.map(row => [row.id, row] as const))('%s is as its row in the ledger has it', (_, row) => {
  const entry = ledger.get(row.rule)!.data as Entry;
  expect([row.size, row.armour, row.capacity, row.quality, row.leadership]).toEqual([
    entry.size,
    entry.armour,
    entry.capacity,
    entry.quality,
    entry.lv,
  ]);
  expect([`D${row.ecm}`, row.moves === undefined ? '-' : `D${row.moves}`]).toEqual([entry.ecm, entry.moveDie]);
  // The guns in both doors are one entry there, and bombs are no mounts.
  const mounts = row.mounts.filter(
    ({ weapon }, i) => !isAircraft(row) || row.mounts.findIndex(each => each.weapon === weapon) === i,
  );
  const weapons = entry.weapons.filter(({ arc }) => arc !== 'deadfall');
  expect(mounts.map(({ fireControl, stabilisation }) => ({ fireControl, stabilisation }))).toEqual(
    weapons.map(({ fireControl, stabilisation }) => ({ fireControl, stabilisation })),
  );
});

const diceOf = (dice: readonly number[]): string => `${dice.length > 1 ? dice.length : ''}D${dice[0]}`;
const impactOf = ({ die, times }: { die: number; times: number }): string => `D${die}${times > 1 ? `x${times}` : ''}`;

test.each(['DU-GAP2-010', 'DU-GAP2-011'])('the heavy weapons of %s are as the ledger has them', row => {
  const told = Object.values(ledger.get(row)!.data as Record<string, Record<string, unknown>>);
  const own = HEAVY_WEAPONS.rows.filter(weapon => weapon.rule === row);
  expect(
    own.map(({ size, firepower, impact }) => [size, diceOf(firepower.infantry), diceOf(firepower.point), impact]),
  ).toEqual(told.map(({ size, fpInfantry, fpPoint }, i) => [size, fpInfantry, fpPoint, own[i]!.impact]));
  expect(own.map(({ impact }) => [impactOf(impact.infantry), impactOf(impact.point)])).toEqual(
    told.map(({ impactInfantry, impactPoint }) => [impactInfantry, impactPoint]),
  );
});

test.each([
  ['DU-GAP2-013', arsenal.ROCKETS.rows],
  ['DU-GAP2-014', arsenal.GUIDED_WEAPONS.rows],
] as const)('the rockets and missiles of %s are as the ledger has them', (row, own) => {
  const told = Object.values(ledger.get(row)!.data as Record<string, Record<string, unknown>>);
  expect(
    own.map(({ impact, class: strength }) => [strength, impactOf(impact.infantry), impactOf(impact.point)]),
  ).toEqual(told.map(entry => [entry['class'], entry['impactInfantry'], entry['impactPoint']]));
});

test('charges, anti-air missiles and what holds by default are as the ledger has them', () => {
  const charges = Object.values(ledger.get('DU-GAP2-008')!.data as Record<string, { impact: string; class: number }>);
  expect(arsenal.EXPLOSIVES.rows.map(row => [impactOf(row.impact), row.class])).toEqual(
    charges.map(entry => [entry.impact, entry.class]),
  );
  const missiles = ledger.get('DU-GAP2-015')!.data as Record<
    string,
    { guidance: string; firepower: string; impact: string }
  >;
  const { FLAK, ...others } = missiles;
  expect(
    arsenal.ANTI_AIR_WEAPONS.rows.map(row => [`D${row.guidance}`, `D${row.firepower}`, impactOf(row.impact)]),
  ).toEqual(Object.values(others).map(entry => [entry.guidance, entry.firepower, entry.impact]));
  const flak = HEAVY_WEAPONS.get('antiAirAutocannon').antiAir!;
  expect([`D${flak.guidance}`, `D${flak.firepower}`, impactOf(flak.impact)]).toEqual(Object.values(FLAK!).slice(2, 5));
  const ecm = Object.values(ledger.get('DU-GAP2-007')!.data as Record<string, string>);
  expect(Object.values(HEAVY_TABLES.ecm).map(die => `D${die}`)).toEqual(ecm);
  const { size } = ledger.get('DU-GAP2-006')!.data as { size: Record<string, number> };
  expect(HEAVY_TABLES.crews.bySize).toEqual(size);
  const { rect, disc } = ledger.get('DU-VEH-008')!.data as Record<string, unknown>;
  expect(HEAVY_TABLES.footprints).toEqual({ hulls: rect, discs: disc });
});
