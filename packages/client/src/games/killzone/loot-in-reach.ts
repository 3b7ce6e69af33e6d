import type { Act, Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { decimal, say } from '../../words/killzone.ts';
import type { Note } from '../game.ts';
import { endOfGettingOut, outAt } from './getting-out.ts';
import { isAtLoot } from './hints.ts';

/** KZ-GAP-011: what picking up takes of a move, in inches. */
const PICKING_UP = 2;

/** What of the move is left at the wreck with the loot in it, in inches; null for whatever does not end there. */
export function leftAtLoot(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): number | null {
  if (act.do === 'move') {
    const { cost, end, fault } = rules.walkWay(view, figure, act.way);
    return fault || !isAtLoot(view, end) ? null : rules.reachOf(view, figure) - cost / 1000;
  }
  if (act.do !== 'getOut' || !isAtLoot(view, endOfGettingOut(rules, view, figure, act))) return null;
  const out = outAt(figure, act.at);
  return rules.reachOf(view, out) - view.values.getOut - rules.walkWay(view, out, act.way).cost / 1000;
}

/** Whether that is enough to take it in the same move. */
export const isEnoughToTake = (left: number): boolean => left >= PICKING_UP;

/** Said before anybody goes there: whether the loot can be taken at once, or has to wait. */
export function lootNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): Note[] {
  const left = leftAtLoot(rules, view, figure, act);
  if (left === null) return [];
  const isEnough = isEnoughToTake(left);
  const text = say('killzone.lootAfter', { enough: isEnough, left: decimal(Math.max(0, left), 1) });
  return [{ text, rule: 'KZ-GAP-011', ...(isEnough ? {} : { tone: 'warning' as const }) }];
}
