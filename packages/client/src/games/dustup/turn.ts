import type { DustupQuestion, DustupView } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/dustup.ts';
import type { TurnState } from '../table-talk.ts';
import { MARKS } from './units.ts';

/** Deployment before the first turn; then who goes first, one unit after the other, and the end of the turn. */
export function turnState(view: DustupView): TurnState {
  const { turn, turns, phase } = view;
  const whose = sideToAct(view);
  const phases = turn === 0 ? (['deployment', 'turnStart', 'activation'] as const) : TURN;
  return {
    turn: turn === 0 ? say('dustup.beforeTurn') : say('dustup.turn', { turn }),
    left: say('dustup.turnsLeft', { turns: Math.max(1, turns - Math.max(1, turn) + 1) }),
    phases: phases.map(id => ({ id, name: say(`dustup.phases.${id}`) })),
    now: phase === 'over' ? 'turnEnd' : phase,
    ...(whose < 0 ? {} : { whose: MARKS[whose]! }),
  };
}

const TURN = ['turnStart', 'activation', 'turnEnd'] as const;

/** The side that acts, or the one that is next to. */
function sideToAct({ acting, units, due }: DustupView): number {
  const unit = acting.at(-1);
  return unit === undefined ? due : units[unit]!.side;
}

/** Which units a question is about. */
export function subject(view: DustupView, question: Question): readonly number[] {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'activate':
      return asked.options.flatMap(option => (option.do === 'activate' ? [option.unit] : []));
    case 'react':
      return asked.trigger.on === 'unitMoved' ? [asked.trigger.unit] : unitsOffered(asked);
    case 'pickForEvent':
      return asked.card === 'jam' ? asked.options.map(id => view.figures[id]!.unit) : asked.options;
    default:
      return 'unit' in asked ? [asked.unit.id] : [];
  }
}

/** Those who would break in. */
function unitsOffered({ options }: Extract<DustupQuestion, { readonly kind: 'react' }>): readonly number[] {
  const units = options.flatMap(option => ('choice' in option && 'unit' in option.choice ? [option.choice.unit] : []));
  return [...new Set(units)];
}

/** DU-TURN-008: whether somebody may break in before the enemy acts. */
export function isSeizing(question: Question): boolean {
  const asked = question as DustupQuestion;
  return asked.kind === 'react' && asked.trigger.on === 'betweenActivations';
}

/** What the question leaves open: that the ground is pressed, what is spent by a yes. */
export function byPointing(question: Question, view: DustupView): string | null {
  const asked = question as DustupQuestion;
  if (asked.kind === 'deploy') return say('dustup.setUp');
  if (asked.kind !== 'react' || !isSeizing(asked)) return null;
  const [first] = unitsOffered(asked);
  return first === undefined ? null : say('dustup.seizing', tokensOf(view, view.units[first]!.side));
}

/** What one side has left to break in with, and the other. */
export function tokensOf({ sides }: DustupView, side: number): { readonly own: number; readonly theirs: number } {
  return { own: sides[side]!.tokens, theirs: sides[1 - side]!.tokens };
}
