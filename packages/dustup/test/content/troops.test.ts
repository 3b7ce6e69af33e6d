import { unboundedIn } from '@sightline/conformance';
import { loadLedger } from '@sightline/ledger/load';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { EXPLOSIVES, GUIDED_WEAPONS, HEAVY_WEAPONS, ROCKETS, TROOPS } from '../../src/content/arsenal.ts';
import { ARMOURS } from '../../src/content/load.ts';
import { rowsOf } from '../../src/content/rows.ts';
import { troopRowWith } from '../../src/content/troop-schema.ts';
import { knownWeapon, NO_ARMS } from '../../src/content/weapons.ts';

const troopRow = troopRowWith({
  weapon(id) {
    if (HEAVY_WEAPONS.has(id)) return { kind: 'heavy', row: HEAVY_WEAPONS.get(id) };
    return GUIDED_WEAPONS.has(id) ? { kind: 'guided', row: GUIDED_WEAPONS.get(id) } : undefined;
  },
  isRocket: ROCKETS.has,
  isExplosive: EXPLOSIVES.has,
});
const team = { ...TROOPS.get('machineGunTeam'), id: 'ownTeam', rule: 'house' };

function whatIsWrong(change: object): string {
  try {
    rowsOf('troops.json', troopRow).parse([{ ...team, ...change }]);
  } catch (problem) {
    return (problem as Error).message;
  }
  return 'nothing';
}
const serving = (weapon: string, on: string, fireControl: string | undefined = 'average') =>
  whatIsWrong({ served: { weapon, on, ...(fireControl && { fireControl }) } });

rule('DU-HEAVY-002', 'size 1 may stand on a tripod; anything larger needs a carriage', () => {
  expect([serving('heavyMachineGun', 'tripod'), serving('lightGun', 'carriage')]).toEqual(['nothing', 'nothing']);
  expect(serving('lightGun', 'tripod')).toBe(
    'troops.json: row 1, ownTeam.served.on: a weapon of size 2 is too large for a tripod (DU-HEAVY-002)',
  );
  expect(serving('lightGun', 'shoulder')).toContain('served.on: a heavy weapon stands on a tripod or a carriage');
});

test.each([
  [{ served: { weapon: 'popGun', on: 'tripod' } }, 'served.weapon: there is no weapon "popGun" for a crew'],
  [
    { served: { weapon: 'heavyMissile', on: 'launcher' } },
    'served.on: a missile of this kind is not fired from a launcher',
  ],
  [
    { served: { weapon: 'lightMissile', on: 'tripod' } },
    'served.on: a missile of this kind is not fired from a tripod',
  ],
  [{ served: { weapon: 'lightGun', on: 'carriage' } }, 'served.fireControl: a heavy weapon has a grade'],
  [{ rockets: [{ what: 'squib', count: 1 }] }, 'rockets.0.what: there is no rocket "squib"'],
  [{ rockets: [{ what: 'lightRocket', count: 0 }] }, 'rockets.0.count: it should be at least 1, not 0'],
  [{ explosives: [{ what: 'squib', count: 1 }] }, 'explosives.0.what: there is no explosive "squib"'],
])('%j is refused with its place and its row', (change, said) => {
  expect(whatIsWrong(change)).toContain(`troops.json: row 1, ownTeam.${said}`);
});

rule('HS-FORM-002', 'every number, text and list of a squad has a bound', () => {
  expect(unboundedIn(troopRow.toJSONSchema({ io: 'input' }))).toEqual([]);
});

/** What the ledger calls them; those who direct aircraft come with the aircraft. */
const CODES: Readonly<Record<string, string>> = {
  RIFLE: 'rifleSquad',
  MECHINF: 'mechanisedSquad',
  ENGINEER: 'engineerSquad',
  MILITIA: 'militiaSquad',
  POWER: 'powerSquad',
  HQ: 'headquarters',
  HMGTEAM: 'machineGunTeam',
  AGLTEAM: 'grenadeLauncherTeam',
  ATMTEAM: 'missileTeam',
  WIRETEAM: 'wireMissileTeam',
  TOPTEAM: 'topAttackTeam',
  RKTEAM: 'rocketTeam',
  HERIFLE: 'grenadierSquad',
  ATGUNTEAM: 'antiTankGunCrew',
  INFGUNTEAM: 'infantryGunCrew',
  SAMTEAM: 'antiAirTeam',
  MORTAR: 'mortarSection',
  MEDTEAM: 'medicalTeam',
  BUNKER: 'bunkerCrew',
  EWTEAM: 'warfareTeam',
  DRONETEAM: 'droneTeam',
  AIRHQ: 'airHeadquarters',
};

test('the squads and crews are those of DU-GAP2-018', () => {
  const told = loadLedger().find(({ id }) => id === 'DU-GAP2-018')!.data as Record<
    string,
    { figures: number; armour: string; quality: string; lv: number }
  >;
  const own = Object.keys(told).map(code => {
    const { figures, armour, quality, leadership } = TROOPS.get(CODES[code]!);
    const count = figures.reduce((sum, figure) => sum + (figure.count ?? 1), 0);
    return [code, count, `D${ARMOURS.get(armour).die}`, quality, leadership];
  });
  expect(own).toEqual(Object.entries(told).map(([code, row]) => [code, row.figures, row.armour, row.quality, row.lv]));
  expect(TROOPS.rows).toHaveLength(own.length);
});

test('everybody carries weapons that there are', () => {
  const carried = TROOPS.rows.flatMap(({ figures }) => figures.flatMap(({ weapons }) => weapons));
  expect(carried.filter(id => knownWeapon(NO_ARMS, id) === undefined)).toEqual([]);
});

test('no rocket and no missile for the ground is without somebody who carries it', () => {
  const rockets = TROOPS.rows.flatMap(({ rockets: tubes }) => tubes.map(({ what }) => what));
  expect(ROCKETS.rows.filter(({ id }) => !rockets.includes(id))).toEqual([]);
  const served = TROOPS.rows.flatMap(({ served: weapon }) => weapon?.weapon ?? []);
  const packed = GUIDED_WEAPONS.rows.filter(({ carried }) => carried.includes('manPacked'));
  expect(packed.filter(({ id }) => !served.includes(id))).toEqual([]);
});
