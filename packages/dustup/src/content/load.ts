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
export const QUALITY_ROWS = byId('quality', TABLES.quality);
export const STRUCTURES = byId('structure', TABLES.structures);
export const SENSOR_ROWS = byId('sensor', TABLES.sensors);
export const EQUIPMENT_ROWS = byId('grade of equipment', TABLES.equipment);
export const SMALL_ARMS = byId('small arm', z.array(smallArmRow).parse(weaponsJson.smallArms));
export const SUPPORT_WEAPONS = byId('support weapon', z.array(supportRow).parse(weaponsJson.support));
export const CLOSE_WEAPONS = byId('close combat weapon', z.array(closeRow).parse(weaponsJson.close));
export const ARMOURS = byId('armour', z.array(armourRow).parse(armourJson));
export const AREA_TYPES = byId('terrain', z.array(areaTypeRow).parse(terrainJson.areas));
export const LINE_TYPES = byId('obstacle', z.array(lineTypeRow).parse(terrainJson.lines));
export const MAPS = byId('map', z.array(mapRow).parse(mapsJson));
export const FORCES = byId('force', z.array(forceRow).parse(forcesJson));
export const SCENARIOS = byId('scenario', z.array(scenarioRow).parse(scenariosJson));

/** Rows that can be looked up by their id; an id that is not there is a bug, for content is checked at the door. */
export interface Catalogue<R> {
  readonly rows: readonly R[];
  has(id: string): boolean;
  get(id: string): R;
}

function byId<R extends { readonly id: string }>(what: string, rows: readonly R[]): Catalogue<R> {
  const found = new Map(rows.map(row => [row.id, row]));
  if (found.size < rows.length) throw new Error(`expected every ${what} to have an id of its own`);
  return {
    rows,
    has: id => found.has(id),
    get(id) {
      const row = found.get(id);
      if (row === undefined) throw new Error(`expected a ${what}, found "${id}"`);
      return row;
    },
  };
}
