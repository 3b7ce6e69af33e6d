import type { Act, DustupBoard, DustupQuestion, DustupView, Place } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import { windName, windOf } from '../../board/winds.ts';
import { decimal, say } from '../../words/index.ts';

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
      return hidden
        ? null
        : say('dustup.standAt', { x: inches(at.x), y: inches(at.y), ground: rules.groundName(view, at) });
    }
    default:
      return null;
  }
}

function moveLabel(rules: DustupBoard, view: DustupView, from: Place, to: Place): string {
  const [right, up] = [to.x - from.x, to.y - from.y];
  return say('dustup.moveTo', {
    inches: inches(Math.hypot(right, up)),
    wind: windName(windOf(right, -up)),
    ground: rules.groundName(view, to),
  });
}

function inches(mils: number): string {
  return decimal(mils / 1000, 1);
}
