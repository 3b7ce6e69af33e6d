import type { Question } from '@sightline/kernel';
import type { Group, KillzoneBoard, KillzoneQuestion, KillzoneView, Order } from '@sightline/killzone';
import { called, say } from '../../words/killzone.ts';
import { NONE } from './floors.ts';

export type GiveOrder = Extract<KillzoneQuestion, { readonly kind: 'order' }>;

/** Whether an order is rolled for: another one than the group has, after everybody has acted (KZ-CHANGE-001). */
export function isChange({ rule, options }: GiveOrder, order: Order): boolean {
  return rule === 'KZ-CHANGE-001' && order !== options[0];
}

/** What each order that can be given does. */
export function rulesOfOrders(rules: KillzoneBoard, question: Question): readonly string[] | null {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'overdose') return OVERDOSES;
  return asked.kind === 'order' ? asked.options.map(order => rules.orderRow(order).rule) : null;
}

/** Who takes them, and what each drug does to him. */
const OVERDOSES = ['KZ-DRUG-009', 'KZ-DRUG-014', 'KZ-DRUG-018', 'KZ-DRUG-021', 'KZ-DRUG-024', 'KZ-DRUG-027'];

/** Whether all of a group sit in vehicles: then an order says little of how far they go. */
export function isOnWheels(view: KillzoneView, group: number): boolean {
  return view.groups[group]!.members.every(id => view.figures[id]!.vehicle !== NONE);
}

/** Chances in whole percents, as they are said. */
export function percents<K extends string>(chances: Readonly<Record<K, number>>): Record<K, number> {
  const entries = Object.entries<number>(chances).map(([key, chance]) => [key, Math.round(100 * chance)]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** As far as the fastest of them goes: armour and the dark take off what the order gives. Old editions do not say. */
export function farthest(rules: KillzoneBoard, view: KillzoneView, group: number, order: Order): number | null {
  const walking = view.groups[group]!.members.map(id => view.figures[id]!).filter(
    figure => figure.vehicle === NONE && rules.isFighting(figure),
  );
  if (!rules.moveOn || walking.length === 0) return null;
  return Math.max(...walking.map(figure => rules.moveOn!(view, figure, order)));
}

/** The order of a group, or that it lies face down; null as long as none has been given. */
export function orderName(rules: KillzoneBoard, { phase }: KillzoneView, { order }: Group): string | null {
  if (phase === 'deployment' || phase === 'overdose' || phase === 'orders') return null;
  return order === 'hidden' ? say('killzone.faceDown') : called(rules.orderRow(order).name);
}
