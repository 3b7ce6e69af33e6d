import {
  AUDIENCE,
  headerOf,
  type Json,
  type Match,
  nowOf,
  type Seat,
  type Viewer,
  whyNotUndo,
} from '@sightline/kernel';
import type { Seen, Sitting } from '@sightline/protocol';
import type { Clocks } from '../game/clocks.ts';
import type { Game } from '../game/game.ts';

const NOTHING: readonly never[] = [];

/**
 * What a viewer knows of a game. Parts that have not changed are, as far as may be, the same objects as in what he knew
 * before: a delta is found at the cost of what changed.
 */
export function seenBy(game: Game, viewer: Viewer, before: Seen | null, isCurrent: HeaderMemo): Seen {
  const { match, system } = game;
  const isPlayed = game.stage === 'playing';
  return {
    header: isCurrent(match),
    step: match.step,
    view: system.view(nowOf(match), viewer) as Json,
    questions: isPlayed ? questionsOf(match, viewer) : NOTHING,
    waitingFor: isPlayed ? waitedFor(match, viewer) : NOTHING,
    outcome: match.outcome,
    whyNotUndo: viewer === AUDIENCE || !isPlayed ? NOTHING : whyNotUndo(match, viewer),
    inputs: match.past.length + match.inputs.length,
    orders: ordersOf(match, viewer),
    sitting: sittingFor(game, viewer, before?.sitting ?? null),
  };
}

/** The header of a match, made anew when something in it may have changed. */
export type HeaderMemo = (match: Match) => Seen['header'];

export function headerMemo(game: Pick<Game, 'system'>): HeaderMemo {
  let [players, dice, header]: [unknown, unknown, Seen['header'] | null] = [null, null, null];
  return match => {
    if (header === null || match.players !== players || match.dice !== dice) {
      header = headerOf(game.system, match);
      ({ players, dice } = match);
    }
    return header;
  };
}

function questionsOf({ pause }: Match, viewer: Viewer): Seen['questions'] {
  const asked = pause?.asked;
  if (!asked || asked.kind === 'roll') return NOTHING;
  if (asked.kind === 'ask') return asked.seat === viewer ? [asked.question] : NOTHING;
  return asked.asks.flatMap(({ seat, given, question }) => (seat === viewer && given === null ? [question] : []));
}

/**
 * Whom the match waits for, as far as the viewer may know. Whether somebody has closed his envelope, or opened it again, is
 * nobody else's business: until all are opened, others see everyone asked.
 */
function waitedFor({ pause }: Match, viewer: Viewer): readonly Seat[] {
  const asked = pause?.asked;
  if (!asked || asked.kind === 'roll') return NOTHING;
  if (asked.kind === 'ask') return [asked.seat];
  return [...new Set(asked.asks.flatMap(({ seat, given }) => (seat === viewer && given !== null ? [] : [seat])))];
}

function ordersOf({ standing }: Match, viewer: Viewer): Seen['orders'] {
  if (standing.length === 0) return NOTHING;
  return standing.flatMap(({ seat, ...order }) => (seat === viewer ? [order] : []));
}

/** What a sitting is made of, and changes with. */
type Made = Pick<Game, 'stage' | 'seats' | 'proposals' | 'takenBack' | 'ending' | 'rematch' | 'clocks'> & {
  readonly players: Match['players'];
};

/** The last sitting of each game, as everybody sees it unless a clock is hidden from him. */
const sittings = new WeakMap<Game, { readonly of: Made; readonly sitting: Sitting }>();

function sittingFor(game: Game, viewer: Viewer, before: Sitting | null): Sitting {
  const sitting = openSitting(game);
  const clocks = clocksFor(game, viewer, before?.clocks ?? null);
  return clocks === sitting.clocks ? sitting : { ...sitting, clocks };
}

function openSitting(game: Game): Sitting {
  const last = sittings.get(game);
  if (last && isMadeOf(last.of, game)) return last.sitting;
  const { host, terms, from, match, stage, seats, proposals, takenBack, ending, rematch, clocks } = game;
  const { players } = match;
  const held = Object.keys(players).map(seat => [seat, { player: players[seat]!, ...seats[seat]! }]);
  const sitting: Sitting = {
    stage,
    host,
    terms,
    seats: Object.fromEntries(held),
    clocks,
    proposals,
    takenBack,
    from,
    ending,
    rematch,
  };
  sittings.set(game, { of: { players, stage, seats, proposals, takenBack, ending, rematch, clocks }, sitting });
  return sitting;
}

function isMadeOf(of: Made, game: Game): boolean {
  return (
    of.clocks === game.clocks &&
    of.stage === game.stage &&
    of.seats === game.seats &&
    of.proposals === game.proposals &&
    of.players === game.match.players &&
    of.takenBack === game.takenBack &&
    of.ending === game.ending &&
    of.rematch === game.rematch
  );
}

/** While envelopes lie on the table the clocks of others are seen as they were when all were asked. */
function clocksFor({ match, clocks, stage }: Game, viewer: Viewer, before: Clocks | null): Clocks | null {
  const asked = match.pause?.asked;
  if (clocks === null || asked?.kind !== 'sealed' || stage === 'over') return clocks;
  const isHidden = (seat: Seat): boolean =>
    seat !== viewer && asked.asks.some(ask => ask.seat === seat && ask.given !== null);
  if (!Object.keys(clocks).some(isHidden)) return clocks;
  return Object.fromEntries(
    Object.entries(clocks).map(([seat, clock]) => [seat, (isHidden(seat) && before?.[seat]) || clock]),
  );
}
