import type { Desk } from '@sightline/desk';
import type { Intent } from '@sightline/kernel';
import { useEffect, useState } from 'react';

const NONE: readonly Intent[] = [];

/** Long enough for what was pressed to be drawn first: to hand a whole table to the worker takes a while. */
const PAUSE = 60;

/**
 * What some figures are about to do, as soon as it has been worked out; nothing while nobody wants to know. While something is
 * shown nothing is foretold: a desk knows the table as it stands, which would tell how the dice on the screen fall.
 */
export function useIntents(
  desk: Desk,
  view: unknown,
  figures: readonly number[],
  isPlaying: boolean,
): readonly Intent[] {
  const [foretold, setForetold] = useState<{ readonly of: string; readonly intents: readonly Intent[] } | null>(null);
  const [seen, setSeen] = useState<unknown>(view);
  const wanted = isPlaying ? '' : figures.join();
  useEffect(() => {
    let isWanted = true;
    const ids = wanted === '' ? [] : wanted.split(',').map(Number);
    if (ids.length === 0) return;
    const keep = (intents: readonly Intent[]): void => {
      if (!isWanted) return;
      setForetold({ of: wanted, intents });
      setSeen(view);
    };
    // Intents are a help: where they cannot be worked out the board does without.
    const pause = setTimeout(() => desk.intents?.(ids).then(keep, () => keep(NONE)), PAUSE);
    return () => {
      clearTimeout(pause);
      isWanted = false;
    };
  }, [desk, view, wanted]);
  return foretold?.of === wanted && seen === view ? foretold.intents : NONE;
}
