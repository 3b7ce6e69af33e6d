import {
  type AnySystem,
  advance,
  allInputs,
  answer,
  enterDie,
  type Hands,
  handOver,
  hintOn,
  intentsOf,
  leaveOrder,
  type Match,
  oddsOnView,
  openQuestions,
  type Refusal,
  refuse,
  type ToldLine,
  undo,
  type Viewer,
  withdrawOrder,
} from '@sightline/kernel';
import type { Desk, Desks, GameFile, Rulebook, Sight } from './desk.ts';
import { gameFile } from './game-file.ts';
import { type Advise, type CountOdds, type Foretell, judgeAt } from './judge.ts';
import { isMachineAsked } from './machine.ts';
import { type Machine, machineHand } from './machine-hand.ts';
import { remember } from './remember.ts';
import { listenTo, retell } from './retell.ts';
import { look } from './sight.ts';
import { MOST_SCENES, recallFor, rewound, stepOf, stillsFor } from './stills.ts';
import { heardBy } from './told.ts';
import { type Change, copyOf, holdTruth, type Keep, personsOf, type State } from './truth.ts';
import { isAskedFor } from './wanted-dice.ts';

/** What the house around a table does for it; all of it can be left out. */
export interface House {
  /** Each change is kept before it is shown. */
  readonly keep?: Keep;
  /** Shows the machine's moves one by one; without it bots answer at once. */
  readonly machine?: Machine;
  readonly countOdds?: CountOdds;
  readonly foretell?: Foretell;
  readonly advise?: Advise;
  /** Somebody wants to see things happen: sights come with stills. Without it nothing is copied for them. */
  readonly stills?: true;
  /** What was told before, as it was told then; without it an old match is told again. */
  readonly told?: readonly ToldLine[];
}

/** The desks of a match that is held here. Whoever opened it may have it; those who sit at its desks get `Desks`. */
export interface LocalDesks extends Desks {
  takeDown(): Promise<GameFile>;
  match(): Match;
}

/** Sets a match on a table of one's own: every seat and the audience have a desk at it. */
export function openLocal(rules: Rulebook, opened: Match, house: House = {}): LocalDesks {
  const { system } = rules;
  const hands = house.machine ? { inline: false } : {};
  const truth = holdTruth(
    system,
    openingOf(system, opened, hands, house.told),
    hands,
    house.keep ?? (async () => null),
    house.stills ? MOST_SCENES : 0,
  );
  const hand = house.machine && machineHand(system, truth, house.machine);
  const countOdds: CountOdds =
    house.countOdds ?? (async (view, seat, question, given) => oddsOnView(system, view, seat, question, given));
  const advise: Advise = house.advise ?? (async (view, seat, question) => hintOn(system, view, seat, question));

  const foretell: Foretell =
    house.foretell ?? (async (view, viewer, figures) => intentsOf(rules.board, view, viewer, figures));

  async function byPerson(...changes: readonly Change[]): Promise<readonly Refusal[]> {
    const refusals = await truth.take(
      changes.map(change => (match, how) => {
        const found = change(match, how);
        if (found.length === 0) hand?.thinkAgain();
        return found;
      }),
    );
    if (refusals.length === 0) {
      // Until it was kept the machine may have begun to think again, about the game as it was before.
      hand?.thinkAgain();
      hand?.move();
    }
    return refusals;
  }

  function deskAt(viewer: Viewer): Desk {
    const looked = remember((match: Match) => look(system, match, viewer));
    const told = remember((lines: State['told']) => heardBy(viewer, lines));
    const recent = remember((lines: State['recent']) => heardBy(viewer, lines));
    const stillsOf = stillsFor(system, viewer);
    const stills = remember((told: State['told']) => stillsOf(truth.now().scenes, told));
    const sight = remember(
      (state: State): Sight => ({
        ...looked(state.match),
        ours: personsOf(state.match),
        told: told(state.told),
        recent: recent(state.recent),
        stills: stills(state.told),
        machine: state.machine,
        trouble: state.trouble,
      }),
    );
    const now = (): Sight => sight(truth.now());
    return {
      viewer,
      now,
      subscribe: truth.subscribe,
      ...judgeAt(system, { viewer, now }, countOdds, advise, foretell),
      async recall(line) {
        const { told } = now();
        const step = stepOf(told, line);
        return recallFor(system, rewound(system, truth.now().match, step), viewer, told, step);
      },
      answer: given => byPerson((match, how) => answer(system, match, viewer, given, how)),
      async enterDice(faces) {
        const { dice } = now();
        if (dice.length === 0) return [refuse('HS-DICE-005', 'noDieAsked')];
        return byPerson(
          ...faces
            .slice(0, dice.length)
            .map<Change>(
              (face, i) => (match, how) =>
                isAskedFor(match, viewer, dice[i]!) ? enterDie(system, match, face, how) : [],
            ),
        );
      },
      undo: () => byPerson(match => undo(system, match, viewer)),
      leaveOrder: order =>
        byPerson((match, how) => {
          if (!Object.hasOwn(match.players, viewer)) return [refuse('HS-SEAL-002', 'noSuchSeat', { seat: viewer })];
          leaveOrder(system, match, { ...order, seat: viewer }, how);
          return [];
        }),
      withdrawOrder: order =>
        byPerson(match => {
          withdrawOrder(match, { ...order, seat: viewer });
          return [];
        }),
      handOver: (seat, player) => byPerson((match, how) => handOver(system, match, seat, player, how)),
    };
  }

  const desks = new Map<Viewer, Desk>();
  hand?.move();
  return {
    rules,
    at(viewer) {
      const desk = desks.get(viewer) ?? deskAt(viewer);
      desks.set(viewer, desk);
      return desk;
    },
    hurry: () => hand?.hurry(),
    takeDown: async () => gameFile(rules, truth.now()),
    match: () => truth.now().match,
    close() {
      truth.close();
      hand?.hurry();
    },
  };
}

/** The match played on to where somebody outside is asked, with all that has been told of it. */
function openingOf(
  system: AnySystem,
  opened: Match,
  hands: Pick<Hands, 'inline'>,
  before?: readonly ToldLine[],
): State {
  const match = copyOf(opened);
  const isNew = match.step === 0 && match.pause === null && allInputs(match).length === 0;
  const heard = listenTo(system, match, hands);
  advance(system, match, heard.hands);
  if (hands.inline !== false) letMachineAnswer(system, match, heard.hands);
  const since = heard.told(allInputs(match).length);
  // An old match of which nobody has kept what was told is told again, to where it stands now.
  const told = isNew || before ? [...(before ?? []), ...since] : retell(system, match).flatMap(stand => stand.told);
  return { match, told, recent: [], scenes: [], machine: 'idle', trouble: null };
}

/** A match may have been left while the machine was thinking: what it is asked is put to it once more. */
function letMachineAnswer(system: AnySystem, match: Match, hands: Hands): void {
  if (!isMachineAsked(match)) return;
  const [open] = openQuestions(match);
  if (open) handOver(system, match, open.seat, match.players[open.seat]!, hands);
}
