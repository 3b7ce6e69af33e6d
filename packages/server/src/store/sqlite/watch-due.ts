import { PUT_OFF } from '../due.ts';
import type { Due } from '../store.ts';
import type { Write } from '../write.ts';

/** How often it is looked, in ms. */
const LOOK = 250;

type Found = Due & { readonly at: number };

/** Looks now and then for what is due. That costs microseconds, and no change of the clock can upset it. */
export function watchDue(
  due: () => readonly Found[],
  run: (due: Due) => Promise<void>,
  write: (write: Write & { readonly kind: 'seenTo' }) => Promise<unknown>,
  now: () => number,
): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  let looking = Promise.resolve();

  async function seeTo({ match, what, at }: Found): Promise<void> {
    const next = await run({ match, what }).then(
      () => ({}),
      () => ({ next: now() + PUT_OFF }),
    );
    await write({ kind: 'seenTo', match, what, at, ...next });
  }

  async function look(): Promise<void> {
    try {
      for (const found of due()) if (!isOver) await seeTo(found);
    } catch {
      // The disk is full or away: whoever writes next is told so, and what is due stays so.
    }
    if (!isOver) timer = setTimeout(again, LOOK);
  }

  function again(): void {
    looking = look();
  }

  again();
  return async () => {
    isOver = true;
    if (timer) clearTimeout(timer);
    await looking;
  };
}
