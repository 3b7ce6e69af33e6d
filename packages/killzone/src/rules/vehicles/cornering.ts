/** KZ-VEH-015, KZ-VEH-016: the speeds at which the two corners are safe, in mils. */
const SAFE_90 = 9000;
const SAFE_180 = 4000;

/** KZ-VEH-014: pivots to the same hand within so much travel of one another make one corner. */
const ONE_CORNER = 6000;

/** The corner that a vehicle is making to one hand. */
interface Swing {
  total: number;
  /** The travel at its latest pivot. */
  at: number;
}

/** What a driver has turned in this move, to either hand. */
export interface Cornering {
  readonly left: Swing;
  readonly right: Swing;
}

export function straight(): Cornering {
  return { left: { total: 0, at: 0 }, right: { total: 0, at: 0 } };
}

/**
 * KZ-VEH-014, KZ-VEH-017: adds a pivot made after so much travel, and returns the safe speed of the corner that it
 * completes; null when it completes none. A corner of 90 degrees that grows to 180 is completed again.
 */
export function cornerAt(cornering: Cornering, degrees: number, travelled: number): number | null {
  const swing = degrees < 0 ? cornering.left : cornering.right;
  const before = travelled - swing.at <= ONE_CORNER ? swing.total : 0;
  swing.total = before + Math.abs(degrees);
  swing.at = travelled;
  const safe = safeSpeed(swing.total);
  return safe === safeSpeed(before) ? null : safe;
}

/** A turn of less than 90 degrees may be taken at any speed. */
function safeSpeed(degrees: number): number | null {
  if (degrees < 90) return null;
  return degrees < 180 ? SAFE_90 : SAFE_180;
}
