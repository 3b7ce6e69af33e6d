import { killzone } from '../../src/system.ts';
import type { Killzone } from '../../src/table/table.ts';

/** A scenario as it is begun, with the switches as they come. */
export function battle(scenario: string): Killzone {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  return killzone.begin({ scenario, switches });
}

/** What the people and the vehicles of a side are worth. */
export function points(table: Killzone, side: number): number {
  return [...table.figures, ...table.vehicles].reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
}
