import type { RuleId } from '@sightline/ledger';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Hull } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { inOrder, passengersOf } from '../../table/units.ts';
import { occupantsOf } from '../buildings/buildings.ts';
import { damageBuilding, testOccupants } from '../buildings/damage.ts';
import { type Hurt, isCasualty, suffer } from '../casualties/harm.ts';
import { afterAttack, beforeAttack, quietFor } from '../casualties/under-attack.ts';
import { sufferGun } from '../heavy-weapons/hits.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { metBy, type Round } from './met.ts';
import { asOneAttack, type Caught, feltByRiders } from './one-attack.ts';
import { noToll, strikeOne, type Toll } from './toll.ts';

/**
 * DU-ARTY-034 to DU-ARTY-043: all rounds of one attack come down where they do, on friend and foe alike. Dice fall round
 * by round, the side whose turn it is first, men before vehicles, houses last; who is dead is passed over. Only then do
 * they bear it. Markers follow, and tests are noted for when the action is over.
 */
export function burst(table: Dustup, io: DustupIo, rounds: readonly Round[], rule: RuleId, firedBy = NONE): void {
  asOneAttack(table, io, caught => burstWithin(table, io, rounds, rule, caught), firedBy);
}

/** The same as a part of a larger attack, and of what that does to men (DU-SHOOT-040). */
export function burstWithin(
  table: Dustup,
  io: DustupIo,
  rounds: readonly Round[],
  rule: RuleId,
  caught: Caught,
  hurt: Hurt = new Map(),
): void {
  const before = new Map(hurt);
  const toll = noToll(hurt);
  for (const round of rounds) {
    const { at, radius } = round;
    const where = isOnTable(groundOf(table), at) ? landmarkOf(table, at) : null;
    io.tell({ type: 'roundBurst', rule, at: { x: at.x, y: at.y }, where, radius });
    for (const met of metBy(table, round, inOrder(table))) strikeOne(table, io, met, round, toll, caught);
  }
  bearToll(table, io, toll, caught, before);
}

/** DU-CASEVAC-012: the dead are nobody who is carried off. */
function buryEvacuees({ figures }: Dustup, hull: Hull): void {
  if (hull.evacuees.length > 0) hull.evacuees = hull.evacuees.filter(id => figures[id]!.state !== 'killed');
}

function bearToll(table: Dustup, io: DustupIo, toll: Toll, caught: Caught, before: Hurt): void {
  for (const [figure, injury] of toll.figures) {
    if (injury === before.get(figure)) continue;
    const unit = table.units[figure.unit]!;
    const isNew = suffer(table, quietFor(table, io, unit), figure, injury) && !isCasualty(before.get(figure));
    // Nobody's nerve hangs on those who were left behind or handed over.
    if (isNew && !figure.left && !figure.gone) caught.set(unit, (caught.get(unit) ?? 0) + 1);
  }
  for (const { hull } of table.units) if (hull !== null) buryEvacuees(table, hull);
  for (const [piece, injury] of toll.pieces) {
    const unit = table.units[piece.servedBy];
    sufferGun(table, unit === undefined ? io : quietFor(table, io, unit), piece, injury);
  }
  for (const [unit, harm] of toll.hulls) {
    const bear = () => bearHarm(table, io, unit, { ...harm, hurt: toll.figures });
    feltByRiders(table, caught, passengersOf(table, unit), bear);
  }
  for (const [building, { damage, weaponClass, at }] of toll.buildings) {
    const before = occupantsOf(table, building).map(unit => beforeAttack(table, unit));
    const casualties = testOccupants(table, io, building, damage, weaponClass, toll.figures);
    damageBuilding(table, io, building, damage, at);
    for (const [i, was] of before.entries()) {
      const fallen = casualties[i]!;
      // DU-ARTY-004: on whom the house comes down is in it; whoever is hurt in one that stands tests for that alone.
      if (building.destroyed) caught.set(was.unit, (caught.get(was.unit) ?? 0) + fallen);
      else if (fallen > 0) afterAttack(table, io, was, { by: 'blast', isCaught: true, casualties: fallen });
    }
  }
}
