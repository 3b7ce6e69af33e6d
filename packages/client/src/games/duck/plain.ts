import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import type { Chanced, Odds, Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import { headlineOf } from '../headline.ts';
import type { Chance, PlainOdds } from '../table-talk.ts';
import { actorOf, factsOf } from './answers.ts';
import { deedWord } from './means.ts';

/** One change of an outcome, as the rules tell it: what has become of whom. */
interface Change {
  readonly now: string;
  readonly figure?: string;
}

/** What an outcome comes to, best first. */
const ROWS = ['killed', 'hurt', 'driven', 'down', 'done', 'nothing'] as const;
type Row = (typeof ROWS)[number];

const TONES: Readonly<Record<Row, Chance['tone']>> = {
  killed: 'good',
  hurt: 'fair',
  driven: 'fair',
  down: 'poor',
  done: 'good',
  nothing: 'poor',
};

/** What may be hoped for, best first. */
const HOPES = ['stopped', 'driven', 'down', 'done'] as const;

/** What becomes of an enemy, by the word for the change. */
const OF_ENEMIES: Readonly<Record<string, Row>> = {
  killed: 'killed',
  lost: 'killed',
  left: 'killed',
  incapacitated: 'killed',
  wounded: 'hurt',
  stunned: 'hurt',
  elsewhere: 'driven',
  onTheDeck: 'down',
};
/** What harms one's own. */
const HARM: ReadonlySet<string> = new Set(['killed', 'lost', 'incapacitated', 'wounded', 'stunned']);
/** What one wanted who did not mean an enemy. */
const GAIN: ReadonlySet<string> = new Set([
  'opens',
  'closes',
  'treated',
  'upAgain',
  'reloaded',
  'sourceCleared',
  'fit',
]);

/** What hangs on a Fumble Test (DK-ACT-030) and leaves no other trace in an outcome: it has worked unless it fed the Kitty. */
export const TESTED: ReadonlySet<string> = new Set([
  'scan',
  'examineChit',
  'examineLoad',
  'setFireBomb',
  'igniteFireBomb',
  'layMine',
  'reload',
  'rummage',
  'getIn',
  'getOut',
  'putIn',
  'pickUp',
  'handOver',
  'takeUp',
  'takeUpAxe',
  'takeUpGun',
  'takeObjective',
  'task',
  'querySource',
  'override',
  'findSwitch',
  'repair',
  'restorePower',
  'clearDoorway',
]);

/**
 * Chances in two or three rows: every outcome is in just one of them, by the best that it does to the target or, where
 * there is none, to any enemy. What befalls one's own is a total beside them. Whatever is wounded is stopped as well: it
 * hardly moves in its next activation (DK-DMG-025), and the next wound kills it.
 */
export function plainOdds(
  rules: DuckBoard,
  view: DuckView,
  question: Question,
  answer: unknown,
  odds: Odds,
): PlainOdds | null {
  const side = sidesOf(rules, view, question, answer, odds);
  const nameOf = namesOf(side, odds);
  const rows = ROWS.flatMap(row => summed(nameOf(row), TONES[row], odds, changes => rowOf(side, changes) === row));
  if (rows.length === 1 && rowOf(side, changesOf(odds.outcomes[0]!)) === 'nothing') return null;
  const totals = [
    ...summed('ownHurt', 'bad', odds, changes => changes.some(change => isHarm(side, change))),
    ...(nameOf('nothing') === 'fumbled' ? [] : summed('stress', 'bad', odds, isStress)),
  ];
  const stopped = chanceThat(odds, changes => isStopped(side, changes));
  const chanceOf = (row: Row): number => chanceThat(odds, changes => rowOf(side, changes) === row);
  const hopes = HOPES.map(hope => ({
    name: say(`duck.hopes.${hope}`),
    counts: say(`duck.counts.${hope}`),
    chance: hope === 'stopped' ? stopped : chanceOf(hope),
  }));
  const summary =
    stopped > 0
      ? say(side.target === null ? 'duck.odds.someSummary' : 'duck.odds.summary', {
          stopped: Math.round(stopped * 100),
          killed: Math.round(chanceOf('killed') * 100),
          // The two add up to what they are said to be made of.
          wounded: Math.round(stopped * 100) - Math.round(chanceOf('killed') * 100),
        })
      : undefined;
  return { rows, totals, ...headlineOf(hopes), ...(summary !== undefined && { summary }) };
}

/** Whose names are whose: outcomes are told by names. */
interface Sides {
  readonly target: string | null;
  readonly enemies: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  /** It is a Fumble Test, and nothing but the stress of a failure tells whether it has worked. */
  readonly isTested: boolean;
  /** It is a shot at somebody. */
  readonly isShot: boolean;
}

function sidesOf(rules: DuckBoard, view: DuckView, question: Question, answer: unknown, odds: Odds): Sides {
  const man = actorOf(view, question, answer);
  const { figure } = question as Question & { readonly figure?: number };
  const isByThreat = figure !== undefined && view.figures[figure]?.kind === 'threat';
  const isOwn = (other: Figure): boolean => {
    if (isByThreat) return other.kind === 'threat';
    return other.kind !== 'threat' && !(other.kind === 'teamer' && man && other.team !== man.team);
  };
  const names = (some: readonly Figure[]): ReadonlySet<string> => new Set(some.map(rules.nameOf));
  const { target } = factsOf(answer);
  const aimedAt = typeof target === 'number' ? view.figures[target] : undefined;
  return {
    target: aimedAt && !isOwn(aimedAt) ? rules.nameOf(aimedAt) : null,
    enemies: names(view.figures.filter(other => !isOwn(other))),
    own: names(view.figures.filter(isOwn)),
    isShot: factsOf(answer)['do'] === 'shoot' && aimedAt?.kind === 'threat',
    isTested: TESTED.has(deedWord(question, answer)) && chanceThat(odds, isGain) === 0,
  };
}

const changesOf = ({ outcome }: Chanced): readonly Change[] => outcome as unknown as readonly Change[];

function rowOf(side: Sides, changes: readonly Change[]): Row {
  const rows = changes.map(change => rowOfChange(side, change));
  const found = ROWS.find(row => rows.includes(row)) ?? 'nothing';
  return found === 'nothing' && side.isTested && !isStress(changes) ? 'done' : found;
}

const isStress = (changes: readonly Change[]): boolean => changes.some(({ now }) => now === 'stress');
const isGain = (changes: readonly Change[]): boolean => changes.some(({ now }) => GAIN.has(now));

/** What the rows are called: where something is tried, nothing is a failure, and a fumble where that is all the stress there is. */
function namesOf(side: Sides, odds: Odds): (row: Row) => Named {
  const isNothing = (changes: readonly Change[]): boolean => rowOf(side, changes) === 'nothing';
  const isTried = chanceThat(odds, changes => rowOf(side, changes) === 'done') > 0;
  const isAllStress = odds.outcomes.every(each => isNothing(changesOf(each)) === isStress(changesOf(each)));
  const failed = !isTried ? 'nothing' : isAllStress ? 'fumbled' : 'failed';
  // A bullet that does not kill knocks back, and only what that ends against wounds (DK-DMG-023).
  return row => (row === 'nothing' ? failed : row === 'hurt' && side.isShot ? 'slammed' : row);
}

type Named = Row | 'slammed' | 'failed' | 'fumbled' | 'ownHurt' | 'stress';

const isStopped = (side: Sides, changes: readonly Change[]): boolean => {
  const row = rowOf(side, changes);
  return row === 'killed' || row === 'hurt';
};

function rowOfChange({ target, enemies }: Sides, { now, figure }: Change): Row {
  if (figure !== undefined && enemies.has(figure)) {
    if (target !== null && figure !== target) return 'nothing';
    return OF_ENEMIES[now] ?? 'nothing';
  }
  return target === null && GAIN.has(now) ? 'done' : 'nothing';
}

const isHarm = ({ own }: Sides, { now, figure }: Change): boolean =>
  figure !== undefined && own.has(figure) && HARM.has(now);

function chanceThat({ outcomes }: Odds, holds: (changes: readonly Change[]) => boolean): number {
  return outcomes.filter(outcome => holds(changesOf(outcome))).reduce((sum, { chance }) => sum + chance, 0);
}

/** A row of its own, unless it cannot happen. */
function summed(
  row: Named,
  tone: Chance['tone'],
  odds: Odds,
  holds: (changes: readonly Change[]) => boolean,
): Chance[] {
  const chance = chanceThat(odds, holds);
  if (chance === 0) return [];
  const error = odds.exact ? 0 : Math.sqrt(Math.max(0, chance * (1 - chance)) / Number(odds.of));
  return [{ text: say(`duck.odds.${row}`), chance, tone, ...(error > 0 && { error }) }];
}
