import { figures, say } from '../words/index.ts';

/** An exact share in lowest terms: 27 of 216 ways is 1/8. */
export function fraction(ways: bigint, of: bigint): string {
  const shared = commonDivisor(ways, of);
  return `${ways / shared}/${of / shared}`;
}

export function percent(share: number): string {
  return say('odds.share', { points: figures(share * 100, { maximumSignificantDigits: 2 }) });
}

/** Shares of a whole as they are written: the one that was rounded most gives way until they make a hundred. */
export function percents(shares: readonly number[]): readonly string[] {
  const written = shares.map(share => Number((share * 100).toPrecision(2)));
  const over = Math.round(written.reduce((sum, points) => sum + points, 0) - 100);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (over === 0 || Math.abs(whole - 1) > NO_WHOLE) return shares.map(percent);
  const sign = Math.sign(over);
  const rounded = (i: number): number => (written[i]! - shares[i]! * 100) * sign;
  const giving = written
    .map((_, i) => i)
    .filter(i => written[i]! > 10)
    .toSorted((a, b) => rounded(b) - rounded(a))
    .slice(0, Math.abs(over));
  return written.map((points, i) => percent((giving.includes(i) ? points - sign : points) / 100));
}

/** Sums of chances may be a hair off; what is farther from one is no whole. */
const NO_WHOLE = 1e-6;

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
