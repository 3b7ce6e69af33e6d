import type { Odds, Question } from '@sightline/kernel';
import type { Act, Figure, KillzoneBoard, KillzoneQuestion, KillzoneView, Route, Target } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { headlineOf } from '../headline.ts';
import type { Chance, PlainOdds } from '../table-talk.ts';
import { closedWith } from './closing.ts';
import { crashChanceOf } from './routes.ts';

/** What an answer did, as the rules sum it up: people, vehicles and orders that are no longer what they were. */
type Changes = readonly {
  readonly who: { readonly id: number };
  readonly now: Figure['state'] | 'wrecked' | 'ordered';
}[];

/** A row of the plain odds, and which outcomes it is for: each is counted in the first row that it fits. */
interface Row {
  readonly id: RowId;
  readonly tone: Chance['tone'];
  fits(changes: Changes): boolean;
}

type RowId =
  | 'killed'
  | 'captured'
  | 'suppressed'
  | 'wrecked'
  | 'othersHurt'
  | 'oneKilled'
  | 'oneSuppressed'
  | 'ownKilled'
  | 'ownHurt'
  | 'bothWrecked'
  | 'theirsWrecked'
  | 'crash'
  | 'onlyOurs'
  | 'ordered'
  | 'confused'
  | 'stays'
  | 'unhurt'
  | 'drivesOn'
  | 'nothing';

/** Chances in plain words, out of the exact ones: who is stopped, what goes wrong, or nothing. */
export function plainOdds(
  rules: KillzoneBoard,
  view: KillzoneView,
  question: Question,
  answer: unknown,
  odds: Odds,
): PlainOdds | null {
  const rows = rowsFor(rules, view, question as KillzoneQuestion, answer);
  const grouped = Map.groupBy(
    odds.outcomes,
    ({ outcome }) => rows.find(({ fits }) => fits(outcome as unknown as Changes))!,
  );
  const chanceOf = (row: Row): number => (grouped.get(row) ?? []).reduce((sum, { chance }) => sum + chance, 0);
  const told = rows.filter(row => grouped.has(row));
  // Dice that only say how fast or how far somebody goes stop nobody, and are not aimed at anybody.
  if (told.length === 1 && told[0]!.id === 'nothing' && !isAimedAtAny(question as KillzoneQuestion, answer))
    return null;
  const chanceOfAny = (ids: ReadonlySet<RowId>): number =>
    told.filter(({ id }) => ids.has(id)).reduce((sum, row) => sum + chanceOf(row), 0);
  const hopes = hopesFor(rules, view, question as KillzoneQuestion, answer);
  const stopped = chanceOfAny(STOPPED);
  return {
    rows: told.map(row => said(row.id, chanceOf(row), row.tone, odds)),
    totals: isJump(question as KillzoneQuestion, answer)
      ? told.filter(({ tone }) => tone === 'bad').map(row => said(row.id, chanceOf(row), row.tone, odds))
      : told.filter(({ id }) => STOPPED.has(id)).length > 1
        ? [said('stopped', stopped, 'good', odds)]
        : [],
    ...headlineOf(
      hopes.map(hope => ({
        name: say(`killzone.hopes.${hope}`),
        counts: say(`killzone.counts.${hope}`),
        chance: chanceOfAny(HOPES[hope]),
      })),
    ),
  };
}

/** Whoever jumps is asked once more, with what the fall may do to him. */
const isJump = ({ kind }: KillzoneQuestion, answer: unknown): boolean =>
  kind === 'act' && (answer as Act).do === 'bailOut';

/** Whether anybody was meant to be harmed, or some place where he may be. */
const isAimedAtAny = ({ kind }: KillzoneQuestion, answer: unknown): boolean =>
  kind !== 'act' || ['shoot', 'attackVehicle'].includes((answer as Act).do);

/** Whoever is aimed at does nothing for a while, or never again. */
const STOPPED: ReadonlySet<RowId> = new Set(['killed', 'captured', 'suppressed', 'wrecked']);
const OTHERS: ReadonlySet<RowId> = new Set(['oneKilled', 'oneSuppressed']);

/** What may be hoped for, and the rows that bring it. */
const HOPES = {
  stopped: STOPPED,
  wrecked: STOPPED,
  somebody: OTHERS,
  crew: OTHERS,
  theirs: new Set<RowId>(['theirsWrecked', 'bothWrecked']),
  through: new Set<RowId>(['drivesOn', 'unhurt']),
  lost: new Set<RowId>(['crash']),
  obeyed: new Set<RowId>(['ordered']),
} satisfies Readonly<Record<string, ReadonlySet<RowId>>>;

/** What somebody may hope for who does it, best first. */
function hopesFor(
  rules: KillzoneBoard,
  view: KillzoneView,
  asked: KillzoneQuestion,
  answer: unknown,
): readonly (keyof typeof HOPES)[] {
  if (asked.kind === 'route')
    return isRam(rules, view, asked, answer as Route) ? ['theirs', 'through'] : ['through', 'lost'];
  if (asked.kind === 'order') return ['obeyed'];
  if (asked.kind !== 'act') return ['stopped', 'somebody'];
  const act = answer as Act;
  if (act.do === 'bailOut' || act.do === 'jump') return ['through'];
  const isAtVehicle = act.do === 'attackVehicle' || (act.do === 'shoot' && 'vehicle' in act.target);
  return isAtVehicle ? ['wrecked', 'crew'] : ['stopped', 'somebody'];
}

/** Whoever crashes in the corner for certain rams nobody behind it. */
function isRam(rules: KillzoneBoard, view: KillzoneView, { vehicle: { id } }: Steering, route: Route): boolean {
  const vehicle = view.vehicles[id]!;
  const { stop } = rules.driveOf(view, vehicle, route);
  return stop?.with === 'vehicle' && (crashChanceOf(rules, view, vehicle, route) ?? 0) < 1;
}

type Steering = Extract<KillzoneQuestion, { kind: 'route' }>;

function said(id: RowId | 'stopped', chance: number, tone: Chance['tone'], { exact, of }: Odds): Chance {
  const error = Math.sqrt((chance * (1 - chance)) / Number(of));
  return { text: say(`killzone.plain.${id}`), chance, tone, ...(exact ? {} : { error }) };
}

function rowsFor(rules: KillzoneBoard, view: KillzoneView, asked: KillzoneQuestion, answer: unknown): readonly Row[] {
  switch (asked.kind) {
    case 'act':
      return actRows(rules, view, view.figures[asked.figure.id]!, answer as Act);
    case 'fight': {
      const [own, enemy] = answer as readonly [number, number];
      return fightRows(view, enemy, sideOf(view, own));
    }
    case 'route': {
      const { id, side } = view.vehicles[asked.vehicle.id]!;
      const isOurs = (changes: Changes): boolean => changes.some(({ who, now }) => now === 'wrecked' && who.id === id);
      const isTheirs = (changes: Changes): boolean =>
        changes.some(({ who, now }) => now === 'wrecked' && who.id !== id);
      return [
        { id: 'bothWrecked', tone: 'fair', fits: changes => isOurs(changes) && isTheirs(changes) },
        { id: isRam(rules, view, asked, answer as Route) ? 'onlyOurs' : 'crash', tone: 'bad', fits: isOurs },
        { id: 'theirsWrecked', tone: 'good', fits: isTheirs },
        ...othersOf(view, side).slice(0, -1),
        { id: 'drivesOn', tone: 'good', fits: () => true },
      ];
    }
    case 'order':
      return [
        { id: 'ordered', tone: 'good', fits: changes => changes.some(({ now }) => now === 'ordered') },
        { id: 'confused', tone: 'bad', fits: changes => changes.some(({ now }) => now === 'suppressed') },
        { id: 'stays', tone: 'poor', fits: () => true },
      ];
    default:
      return othersOf(view, 0);
  }
}

function actRows(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): readonly Row[] {
  const { side } = figure;
  switch (act.do) {
    case 'shoot':
      return [...rowsOfTarget(act.target), ...othersOf(view, side)];
    case 'move': {
      const enemy = closedWith(rules, view, figure, act);
      return enemy ? fightRows(view, enemy.id, side) : othersOf(view, side);
    }
    case 'attackVehicle':
      return [...rowsOfTarget({ vehicle: act.vehicle }), ...othersOf(view, side)];
    case 'bailOut':
    case 'jump':
      return [
        ownRow('ownKilled', view, side, 'killed'),
        ownRow('ownHurt', view, side, 'suppressed'),
        { id: 'unhurt', tone: 'good', fits: () => true },
      ];
    default:
      return othersOf(view, side);
  }
}

/** Hand to hand it may be either who falls. */
function fightRows(view: KillzoneView, enemy: number, side: number): readonly Row[] {
  return [...fateOf(enemy), ownRow('ownKilled', view, side, 'killed'), ...othersOf(view, side)];
}

/** What becomes of whoever is aimed at; a spot or a room is aimed at for whoever is there. */
function rowsOfTarget(target: Target): readonly Row[] {
  if ('figure' in target) return fateOf(target.figure);
  if (!('vehicle' in target)) return [];
  const { vehicle } = target;
  return [
    {
      id: 'wrecked',
      tone: 'good',
      fits: changes => changes.some(({ who, now }) => now === 'wrecked' && who.id === vehicle),
    },
  ];
}

function fateOf(figure: number): readonly Row[] {
  const row = (id: 'killed' | 'captured' | 'suppressed', tone: Chance['tone']): Row => ({
    id,
    tone,
    fits: changes => changes.some(({ who, now }) => now === id && who.id === figure),
  });
  return [row('killed', 'good'), row('captured', 'good'), row('suppressed', 'fair')];
}

/** Everybody else: ours first, because that is what one would rather know; then nothing at all. */
function othersOf(view: KillzoneView, side: number): readonly Row[] {
  const enemy = (id: RowId, tone: Chance['tone'], state: Figure['state']): Row => ({
    id,
    tone,
    fits: changes => changes.some(({ who, now }) => now === state && sideOf(view, who.id) !== side),
  });
  return [
    ownRow('ownKilled', view, side, 'killed'),
    ownRow('ownHurt', view, side, 'suppressed'),
    enemy('oneKilled', 'good', 'killed'),
    enemy('oneSuppressed', 'fair', 'suppressed'),
    { id: 'othersHurt', tone: 'fair', fits: changes => changes.length > 0 },
    { id: 'nothing', tone: 'poor', fits: () => true },
  ];
}

function ownRow(id: 'ownKilled' | 'ownHurt', view: KillzoneView, side: number, state: Figure['state']): Row {
  return {
    id,
    tone: 'bad',
    fits: changes => changes.some(({ who, now }) => now === state && sideOf(view, who.id) === side),
  };
}

function sideOf(view: KillzoneView, figure: number): number {
  return view.figures[figure]?.side ?? -1;
}

/** Whether a badge with its odds belongs on whoever is meant. */
export function isAimed(question: Question, answer: unknown): boolean {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'fight') return true;
  if (asked.kind !== 'act') return false;
  const act = answer as Act;
  return act.do === 'attackVehicle' || (act.do === 'shoot' && ('figure' in act.target || 'vehicle' in act.target));
}
