import type { MadeGame, NewGame, Said } from '@sightline/protocol';
import { type Desk, deskAt, type Watcher } from './desk.ts';
import { connect, type Guest, guestAt, Refused, type Wire } from './wire.ts';

/** Two guests with a line each, who play one game of the drill after another, and come back when a line breaks. */
export interface Table {
  /** Gives the present game up and begins no other. */
  finish(): void;
  close(): void;
}

const GAME: NewGame = {
  system: 'drill',
  scenario: 'walls',
  switches: { overwatch: false, duck: false, mines: false },
  seats: { red: 'mine', blue: { kind: 'person' } },
  terms: { pace: 'none', ranOut: 'claim', listed: false, watchers: 'nobody', delay: 0 },
};
const SEATS = ['red', 'blue'] as const;
const RETRY = 25;

interface Chair {
  readonly address: string;
  readonly guest: Guest;
  wire: Wire | null;
  desk: Desk | null;
}

/** Each of the two may come by another address: that of another process of the same server. */
export async function tableAt(
  addresses: readonly [string, string],
  name: string,
  watcher: Watcher,
  isCareful: boolean,
): Promise<Table> {
  let isClosed = false;
  let isLast = false;
  let current = '';
  /** What is said while the line is down is not heard; the desk says it again when it is back. */
  const sayer =
    (chair: Chair) =>
    (message: Said): void =>
      chair.wire?.say(message);

  const chairs = await Promise.all(
    addresses.map(
      async (address): Promise<Chair> => ({ address, guest: await guestAt(address, name), wire: null, desk: null }),
    ),
  );
  await Promise.all(chairs.map(comeIn));
  await begin();

  async function comeIn(chair: Chair): Promise<void> {
    while (!isClosed) {
      try {
        chair.wire = await connect(
          chair.address,
          chair.guest.secret,
          message => chair.desk?.heard(message),
          () => {
            chair.wire = null;
            void comeIn(chair);
          },
        );
        chair.desk?.attend(sayer(chair));
        return;
      } catch {
        await new Promise(resolve => setTimeout(resolve, RETRY));
      }
    }
  }

  /** The server may go in the middle of it: then another match is begun. */
  async function begin(): Promise<void> {
    const [first, second] = chairs as [Chair, Chair];
    while (!isClosed) {
      try {
        const { match, invite } = await first.guest.ask<MadeGame>('POST', 'games', GAME);
        await second.guest.ask('POST', `games/${match}/sit`, { seat: 'blue', invite });
        sitDown(match);
        return;
      } catch (problem) {
        if (problem instanceof Refused) throw problem;
        await new Promise(resolve => setTimeout(resolve, RETRY));
      }
    }
  }

  function sitDown(match: string): void {
    for (const [at, chair] of chairs.entries()) {
      if (chair.desk) chair.wire?.say({ type: 'leave', id: 0, desk: 0 });
      chair.desk = deskAt(match, SEATS[at]!, { ...watcher, over: again }, isCareful);
      chair.desk.attend(sayer(chair));
    }
  }

  function again(match: string): void {
    // Both hear that it is over; one begins the next.
    if (match === current) return;
    current = match;
    watcher.over(match);
    if (!isClosed && !isLast) begin().catch(problem => watcher.wrong(String(problem)));
  }

  return {
    finish() {
      isLast = true;
      chairs[0]?.desk?.concede();
    },
    close() {
      isClosed = true;
      for (const chair of chairs) chair.wire?.close();
    },
  };
}
