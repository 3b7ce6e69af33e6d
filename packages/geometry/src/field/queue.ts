/** A heap: the first element has the least hope, and every element no less than the one at half its index. */
export type Queue<T extends { readonly hope: number }> = T[];

export function offer<T extends { readonly hope: number }>(queue: Queue<T>, one: T): void {
  let at = queue.length;
  queue.push(one);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (queue[above]!.hope <= one.hope) break;
    queue[at] = queue[above]!;
    at = above;
  }
  queue[at] = one;
}

/** The element of least hope, taken out; equal ones in an order that depends on nothing but the calls. */
export function takeFirst<T extends { readonly hope: number }>(queue: Queue<T>): T | null {
  const first = queue[0];
  const last = queue.pop();
  if (first === undefined || last === undefined) return null;
  if (queue.length > 0) sink(queue, last);
  return first;
}

function sink<T extends { readonly hope: number }>(queue: Queue<T>, one: T): void {
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= queue.length) break;
    if (below + 1 < queue.length && queue[below + 1]!.hope < queue[below]!.hope) below++;
    if (queue[below]!.hope >= one.hope) break;
    queue[at] = queue[below]!;
    at = below;
  }
  queue[at] = one;
}
