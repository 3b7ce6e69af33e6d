import { type Course, type Intent, type Json, type Odds, odds, type Viewer } from '@sightline/kernel';
import { runnerOf } from './rules/multi-team/runner.ts';
import { distanceToTeamFrom } from './rules/threats/distance.ts';
import { nearestFirst } from './rules/threats/pack.ts';
import { activatedWith, activateThreat } from './rules/threats/threat-phase.ts';
import { copy } from './table/copy.ts';
import type { DuckEvent, DuckIo } from './table/events.ts';
import type { Threat } from './table/figure.ts';
import { isAble, isOnMap, threat as threatCalled } from './table/figures.ts';
import { rosterOf } from './table/roster.ts';
import type { DuckTable } from './table/table.ts';
import type { DuckView } from './view/view.ts';

/** What a Threat may be about to do. */
export type ThreatDeed =
  | 'grabs'
  | 'drags'
  | 'fights'
  | 'shoots'
  | 'throws'
  | 'wrecks'
  | 'batters'
  | 'opens'
  | 'crosses'
  | 'seeks'
  | 'leaves'
  | 'hides'
  | 'flees'
  | 'comes'
  | 'stays'
  | 'held';

/** As it is told apart while it is counted: with the square where it happens. */
interface Done {
  readonly does: ThreatDeed;
  readonly whom: readonly number[];
  readonly at: number;
}

/** Somebody waits for it, and looks at every Threat of a phase: some hundred ways, or as many samples, are enough. */
const [WAYS, SAMPLES] = [400, 150];
/** The dice of a larger pack have more ways than that. */
const COUNTED = 3;

/**
 * DK-THREAT-004: the activation of a Threat, or of its whole pack, run down every path of its dice as if it were its turn
 * now; nobody reacts. Null where somebody plays the Threats, and for what is no Threat on the map.
 */
export function intentOf(view: DuckView, _viewer: Viewer, figure: number): Intent | null {
  const seen = view.figures[figure];
  if (seen?.kind !== 'threat' || !isOnMap(seen) || seen.netted || isPlayed(view)) return null;
  const held = heldBack(view, seen);
  if (held) return { figure, exact: true, courses: [{ ...held, chance: 1, error: 0 }] };
  // Each member finds the pack beginning with itself: it is run once for all of them, in one order.
  const members = activatedWith(view, seen).toSorted((a, b) => a.id - b.id);
  const pack = nearestFirst(view, members).map(({ id }) => id);
  return intentFrom(figure, pack.indexOf(figure), foretold(view, pack));
}

const known = new WeakMap<DuckView, Map<string, Odds>>();

/** What each of a pack may do, worked out once for all of it. */
function foretold(view: DuckView, pack: readonly number[]): Odds {
  const key = pack.join();
  const packs = known.get(view) ?? new Map<string, Odds>();
  known.set(view, packs);
  const kept = packs.get(key) ?? foretell(view, pack);
  packs.set(key, kept);
  return kept;
}

function foretell(view: DuckView, pack: readonly number[]): Odds {
  const told = new WeakMap<DuckTable, readonly DuckEvent[]>();
  const run = (table: DuckTable, io: DuckIo): void => void told.set(table, activate(table, io, pack[0]!));
  const done = (before: DuckTable, after: DuckTable): Json =>
    pack.map(id => ({ ...deedOf(before, after, id, told.get(after) ?? []) }));
  const leaves = pack.length > COUNTED ? 0 : WAYS;
  return odds(run, view, tableBefore, done, { leaves, samples: SAMPLES });
}

/** The phase in which they act, with all of them still to come. */
function tableBefore(view: DuckView): DuckTable {
  const table = copy(view);
  table.phase = 'threat';
  for (const threat of rosterOf(table).threats) threat.activated = false;
  return table;
}

/** DK-TSHOOT-019, DK-TURN-010: by a second player, or by one of the Teams. */
const isPlayed = (view: DuckView): boolean => view.multiTeam !== null || runnerOf(view) !== null;

/** DK-THREAT-008, DK-DUCK-021: in a grapple it fights on, and in the grip of a door it does nothing. */
function heldBack(view: DuckView, threat: Threat): Omit<Course, 'chance' | 'error'> | null {
  const whom = rosterOf(view)
    .people.filter(({ grapple }) => grapple?.threat === threat.id)
    .map(({ id }) => id);
  if (whom.length > 0) return { does: 'fights', whom, at: threat.at };
  return threat.trapped || !isAble(threat) ? { does: 'held', whom: [], at: threat.at } : null;
}

/** Runs it and keeps what was told. */
function activate(table: DuckTable, io: DuckIo, figure: number): readonly DuckEvent[] {
  const heard: DuckEvent[] = [];
  const listening: DuckIo = {
    roll: (die, why) => io.roll(die, why),
    ask: (seat, question) => io.ask(seat, question),
    askAll: sealed => io.askAll(sealed),
    tell: event => void heard.push(event),
    ...(io.sub && { sub: (key, procedure) => io.sub!(key, procedure) }),
  };
  activateThreat(table, listening, threatCalled(table, figure));
  return heard;
}

/** The most that it did: to lay hands on somebody counts before the way there. */
function deedOf(before: DuckTable, after: DuckTable, id: number, told: readonly DuckEvent[]): Done {
  const [was, is] = [threatCalled(before, id), threatCalled(after, id)];
  const deeds = told.flatMap(event => deedIn(event, id) ?? []);
  for (const does of BY_WEIGHT) {
    const done = deeds.find(deed => deed.does === does);
    if (done) return { ...done, at: done.at ?? (is.at >= 0 ? is.at : was.at) };
  }
  if (is.at < 0 || is.at === was.at) return { does: 'stays', whom: [], at: was.at };
  const isNearer = distanceToTeamFrom(before, is.at) <= distanceToTeamFrom(before, was.at);
  return { does: isNearer ? 'comes' : 'flees', whom: [], at: is.at };
}

const BY_WEIGHT: readonly ThreatDeed[] = [
  ...(['grabs', 'drags', 'shoots', 'throws', 'wrecks', 'batters', 'opens', 'crosses'] as const),
  ...(['seeks', 'leaves', 'hides', 'flees'] as const),
];

/** What an event says that a Threat did. */
function deedIn(event: DuckEvent, id: number): (Omit<Done, 'at'> & { readonly at?: number }) | null {
  const by = (does: ThreatDeed, whom: readonly number[] = []) => ({ does, whom });
  switch (event.type) {
    case 'grappleBegun':
      return event.threat === id ? by('grabs', [event.figure]) : null;
    case 'captiveTaken':
    case 'captiveDragged':
      return event.threat === id ? by('drags', [event.figure]) : null;
    case 'shotDeclared':
      return event.figure === id ? by('shoots', event.target === null ? [] : [event.target]) : null;
    case 'grenadeThrown':
      return event.figure === id ? { ...by('throws'), at: event.target } : null;
    case 'machineAttacked':
      return event.figure === id ? by('wrecks', [event.machine]) : null;
    case 'doorBattered':
    case 'unitBattered':
      return event.figure === id ? by('batters') : null;
    case 'doorOpened':
      return event.by === id ? by('opens') : null;
    case 'bulkheadCrossed':
      return event.figure === id ? by('crosses') : null;
    case 'weakSpotSought':
    case 'shortCutSought':
      return event.figure === id ? by('seeks') : null;
    case 'leftShip':
      return event.figure === id ? by('leaves') : null;
    case 'threatHid':
      return event.figure === id ? by('hides') : null;
    case 'threatMovedAway':
      return event.figure === id && event.moved ? by('flees') : null;
    default:
      return null;
  }
}

/** The same deed at several places is one course, to the likeliest of them. */
function intentFrom(figure: number, nth: number, { exact, outcomes }: Odds): Intent {
  const courses = new Map<string, Course>();
  for (const { outcome, chance, error } of outcomes) {
    const { does, whom, at } = (outcome as unknown as readonly Done[])[nth]!;
    const key = `${does} ${whom.join()}`;
    const kept = courses.get(key);
    // Outcomes come likeliest first, so that the first place is the likeliest.
    courses.set(key, kept ? { ...kept, ...sumOf(kept.chance + chance, exact) } : { does, whom, at, chance, error });
  }
  return { figure, exact, courses: [...courses.values()].sort((a, b) => b.chance - a.chance) };
}

/** Of a sampled sum the error follows from the sum itself. */
function sumOf(chance: number, exact: boolean): Pick<Course, 'chance' | 'error'> {
  return { chance, error: exact ? 0 : Math.sqrt(Math.max(0, chance * (1 - chance)) / SAMPLES) };
}
