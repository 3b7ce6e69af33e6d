import type { Question } from '@sightline/kernel';
import type { Act, KillzoneBoard, KillzoneQuestion, KillzoneView, Order, Place } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { NONE } from './floors.ts';
import { endOfGettingOut } from './getting-out.ts';
import { besideVehicle } from './naming-places.ts';
import { lootedWreck } from './prizes.ts';

/** Half a base and a hair, in inches: so near to a hull one touches it. */
const TOUCH = 0.51;

/** Whether somebody who stands there touches the wreck with the loot in it. */
export function isAtLoot(view: KillzoneView, place: Place): boolean {
  const wreck = lootedWreck(view);
  return wreck !== undefined && place.room === NONE && besideVehicle(wreck, place).gap <= TOUCH;
}

/** What the machine hopes for: of an order what it is good for now, and of what a chase is about. */
export function hintReason(
  rules: KillzoneBoard,
  view: KillzoneView,
  question: Question,
  answer: unknown,
): string | null {
  const asked = question as KillzoneQuestion;
  if (asked.kind === 'order') return orderReason(rules, view, asked.group.id, answer as Order);
  if (asked.kind !== 'act' || view.objective.kind !== 'getaway') return null;
  const figure = view.figures[asked.figure.id]!;
  const act = answer as Act;
  if (act.do === 'pickUp') return say('killzone.hint.take', { law: view.seats[figure.side] !== view.objective.runner });
  const end =
    act.do === 'getOut'
      ? endOfGettingOut(rules, view, figure, act)
      : act.do === 'move'
        ? rules.walkWay(view, figure, act.way).end
        : null;
  return end && isAtLoot(view, end) ? say('killzone.hint.there') : null;
}

/** What an order is good for, with how many can be shot at from where they are. */
function orderReason(rules: KillzoneBoard, view: KillzoneView, group: number, order: Order): string {
  if (order === 'run' || order === 'hitAndRun') return say(`killzone.hint.order.${order}`);
  const members = view.groups[group]!.members.map(id => view.figures[id]!).filter(rules.isFighting);
  const seen = members.flatMap(figure => rules.threatenedBy?.(view, figure) ?? []);
  return say(`killzone.hint.order.${order}`, { enemies: new Set(seen).size });
}
