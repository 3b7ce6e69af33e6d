import type { FarDesk } from '@sightline/desk';
import { AUDIENCE, commitToEntropy } from '@sightline/kernel';
import type { PersonId, Seen } from '@sightline/protocol';
import { entropyFor } from './keepsakes.ts';

/** How long one waits after having been turned away, in milliseconds. */
const AGAIN = 700;

/**
 * HS-DICE-003: stirs the dice in the name of a seat, as soon as that can be done and without anybody having to think of it:
 * commits itself to something that nobody can guess, and reveals it when all have. Until the desk is left.
 */
export function stirAt(far: FarDesk, me: () => PersonId | undefined): () => void {
  let said = '';
  let later: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const { caught, link } = far.now();
    if (link !== 'open') said = '';
    if (!caught || link !== 'open' || far.viewer === AUDIENCE) return;
    const { header, sitting } = caught.standing.seen;
    // Of several who hold a seat one stirs.
    if (sitting.seats[far.viewer]?.holders[0] !== me()) return;
    const due = stirDue(far.viewer, { header, sitting });
    if (!due || said === due) return;
    said = due;
    const entropy = entropyFor(far.match, header.commitment, far.viewer);
    const commitment = commitToEntropy(header.commitment, far.viewer, entropy);
    const request =
      due === 'commit' ? ({ type: 'commit', commitment } as const) : ({ type: 'reveal', entropy } as const);
    void far.ask(request).then(({ kind }) => {
      if (kind === 'done') return;
      // Turned away at a bad moment, or lost on the way: nobody could begin without it.
      said = '';
      later = setTimeout(look, AGAIN);
    });
  };
  look();
  const leave = far.subscribe(look);
  return () => {
    clearTimeout(later);
    leave();
  };
}

/** What a seat has to do next about the dice; null when nothing. */
export function stirDue(
  seat: string,
  { header, sitting }: Pick<Seen, 'header' | 'sitting'>,
): 'commit' | 'reveal' | null {
  if (sitting.stage !== 'gathering' && sitting.stage !== 'stirring') return null;
  const { stirs } = header;
  const own = stirs.find(stir => stir.seat === seat);
  if (!own) return stirs.some(({ entropy }) => entropy !== null) ? null : 'commit';
  const persons = Object.keys(sitting.seats).filter(each => sitting.seats[each]!.player.kind === 'person');
  const isReady = sitting.stage === 'stirring' && persons.every(each => stirs.some(stir => stir.seat === each));
  return isReady && own.entropy === null ? 'reveal' : null;
}
