/** The option that is worth most, the first of equals; there must be one. */
export function bestOf<T>(options: readonly T[], worth: (option: T) => number): T {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const now = worth(option);
    if (now > most) {
      most = now;
      best = option;
    }
  }
  if (best === undefined) throw new Error('expected an option to choose');
  return best;
}
