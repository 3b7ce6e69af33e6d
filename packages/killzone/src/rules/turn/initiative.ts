import { D6, part, tally } from '@sightline/kernel';
import { stockOf } from '../../content/stock.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { activeLeader, type Group, membersInPlay } from '../../table/units.ts';
import { groupDrug } from '../drugs/users.ts';
import { showOrder } from '../orders/orders-in-force.ts';
import type { FirstOfTie } from './questions.ts';

/** KZ-INIT-002: every group in play rolls, and they act from the highest score to the lowest. */
export function rollInitiative(table: Killzone, io: KillzoneIo): void {
  table.sequence = [];
  table.begun = 0;
  const groups = table.groups.filter(group => membersInPlay(table, group).length > 0);
  for (const group of groups) rollForGroup(table, io, group);
  table.sequence = inOrderOf(groups, group => group.initiative).flatMap(tied => orderTied(table, io, tied));
  io.tell({ type: 'sequenceSet', rule: 'KZ-INIT-002', groups: table.sequence.map(id => table.groups[id]!.who) });
}

/** KZ-INIT-003, KZ-INIT-004: die, doubled by Sharp; modifiers; the second die of Stay Sharp. */
function rollForGroup(table: Killzone, io: KillzoneIo, group: Group): void {
  const why = { rule: 'KZ-INIT-002', purpose: 'initiative', seat: seatOf(table, group.side) } as const;
  const dice = [io.roll(D6, why)];
  const members = membersInPlay(table, group);
  const quick = groupDrug(table, group, 'quick');
  const isStayingSharp = group.order === 'staySharp';
  const { values } = table;
  const leader = activeLeader(table, group);
  const isShaken = members.some(figure => figure.state === 'suppressed');
  const { initiative } = stockOf(table).troops.get(group.troop);
  if (isStayingSharp) {
    dice.push(io.roll(D6, { ...why, rule: 'KZ-ORDER-004' }));
    showOrder(io, group, 'KZ-ORDER-011');
  }
  const score = tally(
    dice[0]!,
    quick !== null && part('KZ-DRUG-025', dice[0]!, quick.name),
    initiative !== 0 && part('KZ-INIT-003', initiative, 'troop'),
    leader !== null && part('KZ-ORG-006', values.leaderInitiative, 'leader'),
    isShaken && part('KZ-INIT-003', values.suppressedInitiative, 'suppressedMember'),
    isStayingSharp && part('KZ-ORDER-004', dice[1]!, 'staySharp'),
  );
  group.initiative = score.total;
  io.tell({ type: 'initiativeRolled', rule: 'KZ-INIT-004', group: group.who, dice, tally: score });
}

/** The groups from the highest score down, those of one score together. */
function inOrderOf(groups: readonly Group[], score: (group: Group) => number): Group[][] {
  const sorted = groups.toSorted((a, b) => score(b) - score(a));
  const runs: Group[][] = [];
  for (const group of sorted) {
    const last = runs.at(-1);
    if (last && score(last[0]!) === score(group)) last.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** KZ-INIT-005: an owner orders his own; opponents roll until they differ. */
function orderTied(table: Killzone, io: KillzoneIo, tied: readonly Group[]): number[] {
  if (tied.length < 2) return tied.map(group => group.id);
  const { side } = tied[0]!;
  if (tied.every(group => group.side === side)) return orderOwn(table, io, side, tied);
  const rolled = new Map<Group, number>();
  for (const group of tied) {
    const die = io.roll(D6, { rule: 'KZ-INIT-005', purpose: 'tie', seat: seatOf(table, group.side) });
    rolled.set(group, die);
    io.tell({ type: 'tieRolled', rule: 'KZ-INIT-005', group: group.who, die });
  }
  return inOrderOf(tied, group => rolled.get(group)!).flatMap(still => orderTied(table, io, still));
}

function orderOwn(table: Killzone, io: KillzoneIo, side: number, tied: readonly Group[]): number[] {
  const left = tied.map(group => group.id);
  const ordered: number[] = [];
  while (left.length > 1) {
    const question: FirstOfTie = { kind: 'firstOfTie', rule: 'KZ-INIT-005', names: table.names, options: left.slice() };
    const first = io.ask(seatOf(table, side), question);
    left.splice(left.indexOf(first), 1);
    ordered.push(first);
  }
  return [...ordered, ...left];
}
