import { unboundedIn } from '@sightline/conformance';
import { loadLedger } from '@sightline/ledger/load';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { BATTLE_GROUPS, TROOPS, VEHICLES } from '../../src/content/arsenal.ts';
import { ASSETS } from '../../src/content/artillery.ts';
import { battleGroupRowWith, placesOf } from '../../src/content/battle-group-schema.ts';
import { rowsOf } from '../../src/content/rows.ts';

const battleGroupRow = battleGroupRowWith({
  troop: id => (TROOPS.has(id) ? TROOPS.get(id) : undefined),
  vehicle: id => (VEHICLES.has(id) ? VEHICLES.get(id) : undefined),
  asset: id => (ASSETS.has(id) ? ASSETS.get(id) : undefined),
});
const ledger = loadLedger();
const squad = { code: 'A-1', troop: 'rifleSquad', aboard: 'A-C' };
const carrier = { code: 'A-C', vehicle: 'wheeledCarrier' };
const group = { id: 'own', title: 'Own', rule: 'house', troops: [squad], vehicles: [carrier] };

function whatIsWrong(change: object): string {
  try {
    rowsOf('battle-groups.json', battleGroupRow).parse([{ ...group, ...change }]);
  } catch (problem) {
    return (problem as Error).message;
  }
  return 'nothing';
}

test('a squad of eight finds ten places, and the power armour next to it finds none (DU-VEH-042)', () => {
  expect(whatIsWrong({})).toBe('nothing');
  expect(whatIsWrong({ troops: [{ ...squad, troop: 'powerSquad' }] })).toBe('nothing');
  expect(whatIsWrong({ troops: [squad, { ...squad, code: 'A-2', troop: 'powerSquad' }] })).toBe(
    'battle-groups.json: row 1, own.troops.1.aboard: it needs 10 places and A-C has 2 left (DU-VEH-042)',
  );
  expect(whatIsWrong({ vehicles: [{ ...carrier, vehicle: 'battleTank' }] })).toContain('A-C has 0 left');
});

test('whoever carries a weapon needs a place for it; a gun on wheels does not ride (DU-VEH-042)', () => {
  const places = ['machineGunTeam', 'missileTeam', 'antiTankGunCrew', 'antiAirTeam', 'powerSquad'];
  expect(places.map(id => placesOf(TROOPS.get(id)))).toEqual([4, 4, 5, 2, 10]);
});

test.each([
  [{ troops: [{ ...squad, troop: 'clowns' }] }, 'troops.0.troop: there is no squad or crew "clowns"'],
  [{ troops: [{ ...squad, aboard: 'A-X' }] }, 'troops.0.aboard: there is no vehicle A-X in this group'],
  [{ vehicles: [{ ...carrier, vehicle: 'clownCar' }] }, 'vehicles.0.vehicle: there is no vehicle "clownCar"'],
  [{ vehicles: [carrier, carrier] }, 'troops: A-C is the code of two units'],
  [{ troops: [{ ...squad, commands: ['A-C', 'A-X'] }] }, 'troops.0.commands.1: there is no unit A-X in this group'],
  [{ vehicles: [{ ...carrier, commands: ['A-X'] }] }, 'vehicles.0.commands.0: there is no unit A-X in this group'],
])('%j is refused with its place and its row', (change, said) => {
  expect(whatIsWrong(change)).toContain(`battle-groups.json: row 1, own.${said}`);
});

rule('HS-FORM-002', 'every number, text and list of a battle group has a bound', () => {
  expect(unboundedIn(battleGroupRow.toJSONSchema({ io: 'input' }))).toEqual([]);
});

/** What the ledger calls those of a scenario, as far as they come by land and are no reinforcement of its own. */
const NAMES: Readonly<Record<string, string>> = {
  RIFLE: 'rifleSquad',
  MECHINF: 'mechanisedSquad',
  ENGINEER: 'engineerSquad',
  POWER: 'powerSquad',
  HQ: 'headquarters',
  HMGTEAM: 'machineGunTeam',
  ATMTEAM: 'missileTeam',
  ATGUNTEAM: 'antiTankGunCrew',
  MORTAR: 'mortarSection',
  INFGUNTEAM: 'infantryGunCrew',
  BUNKER: 'bunkerCrew',
  EWTEAM: 'warfareTeam',
  DRONETEAM: 'droneTeam',
  ROCKETTEAM: 'rocketTeam',
  'V-BUGGY': 'reconBuggy',
  'V-MBT': 'battleTank',
  'V-LTANK': 'lightTank',
  'V-IFV': 'fightingVehicle',
  'V-APC': 'wheeledCarrier',
  'V-TRUCK': 'cargoTruck',
  'V-ENGINEER': 'engineerVehicle',
  'V-SKIMMER': 'hoverScout',
  'V-AMBULANCE': 'armouredAmbulance',
  'M-SCOUT': 'scoutMech',
  'C-HULK': 'siegeHulk',
  'C-STALKER': 'stalker',
  'C-COLOSSUS': 'colossus',
};

interface Side {
  readonly units: readonly string[];
  readonly inbound?: Readonly<Record<string, readonly string[]>>;
  readonly late?: { readonly unit: string };
}

test.each([
  ['DU-GAP2-044', 'attacker', 'ridgeRoadAttack'],
  ['DU-GAP2-044', 'defender', 'ridgeRoadDefence'],
  ['DU-GAP2-046', 'attacker', 'karstLineAttack'],
  ['DU-GAP2-046', 'defender', 'karstLineDefence'],
  ['DU-GAP2-047', 'hunters', 'sectorNineHunters'],
  ['DU-GAP2-047', 'beasts', 'sectorNineBeasts'],
  ['DU-GAP2-051', 'west', 'dryFordWest'],
  ['DU-GAP2-051', 'east', 'dryFordEast'],
  ['DU-GAP2-053', 'west', 'brickworksWest'],
  ['DU-GAP2-053', 'east', 'brickworksEast'],
])('in %s the %s are the group %s', (row, side, id) => {
  const told = ledger.find(each => each.id === row)!.data as Record<string, Side>;
  const { units, inbound = {}, late } = told[side]!;
  const listed = [...units, ...Object.values(inbound).flat(), ...(late ? [late.unit] : [])];
  const { troops, vehicles } = BATTLE_GROUPS.get(id);
  const own = [...troops.map(({ troop }) => troop), ...vehicles.map(({ vehicle }) => vehicle)];
  expect(own.sort()).toEqual(listed.flatMap(unit => unit.split('+').map(name => NAMES[name]!)).sort());
});
