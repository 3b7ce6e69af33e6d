import { AUDIENCE, hintOn, intentsOf, oddsOnView, type Refusal, type Seat, type Viewer } from '@sightline/kernel';
import { type HeardLine, holderAsked, type PersonId, type Seen } from '@sightline/protocol';
import type { Desk, Desks, Rulebook, Sight } from '../desk.ts';
import { inForceOf } from '../in-force.ts';
import { type Advise, type CountOdds, type Foretell, judgeAt } from '../judge.ts';
import { remember } from '../remember.ts';
import type { Told } from '../told.ts';
import type { DeskRequest, FarDesk } from './far-desk.ts';
import type { Reply } from './requests.ts';
import { type Caught, recalledFrom, teller } from './stream.ts';

/** What the house around a far table does for it; all of it can be left out. */
export interface FarHouse {
  readonly countOdds?: CountOdds;
  readonly foretell?: Foretell;
  readonly advise?: Advise;
  /** Who sits here, where several hold one seat: a question for another of them is not put to him. */
  readonly me?: () => PersonId | undefined;
  /** Something was not done, and it is not the rules that refuse it. */
  readonly rejected?: (reply: Extract<Reply, { kind: 'rejected' | 'lost' }>) => void;
}

/**
 * The desks of a match that a server holds. Each must have been sent what there is to see. What a seat can find out from
 * its view is worked out here, by the same rules as at a table of one's own; everything else is asked of the server.
 */
export function openOnline(rules: Rulebook, ours: readonly FarDesk[], house: FarHouse = {}): Desks {
  const { system } = rules;
  const countOdds: CountOdds =
    house.countOdds ?? (async (view, seat, question, given) => oddsOnView(system, view, seat, question, given));
  const advise: Advise = house.advise ?? (async (view, seat, question) => hintOn(system, view, seat, question));
  const foretell: Foretell =
    house.foretell ?? (async (view, viewer, figures) => intentsOf(rules.board, view, viewer, figures));
  const seats: readonly Seat[] = ours.map(({ viewer }) => viewer).filter(viewer => viewer !== AUDIENCE);

  async function done(far: FarDesk, request: DeskRequest): Promise<readonly Refusal[]> {
    const reply = await far.ask(request);
    if (reply.kind === 'done') return reply.refusals;
    if (reply.kind === 'rejected' || reply.kind === 'lost') house.rejected?.(reply);
    return [];
  }

  function deskAt(far: FarDesk): Desk {
    const { viewer } = far;
    const tell = teller(system.words);
    const told = remember((lines: readonly HeardLine[]) => tell(lines));
    const sight = remember((caught: Caught): Sight => {
      const questions = questionsFor(caught.standing.seen, viewer, house.me?.());
      return { ...sightOf(caught, told(caught.standing.told), seats), questions };
    });
    const now = (): Sight => sight(caughtAt(far));
    const number = (): number => caughtAt(far).standing.number;
    return {
      viewer,
      now,
      subscribe: far.subscribe,
      ...judgeAt(system, { viewer, now }, countOdds, advise, foretell),
      async recall(line) {
        const reply = await far.ask({ type: 'recall', line });
        if (reply.kind !== 'recalled') throw new Error(`recall: the server does not show line ${line}`);
        return recalledFrom(reply.recalled.before, reply.recalled.stills);
      },
      answer: given => done(far, { type: 'answer', number: number(), answer: given as never }),
      // Dice are the server's: none is ever asked for here.
      enterDice: async () => [],
      undo: () => done(far, { type: 'undo', number: number() }),
      leaveOrder: order => done(far, { type: 'order', stands: true, ...order }),
      withdrawOrder: order => done(far, { type: 'order', stands: false, ...order }),
      handOver: (seat, player) => done(far, { type: 'hand', seat, player }),
    };
  }

  const desks = new Map<Viewer, Desk>(ours.map(far => [far.viewer, deskAt(far)]));
  const [first] = desks.values();
  if (!first) throw new Error('openOnline: expected a desk to sit at');
  return {
    rules,
    // Whoever has but one seat looks on from there.
    at: viewer => desks.get(viewer) ?? first,
    // The server waits for nobody: its bots have moved long since, and what they did is only shown one by one.
    hurry: () => {},
    close() {
      for (const far of ours) far.leave();
    },
  };
}

function caughtAt(far: FarDesk): Caught {
  const { caught } = far.now();
  if (!caught) throw new Error(`openOnline: nothing has been sent yet of ${far.match} to ${far.viewer}`);
  return caught;
}

/** Of the questions of a seat those that its holder here is to answer. */
function questionsFor({ questions, sitting }: Seen, viewer: Viewer, me: PersonId | undefined): Sight['questions'] {
  const held = sitting.seats[viewer];
  if (!held || held.holders.length < 2 || me === undefined) return questions;
  return questions.filter(question => holderAsked(held, question) === me);
}

function sightOf({ standing, known, stills }: Caught, told: readonly Told[], ours: readonly Seat[]): Sight {
  const { sitting: _, ...seen } = standing.seen;
  return {
    ...seen,
    inForce: inForceOf(seen.header),
    ours,
    dice: [],
    told,
    recent: told.slice(known),
    stills,
    machine: 'idle',
    trouble: null,
  };
}
