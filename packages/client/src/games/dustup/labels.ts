import type { Act, DustupBoard, DustupQuestion, DustupView, Place } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { windOf } from '../../board/winds.ts';
import { words } from '../../words/index.ts';

const say = words.dustup;

/** Places of an open table are told from where one stands, and by what grows there; all else as the rules say it. */
export function label(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): string | null {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'act': {
      const act = answer as Act;
      const at = view.figures[view.units[asked.unit.id]!.leader]!;
      return act.do === 'move' && !act.leave && !act.arrange ? moveLabel(rules, view, at, act.route.at(-1)!) : null;
    }
    case 'deploy':
    case 'arrive': {
      const { at, hidden } = answer as { readonly at: Place; readonly hidden?: true };
      return hidden ? null : say.standAt(inches(at.x), inches(at.y), rules.groundName(view, at));
    }
    default:
      return null;
  }
}

function moveLabel(rules: DustupBoard, view: DustupView, from: Place, to: Place): string {
  const [right, up] = [to.x - from.x, to.y - from.y];
  return say.moveTo(inches(Math.hypot(right, up)), say.winds[windOf(right, -up)]!, rules.groundName(view, to));
}

function inches(mils: number): string {
  return (mils / 1000).toFixed(1);
}
