import { D6, part, type Tally, tally } from '@sightline/kernel';
import { stockOf } from '../../content/stock.ts';
import { gap } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { activeLeader, type Figure, type Group, groupOf, isActive, membersInPlay } from '../../table/units.ts';
import { drugRowsOf } from '../drugs/users.ts';
import { orderOf } from '../orders/orders-in-force.ts';
import { sight } from '../shooting/sight.ts';
import { eyeOf } from '../shooting/targets.ts';

/** KZ-SUPP-003: the first step of a group's action. */
export function removeSuppression(table: Killzone, io: KillzoneIo, group: Group): void {
  for (const figure of membersInPlay(table, group)) {
    if (figure.state === 'suppressed') rollRemoval(table, io, figure);
  }
}

function rollRemoval(table: Killzone, io: KillzoneIo, figure: Figure): void {
  const why = { rule: 'KZ-SUPP-003', purpose: 'removal', seat: seatOf(table, figure.side), figure: figure.id } as const;
  const die = io.roll(D6, why);
  const score = removalTally(table, figure, die);
  const removed = isRemoved(table, figure, die);
  if (removed) figure.state = 'active';
  const { removalNeeds: needs } = table.values;
  io.tell({ type: 'removalRolled', rule: 'KZ-SUPP-003', figure: figure.who, die, tally: score, needs, removed });
}

/** KZ-SUPP-003: a natural 1 always fails and a natural 6 always succeeds. */
export function isRemoved(table: Killzone, figure: Figure, die: number): boolean {
  return die === 6 || (die !== 1 && removalTally(table, figure, die).total >= table.values.removalNeeds);
}

/** KZ-SUPP-004. */
export function removalTally(table: Killzone, figure: Figure, die: number): Tally {
  const { values } = table;
  const { removal } = stockOf(table).troops.get(figure.troop);
  const leader = activeLeader(table, groupOf(table, figure));
  const isLed = leader !== null && gap(table, leader, figure) <= values.leaderReach * 1000;
  return tally(
    die,
    removal !== 0 && part('KZ-SUPP-004', removal, 'troop'),
    isLed && part('KZ-ORG-006', values.leaderRemoval, 'leader'),
    orderOf(table, figure) === 'keepDown' && part('KZ-ORDER-005', values.keepDownRemoval, 'keepDown'),
    ...drugRowsOf(table, figure).map(drug => drug.removal !== undefined && part(drug.rule, drug.removal, drug.name)),
    isEnemyNear(table, figure) && part('KZ-SUPP-004', values.enemyNearRemoval, 'enemyNear'),
  );
}

function isEnemyNear(table: Killzone, figure: Figure): boolean {
  const reach = table.values.enemyNearReach * 1000;
  return table.figures.some(
    other =>
      other.side !== figure.side &&
      isActive(other) &&
      gap(table, other, figure) <= reach &&
      sight(table, eyeOf(table, other, figure), eyeOf(table, figure, other), {
        from: other.vehicle,
        to: figure.vehicle,
      }).blocked === null,
  );
}
