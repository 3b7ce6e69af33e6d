import { keepFile } from '../play/begin.ts';
import { rejectText } from '../words/online.ts';
import { problemText } from '../words/system.ts';
import { fetchReplay } from './server.ts';

/** Under which id a finished game of the server is kept in this browser. */
export const localId = (match: string): string => `online-${match}`;

/** Fetches the replay of a finished game and keeps it here, so that it opens like any other; gives what is wrong, or null. */
export async function keptReplay(match: string): Promise<string | null> {
  const fetched = await fetchReplay(match);
  if (!fetched.ok) return rejectText(fetched.code);
  const kept = await keepFile(localId(match), fetched.value);
  return kept.ok ? null : problemText(kept.problem);
}
