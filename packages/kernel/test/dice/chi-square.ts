/**
 * Whether counts fit what was expected of them: Pearson's chi-square below the value that a fair die passes in all but
 * one of a thousand runs (Wilson and Hilferty's approximation, good to a per cent here).
 */
export function fits(counts: readonly number[], expected: readonly number[]): boolean {
  const sum = counts.reduce((total, count, i) => total + (count - expected[i]!) ** 2 / expected[i]!, 0);
  return sum < oneInAThousand(counts.length - 1);
}

function oneInAThousand(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}
