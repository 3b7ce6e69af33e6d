import type { VehiclePlacing } from '../rules/vehicles/questions.ts';
import { foresight } from '../rules/vehicles/route.ts';
import type { Killzone } from '../table/table.ts';
import type { Vehicle } from '../table/units.ts';

/** So far ahead a driver wants a clear road, in mils. */
const ROAD_AHEAD = 18_000;

/** Of the placings that the rules offer, the first with somebody at the wheel and the longest clear road before him. */
export function placingFor(table: Killzone, vehicle: Vehicle, offered: readonly VehiclePlacing[]): VehiclePlacing {
  let best = offered[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const placing of offered) {
    const worth = roadAhead(table, vehicle, placing) + (placing.crew.length > 0 ? ROAD_AHEAD : 0);
    if (worth > most) [best, most] = [placing, worth];
  }
  return best;
}

/** How far it goes straight on until something stops it or a friend is in the way. */
function roadAhead(table: Killzone, vehicle: Vehicle, { x, y, heading }: VehiclePlacing): number {
  const placed = { ...vehicle, away: false, x, y, heading, speed: ROAD_AHEAD };
  const there = { ...table, vehicles: table.vehicles.with(vehicle.id, placed) };
  const { stop, struck } = foresight(there, placed, [{ turn: 0, ahead: ROAD_AHEAD }]);
  if (struck.some(id => table.figures[id]!.side === vehicle.side)) return 0;
  return stop === null ? ROAD_AHEAD : stop.distance;
}
