import { D6, part, type Tally, tally } from '@sightline/kernel';
import { TROOPS } from '../../content/load.ts';
import { gap } from '../../ground/measure.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { activeLeader, type Figure, type Group, groupOf, isActive, membersInPlay } from '../../table/units.ts';
import { drugRowsOf } from '../drugs/users.ts';
import { orderOf } from '../orders/orders-in-force.ts';
import { sight } from '../shooting/sight.ts';

/** KZ-SUPP-003: the first step of a group's action. */
export function removeSuppression(table: Killzone, io: KillzoneIo, group: Group): void {
  for (const figure of membersInPlay(table, group)) {
    if (figure.state === 'suppressed') rollRemoval(table, io, figure);
  }
}

/** A natural 1 always fails and a natural 6 always succeeds. */
function rollRemoval(table: Killzone, io: KillzoneIo, figure: Figure): void {
  const why = { rule: 'KZ-SUPP-003', purpose: 'removal', seat: seatOf(table, figure.side), figure: figure.id } as const;
  const die = io.roll(D6, why);
  const score = removalTally(table, figure, die);
  const removed = die === 6 || (die !== 1 && score.total >= table.values.removalNeeds);
  if (removed) figure.state = 'active';
  io.tell({ type: 'removalRolled', rule: 'KZ-SUPP-003', figure: figure.who, die, tally: score, removed });
}

/** KZ-SUPP-004. */
export function removalTally(table: Killzone, figure: Figure, die: number): Tally {
  const { values } = table;
  const { removal } = TROOPS.get(figure.troop);
  const leader = activeLeader(table, groupOf(table, figure));
  const isLed = leader !== null && gap(table, leader, figure) <= values.leaderReach * 1000;
  return tally(
    die,
    removal !== 0 && part('KZ-SUPP-004', removal, 'troop'),
    isLed && part('KZ-ORG-006', values.leaderRemoval, 'leader'),
    orderOf(table, figure) === 'keepDown' && part('KZ-ORDER-005', values.keepDownRemoval, 'keepDown'),
    ...drugRowsOf(table, figure).map(drug => drug.removal !== undefined && part(drug.rule, drug.removal, drug.id)),
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
      sight(table, other, figure).blocked === null,
  );
}
