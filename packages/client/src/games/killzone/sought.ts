import type { Question } from '@sightline/kernel';
import type { Act, Figure, KillzoneBoard, KillzoneQuestion, KillzoneView, Order } from '@sightline/killzone';
import { NONE } from './floors.ts';

/** The orders that everybody has heard of. */
const ORDERS: readonly Order[] = ['shoot', 'assault', 'staySharp', 'keepDown', 'snipe', 'run'];

/** What somebody looks for and may not find: an order, a shot at the nearest enemy, a fight with him. */
export function soughtAnswers(rules: KillzoneBoard, view: KillzoneView, question: Question): readonly unknown[] {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'order') return ORDERS;
  if (asked.kind !== 'act') return [];
  const figure = view.figures[asked.figure.id]!;
  const enemy = nearestEnemy(rules, view, figure);
  return enemy ? [shotAt(enemy)] : [];
}

/** A shot at the very figure that was pressed. */
export function soughtAt(view: KillzoneView, question: Question, id: number): Act | undefined {
  const asked = question as KillzoneQuestion;
  const target = view.figures[id];
  if (asked.kind !== 'act' || !target) return undefined;
  return target.side === view.figures[asked.figure.id]!.side ? undefined : shotAt(target);
}

function shotAt({ id, vehicle }: Figure): Act {
  return { do: 'shoot', weapon: 0, target: vehicle === NONE ? { figure: id } : { vehicle } };
}

function nearestEnemy(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Figure | undefined {
  const far = ({ x, y }: Figure): number => Math.hypot(x - figure.x, y - figure.y);
  return view.figures
    .filter(other => other.side !== figure.side && rules.isFighting(other))
    .toSorted((a, b) => far(a) - far(b))[0];
}
