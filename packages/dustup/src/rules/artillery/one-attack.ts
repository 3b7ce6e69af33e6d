import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { inOrder, isInPlay, type Unit } from '../../table/units.ts';
import { afterAttack, beforeAttack, quietFor } from '../casualties/under-attack.ts';
import { suppress } from '../suppression/suppress.ts';

/** The units in a burst, and how many of each it made casualties of. */
export type Caught = Map<Unit, number>;

/** DU-ARTY-037: those who ride in what is harmed feel it only if one of them is hurt, or they are thrown out. */
export function feltByRiders(table: Dustup, caught: Caught, riders: readonly Unit[], harm: () => void): void {
  const noted = table.strains.length;
  harm();
  const hurt = table.strains.slice(noted).map(({ unit }) => unit);
  for (const rider of riders) if (hurt.includes(rider.id) && !caught.has(rider)) caught.set(rider, 0);
}

/**
 * DU-ARTY-040, DU-ARTY-043: whatever comes down in it is one attack. Each unit that is caught, hurt or not, gets one
 * marker and has one test to come, also if it was hurt in a vehicle or a house that the same attack hit. What nobody has
 * fired is no fire of the enemy's (DU-MORALE-021).
 */
export function asOneAttack(table: Dustup, io: DustupIo, harm: (caught: Caught) => void, firedBy = NONE): void {
  const before = table.units.map(unit => beforeAttack(table, unit));
  const strains = table.strains;
  table.strains = [];
  const caught: Caught = new Map();
  harm(caught);
  const within = table.strains;
  const isEnemyOf = ({ side }: Unit): boolean => firedBy !== NONE && firedBy !== side;
  const others = within.filter(({ unit }) => !caught.has(table.units[unit]!));
  table.strains = [
    ...strains,
    ...others.map(strain => (isEnemyOf(table.units[strain.unit]!) ? { ...strain, fromEnemy: true as const } : strain)),
  ];
  const met = inOrder(table).filter(unit => caught.has(unit) && before[unit.id] !== undefined);
  for (const unit of met) {
    const isMarked = unit.suppression > before[unit.id]!.markers;
    if (!isMarked && isInPlay(table, unit)) suppress(quietFor(table, io, unit), unit, 'DU-ARTY-040');
  }
  for (const unit of met) {
    const inside = within.filter(strain => strain.unit === unit.id);
    const casualties = inside.reduce((sum, strain) => sum + strain.casualties, caught.get(unit)!);
    const fromEnemy = isEnemyOf(unit);
    afterAttack(table, io, before[unit.id]!, { by: 'blast', isCaught: true, casualties, fromEnemy });
  }
}
