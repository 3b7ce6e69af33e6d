import { type Desks, type FarDesk, openOnline, type Reply } from '@sightline/desk';
import { AUDIENCE, type Seat, type Viewer, type Wanted } from '@sightline/kernel';
import type { RejectCode } from '@sightline/protocol';
import type { Game } from '../games/game.ts';
import { gameUnder } from '../games/index.ts';
import { shelf } from '../games/systems.ts';
import { advise, countOdds, foretell } from '../play/thinker.ts';
import { problemText } from '../words/system.ts';
import { connection } from './connection.ts';

/** A table at a server, as this page sits at it. */
export interface FarTable {
  readonly match: string;
  readonly game: Game;
  readonly desks: Desks;
  /** The seats that this browser's guest holds. */
  readonly seats: readonly Seat[];
  /** Where the page sits: the first of its seats, or among those who look on. */
  readonly far: FarDesk;
  close(): void;
}

export type OpenedFar =
  | { readonly ok: true; readonly table: FarTable }
  | { readonly ok: false; readonly code: RejectCode }
  /** The rules of the game cannot be had. */
  | { readonly ok: false; readonly why: string };

/** Sits down at all the seats that are held, or looks on; the rules are those that the game was begun under. */
export async function openFar(
  match: string,
  seats: readonly Seat[],
  rejected: (reply: Extract<Reply, { kind: 'rejected' | 'lost' }>) => void,
): Promise<OpenedFar> {
  const session = connection();
  // Where several seats share this screen, everybody may see what the audience sees while the table changes hands.
  const viewers: readonly Viewer[] = seats.length === 1 ? seats : [...seats, AUDIENCE];
  const desks = viewers.map(viewer => session.attend(match, viewer));
  const leave = (): void => {
    for (const far of desks) far.leave();
  };
  const refused = (await Promise.all(desks.map(sent))).find(code => code !== null);
  if (refused) {
    leave();
    return { ok: false, code: refused };
  }
  const [far] = desks;
  const { system, edition, inWork } = far!.now().caught!.standing.seen.header;
  const wanted: Wanted = { system, edition, inWork };
  const found = await shelf(wanted);
  if (!found.ok) {
    leave();
    return { ok: false, why: problemText(found.problem) };
  }
  const game = await gameUnder(found.value.edition);
  const rules = { system: game.system, board: found.value.edition.board };
  const opened = openOnline(rules, desks, {
    countOdds: (view, seat, question, answer) => countOdds(wanted, view, seat, question, answer),
    foretell: (view, viewer, figures) => foretell(wanted, view, viewer, figures),
    advise: (view, seat, question) => advise(wanted, view, seat, question),
    me: () => session.now().you?.person,
    rejected,
  });
  return { ok: true, table: { match, game, desks: opened, seats, far: far!, close: opened.close } };
}

/** Waits until a desk has been sent what there is to see; gives why it is not. */
function sent(far: FarDesk): Promise<RejectCode | null> {
  return new Promise(resolve => {
    const look = (): void => {
      const { caught, refused } = far.now();
      if (!caught && !refused) return;
      leave();
      resolve(caught ? null : refused);
    };
    const leave = far.subscribe(look);
    look();
  });
}
