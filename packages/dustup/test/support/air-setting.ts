import { scripted } from '@sightline/kernel';
import type { VehicleRow } from '../../src/content/vehicle-schema.ts';
import { moveCounter } from '../../src/rules/inbound/chart.ts';
import { activate, endActivation, ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Flight, type Flyer, isFlyer } from '../../src/table/flight.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import type { Setting } from './setting.ts';
import { motorised, placeHull } from './vehicle-setting.ts';

export interface Flown {
  readonly table: Dustup;
  readonly craft: Flyer;
  readonly squad: Unit;
  readonly enemy: Unit;
}

/** One aircraft of red's over (20, 20) in moving flight heading north, with a squad of its own and one of blue's far off. */
export function flown(vehicle: string, setting: Setting = {}, changes: Partial<VehicleRow> = {}): Flown {
  const { table, tank, squad, enemy } = motorised(vehicle, setting, changes);
  if (!isFlyer(tank)) throw new Error(`expected ${vehicle} to fly`);
  return { table, craft: tank, squad, enemy };
}

export function poise({ hull }: Flyer, mode: Flight['mode'], x: number, y: number, facing: number): void {
  hull.flight.mode = mode;
  placeHull({ hull } as Flyer, x, y, facing);
}

/** On the inbound chart. */
export function waiting(found: Flown, box: number): Flown {
  Object.assign(found.craft, { where: 'inbound', box });
  return found;
}

export interface Script {
  readonly dice?: readonly string[];
  readonly answers?: readonly { readonly seat: string; readonly answer: unknown }[];
}

export function moveOn(table: Dustup, unit: Unit, script: Script = {}): readonly DustupEvent[] {
  const io = scripted<DustupEvent>({ dice: [...(script.dice ?? [])], answers: [...(script.answers ?? [])] });
  moveCounter(table, io, unit);
  io.finish();
  return io.told;
}

/** A whole activation, with these answers of its owner. */
export function takesTurn(table: Dustup, unit: Unit, answers: readonly unknown[], dice: readonly string[] = []) {
  const seat = table.sides[unit.side]!.seat;
  const io = scripted<DustupEvent>({ dice: [...dice], answers: answers.map(answer => ({ seat, answer })) });
  activate(table, io, unit, 'turn');
  io.finish();
  return io.told;
}

/** What happens at the end of an activation in which nothing more is done. */
export function endsTurn(table: Dustup, unit: Unit): void {
  unit.actions = 0;
  endActivation(table, scripted<DustupEvent>(), unit);
  ready(table, unit, 'turn');
}
