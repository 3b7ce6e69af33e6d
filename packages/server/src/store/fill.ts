import { type Kept, StoreTrouble } from './store.ts';
import type { Write } from './write.ts';

/** How many writes are under way at a time. */
const TOGETHER = 200;

/** Writes what another store has dumped into an empty one; gives the number of matches. */
export async function fillWith(
  kept: AsyncIterable<Kept>,
  write: (write: Write) => Promise<unknown>,
  isEmpty: () => Promise<boolean>,
): Promise<number> {
  if (!(await isEmpty())) {
    throw new StoreTrouble('notEmpty', 'there are games here already, and two stores cannot be made one');
  }
  let matches = 0;
  let underWay: Promise<unknown>[] = [];
  for await (const one of kept) {
    if (one.kind === 'match') matches++;
    underWay.push(write(writeOf(one)));
    if (underWay.length < TOGETHER) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);
  return matches;
}

function writeOf(kept: Kept): Write {
  switch (kept.kind) {
    case 'match': {
      const { match, begun, changed, ...card } = kept.listed;
      const { entries, due } = kept;
      return { kind: 'create', match, entries, beside: { card, due }, times: { begun, changed } };
    }
    case 'line':
      return { kind: 'say', match: kept.match, line: kept.line };
    case 'person':
      return { kind: 'putPerson', person: kept.person };
    default:
      return kept satisfies never;
  }
}
