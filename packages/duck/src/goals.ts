import { serves } from './content/modules.ts';
import { loadsAtStart, loadsIntact } from './rules/cargo/loss.ts';
import { broughtHome, CORE, isHome, LOG, TAGS } from './rules/missions/conditions.ts';
import { isMet, resultOf } from './rules/missions/evaluate.ts';
import { isDoneIn } from './rules/missions/mission-places.ts';
import { BODY } from './rules/missions/mission-set-up.ts';
import { LONGEST_MISSION } from './rules/missions/withdrawal.ts';
import { isExplored } from './rules/set-up/markers.ts';
import { centreOfModule, isIn } from './ship/places.ts';
import { planOf } from './ship/plan.ts';
import { isTeamer, threats } from './table/figures.ts';
import type { Ending } from './table/table.ts';
import type { DuckView } from './view/view.ts';

/** One thing that a mission card asks for (DK-GAP-030), by the word of its condition. */
export interface Goal {
  readonly id: string;
  readonly done: boolean;
  /** How far it has come, where that can be counted. */
  readonly count?: { readonly now: number; readonly of: number };
  /** Squares where something is to be done for it, as far as they are known. */
  readonly at: readonly number[];
}

/** How the mission stands: what its card asks for, what would become of it now, and the last turn there is. */
export interface Standing {
  readonly goals: readonly Goal[];
  /** What must not happen has happened. */
  readonly failed: boolean;
  /** What the card would say if the Team withdrew now (DK-GAP-013). */
  readonly result: Ending['result'];
  readonly lastTurn: number;
}

export function standingOf(view: DuckView): Standing {
  const { completed, failed, turnLimit } = view.mission;
  return {
    goals: completed.map(id => goalCalled(view, id)),
    failed: failed.length > 0 && failed.every(condition => isMet(view, condition)),
    result: resultOf(view),
    lastTurn: turnLimit ?? LONGEST_MISSION,
  };
}

function goalCalled(view: DuckView, id: string): Goal {
  const done = isMet(view, id);
  const count = COUNTS[id]?.(view);
  return { id, done, ...(count && { count }), at: done ? [] : (PLACES[id]?.(view) ?? []) };
}

type Count = (view: DuckView) => { readonly now: number; readonly of: number };

const team = (view: DuckView) => view.figures.filter(isTeamer);
const home = (view: DuckView): number => team(view).filter(man => isHome(view, man)).length;
const sleepers = (view: DuckView): number =>
  view.figures.filter(figure => figure.kind === 'survivor' && figure.fromPod && isHome(view, figure)).length;
const explored = (view: DuckView, tiles: readonly number[]) => ({
  now: tiles.filter(tile => isExplored(view.tiles[tile]!)).length,
  of: tiles.length,
});
const bays = (view: DuckView): readonly number[] =>
  planOf(view.arena)
    .modules.filter(module => serves(module, 'cargo'))
    .flatMap(({ tiles }) => tiles);

/** What can be counted of the conditions that are more than a yes or no. */
const COUNTS: Readonly<Record<string, Count>> = {
  allExplored: view => explored(view, [...view.tiles.keys()]),
  baysExplored: view => explored(view, bays(view)),
  halfHome: view => ({ now: home(view), of: Math.ceil(team(view).length / 2) }),
  someoneHome: view => ({ now: home(view), of: 1 }),
  loadsTwoThirds: view => ({ now: loadsIntact(view), of: Math.ceil((loadsAtStart(view) * 2) / 3) }),
  twoSleepersHome: view => ({ now: sleepers(view), of: 2 }),
  threeTagsHome: view => ({ now: broughtHome(view, TAGS), of: 3 }),
  threeMachineKills: view => ({ now: view.progress.marks['machineKills'] ?? 0, of: 3 }),
  twoPodsAtAirlock: view => ({ now: Math.max(0, ...view.vehicles.map(({ pods }) => pods.length)), of: 2 }),
};

/** Where the Team came in: what is to come home goes there. */
const entry = ({ bridge }: DuckView): readonly number[] => bridge.squares.slice(0, 1);

/** Where a task of the card is done: at the consoles or pods of such modules, or anywhere in them. */
function placesOfTask(view: DuckView, result: string): readonly number[] {
  const task = view.mission.actions.find(action => action.result === result);
  if (!task) return [];
  const modules = planOf(view.arena).modules.filter(module => isDoneIn(task.where, module));
  return modules.map(({ id }) => centreOfModule(view, id));
}

/** What lies somewhere or is carried by somebody; once a Teamer has it, the way home. */
function whereIs(view: DuckView, thing: string): readonly number[] {
  const lying = view.things.filter(({ item, at }) => item === thing && at >= 0).map(({ at }) => at);
  const isCarried = team(view).some(({ gear }) => (gear[thing] ?? 0) > 0);
  const taken = view.figures.filter(figure => figure.kind === 'threat' && figure.carriesObjective).map(({ at }) => at);
  return [...lying, ...taken, ...(isCarried ? entry(view) : [])];
}

/** DK-SETUP-018: the entrance where it is known, else every chit that may be it. */
const source = ({ chits }: DuckView): readonly number[] => chits.flatMap(({ at }) => (at >= 0 ? [at] : []));

const PLACES: Readonly<Record<string, (view: DuckView) => readonly number[]>> = {
  sourceCleared: source,
  noThreats: view => threats(view).map(({ at }) => at),
  baysClear: view => threats(view).flatMap(({ at }) => (isIn(view, at, 'cargo') ? [at] : [])),
  halfHome: entry,
  someoneHome: entry,
  logHome: view => (view.progress.marks['logTaken'] ? whereIs(view, LOG) : placesOfTask(view, 'logTaken')),
  twoSleepersHome: view => [...placesOfTask(view, 'sleeper'), ...entry(view)],
  powerOn: view => placesOfTask(view, view.progress.marks['primed'] ? 'powerOn' : 'primed'),
  specimenHome: entry,
  coreHome: view => whereIs(view, CORE),
  threeTagsHome: view => [...whereIs(view, BODY), ...whereIs(view, TAGS)],
  scuttled: view => placesOfTask(view, 'planted'),
  twoPodsAtAirlock: view => {
    const { doors, firstAirlock } = planOf(view.arena);
    return doors.slice(firstAirlock).flatMap(({ kind, segments }) => (kind === 'cargo' ? [segments[1]!.square] : []));
  },
  ceilingsClear: view =>
    planOf(view.arena).modules.flatMap(({ id, name }) =>
      view.arena.ceilings.includes(name) && !view.modules[id]!.opened ? [centreOfModule(view, id)] : [],
    ),
};
