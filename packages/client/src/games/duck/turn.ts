import type { DuckBoard, DuckView } from '@sightline/duck';
import { called, say, sayIf } from '../../words/duck.ts';
import type { Meter, Objective, TurnState } from '../table-talk.ts';
import { spotOfSquare } from './squares.ts';

const PHASES = ['exploration', 'team', 'threat', 'housekeeping'] as const;
/** DK-TURN-008: with several Teams one round takes the place of two phases. */
const PHASES_OF_TEAMS = ['team', 'housekeeping'] as const;

/** Before so few are left they hurry nobody, and are said last. */
const SOON = 15;

/** DK-TURN-005: where in the turn the game is, and how many are left with this one. */
export function turnState(rules: DuckBoard, view: DuckView): TurnState {
  const { turn, phase, multiTeam } = view;
  const standing = rules.standingOf?.(view);
  const left = standing && Math.max(0, standing.lastTurn - Math.max(1, turn) + 1);
  const isBefore = phase === 'setUp' || phase === 'boarding';
  const phases = multiTeam ? PHASES_OF_TEAMS : PHASES;
  return {
    turn: say('duck.progress', { turn: Math.max(1, turn) }),
    ...(left !== undefined && { left: say('duck.turnsLeft', { turns: left }), isHurried: left <= SOON }),
    phases: [...(isBefore ? [phase] : []), ...phases].map(id => ({
      id,
      name: say(`duck.phase.${id === 'team' && multiTeam ? 'round' : id}`),
    })),
    now: phase === 'over' ? 'housekeeping' : phase,
    ...((phase === 'team' || phase === 'threat') && !multiTeam && { whose: phase === 'team' ? 'blue' : 'red' }),
  };
}

/** What holds before anybody has done a thing, and may not hold any more when it counts: at the end. */
const MAY_CHANGE: ReadonlySet<string> = new Set([
  'noThreats',
  'someoneHome',
  'halfHome',
  'baysClear',
  'loadsTwoThirds',
  'nobodyAboard',
]);
/** Threats are seen without a frame about each. */
const OF_THREATS: ReadonlySet<string> = new Set(['noThreats', 'baysClear']);

/** What the mission card asks for, part by part; Threats want the Team to fail. */
export function objective(rules: DuckBoard, view: DuckView, viewer: string): Objective | null {
  const standing = rules.standingOf?.(view);
  if (!standing) return null;
  const { goals, failed } = standing;
  const isWorkDone = goals.every(({ id, done }) => done || MAY_CHANGE.has(id));
  const parts = goals.map(({ id, done, count }) => {
    const text = sayIf(`duck.goal.${id}`) ?? called(view.mission.objective);
    return {
      text: id === 'sourceCleared' ? withChits(view, text) : countedText(text, count),
      done: done && (isWorkDone || !MAY_CHANGE.has(id)),
      ...(failed && { failed }),
    };
  });
  const squares = [...new Set(goals.flatMap(({ id, at }) => (OF_THREATS.has(id) ? [] : at)))];
  return {
    title:
      viewer === 'threats' ? say('duck.against', { mission: called(view.mission.title) }) : called(view.mission.title),
    parts,
    at: squares.map(square => spotOfSquare(rules, view, square)),
  };
}

/** What may still change is counted also while it holds, so that nobody looks for the number in vain. */
function countedText(text: string, count: { readonly now: number; readonly of: number } | undefined): string {
  return count ? say('duck.counted', { text, now: count.now, of: count.of }) : text;
}

/** DK-SETUP-020: a blank chit goes, so what is left to be turned over is what counts. */
function withChits({ progress, chits }: DuckView, text: string): string {
  if (progress.sourceCleared) return text;
  if (progress.sourceLocated) return say('duck.sourceFound', { text });
  const lying = chits.filter(({ at, turned }) => at >= 0 && !turned).length;
  return say('duck.sourceSought', { text, left: chits.length, lying });
}

/** DK-KITTY-006, DK-KITTY-008: how many chits are in the Stress Kitty, and what the last of them brings. */
export function meter({ kitty, mission }: DuckView): Meter {
  const { chits, doubled, catastrophes } = kitty;
  return {
    name: say('duck.meter.name'),
    now: chits.length,
    of: mission.stressThreshold,
    means: [
      say('duck.meter.fills'),
      say('duck.meter.full', { of: mission.stressThreshold }),
      say('duck.meter.emptied'),
      ...(doubled ? [say('duck.meter.doubled')] : []),
      ...(catastrophes > 0 ? [say('duck.meter.catastrophes', { catastrophes })] : []),
    ],
  };
}
