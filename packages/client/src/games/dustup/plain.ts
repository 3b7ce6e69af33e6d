import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import type { Odds, Question } from '@sightline/kernel';
import { say } from '../../words/dustup.ts';
import { type Hope, headlineOf } from '../headline.ts';
import type { Chance, PlainOdds } from '../table-talk.ts';
import { type Changed, changeIn, downIn, ofSide, ofUnit } from './changes.ts';
import { inchesGone, partsOfWay, partsToGround } from './parts-of-way.ts';
import { aboveOf, harmOf } from './plain-above.ts';
import { type Row, type RowId, sized } from './plain-rows.ts';
import { isVehicle, placeOfUnit, ridersOf } from './units.ts';

type TotalId = 'twoDown' | 'ridersDown' | 'anySuppressed' | 'shakes' | 'leaderDown';

/** Chances in plain words, out of the exact ones: who goes down, who is suppressed, or nothing. */
export function plainOdds(
  rules: DustupBoard,
  view: DustupView,
  question: Question,
  answer: unknown,
  odds: Odds,
): PlainOdds | null {
  const asked = question as DustupQuestion;
  const above = aboveOf(view, asked, answer);
  const rows = above?.rows ?? rowsFor(rules, view, asked, answer);
  const grouped = Map.groupBy(
    odds.outcomes,
    ({ outcome }) => rows.find(({ fits }) => fits(outcome as unknown as Changed))!,
  );
  const told = rows.filter(row => grouped.has(row));
  const chanceOf = (row: Row): number => (grouped.get(row) ?? []).reduce((sum, { chance }) => sum + chance, 0);
  const target = targetOf(asked, answer);
  const chanceOfAny = (ids: ReadonlySet<RowId>): number =>
    told.filter(({ id }) => ids.has(id)).reduce((sum, row) => sum + chanceOf(row), 0);
  const move = moveIn(asked, answer);
  const hopes = above
    ? ([above.hope] as const)
    : move
      ? (['arrives'] as const)
      : target === null
        ? hopesIn(asked, answer)
        : hopesOf(
            view,
            target,
            told.some(({ id }) => id === 'down'),
          );
  const half = move && halfWay(view.units[move.unit]!, odds);
  // Where no die gets there, how far it gets is all there is to know.
  const isBeyond = move !== null && !told.some(({ id }) => id === 'arrives');
  const partsTo = (outcomes: Odds['outcomes']): readonly Chance[] | null =>
    move && partsToGround(rules, view, outcomes, move, odds);
  const hoped = hopes.map(hope => ({
    name: say(`dustup.hopes.${hope}`),
    counts: say(`dustup.counts.${hope}`),
    chance: chanceOfAny(HOPES[hope]),
  }));
  return {
    rows: told.flatMap(row =>
      move && row.id === 'partWay' && (partsTo(grouped.get(row)!) ?? isBeyond)
        ? (partsTo(grouped.get(row)!) ?? partsOfWay(grouped.get(row)!, move.unit, odds))
        : [{ text: say(`dustup.plain.${row.id}`), tone: row.tone, ...sized(chanceOf(row), odds) }],
    ),
    totals: above
      ? harmOf(rules, view, above, odds)
      : half
        ? [half.total]
        : target === null
          ? []
          : [...panicOf(rules, view, asked, answer, target), ...totalsOf(view, target, odds)],
    ...headlineOf(half ? [...hoped, half.hope] : hoped),
  };
}

interface Going {
  readonly unit: number;
  readonly goal: Place;
}

/** Who goes, if somebody does. */
function moveIn(asked: DustupQuestion, answer: unknown): Going | null {
  const act = answer as Act;
  return asked.kind === 'act' && act.do === 'move' ? { unit: asked.unit.id, goal: act.route.at(-1)! } : null;
}

/** How far it gets in half of all cases, where it may fall short; null where it always gets as far. */
function halfWay({ id }: Unit, odds: Odds): { readonly total: Chance; readonly hope: Hope } | null {
  const gone = odds.outcomes.map(({ outcome, chance }) => ({ chance, inches: inchesGone(outcome, id) }));
  const least = (inches: number): number =>
    gone.filter(each => each.inches >= inches).reduce((sum, { chance }) => sum + chance, 0);
  const reached = [...new Set(gone.map(({ inches }) => inches))].filter(inches => inches > 0).sort((a, b) => b - a);
  const inches = reached.find(each => least(each) >= HALF - ROUNDING) ?? reached.at(-1);
  if (inches === undefined || reached.length === 1) return null;
  const chance = least(inches);
  return {
    total: { text: say('dustup.totals.atLeast', { inches }), tone: 'fair', ...sized(chance, odds) },
    hope: { name: say('dustup.hopes.atLeast', { inches }), counts: say('dustup.counts.atLeast'), chance },
  };
}

const HALF = 0.5;
/** Sums of chances may be a hair off. */
const ROUNDING = 1e-9;

/** Whoever has never been fired on may panic, hit or not: a test of its own, after the shot. */
function panicOf(
  rules: DustupBoard,
  view: DustupView,
  asked: DustupQuestion,
  answer: unknown,
  target: number,
): Chance[] {
  const act = answer as Act;
  if (asked.kind !== 'act' || act.do !== 'shoot') return [];
  const chance = rules.panicUnder?.(view, view.units[asked.unit.id]!, view.units[target]!, act) ?? 0;
  return chance > 0 ? [{ text: say('dustup.totals.panics'), tone: 'good', chance }] : [];
}

/** What somebody may hope for who does it, and the rows that bring it. */
const HOPES = {
  works: new Set<RowId>([
    'granted',
    'down',
    'suppressed',
    'damaged',
    'destroyed',
    'hullDamaged',
    'wins',
    'goesIn',
    'recovers',
    'takesHeart',
    'saved',
    'answers',
  ]),
  wins: new Set<RowId>(['wins']),
  goesIn: new Set<RowId>(['goesIn']),
  granted: new Set<RowId>(['granted']),
  answers: new Set<RowId>(['answers']),
  heard: new Set<RowId>(['heard']),
  takesHeart: new Set<RowId>(['takesHeart']),
  arrives: new Set<RowId>(['arrives']),
  happens: new Set<RowId>(['changes']),
  escapes: new Set<RowId>(['escapes']),
  struck: new Set<RowId>(['wrecked', 'down', 'hit', 'suppressed']),
  gone: new Set<RowId>(['shotDown', 'goesHome']),
  stopped: new Set<RowId>(['down', 'suppressed']),
  hullStopped: new Set<RowId>(['destroyed', 'hullDamaged']),
  pinned: new Set<RowId>(['suppressed', 'hullSuppressed']),
} satisfies Readonly<Record<string, ReadonlySet<RowId>>>;

type HopeId = keyof typeof HOPES;

/** What an assault is made for, the best first. */
const ASSAULT: readonly HopeId[] = ['wins', 'hullStopped', 'goesIn'];
const HOPED: Partial<Record<Act['do'], readonly HopeId[]>> = {
  assault: ASSAULT,
  pressOn: ASSAULT,
  tankShock: ASSAULT,
  requestFire: ['granted'],
  order: ['answers'],
  orderAssault: ['answers'],
  communicate: ['heard'],
  rally: ['takesHeart'],
};

/** What is done to nobody by a shot has a hope of its own by its kind. */
function hopesIn(asked: DustupQuestion, answer: unknown): readonly HopeId[] {
  const own = asked.kind === 'act' ? HOPED[(answer as Act).do] : undefined;
  return own ?? ['works', 'happens'];
}

/** For a shot, whatever keeps the enemy from acting; where nobody can be hurt, to keep their heads down. */
function hopesOf(view: DustupView, target: number, canHurt: boolean): readonly HopeId[] {
  if (isVehicle(view.units[target]!)) return ['hullStopped', 'pinned'];
  return canHurt ? ['stopped'] : ['pinned'];
}

/** Totals that a player asks for; one that never or always comes true is none. */
function totalsOf(view: DustupView, target: number, odds: Odds): Chance[] {
  const riders = new Set(ridersOf(view, view.units[target]!).map(({ id }) => id));
  const totals: Readonly<Record<TotalId, (changed: Changed) => boolean>> = {
    twoDown: changed => downIn(changed, ofUnit(target)) >= 2,
    ridersDown: changed => downIn(changed, unit => riders.has(unit)) > 0,
    leaderDown: changed => changeIn(changed, ofUnit(target), ({ is }) => is === 'leaderDown'),
    anySuppressed: changed => changeIn(changed, ofUnit(target), ({ is }) => is === 'markers'),
    shakes: changed => changeIn(changed, ofUnit(target), ({ is }) => is === 'confidence' || is === 'panicked'),
  };
  return (Object.keys(totals) as TotalId[]).flatMap((id): Chance[] => {
    const outcomes = odds.outcomes.filter(({ outcome }) => totals[id](outcome as unknown as Changed));
    if (outcomes.length === 0 || outcomes.length === odds.outcomes.length) return [];
    const chance = outcomes.reduce((sum, each) => sum + each.chance, 0);
    return [{ text: say(`dustup.totals.${id}`), tone: 'fair', ...sized(chance, odds) }];
  });
}

/** Whom a shot or defensive fire is aimed at. */
function targetOf(asked: DustupQuestion, answer: unknown): number | null {
  if (asked.kind === 'defensiveFire') return typeof answer === 'number' ? answer : null;
  if (asked.kind !== 'act') return null;
  const act = answer as Act;
  return act.do === 'shoot' ? act.target : null;
}

function rowsFor(rules: DustupBoard, view: DustupView, asked: DustupQuestion, answer: unknown): readonly Row[] {
  const unit = 'unit' in asked ? view.units[asked.unit.id] : undefined;
  if (!unit) return othersOf(view, 0);
  const target = targetOf(asked, answer);
  if (target !== null) {
    const fate = isVehicle(view.units[target]!) ? fateOfHull(target) : fateOf(target);
    return [...fate, ...othersOf(view, unit.side)];
  }
  if (asked.kind !== 'act') return othersOf(view, unit.side);
  const act = answer as Act;
  const own = ofUnit(unit.id);
  switch (act.do) {
    case 'shootBuilding':
      return [
        { id: 'damaged', tone: 'good', fits: changed => changed.some(each => 'building' in each) },
        ...othersOf(view, unit.side),
      ];
    case 'driveIn':
      return [
        { id: 'damaged', tone: 'good', fits: changed => changed.some(each => 'building' in each) },
        ...assaultRows(view, unit.id, unit.side, []),
      ];
    case 'assault':
      return assaultRows(view, unit.id, unit.side, act.targets);
    case 'pressOn':
      return assaultRows(view, unit.id, unit.side, unit.onto);
    case 'tankShock':
      return assaultRows(view, unit.id, unit.side, [act.target]);
    case 'recover':
      return [
        { id: 'recovers', tone: 'good', fits: changed => changeIn(changed, own, ({ is }) => is === 'markers') },
        { id: 'stays', tone: 'poor', fits: () => true },
      ];
    case 'rally':
      return [
        {
          id: 'takesHeart',
          tone: 'good',
          fits: changed => changeIn(changed, ofUnit(act.unit), ({ is }) => is === 'confidence' || is === 'calm'),
        },
        { id: 'unanswered', tone: 'poor', fits: () => true },
      ];
    case 'requestFire':
      return [
        { id: 'granted', tone: 'good', fits: changed => changed.length > 0 },
        { id: 'turnedDown', tone: 'poor', fits: () => true },
      ];
    case 'order':
    case 'orderAssault':
      return [
        { id: 'answers', tone: 'good', fits: changed => changed.length > 0 },
        { id: 'unanswered', tone: 'poor', fits: () => true },
      ];
    case 'communicate':
      return [
        { id: 'heard', tone: 'good', fits: changed => changed.length > 0 },
        { id: 'unanswered', tone: 'poor', fits: () => true },
      ];
    case 'treat':
      return [
        { id: 'dies', tone: 'bad', fits: changed => changeIn(changed, ofUnit(act.unit), ({ is }) => is === 'killed') },
        { id: 'saved', tone: 'good', fits: changed => changed.length > 0 },
        { id: 'nothing', tone: 'poor', fits: () => true },
      ];
    case 'move':
      return moveRows(rules, view, unit.id, unit.side, act.route.at(-1)!);
    default:
      return othersOf(view, unit.side);
  }
}

/** Somebody hit, or at least kept down. */
function fateOf(target: number): readonly Row[] {
  return [
    { id: 'down', tone: 'good', fits: changed => downIn(changed, ofUnit(target)) > 0 },
    {
      id: 'suppressed',
      tone: 'fair',
      fits: changed => changeIn(changed, ofUnit(target), ({ is }) => is === 'markers'),
    },
  ];
}

/** What becomes of a vehicle, the worst first. */
function fateOfHull(target: number): readonly Row[] {
  const befalls = (what: 'destroyed' | 'damaged' | 'markers') => (changed: Changed) =>
    changeIn(changed, ofUnit(target), ({ is }) => is === what);
  return [
    { id: 'destroyed', tone: 'good', fits: befalls('destroyed') },
    { id: 'hullDamaged', tone: 'good', fits: befalls('damaged') },
    { id: 'hullSuppressed', tone: 'fair', fits: befalls('markers') },
  ];
}

function assaultRows(view: DustupView, unit: number, side: number, targets: readonly number[]): readonly Row[] {
  const isWrecked = (changed: Changed) => changeIn(changed, ofUnit(unit), ({ is }) => is === 'destroyed');
  const hulls = targets.filter(id => isVehicle(view.units[id]!)).flatMap(fateOfHull);
  const fared =
    (...ways: readonly string[]) =>
    (changed: Changed) =>
      changeIn(changed, ofUnit(unit), change => change.is === 'fared' && ways.includes(change.how));
  const isBeaten = fared('loses', 'losesHeart', 'givesWay');
  return [
    { id: 'loses', tone: 'bad', fits: changed => isWrecked(changed) || isBeaten(changed) },
    ...hulls.filter(({ id }) => id !== 'hullSuppressed'),
    { id: 'wins', tone: 'good', fits: fared('wins') },
    { id: 'stopsShort', tone: 'poor', fits: fared('hangsBack', 'fallsShort') },
    { id: 'goesIn', tone: 'good', fits: fared('goesIn', 'inContact', 'attacksHull', 'drivesThrough', 'rams') },
    ...othersOf(view, side),
  ];
}

/** What the rounding of ways may take off. */
const THERE = 0.1;
/** The rules of edition 1 told ways by the inch: an inch short of it is there as well. */
const THERE_BY_THE_INCH = 1;

function moveRows(rules: DustupBoard, view: DustupView, unit: number, side: number, goal: Place): readonly Row[] {
  const from = placeOfUnit(view, view.units[unit]!);
  const far = Math.hypot(goal.x - from.x, goal.y - from.y) / 1000;
  const goes = (least: number) => (changed: Changed) =>
    changeIn(changed, ofUnit(unit), change => change.is === 'goes' && change.inches >= least);
  const arrives = (changed: Changed) =>
    changeIn(changed, ofUnit(unit), change => {
      if (change.is !== 'goes') return false;
      if (change.to && rules.isThere) return rules.isThere(change.to, goal);
      return change.tenths === undefined ? change.inches >= far - THERE_BY_THE_INCH : change.tenths / 10 >= far - THERE;
    });
  return [
    { id: 'ownDown', tone: 'bad', fits: changed => downIn(changed, ofSide(view, side)) > 0 },
    {
      id: 'arrives',
      tone: 'good',
      fits: changed => arrives(changed) || changeIn(changed, ofUnit(unit), ({ is }) => is === 'offTable'),
    },
    { id: 'partWay', tone: 'fair', fits: goes(1) },
    { id: 'stays', tone: 'poor', fits: () => true },
  ];
}

/** Everybody: ours first, because that is what one would rather know; then nothing at all. */
function othersOf(view: DustupView, side: number): readonly Row[] {
  const [own, enemy] = [ofSide(view, side), ofSide(view, 1 - side)];
  const marked = (whom: ReturnType<typeof ofUnit>) => (changed: Changed) =>
    changeIn(changed, whom, ({ is }) => is === 'markers');
  return [
    { id: 'ownDown', tone: 'bad', fits: changed => downIn(changed, own) > 0 },
    { id: 'ownSuppressed', tone: 'bad', fits: marked(own) },
    { id: 'down', tone: 'good', fits: changed => downIn(changed, enemy) > 0 },
    { id: 'suppressed', tone: 'fair', fits: marked(enemy) },
    { id: 'changes', tone: 'fair', fits: changed => changed.length > 0 },
    { id: 'nothing', tone: 'poor', fits: () => true },
  ];
}

const AIMED: ReadonlySet<Act['do']> = new Set([
  'shoot',
  'fireAtAircraft',
  'assault',
  'shootDrone',
  'order',
  'orderAssault',
  'rally',
]);

/** Whether a badge with its odds belongs on whoever is meant. */
export function isAimed(question: Question, answer: unknown): boolean {
  const asked = question as DustupQuestion;
  if (asked.kind === 'defensiveFire') return typeof answer === 'number';
  // Every way out of a lock has its own chance.
  if (asked.kind === 'underLock') return typeof answer === 'object';
  if (asked.kind !== 'act') return false;
  const { do: deed } = answer as Act;
  return AIMED.has(deed);
}
