import type { Player, Seat, System } from '@sightline/kernel';

type Players = Readonly<Record<Seat, Player>>;

/** Everybody one seat further; a machine plays there as well as it can. */
export function swapped({ bots }: Pick<System, 'bots'>, players: Players): Players {
  const all = Object.values(players);
  return Object.fromEntries(
    Object.keys(players).map((seat, i, seats): [Seat, Player] => {
      const player = all[(i + 1) % seats.length]!;
      return [seat, player.kind === 'bot' && Object.hasOwn(bots, seat) ? { kind: 'bot', bot: seat } : player];
    }),
  );
}

/** The seats whose dice nobody else rolls. */
export function machinesOf(players: Players): Seat[] {
  return Object.keys(players).filter(seat => players[seat]!.kind === 'bot');
}

/** Whether it makes a difference who sits where: a person against a machine. */
export function canSwap(players: Players, ruledSeats: readonly Seat[] = []): boolean {
  const seats = Object.keys(players);
  const persons = seats.filter(seat => players[seat]!.kind === 'person').length;
  return seats.length === 2 && persons === 1 && !seats.some(seat => ruledSeats.includes(seat));
}

/** The scenario that comes after this one in the rulebook, for the same players; null after the last. */
export function nextScenario(
  { scenarios }: Pick<System, 'scenarios'>,
  scenario: string,
  players: Players,
): { readonly scenario: string; readonly title: string; readonly players: Players } | null {
  const now = scenarios.find(({ id }) => id === scenario);
  const next = scenarios[scenarios.findIndex(({ id }) => id === scenario) + 1];
  if (!now || !next || next.seats.length !== now.seats.length) return null;
  const shared = next.seats.filter(seat => now.seats.includes(seat)).length;
  // Some of the seats and others besides: that is another kind of game.
  if (shared !== 0 && shared !== next.seats.length) return null;
  // Seats have other names in another scenario, but stand in the same order.
  const seated = next.seats.map((seat, i): [Seat, Player] => [seat, players[seat] ?? players[now.seats[i]!]!]);
  return { scenario: next.id, title: next.title, players: Object.fromEntries(seated) };
}
