import { D6, part, type Refusal, refuse, type Sealed, type Tally, tally } from '@sightline/kernel';
import type { Order } from '../../content/schema.ts';
import { stockOf } from '../../content/stock.ts';
import { gap } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { activeLeader, type Figure, type Group, membersInPlay, NONE } from '../../table/units.ts';
import { drugsOfGroup, groupDrug } from '../drugs/users.ts';
import { suppress } from '../suppression/damage.ts';
import { askInSecret, permittedOrders, whyNotOrder } from './giving-orders.ts';
import type { GiveOrder } from './questions.ts';

/** KZ-CHANGE-001: the wishes are written down in secret, then tested in initiative order. */
export function changeOrders(table: Killzone, io: KillzoneIo): void {
  const groups = table.sequence.map(id => table.groups[id]!);
  const asked = groups.flatMap(group => askFor(table, group));
  const wishes = askInSecret(io, asked);
  for (const [i, { question }] of asked.entries()) {
    const group = table.groups[question.group.id]!;
    if (wishes[i] !== group.order) testChange(table, io, group, wishes[i]!);
  }
}

/** Only groups that have another order to ask for. Keeping the present one is always possible. */
function askFor(table: Killzone, group: Group): Sealed<GiveOrder>[] {
  const present = group.order;
  if (present === 'hidden' || membersInPlay(table, group).length === 0) return [];
  if (whyNotChange(table, group).length > 0) return [];
  const others = permittedOrders(table, group).filter(order => order !== present);
  if (others.length === 0) return [];
  const options = [present, ...others];
  return [
    { seat: seatOf(table, group.side), question: { kind: 'order', rule: 'KZ-CHANGE-001', group: group.who, options } },
  ];
}

/** KZ-CHANGE-002: the group must be together. */
function whyNotChange(table: Killzone, group: Group): Refusal[] {
  const reach = scatteredBeyond(table, group);
  return reach === null ? [] : [refuse('KZ-CHANGE-002', 'scattered', { group: group.who, reach })];
}

/** KZ-CHANGE-002: how near to its leader everybody of a group that is too far apart would have to be; null for others. */
export function scatteredBeyond(table: Killzone, group: Group): number | null {
  if (group.kind === 'individual') return null;
  const members = membersInPlay(table, group);
  const leader = activeLeader(table, group);
  const reach = table.radioReach > 0 && members.some(hasRadio) ? table.radioReach : table.values.changeReach * 1000;
  const isTogetherRound = (middle: Figure): boolean => members.every(figure => gap(table, middle, figure) <= reach);
  const isTogether = members.length === 0 || (leader ? isTogetherRound(leader) : members.some(isTogetherRound));
  return isTogether ? null : reach;
}

/** KZ-GAP-011: the vehicles carry the radios. */
function hasRadio(figure: Figure): boolean {
  return figure.vehicle !== NONE;
}

/** KZ-CHANGE-005: why a group may not ask for this order; nothing is rolled and no test is used. */
export function whyNotAskFor(table: Killzone, group: Group, order: Order): Refusal[] {
  if (order === group.order) return [];
  return [...whyNotOrder(table, group, order), ...whyNotChange(table, group)];
}

type ChangeResult = 'changed' | 'stays' | 'suppressed';

/** KZ-CHANGE-003. */
function changeResult({ values: { changeNeeds, changeSuppressesUpTo } }: Killzone, { total }: Tally): ChangeResult {
  if (total >= changeNeeds) return 'changed';
  return total <= changeSuppressesUpTo ? 'suppressed' : 'stays';
}

/** How likely each result is for a group that asks now. */
export function changeChances(table: Killzone, group: Group): Record<ChangeResult, number> {
  const chances = { changed: 0, stays: 0, suppressed: 0 };
  for (const face of D6.faces) chances[changeResult(table, changeTally(table, group, face))] += 1 / D6.faces.length;
  return chances;
}

/** KZ-CHANGE-003: suppressed, unchanged or changed. */
export function testChange(table: Killzone, io: KillzoneIo, group: Group, order: Order): void {
  const die = io.roll(D6, { rule: 'KZ-CHANGE-003', purpose: 'changeOrders', seat: seatOf(table, group.side) });
  const score = changeTally(table, group, die);
  const result = changeResult(table, score);
  io.tell({ type: 'changeTested', rule: 'KZ-CHANGE-003', group: group.who, die, tally: score, result });
  if (result === 'changed') return takeOrder(table, io, group, order, 'KZ-CHANGE-003');
  if (result === 'suppressed') {
    for (const figure of membersInPlay(table, group)) suppress(table, io, figure, 'order', 'KZ-CHANGE-003');
  } else if (isParanoid(table, group)) takeOrder(table, io, group, 'keepDown', 'KZ-DRUG-026');
}

function takeOrder(
  table: Killzone,
  io: KillzoneIo,
  group: Group,
  order: Order,
  rule: 'KZ-CHANGE-003' | 'KZ-DRUG-026',
): void {
  group.order = order;
  io.tell({ type: 'orderGiven', rule, group: group.who, seat: seatOf(table, group.side), order });
}

/** KZ-DRUG-026: on Sharp, a 3 or 4 means Keep Down, unless that is barred. */
function isParanoid(table: Killzone, group: Group): boolean {
  return groupDrug(table, group, 'paranoid') !== null && whyNotOrder(table, group, 'keepDown').length === 0;
}

/** KZ-CHANGE-004. */
export function changeTally(table: Killzone, group: Group, die: number): Tally {
  const { values } = table;
  const { change } = stockOf(table).troops.get(group.troop);
  const members = membersInPlay(table, group);
  const isWeak = members.length * 2 <= group.members.length;
  return tally(
    die,
    change !== 0 && part('KZ-CHANGE-004', change, 'troop'),
    activeLeader(table, group) !== null && part('KZ-ORG-006', values.leaderChange, 'leader'),
    members.some(figure => figure.state === 'suppressed') &&
      part('KZ-CHANGE-004', values.suppressedChange, 'suppressedMember'),
    group.kind !== 'individual' && isWeak && part('KZ-CHANGE-004', values.halfStrengthChange, 'halfStrength'),
    ...drugsOfGroup(table, group).map(
      ({ change: more, name }) => more !== undefined && part('KZ-DRUG-023', more, name),
    ),
  );
}
