import { catalogue } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { z } from 'zod';
import armourJson from '../../content/armour.json' with { type: 'json' };
import valuesJson from '../../content/core-values.json' with { type: 'json' };
import drugsJson from '../../content/drugs.json' with { type: 'json' };
import equipmentJson from '../../content/equipment.json' with { type: 'json' };
import mapsJson from '../../content/maps.json' with { type: 'json' };
import ordersJson from '../../content/orders.json' with { type: 'json' };
import rostersJson from '../../content/rosters.json' with { type: 'json' };
import scenariosJson from '../../content/scenarios.json' with { type: 'json' };
import troopsJson from '../../content/troops.json' with { type: 'json' };
import vehiclesJson from '../../content/vehicles.json' with { type: 'json' };
import weaponsJson from '../../content/weapons.json' with { type: 'json' };
import {
  armourRow,
  drugRow,
  equipmentRow,
  handRow,
  mapRow,
  orderRow,
  planRow,
  rangedRow,
  rosterRow,
  scenarioRow,
  troopRow,
  vehicleRow,
} from './schema.ts';

/** The numbers that are rulings of ours; each is a house ruling that players may see and change. */
export type ValueName = keyof typeof valuesJson;
export type CoreValues = Readonly<Record<ValueName, number>>;

/** What everybody has who has nothing else. */
export const BARE_HANDS = 'bare-hands';
export const NO_ARMOUR = 'none';

export const ORDER_ROWS = catalogue('order', z.array(orderRow).parse(ordersJson));
export const WEAPONS = catalogue('weapon', z.array(rangedRow).parse(weaponsJson.ranged));
export const HAND_WEAPONS = catalogue('hand weapon', z.array(handRow).parse(weaponsJson.hand));
export const TROOPS = catalogue('troop type', z.array(troopRow).parse(troopsJson));
export const ARMOURS = catalogue('armour', z.array(armourRow).parse(armourJson));
export const EQUIPMENT = catalogue('piece of equipment', z.array(equipmentRow).parse(equipmentJson));
export const DRUG_ROWS = catalogue('drug', z.array(drugRow).parse(drugsJson));
export const VEHICLES = catalogue('vehicle type', z.array(vehicleRow).parse(vehiclesJson));
export const PLANS = catalogue('building plan', z.array(planRow).parse(mapsJson.plans));
export const MAPS = catalogue('map', z.array(mapRow).parse(mapsJson.maps));
export const ROSTERS = catalogue('roster', z.array(rosterRow).parse(rostersJson));
export const SCENARIOS = catalogue('scenario', z.array(scenarioRow).parse(scenariosJson));

export const RULED_VALUES = valuesJson as Readonly<
  Record<ValueName, { readonly value: number; readonly rule: RuleId }>
>;
export const CORE_VALUES = Object.freeze(
  Object.fromEntries(Object.entries(RULED_VALUES).map(([name, { value }]) => [name, value])),
) as CoreValues;
