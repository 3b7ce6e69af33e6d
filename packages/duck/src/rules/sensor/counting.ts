import { AVERAGE } from '@sightline/kernel';
import type { Ping } from '../../content/cards.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';

/** The lines of the distribution table that bring Threats, from the fewest to the most (DK-SENS-012). */
const LINES = ['PURPLE', 'GREEN', 'BLUE', 'ORANGE', 'RED'] as const satisfies readonly Ping[];

/** How a ping is counted: a line of the table, and what is added beyond its last. */
export interface Line {
  readonly ping: Ping;
  readonly beyond: number;
}

/** DK-STAR-017, R03: so many lines higher; a RED ping gains a Threat for each, a false alarm stays one. */
export function lineOf(ping: Ping, raised: number): Line {
  if (ping === 'NONE') return { ping, beyond: 0 };
  const line = LINES.indexOf(ping) + raised;
  const last = LINES.length - 1;
  return { ping: LINES[Math.min(line, last)]!, beyond: Math.max(0, line - last) };
}

/** How many lines higher the pings of a tile count. */
export function raiseOf(table: DuckTable, tile: number): number {
  const { module } = planOf(table.arena).tiles[tile]!;
  const isFuller = table.modules[module]!.lasting.some(({ effect }) => effect === 'pingHigher');
  return table.threatLevel + (isFuller ? 1 : 0);
}

/** DK-SENS-009, DK-SENS-012: thrown when the Threats are placed, not when the ping is seen. */
export function countThreats(io: DuckIo, { ping, beyond }: Line): number {
  const average = (): number => io.roll(AVERAGE, { rule: 'DK-SENS-012', purpose: 'numberOfThreats' });
  switch (ping) {
    case 'RED':
      return average() + average() + beyond;
    case 'ORANGE':
      return average() + 2;
    case 'BLUE':
      return average() + 1;
    case 'GREEN':
      return average();
    case 'PURPLE':
      return average() - 1;
    case 'NONE':
      return 0;
    default:
      return ping satisfies never;
  }
}
