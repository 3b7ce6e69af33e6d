/** One of the eight winds, counted clockwise from the east, for a step to the right and down. */
export function windOf(right: number, down: number): number {
  return (Math.round((Math.atan2(down, right) / Math.PI) * 4) + 8) % 8;
}
