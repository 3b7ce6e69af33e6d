import {
  allInputs,
  answer,
  branch,
  commitEntropy,
  type Hands,
  handOver,
  leaveOrder,
  PERSON,
  type Refusal,
  revealEntropy,
  type Seat,
  type StandingOrder,
  undo,
  whyNotSit,
  withdrawOrder,
} from '@sightline/kernel';
import { askedPersons, movedClocks } from './clocks.ts';
import type { Deed, Entry } from './entry.ts';
import { type Game, type HeldSeat, personSeats } from './game.ts';
import { giveUp } from './give-up.ts';
import { hurry, settle } from './stage.ts';

/**
 * Does to a game what an entry says, or tells why the rules do not allow it; then nothing has changed. Whoever plays a log
 * again does the same, so nothing here may depend on anything but the game and the entry.
 */
export function apply(game: Game, entry: Entry, hands: Hands): readonly Refusal[] {
  const refusals = deed(game, entry, hands, entry.at);
  if (refusals.length > 0) return refusals;
  settle(game, hands, entry.at);
  game.at = entry.at;
  if (game.clocks) {
    const asked = game.stage === 'playing' ? askedPersons(game.match) : NOBODY;
    const answered = entry.do === 'answered' ? entry.seat : null;
    game.clocks = movedClocks(game.terms.pace, game.clocks, asked, answered, entry.at);
  }
  return refusals;
}

const NOBODY: ReadonlySet<Seat> = new Set();
const YES: readonly Refusal[] = [];

function deed(game: Game, entry: Deed, hands: Hands, at: number): readonly Refusal[] {
  const { system, match } = game;
  switch (entry.do) {
    case 'answered':
      return answer(system, match, entry.seat, entry.answer, hands);
    case 'undone':
      return undo(system, match, entry.seat);
    case 'ordered':
      return ordered(game, entry, hands);
    case 'sat':
      return sat(game, entry, hands);
    case 'stood': {
      const { holders, figures } = game.seats[entry.seat]!;
      const left = Object.entries(figures).filter(([, person]) => person !== entry.person);
      return put(game, entry.seat, {
        holders: holders.filter(person => person !== entry.person),
        figures: Object.fromEntries(left),
      });
    }
    case 'handed':
      return handOver(system, match, entry.seat, entry.player, hands);
    case 'dealt': {
      const { holders } = game.seats[entry.seat]!;
      const { figures, lead } = entry;
      return put(game, entry.seat, {
        figures,
        ...(lead === undefined ? {} : { holders: [lead, ...holders.filter(person => person !== lead)] }),
      });
    }
    case 'committed':
      return commitEntropy(match, entry.seat, entry.commitment);
    case 'revealed':
      return revealEntropy(match, entry.seat, entry.entropy);
    case 'hurried':
      hurry(game, at);
      return YES;
    case 'proposed':
      game.proposals = [...game.proposals, { what: entry.what, by: entry.seat, agreed: [entry.seat] }];
      return YES;
    case 'agreed':
      return agreed(game, entry, at);
    case 'declined':
      game.proposals = game.proposals.filter(({ what }) => what !== entry.what);
      return YES;
    case 'conceded':
    case 'ranOut':
      giveUp(game, entry.seat, entry.do, hands);
      return YES;
    case 'opened':
      throw new Error('a log has one first entry');
    default:
      return entry satisfies never;
  }
}

function put(game: Game, seat: Seat, part: Partial<HeldSeat>): readonly Refusal[] {
  game.seats = { ...game.seats, [seat]: { ...game.seats[seat]!, ...part } };
  return YES;
}

/** A person who sits down on a bot's seat plays it from now on; one who joins others is one more of its holders. */
function sat(game: Game, { seat, person }: Extract<Deed, { do: 'sat' }>, hands: Hands): readonly Refusal[] {
  const { system, match } = game;
  const isBots = match.players[seat]!.kind === 'bot';
  if (isBots) {
    const refusals = whyNotSit(system, Object.keys(match.players), seat, PERSON);
    if (refusals.length > 0) return refusals;
    if (game.stage === 'playing') handOver(system, match, seat, PERSON, hands);
    else match.players = { ...match.players, [seat]: PERSON };
  }
  const { holders } = game.seats[seat]!;
  return put(game, seat, { holders: isBots ? [person] : [...holders, person] });
}

function ordered(game: Game, deed: Extract<Deed, { do: 'ordered' }>, hands: Hands): readonly Refusal[] {
  const { seat, on, reaction } = deed;
  const order = { seat, on, ...(reaction === undefined ? {} : { reaction }) } as StandingOrder;
  const { system, match } = game;
  if (!deed.stands) withdrawOrder(match, order);
  else leaveOrder(system, match, order, hands);
  return YES;
}

/** When the last seat has agreed, what was proposed is done. */
function agreed(game: Game, deed: Extract<Deed, { do: 'agreed' }>, at: number): readonly Refusal[] {
  const proposal = game.proposals.find(({ what }) => what === deed.what)!;
  const agreedTo = { ...proposal, agreed: [...proposal.agreed, deed.seat] };
  const others = game.proposals.filter(({ what }) => what !== deed.what);
  if (!isAgreed(game, agreedTo.agreed)) {
    game.proposals = [...others, agreedTo];
    return YES;
  }
  game.proposals = others;
  switch (deed.what) {
    case 'takeBack':
      takeBack(game, proposal.by, deed.fresh!, at);
      return YES;
    case 'rematch':
      game.rematch = deed.rematch!;
      return YES;
    case 'takeDown':
      game.stage = 'takenDown';
      game.proposals = [];
      return YES;
    default:
      return deed.what satisfies never;
  }
}

export function isAgreed(game: Game, agreed: readonly Seat[]): boolean {
  return personSeats(game).every(seat => agreed.includes(seat));
}

/** The last answer of the seat and all that came after it never were; the match goes on from there with fresh dice. */
function takeBack(game: Game, seat: Seat, fresh: string, at: number): void {
  const inputs = allInputs(game.match);
  const last = inputs.findLastIndex(input => input.kind === 'answer' && input.seat === seat && !input.byOrder);
  game.takenBack = [...game.takenBack, { seat, inputs: inputs.length - last, at }];
  const { players, standing } = game.match;
  game.match = branch(game.system, game.match, last, fresh);
  game.match.players = players;
  game.match.standing = standing;
}
