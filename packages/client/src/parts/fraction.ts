import { figures, say } from '../words/index.ts';

/** An exact share in lowest terms: 27 of 216 ways is 1/8. */
export function fraction(ways: bigint, of: bigint): string {
  const shared = commonDivisor(ways, of);
  return `${ways / shared}/${of / shared}`;
}

export function percent(share: number): string {
  return say('odds.share', { points: figures(share * 100, { maximumSignificantDigits: 2 }) });
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
