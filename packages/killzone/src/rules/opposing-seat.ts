import { type Killzone, seatOf } from '../table.ts';

/** The seat that answers for the other side: where misses go, where the overdosed are led. */
export function opposingSeat(table: Killzone, side: number): string {
  return seatOf(
    table,
    table.seats.findIndex((_, other) => other !== side),
  );
}
