/**
 * Lengths are whole thousandths of an inch, "mils". Coordinates stay within FARTHEST of the origin, so differences are
 * below 2^19 and a product of two of them, a cross product or a squared distance is below 2^40: exact in a double.
 * Longer products are compared with `compareProducts`, which is exact for every pair of safe integers.
 *
 * A length that is no whole number of mils is rounded up. So `distance(a, b) <= 12000` says exactly what the squared
 * comparison says, and a ruler on the screen can never disagree with a rule.
 */
export const INCH = 1000;

/** The largest coordinate, about 262 inches: a table of 144 inches and whatever strays off it. */
export const FARTHEST = 2 ** 18;

/** Bases this near to each other are in contact: points lie on whole mils, so an exact gap of 0 is seldom to be had. */
export const TOUCH = 10;

export function inches(n: number): number {
  return nearestWhole(n * INCH);
}

/** Half a mil rounds away from zero, the same way on both sides of the origin; never yields -0. */
export function nearestWhole(n: number): number {
  return n < 0 ? 0 - Math.round(-n) : Math.round(n) + 0;
}

/** The whole part towards zero; never yields -0. */
export function wholePart(n: number): number {
  return Math.trunc(n) + 0;
}

/**
 * The square root rounded up. Below 2^50 two neighbouring whole numbers have roots that a double tells apart, and
 * Math.sqrt is correctly rounded everywhere, so this is exact.
 */
export function rootRoundedUp(square: number): number {
  return Math.ceil(Math.sqrt(square));
}

/** The sign of `a * b - c * d`, exactly, for safe integers. BigInt is only reached when doubles cannot decide. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  const difference = left - right;
  // Each product is off by at most one part in 2^53, so a larger difference than this has the true sign.
  if (Math.abs(difference) > (Math.abs(left) + Math.abs(right)) * 2 ** -51) return difference > 0 ? 1 : -1;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return Math.sign(difference);
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}
