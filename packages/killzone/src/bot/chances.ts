/** How many of the 6^n throws of n dice add up to at least a total, as a chance. */
const KNOWN: number[][] = [];

/** The chance that `dice` dice add up to `total` or more. */
export function chanceOfSum(dice: number, total: number): number {
  if (total <= dice) return 1;
  if (total > 6 * dice) return 0;
  return tableFor(dice)[total]!;
}

function tableFor(dice: number): number[] {
  const known = KNOWN[dice];
  if (known) return known;
  let ways = [1];
  for (let i = 0; i < dice; i++) {
    const more = new Array<number>(ways.length + 6).fill(0);
    for (const [sum, count] of ways.entries()) for (let face = 1; face <= 6; face++) more[sum + face]! += count;
    ways = more;
  }
  const table = ways.slice();
  for (let sum = table.length - 2; sum >= 0; sum--) table[sum]! += table[sum + 1]!;
  const all = 6 ** dice;
  KNOWN[dice] = table.map(count => count / all);
  return KNOWN[dice]!;
}

/** The chance that a targeting die with this modifier reaches what it needs: never on 1, always on 6. */
export function chanceToHit(needs: number, modifier: number, onlySix: boolean): number {
  if (onlySix) return 1 / 6;
  const least = Math.min(6, Math.max(2, needs - modifier));
  return (7 - least) / 6;
}
