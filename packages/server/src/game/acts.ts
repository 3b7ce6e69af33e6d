import { allInputs, openQuestions, type Seat } from '@sightline/kernel';
import { holderAsked, type PersonId, type ProposalKind, type Said } from '@sightline/protocol';
import { type Rejection, rejected } from '../rejection.ts';
import { isAgreed } from './apply.ts';
import { isEmpty } from './clocks.ts';
import type { Deed } from './entry.ts';
import { type Game, playerOf, seatsOf } from './game.ts';
import { botFor } from './give-up.ts';

/** Who asks for something: a person at the desk of a seat. */
export interface Asking {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly at: number;
  /** The number at which the seat's question was put, by its stream. */
  readonly askedAt: number;
  /** What no log foretells: secrets of dice, ids of matches. */
  fresh(): string;
}

/** Messages that want something done to the match. */
export type SaidDeed = Extract<
  Said,
  {
    type:
      | 'answer'
      | 'undo'
      | 'order'
      | 'hand'
      | 'deal'
      | 'stand'
      | 'propose'
      | 'reply'
      | 'concede'
      | 'claim'
      | 'commit'
      | 'reveal';
  }
>;

const MOST_ORDERS = 200;

/** What a message of somebody who holds a seat would do; or why it is turned away before any rule looks at it. */
export function deedOf(game: Game, said: SaidDeed, asking: Asking): Deed | Rejection {
  const { seat, person } = asking;
  const holding = game.seats[seat];
  if (!holding?.holders.includes(person)) return rejected('notYourSeat');
  if (holding.isOut && said.type !== 'stand' && said.type !== 'propose' && said.type !== 'reply')
    return rejected('wrongStage', 'this seat has given up');
  switch (said.type) {
    case 'answer':
      return whyNotAnswer(game, asking, said.number) ?? { do: 'answered', seat, answer: said.answer };
    case 'undo':
      if (game.stage !== 'playing') return rejected('wrongStage');
      if (said.number < asking.askedAt) return rejected('stale');
      return { do: 'undone', seat };
    case 'order':
      if (game.stage !== 'playing') return rejected('wrongStage');
      if (said.stands && game.match.standing.length >= MOST_ORDERS) return rejected('tooMany', 'standing orders');
      return { do: 'ordered', seat, on: said.on, ...reactionOf(said), stands: said.stands };
    case 'hand':
      return whyNotHand(game, asking, said.seat) ?? { do: 'handed', seat: said.seat, player: said.player };
    case 'deal':
      return dealt(game, asking, said);
    case 'stand':
      return { do: 'stood', seat, person };
    case 'propose':
      return proposed(game, asking, said.what);
    case 'reply':
      return replied(game, asking, said.what, said.agreed);
    case 'concede':
      return game.stage === 'playing' ? { do: 'conceded', seat } : rejected('wrongStage');
    case 'claim':
      return claimed(game, said.seat, seat, asking.at);
    case 'commit':
      if (game.stage !== 'gathering' && game.stirring?.part !== 'commit') return rejected('wrongStage');
      return { do: 'committed', seat, commitment: said.commitment };
    case 'reveal':
      if (game.stirring?.part !== 'reveal') return rejected('wrongStage');
      return { do: 'revealed', seat, entropy: said.entropy };
    default:
      return said satisfies never;
  }
}

const reactionOf = ({ reaction }: { readonly reaction?: string }): { readonly reaction?: string } =>
  reaction === undefined ? {} : { reaction };

function whyNotAnswer(game: Game, { seat, person, askedAt }: Asking, number: number): Rejection | null {
  if (game.stage !== 'playing') return rejected('wrongStage');
  if (number < askedAt) return rejected('stale');
  const { holders } = game.seats[seat]!;
  if (holders.length === 1) return null;
  const question = openQuestions(game.match).find(open => open.seat === seat)?.question;
  return question && holderAsked(game.seats[seat]!, question) !== person ? rejected('notYourFigure') : null;
}

/** Whoever leads a seat may let a bot play it, and take it back; so may the host with seats that nobody holds. */
function whyNotHand(game: Game, { person, seat }: Asking, other: Seat): Rejection | null {
  if (game.stage === 'over' || game.stage === 'takenDown') return rejected('wrongStage');
  if (!seatsOf(game).includes(other)) return rejected('noSuchSeat');
  const held = game.seats[other]!;
  if (held.isOut) return rejected('wrongStage', 'that seat has given up');
  const mayHand = held.holders.length === 0 ? game.host === person : held.holders[0] === person;
  return mayHand ? null : rejected(other === seat ? 'notTheLead' : 'notYourSeat');
}

function dealt(game: Game, { seat, person }: Asking, said: Extract<Said, { type: 'deal' }>): Deed | Rejection {
  const { holders } = game.seats[seat]!;
  if (holders[0] !== person) return rejected('notTheLead');
  const named = [...Object.values(said.figures), ...(said.lead === undefined ? [] : [said.lead])];
  if (!named.every(each => holders.includes(each))) return rejected('noSuchPerson', 'nobody of this seat');
  const { figures, lead } = said;
  return { do: 'dealt', seat, figures, ...(lead === undefined ? {} : { lead }) };
}

function proposed(game: Game, asking: Asking, what: ProposalKind): Deed | Rejection {
  const wrong = whyNotPropose(game, asking.seat, what);
  if (wrong) return wrong;
  // Who has nobody to ask has the agreement of everybody.
  const { seat } = asking;
  if (!isAgreed(game, [seat])) return { do: 'proposed', seat, what };
  return rejected('wrongStage', 'there is nobody to agree with');
}

function whyNotPropose(game: Game, seat: Seat, what: ProposalKind): Rejection | null {
  if (game.proposals.some(proposal => proposal.what === what)) return rejected('alreadyProposed');
  switch (what) {
    case 'takeBack':
      if (game.stage !== 'playing') return rejected('wrongStage');
      if (!hasAnswered(game, seat)) return rejected('wrongStage', 'there is nothing to take back');
      return null;
    case 'rematch':
      return game.stage === 'over' && game.rematch === null ? null : rejected('wrongStage');
    case 'takeDown':
      return game.stage === 'playing' ? null : rejected('wrongStage');
    default:
      return what satisfies never;
  }
}

function hasAnswered(game: Game, seat: Seat): boolean {
  return allInputs(game.match).some(input => input.kind === 'answer' && input.seat === seat && !input.byOrder);
}

function replied(game: Game, { seat, fresh }: Asking, what: ProposalKind, agrees: boolean): Deed | Rejection {
  const proposal = game.proposals.find(each => each.what === what);
  if (!proposal) return rejected('nothingProposed');
  if (!agrees) return { do: 'declined', seat, what };
  if (proposal.agreed.includes(seat)) return rejected('alreadyProposed', 'you have agreed already');
  if (what === 'takeBack' && !hasAnswered(game, proposal.by)) return rejected('nothingProposed');
  const isLast = isAgreed(game, [...proposal.agreed, seat]);
  return {
    do: 'agreed',
    seat,
    what,
    ...(isLast && what === 'takeBack' ? { fresh: fresh() } : {}),
    ...(isLast && what === 'rematch' ? { rematch: fresh() } : {}),
  };
}

function claimed(game: Game, other: Seat, seat: Seat, at: number): Deed | Rejection {
  if (game.stage !== 'playing' || game.terms.ranOut !== 'claim') return rejected('wrongStage');
  if (!seatsOf(game).includes(other) || other === seat) return rejected('noSuchSeat');
  const clock = game.clocks?.[other];
  return clock && isEmpty(clock, at) ? { do: 'ranOut', seat: other } : rejected('notRunOut');
}

/** What happens because of the time alone: nobody has asked for it. */
export function overdue(game: Game, at: number): readonly Deed[] {
  if (game.stirring && at >= game.stirring.until) return [{ do: 'hurried' }];
  if (game.stage !== 'playing' || !game.clocks) return [];
  const empty = seatsOf(game).find(seat => playerOf(game, seat).kind === 'person' && isEmpty(game.clocks![seat]!, at));
  if (empty === undefined) return [];
  switch (game.terms.ranOut) {
    case 'bot': {
      const bot = botFor(Object.keys(game.system.bots), empty);
      return [{ do: 'handed', seat: empty, player: { kind: 'bot', bot }, ranOut: true }];
    }
    case 'forfeit':
      return [{ do: 'ranOut', seat: empty }];
    case 'claim':
      return [];
    default:
      return game.terms.ranOut satisfies never;
  }
}
