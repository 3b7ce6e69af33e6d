import { HAND_WEAPONS, WEAPONS } from '../content/load.ts';
import type { Order } from '../content/schema.ts';
import { gap } from '../ground/measure.ts';
import type { GiveOrder } from '../rules/orders/questions.ts';
import type { Killzone } from '../table/table.ts';
import { type Figure, type Group, membersInPlay } from '../table/units.ts';
import { enemiesOf } from './worth.ts';

/** Beyond this nobody is reached in two moves. */
const FAR = 36_000;

/** A changed order is a risk, so the present one is kept unless another is clearly better. */
export function orderFor(table: Killzone, question: GiveOrder): Order {
  const group = table.groups[question.group.id]!;
  const wanted = wish(table, group).find(order => question.options.includes(order)) ?? question.options[0]!;
  if (question.rule !== 'KZ-CHANGE-001') return wanted;
  const present = question.options[0]!;
  return isUseless(table, group, present) ? wanted : present;
}

function wish(table: Killzone, group: Group): Order[] {
  if (isEscaping(table, group.side)) return ['run', 'shoot'];
  if (isBladesOnly(table, group)) return ['assault', 'shoot'];
  return ['shoot', 'assault'];
}

/** KZ-GAP-012: the defenders of the tower win by leaving it. */
function isEscaping({ objective, seats }: Killzone, side: number): boolean {
  return objective.kind === 'tower' && seats[side] !== objective.attacker;
}

/** An order that lets the group neither shoot nor fight. */
function isUseless(table: Killzone, group: Group, order: Order): boolean {
  if (order === 'run') return !isEscaping(table, group.side) && nearestGap(table, group) < FAR;
  return order === 'keepDown' || order === 'snipe';
}

/** The dice of a handgun's two shots. */
const HANDGUN = 4;

/** Most of them are better with a blade than with what they shoot. */
function isBladesOnly(table: Killzone, group: Group): boolean {
  const members = membersInPlay(table, group);
  return members.filter(isBetterWithBlade).length * 2 > members.length;
}

function isBetterWithBlade({ hand, weapons }: Figure): boolean {
  const blade = Math.max(0, ...hand.map(id => HAND_WEAPONS.get(id).modifier));
  const gun = Math.max(0, ...weapons.map(({ weapon }) => WEAPONS.get(weapon).dice * WEAPONS.get(weapon).shots));
  return blade >= 2 && gun <= HANDGUN;
}

function nearestGap(table: Killzone, group: Group): number {
  const members = membersInPlay(table, group);
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(table, group.side)) {
    for (const figure of members) least = Math.min(least, gap(table, figure, enemy));
  }
  return least;
}
