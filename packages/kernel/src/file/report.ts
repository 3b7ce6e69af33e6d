import type { Seat } from '../io.ts';
import { isRecord } from '../json.ts';
import { MATCH_KIND, REPLAY_KIND } from '../match/match.ts';
import type { SwitchValue } from '../system.ts';
import { type ToldLine, whyNotTold } from '../told.ts';
import type { Header } from '../watch.ts';
import { readGame, readWanted } from './edition-of.ts';
import { bad, type Read, type Sort } from './problem.ts';
import { arePlayers, isProvenance } from './terms.ts';

/** What a file tells without any rules: what was played, by whom, under which edition, and what was told in it. */
export interface Report {
  readonly kind: 'match' | 'replay';
  readonly header: Omit<Header, 'rulings'>;
  readonly told: readonly ToldLine[];
  readonly isOver: boolean;
}

const PARTS: Readonly<Record<string, Sort>> = {
  system: 'text',
  edition: 'count',
  inWork: 'true or left out',
  setup: 'record',
  players: 'record',
  freeUndo: 'boolean',
  dice: 'record',
  outcome: 'record or nothing',
  told: 'list',
  check: 'text',
};

/** The same as types: each part is of its sort, and what is in it unknown. */
interface Parts {
  readonly format: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly players: Readonly<Record<string, unknown>>;
  readonly freeUndo: boolean;
  readonly dice: Readonly<Record<string, unknown>>;
  readonly outcome: unknown;
  readonly told: readonly unknown[];
}

/**
 * HS-FILE-010: the report of a file where no rules can run. Its form is judged and nothing else can be: it is what whoever
 * wrote the file says was told.
 */
export function readReport(text: string): Read<Report> {
  const wanted = readWanted(text);
  if (!wanted.ok) return wanted;
  const { kind, system, edition, inWork } = wanted.value;
  const read = readGame(text, kind === 'replay' ? REPLAY_KIND : MATCH_KIND, PARTS, 'left alone');
  if (!read.ok) return read;
  const { format, setup, players, freeUndo, dice, outcome, told } = read.value as unknown as Parts;
  const seats = arePlayers(players) ? players : null;
  const chosen = setupIn(setup);
  const promise = promiseIn(dice, Object.keys(players));
  if (!seats || !chosen || !promise) {
    return bad('damaged', `the part "${!seats ? 'players' : chosen ? 'dice' : 'setup'}" is not as a match needs it`);
  }
  const untold = whyNotTold(told, seats);
  if (untold !== null) return bad('damaged', untold);
  return {
    ok: true,
    value: {
      kind,
      header: { system, format, edition, inWork, setup: chosen, players: seats, freeUndo, ...promise },
      told: told as readonly ToldLine[],
      isOver: outcome !== null,
    },
  };
}

function setupIn({ scenario, switches }: Readonly<Record<string, unknown>>): Header['setup'] | null {
  if (typeof scenario !== 'string' || !isRecord(switches)) return null;
  const isValue = (value: unknown): boolean => typeof value === 'boolean' || typeof value === 'string';
  return Object.values(switches).every(isValue)
    ? { scenario, switches: switches as Record<string, SwitchValue> }
    : null;
}

/** The promise of the dice, and who stirred them; never their seed. */
function promiseIn(
  { kind, provenance, reseeds }: Readonly<Record<string, unknown>>,
  seats: readonly Seat[],
): Pick<Header, 'dice' | 'commitment' | 'stirs' | 'isBranched'> | null {
  if ((kind !== 'seeded' && kind !== 'entered') || !isProvenance(provenance, seats)) return null;
  const { commitment, stirs } = provenance;
  return { dice: kind, commitment, stirs, isBranched: Array.isArray(reseeds) && reseeds.length > 0 };
}
