import { scripted } from '@sightline/kernel';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act, Use } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { at, lay, type Setting } from './setting.ts';

export interface Motorised {
  readonly table: Dustup;
  /** Red's vehicles and squads, then blue's. */
  readonly tank: Vehicle;
  readonly squad: Unit;
  readonly enemy: Unit;
}

/** One vehicle of red's at (20, 20) facing north with a squad of its own far off, and a squad of blue's far east. */
export function motorised(vehicle: string, setting: Setting = {}, changes: Partial<VehicleRow> = {}): Motorised {
  const table = lay({ redVehicles: [vehicle], ...setting });
  const found = table.units.filter(isVehicle).filter(({ side }) => side === 0);
  const [tank] = found as [Vehicle];
  if (Object.keys(changes).length > 0) {
    Object.assign(tank.hull, { model: { ...tank.hull.model, ...changes } });
  }
  placeHull(tank, 20, 20, 0);
  const squad = table.units.find(({ side, hull }) => side === 0 && hull === null)!;
  const enemy = table.units.find(({ side }) => side === 1)!;
  ready(table, tank, 'turn');
  return { table, tank, squad, enemy };
}

export function placeHull({ hull }: Vehicle, x: number, y: number, facing: number): void {
  Object.assign(hull, { ...at(x, y), facing });
}

/** What a seat answers in the midst of an act. */
interface Answered {
  readonly seat: string;
  readonly answer: unknown;
}

/** An act that must be allowed, with these dice and answers, all of which must be wanted; returns what was told. */
export function does(table: Dustup, unit: Unit, act: Act, ...script: (string | Answered)[]): readonly DustupEvent[] {
  const why = whyNotAct(table, unit, act);
  if (why.length > 0) throw new Error(`expected no refusal, got ${why[0]!.code}`);
  const dice = script.filter(entry => typeof entry === 'string');
  const answers = script.filter(entry => typeof entry !== 'string');
  const io = scripted<DustupEvent>({ dice, answers });
  carryOut(table, io, unit, act);
  io.finish();
  return io.told;
}

export const refusal = (table: Dustup, unit: Unit, act: Act): string | null =>
  whyNotAct(table, unit, act)[0]?.rule ?? null;

export const reorganise = (use: Use): Act => ({ do: 'reorganise', use });

/** A shot with one mount of a vehicle. */
export const mount = (target: Unit, index: number): Act => ({
  do: 'shoot',
  target: target.id,
  shots: [[NONE, index]],
});

/** All of a unit's first weapons. */
export const rifles = (unit: Unit, target: Unit): Act => ({
  do: 'shoot',
  target: target.id,
  shots: unit.figures.map(id => [id, 0] as const),
});

/** Where a vehicle stands, in inches, and the way it points. */
export function poseOf({ hull: { x, y, facing } }: Vehicle): [number, number, number] {
  return [x / 1000, y / 1000, facing];
}
