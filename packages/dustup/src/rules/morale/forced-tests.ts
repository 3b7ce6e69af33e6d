import type { Strain } from '../../table/markers.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { inOrder, isBelow, isInPlay, type Unit } from '../../table/units.ts';
import { confidenceTargets, testConfidence } from './confidence-test.ts';
import { fearsSights, frightInSight, frightOfStrain, type Sights, sightsOf, testPanic } from './panic.ts';
import { strainOf } from './strain.ts';

/**
 * DU-TURN-020: the tests that an attack forces on units, when it is resolved: panic of those who were attacked, then
 * their confidence, then that of all who lost a commander. Panic through new sightings comes last. In each step the
 * active player's units come first, in roster order.
 */
export function takeStrains(table: Dustup, io: DustupIo): void {
  if (table.strains.length === 0) return;
  const strains = table.strains;
  table.strains = [];
  const units = inOrder(table);
  for (const unit of units) quail(table, io, unit, strains);
  for (const unit of units) bear(table, io, unit, strains);
  for (const unit of units) bear(table, io, unit, lossesOfCommanders(table, unit, strains));
}

/** DU-MORALE-024: first sightings, after deployment, after every action, and when an activation or a turn is over. */
export function testSightings(table: Dustup, io: DustupIo): void {
  let sights: Sights | null = null;
  for (const unit of inOrder(table)) {
    if (!fearsSights(table, unit)) continue;
    sights ??= sightsOf(table);
    const sighting = frightInSight(table, unit, sights);
    if (sighting !== null) testPanic(table, io, unit, sighting.fright, sighting.of);
  }
}

function quail(table: Dustup, io: DustupIo, unit: Unit, strains: readonly Strain[]): void {
  for (const strain of strains) {
    const fright = strain.unit === unit.id ? frightOfStrain(table, unit, strain) : null;
    if (fright !== null) testPanic(table, io, unit, fright);
  }
}

/** DU-MORALE-011: the tests for each attack on the unit. Nothing can shake those who are gone or routed already. */
function bear(table: Dustup, io: DustupIo, unit: Unit, strains: readonly Strain[]): void {
  for (const strain of strains) {
    if (strain.unit !== unit.id || !isInPlay(table, unit)) continue;
    for (const target of confidenceTargets(table, unit, strain)) {
      if (unit.confidence !== 'routed') testConfidence(table, io, unit, target);
    }
  }
}

/** DU-MORALE-037: when a commander is hit, all below him feel it, wherever they are. */
function lossesOfCommanders(table: Dustup, unit: Unit, strains: readonly Strain[]): Strain[] {
  return strains
    .filter(
      ({ unit: id, leaderHit }) => leaderHit && table.units[id]!.commands && isBelow(table, unit, table.units[id]!),
    )
    .map(() => strainOf(table, unit, 'commander'));
}
