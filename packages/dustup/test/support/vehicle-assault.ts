import type { UnitRow } from '../../src/content/schema.ts';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Dustup } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { drawUp } from './assault-setting.ts';
import { lay, type Setting, squad } from './setting.ts';
import { placeHull } from './vehicle-setting.ts';

export interface AtHull {
  readonly table: Dustup;
  /** Red's first squad, which is to act. */
  readonly red: Unit;
  /** Blue's first vehicle. */
  readonly tank: Vehicle;
}

/** What a test lays: a model and its changes, how far red's leader is from its edge, and which way it faces. */
export interface Placed {
  readonly vehicle?: string;
  readonly changes?: Partial<VehicleRow>;
  readonly setting?: Setting;
  readonly squad?: Partial<UnitRow>;
  readonly count?: number;
}

/**
 * A vehicle of blue's at (40, 20) pointing west at red's squad of five, whose leader stands so many inches from its
 * front edge, with his men behind him. Everybody is steady, and blue's squad is far off.
 */
export function atHull(
  inches: number,
  { vehicle = 'battleTank', changes, setting, count = 5, ...row }: Placed = {},
): AtHull {
  const table = lay({ red: [squad(count, row.squad)], blueVehicles: [vehicle], ...setting });
  for (const unit of table.units) unit.confidence = 'steady';
  const tank = table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  if (changes !== undefined) Object.assign(tank.hull, { model: { ...tank.hull.model, ...changes } });
  placeHull(tank, 40, 20, 270);
  const red = table.units[0]!;
  drawUp(table, red, 40 - halfOf(tank) - inches, 20, -1);
  ready(table, red, 'turn');
  return { table, red, tank };
}

/** Half of what a hull is long, in inches. */
export function halfOf({ hull }: Vehicle): number {
  const hulls = [1, 1.5, 2, 2.5, 3];
  const discs = [0.5, 0.75, 1, 1.5, 2];
  return (hull.model.kind === 'vehicle' ? hulls : discs)[hull.model.size - 1]!;
}

/** A vehicle of red's at (10, 20) pointing east, and blue's leader so many inches of driving away, his men behind him. */
export function shocked(
  inches: number,
  vehicle = 'battleTank',
  setting: Setting = {},
  changes: Partial<VehicleRow> = {},
) {
  const table = lay({ redVehicles: [vehicle], blue: [squad(5, { satchels: 1 })], ...setting });
  const tank = table.units.find(isVehicle)!;
  Object.assign(tank.hull, { model: { ...tank.hull.model, ...changes } });
  for (const unit of table.units) unit.confidence = 'steady';
  placeHull(tank, 10, 20, 90);
  const blue = table.units.find(({ side }) => side === 1)!;
  drawUp(table, blue, 10 + halfOf(tank) + 0.5 + inches, 20, 1);
  ready(table, tank, 'turn');
  return { table, tank, blue };
}

/** No terror, so that courage is what the row says. */
export const CALM: Partial<VehicleRow> = { traits: ['mayAssault'], mounts: [] };

/** A mech of red's at (20, 20) pointing east, a blue squad so many inches from its edge; everybody is steady. */
export function mechAt(
  inches: number,
  vehicle = 'scoutMech',
  setting: Setting = {},
  changes: Partial<VehicleRow> = CALM,
) {
  const table = lay({ redVehicles: [vehicle], blue: [squad(8)], ...setting });
  const mech = table.units.find(isVehicle)!;
  Object.assign(mech.hull, { model: { ...mech.hull.model, ...changes } });
  for (const unit of table.units) Object.assign(unit, { confidence: 'steady', traits: ['grenades'] });
  placeHull(mech, 20, 20, 90);
  const blue = table.units.find(({ side, hull }) => side === 1 && hull === null)!;
  const radius = [0.5, 0.75, 1, 1.5, 2][mech.hull.model.size - 1]!;
  drawUp(table, blue, 20 + radius + inches, 20, 1);
  ready(table, mech, 'turn');
  return { table, mech, blue };
}
