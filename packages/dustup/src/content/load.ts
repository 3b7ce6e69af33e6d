import { catalogue } from '@sightline/kernel';
import { z } from 'zod';
import armourJson from '../../content/armour.json' with { type: 'json' };
import forcesJson from '../../content/forces.json' with { type: 'json' };
import mapsJson from '../../content/maps.json' with { type: 'json' };
import scenariosJson from '../../content/scenarios.json' with { type: 'json' };
import tablesJson from '../../content/tables.json' with { type: 'json' };
import terrainJson from '../../content/terrain.json' with { type: 'json' };
import weaponsJson from '../../content/weapons.json' with { type: 'json' };
import {
  areaTypeRow,
  armourRow,
  closeRow,
  forceRow,
  lineTypeRow,
  mapRow,
  scenarioRow,
  smallArmRow,
  supportRow,
  tablesRow,
} from './schema.ts';

export const TABLES = tablesRow.parse(tablesJson);
export const QUALITY_ROWS = catalogue('quality', TABLES.quality);
export const STRUCTURES = catalogue('structure', TABLES.structures);
export const SENSOR_ROWS = catalogue('sensor', TABLES.sensors);
export const EQUIPMENT_ROWS = catalogue('grade of equipment', TABLES.equipment);
export const SMALL_ARMS = catalogue('small arm', z.array(smallArmRow).parse(weaponsJson.smallArms));
export const SUPPORT_WEAPONS = catalogue('support weapon', z.array(supportRow).parse(weaponsJson.support));
export const CLOSE_WEAPONS = catalogue('close combat weapon', z.array(closeRow).parse(weaponsJson.close));
export const ARMOURS = catalogue('armour', z.array(armourRow).parse(armourJson));
export const AREA_TYPES = catalogue('terrain', z.array(areaTypeRow).parse(terrainJson.areas));
export const LINE_TYPES = catalogue('obstacle', z.array(lineTypeRow).parse(terrainJson.lines));
export const MAPS = catalogue('map', z.array(mapRow).parse(mapsJson));
export const FORCES = catalogue('force', z.array(forceRow).parse(forcesJson));
export const SCENARIOS = catalogue('scenario', z.array(scenarioRow).parse(scenariosJson));
