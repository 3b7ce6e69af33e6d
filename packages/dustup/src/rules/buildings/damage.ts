import { STRUCTURES } from '../../content/load.ts';
import { armourNamed } from '../../content/weapons.ts';
import type { Faces } from '../../dice/ladder.ts';
import { isMoreThanDouble, roll } from '../../dice/rolls.ts';
import type { Figure } from '../../table/figures.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { membersOf } from '../../table/units.ts';
import type { Injury } from '../casualties/events.ts';
import { rollSuit, suffer } from '../casualties/harm.ts';
import { quietFor, strainBy } from '../casualties/toll.ts';
import { suppress } from '../suppression/suppress.ts';
import { occupantsOf } from './buildings.ts';

/** What an impact did to a structure; the worst comes last. */
export type Damage = 'none' | 'damaged' | 'destroyed';
const DAMAGES: readonly Damage[] = ['none', 'damaged', 'destroyed'];

/** DU-BUILD-006: as against vehicles, above damages and more than double destroys. */
export function damageBy(impact: number, armour: number): Damage {
  if (isMoreThanDouble(impact, armour)) return 'destroyed';
  return impact > armour ? 'damaged' : 'none';
}

/** Every hit rolls its impact against the armour of what it strikes; the worst result stands. */
export function strikeStructure(
  io: DustupIo,
  building: Building,
  structure: string,
  hits: number,
  impact: Faces,
): Damage {
  const { die, times } = STRUCTURES.get(structure);
  let worst: Damage = 'none';
  for (let i = 0; i < hits; i++) {
    const force = roll(io, impact, { rule: 'DU-BUILD-006', purpose: 'impact' });
    const armour = times * roll(io, die, { rule: 'DU-BUILD-006', purpose: 'armour' });
    const result = damageBy(force, armour);
    io.tell({ type: 'structureStruck', rule: 'DU-BUILD-006', building: building.id, impact: force, armour, result });
    if (DAMAGES.indexOf(result) > DAMAGES.indexOf(worst)) worst = result;
  }
  return worst;
}

/** DU-BUILD-007: everybody inside rolls his armour against the class of the weapon, or twice that if it came down. */
export function testOccupants(table: Dustup, io: DustupIo, building: Building, damage: Damage, weapon: number): void {
  if (damage === 'none') return;
  const needs = damage === 'destroyed' ? 2 * weapon : weapon;
  for (const unit of occupantsOf(table, building)) {
    strainBy(table, io, unit, 'fire', quiet => {
      const hurt = membersOf(table, unit).filter(figure => isHurt(table, quiet, figure, needs));
      return hurt.filter(figure => suffer(table, quiet, figure, injuryOf(table, quiet, figure))).length;
    });
  }
}

function isHurt(table: Dustup, io: DustupIo, figure: Figure, needs: number): boolean {
  const { die, traits } = armourNamed(table, figure.armour);
  const why = {
    rule: 'DU-BUILD-007',
    purpose: 'occupant',
    seat: seatOf(table, figure.side),
    figure: figure.id,
  } as const;
  const face = roll(io, die, why);
  const hit = face <= needs || traits.includes('unarmoured');
  io.tell({ type: 'occupantTested', rule: 'DU-BUILD-007', figure: figure.who, face, needs, hit });
  return hit;
}

/** DU-VEH-065: an untreated wound without further ado; a suit looks after its man (DU-MED-008). */
function injuryOf(table: Dustup, io: DustupIo, figure: Figure): Injury {
  return armourNamed(table, figure.armour).traits.includes('suit') ? rollSuit(table, io, figure) : 'wounded';
}

/** DU-BUILD-005: each unit in it gets a marker with the building. */
export function suppressOccupants(table: Dustup, io: DustupIo, building: Building): void {
  for (const unit of occupantsOf(table, building)) suppress(quietFor(table, io, unit), unit, 'DU-BUILD-005');
}

/** DU-BUILD-008: damage has no further effect; what is destroyed is rubble, with everybody still in it. */
export function damageBuilding(table: Dustup, io: DustupIo, building: Building, damage: Damage): void {
  if (damage === 'none') return;
  building.damage++;
  if (damage === 'damaged') return;
  building.destroyed = true;
  io.tell({ type: 'buildingDestroyed', rule: 'DU-BUILD-008', building: building.id });
  suppressOccupants(table, io, building);
  table.altered = [...table.altered, { area: building.area, type: 'rubble' }];
}
