import { inches } from '@sightline/geometry/field';
import { type ScriptedIo, scripted } from '@sightline/kernel';
import { VEHICLES, WEAPONS } from '../../src/content/load.ts';
import type { GroupRow, MapRow } from '../../src/content/schema.ts';
import { carryOut } from '../../src/rules/turn/acts.ts';
import { STRAIGHT } from '../../src/rules/vehicles/cornering.ts';
import type { Route } from '../../src/rules/vehicles/route.ts';
import { newCarried } from '../../src/table/begin.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { NONE, type Vehicle } from '../../src/table/units.ts';
import { d6, field, group, lay } from './setting.ts';

/** A vehicle for the tests: where, which way and how fast, in inches, and who sits in it, the driver first. */
export interface Parked {
  readonly at: readonly [number, number];
  readonly heading?: number;
  readonly speed?: number;
  readonly crew?: readonly number[];
  readonly mounted?: readonly string[];
}

export function park(table: Killzone, type: string, parked: Parked): Vehicle {
  const { at, heading = 90, speed = 0, crew = [], mounted = [] } = parked;
  const id = table.vehicles.length;
  const driver = table.figures[crew[0] ?? NONE];
  const vehicle: Vehicle = {
    id,
    who: { id, name: `${VEHICLES.get(type).name} ${id + 1}` },
    side: driver?.side ?? 0,
    model: VEHICLES.get(type),
    points: VEHICLES.get(type).points,
    mounted: mounted.map(weapon => newCarried(WEAPONS.get(weapon))),
    group: driver?.group ?? NONE,
    x: inches(at[0]),
    y: inches(at[1]),
    heading,
    speed: inches(speed),
    wrecked: false,
    overturned: false,
    away: false,
    moved: false,
    driven: 0,
    cornering: STRAIGHT,
    rammed: [],
    gunner: NONE,
  };
  table.vehicles.push(vehicle);
  for (const [place, figure] of crew.entries()) {
    Object.assign(table.figures[figure]!, { vehicle: id, place, x: vehicle.x, y: vehicle.y, room: NONE });
  }
  return vehicle;
}

/** Two rebels of red in a vehicle at (10, 24) heading east on an open field. */
export function driving(type: string, speed = 0, map: MapRow = field(), red: GroupRow = group('rebel', 3)): Killzone {
  const table = lay({ map, red: [red], blue: [group('rebel', 3)] });
  table.acting = 0;
  park(table, type, { at: [10, 24], speed, crew: [0, 1] });
  return table;
}

export type Told = ScriptedIo<KillzoneEvent>;

/** Drives vehicle 0 by its driver and the script. The route is straight ahead unless it is given. */
export function drive(
  table: Killzone,
  pace: 'accelerate' | 'brake' | 'hold',
  dice: number,
  faces: readonly number[],
  route: Route | null = null,
): Told {
  const straight = ({ speed }: { readonly speed: number }): Route => [{ turn: 0, ahead: speed }];
  const answers = [
    { seat: 'red', answer: route ?? straight },
    // Whoever climbs out of a wreck takes the first place there is.
    ...Array.from({ length: 6 }, () => ({ seat: 'red', answer: first })),
  ];
  const io = scripted<KillzoneEvent>({ dice: d6(...faces), answers });
  carryOut(table, io, table.figures[0]!, { do: 'drive', pace, dice });
  return io;
}

export function first({ options }: { readonly options: readonly unknown[] }): unknown {
  return options[0];
}

/** Where a vehicle is, in inches. */
export function whereIs({ x, y, heading, speed }: Vehicle): { x: number; y: number; heading: number; speed: number } {
  return { x: x / 1000, y: y / 1000, heading, speed: speed / 1000 };
}

/** The events of one kind that were told. */
export function told<T extends KillzoneEvent['type']>(io: Told, type: T): Extract<KillzoneEvent, { type: T }>[] {
  return io.told.filter((event): event is Extract<KillzoneEvent, { type: T }> => event.type === type);
}

/** How far vehicle 0 went, in inches. */
export function travelled(io: Told): number {
  return told(io, 'drove').reduce((sum, { ahead }) => sum + ahead, 0) / 1000;
}
