import { catalogue } from '@sightline/kernel';
import aircraftJson from '../../content/aircraft.json' with { type: 'json' };
import antiAirJson from '../../content/anti-air-weapons.json' with { type: 'json' };
import battleGroupsJson from '../../content/battle-groups.json' with { type: 'json' };
import explosivesJson from '../../content/explosives.json' with { type: 'json' };
import guidedJson from '../../content/guided-weapons.json' with { type: 'json' };
import heavyTablesJson from '../../content/heavy-tables.json' with { type: 'json' };
import heavyJson from '../../content/heavy-weapons.json' with { type: 'json' };
import rocketsJson from '../../content/rockets.json' with { type: 'json' };
import troopsJson from '../../content/troops.json' with { type: 'json' };
import vehiclesJson from '../../content/vehicles.json' with { type: 'json' };
import { ASSETS, overOpenSights, TUBES } from './artillery.ts';
import { battleGroupRowWith } from './battle-group-schema.ts';
import { antiAirWeaponRow, guidedWeaponRow } from './guided-schema.ts';
import { explosiveRow, heavyTablesRow, heavyWeaponRow, rocketRow } from './heavy-schema.ts';
import { SUPPORT_WEAPONS } from './load.ts';
import { rowsOf } from './rows.ts';
import { troopRowWith } from './troop-schema.ts';
import { type Mountable, vehicleRowWith } from './vehicle-schema.ts';

export const HEAVY_TABLES = heavyTablesRow.parse(heavyTablesJson);
export const HEAVY_WEAPONS = catalogue('heavy weapon', rowsOf('heavy-weapons.json', heavyWeaponRow).parse(heavyJson));
export const ROCKETS = catalogue('rocket', rowsOf('rockets.json', rocketRow).parse(rocketsJson));
export const GUIDED_WEAPONS = catalogue(
  'guided weapon',
  rowsOf('guided-weapons.json', guidedWeaponRow).parse(guidedJson),
);
export const ANTI_AIR_WEAPONS = catalogue(
  'anti-air weapon',
  rowsOf('anti-air-weapons.json', antiAirWeaponRow).parse(antiAirJson),
);
export const EXPLOSIVES = catalogue('explosive', rowsOf('explosives.json', explosiveRow).parse(explosivesJson));

/** DU-ARTY-001, DU-ARTY-008: artillery on the table, as what a crew serves. */
export const TUBES_AS_WEAPONS = TUBES.rows.map((row): Extract<Mountable, { kind: 'heavy' | 'mortar' }> => {
  const gun = overOpenSights(row);
  if (row.openSights) return { kind: 'heavy', row: gun };
  const { id, name, rule, crew } = row;
  return { kind: 'mortar', row: { id, name, rule, crew, impact: gun.impact.infantry, traits: [] } };
});

const MOUNTABLE: ReadonlyMap<string, Mountable> = new Map(
  [
    ...HEAVY_WEAPONS.rows.map((row): Mountable => ({ kind: 'heavy', row })),
    ...SUPPORT_WEAPONS.rows.map((row): Mountable => ({ kind: 'support', row })),
    ...GUIDED_WEAPONS.rows.map((row): Mountable => ({ kind: 'guided', row })),
    ...ANTI_AIR_WEAPONS.rows.map((row): Mountable => ({ kind: 'antiAir', row })),
    ...TUBES_AS_WEAPONS,
  ].map(weapon => [weapon.row.id, weapon]),
);

const mountable = (id: string): Mountable | undefined => MOUNTABLE.get(id);

/** The vehicles, mechs and monsters of DU-GAP2-019 to DU-GAP2-038, and the aircraft of DU-GAP2-039 to DU-GAP2-043. */
const vehicleRow = vehicleRowWith(mountable);
export const VEHICLES = catalogue('vehicle', [
  ...rowsOf('vehicles.json', vehicleRow).parse(vehiclesJson),
  ...rowsOf('aircraft.json', vehicleRow).parse(aircraftJson),
]);

/** The squads and crews of DU-GAP2-018. */
const troopRow = troopRowWith({
  weapon: mountable,
  isRocket: ROCKETS.has,
  isExplosive: EXPLOSIVES.has,
});
export const TROOPS = catalogue('squad or crew', rowsOf('troops.json', troopRow).parse(troopsJson));

/** Those who fight for Ridge Road, Karst Line and Sector Nine. */
const battleGroupRow = battleGroupRowWith({
  troop: id => (TROOPS.has(id) ? TROOPS.get(id) : undefined),
  vehicle: id => (VEHICLES.has(id) ? VEHICLES.get(id) : undefined),
  asset: id => (ASSETS.has(id) ? ASSETS.get(id) : undefined),
});
export const BATTLE_GROUPS = catalogue(
  'battle group',
  rowsOf('battle-groups.json', battleGroupRow).parse(battleGroupsJson),
);
