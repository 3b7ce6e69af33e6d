import type { DuckTable, DuckView } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { type Event, type Io, type Question, type Seat, SilentIo } from '@sightline/kernel';

const { system } = edition;

/** A question as it was put to a seat, with what that seat saw and what the table was. */
export interface Put {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: DuckView;
  readonly table: DuckTable;
}

export interface Played {
  readonly scenario: string;
  readonly seed: number;
  readonly bots?: Readonly<Record<Seat, string>>;
  /** After so many questions the game is left. */
  readonly questions?: number;
  readonly switches?: Readonly<Record<string, boolean | string>>;
}

class Enough extends Error {}

/** Plays a game between bots, as people would be told and asked, and shows every question to whoever looks on. */
export function playDuck({ scenario, seed, bots, questions = 400, switches = {} }: Played, visit: (put: Put) => void) {
  const usual = Object.fromEntries(system.switches.map(({ id, values }) => [id, values[0]]));
  const table = system.begin({ scenario, switches: { ...usual, ...switches } });
  const seats = system.scenarios.find(({ id }) => id === scenario)!.seats;
  const players = Object.fromEntries(
    seats.map(seat => [seat, system.bots[bots?.[seat] ?? (seat === 'threats' ? 'threats' : 'team')]!]),
  );
  const silent = new SilentIo(system, table, players, [seed, 2, 3, 4]);
  let left = questions;
  const seen = (seat: Seat, question: Question): void => {
    if (left-- <= 0) throw new Enough();
    visit({ seat, question, view: system.view(table, seat), table });
  };
  const io: Io<Event> = {
    roll: die => silent.roll(die),
    ask(seat, question) {
      seen(seat, question);
      return silent.ask(seat, question);
    },
    askAll: sealed => silent.askAll(sealed),
    tell: () => {},
  };
  try {
    while (system.outcome(table) === null) system.step(table, io as never);
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown;
  }
}
