import type { Point } from '@sightline/geometry/field';
import { sub } from '@sightline/kernel';
import { STRUCTURES } from '../../content/load.ts';
import { armourNamed } from '../../content/weapons.ts';
import { type Damage, damageBy, worse } from '../../dice/damage.ts';
import { roll } from '../../dice/rolls.ts';
import { rollTimes, type Times, timesKey } from '../../dice/times.ts';
import type { Figure } from '../../table/figures.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import { isHidden, membersOf } from '../../table/units.ts';
import type { Toll } from '../casualties/allocation.ts';
import { type Hurt, injuryOutright, isCasualty, isSuited, suffer, withHurt } from '../casualties/harm.ts';
import { tollInside } from '../casualties/inside.ts';
import { quietFor } from '../casualties/under-attack.ts';
import { sufferGun } from '../heavy-weapons/hits.ts';
import { suppress } from '../suppression/suppress.ts';
import { isInside, middleOf, occupantsOf } from './buildings.ts';

/** Every hit rolls its impact against the armour of what it strikes; the worst result stands. */
export function strikeStructure(
  io: DustupIo,
  building: Building,
  structure: string,
  hits: number,
  impact: Times,
): Damage {
  const structureDie = STRUCTURES.get(structure);
  let worst: Damage = 'none';
  for (let i = 0; i < hits; i++) {
    const result = sub(io, `structure ${timesKey(impact)} ${timesKey(structureDie)}`, dicing => {
      const force = rollTimes(dicing, impact, { rule: 'DU-BUILD-006', purpose: 'impact' });
      const armour = rollTimes(dicing, structureDie, { rule: 'DU-BUILD-006', purpose: 'armour' });
      const came = damageBy(force, armour);
      const told = { building: building.id, impact: force, armour, result: came };
      dicing.tell({ type: 'structureStruck', rule: 'DU-BUILD-006', ...told });
      return came;
    });
    worst = worse(result, worst);
  }
  return worst;
}

/**
 * DU-BUILD-007: everybody inside rolls his armour against the class of the weapon, or twice that if it came down.
 * Returns the casualties of each unit in it.
 */
export function testOccupants(
  table: Dustup,
  io: DustupIo,
  building: Building,
  damage: Damage,
  weapon: number,
  hurt?: Hurt,
): number[] {
  const needs = damage === 'destroyed' ? 2 * weapon : weapon;
  return occupantsOf(table, building).map(unit => {
    if (damage === 'none') return 0;
    const quiet = quietFor(table, io, unit);
    const members = membersOf(table, unit);
    const toll = tollOfOccupants(table, quiet, members, needs);
    const injuries = toll.map((injury, i) => withHurt(table, hurt, members[i]!, injury));
    let casualties = 0;
    for (const [i, figure] of members.entries()) {
      // Whom the same attack has hurt is counted with that.
      const isNew = !isCasualty(hurt?.get(figure));
      if (suffer(table, quiet, figure, injuries[i]!) && isNew) casualties++;
      if (injuries[i] !== 'none') hurt?.set(figure, injuries[i]!);
    }
    return casualties;
  });
}

/** DU-BUILD-007: what the tests come to for each of them, before they bear it. */
export function tollOfOccupants(table: Dustup, io: DustupIo, members: readonly Figure[], needs: number): Toll {
  return tollInside(table, io, members, `occupant ${needs}`, (dicing, figure) =>
    isHurt(table, dicing, figure, needs) ? injuryOutright(table, dicing, figure) : 'none',
  );
}

function isHurt(table: Dustup, io: DustupIo, figure: Figure, needs: number): boolean {
  const { die } = armourNamed(table, figure.armour);
  const why = {
    rule: 'DU-BUILD-007',
    purpose: 'occupant',
    seat: seatOf(table, figure.side),
    figure: figure.id,
  } as const;
  const face = roll(io, die, why);
  const hit = face <= needs;
  const wounds = hit && !isSuited(table, figure);
  io.tell({ type: 'occupantTested', rule: 'DU-BUILD-007', figure: figure.who, face, needs, hit, wounds });
  return hit;
}

/**
 * DU-BUILD-008: damage has no further effect; what is destroyed is rubble, with everybody still in it, or broken open
 * where it was struck.
 */
export function damageBuilding(
  table: Dustup,
  io: DustupIo,
  building: Building,
  damage: Damage,
  at: Point | null = middleOf(table, building),
): void {
  if (damage === 'none') return;
  building.damage++;
  if (damage === 'damaged') return;
  if (building.falls === 'breach') return breakOpen(table, io, building, at);
  building.destroyed = true;
  const under = occupantsOf(table, building);
  const on = under.filter(unit => !isHidden(unit)).map(({ who }) => who);
  io.tell({ type: 'buildingDestroyed', rule: 'DU-BUILD-008', building: building.id, on });
  for (const unit of under) suppress(quietFor(table, io, unit), unit, 'DU-BUILD-008');
  if (building.area !== null) table.altered = [...table.altered, { area: building.area, type: 'rubble' }];
  // DU-BUILD-009: what was mounted in it is lost with it, as with a vehicle.
  for (const piece of table.pieces) {
    if (piece.carriage === 'emplaced' && isInside(table, building, piece)) sufferGun(table, io, piece, 'killed');
  }
}

/** DU-BUILD-008: how wide a gap is, in mils. */
const GAP = 3000;

function breakOpen(table: Dustup, io: DustupIo, building: Building, at: Point | null): void {
  if (at === null) throw new Error(`expected a place where building ${building.id} was struck`);
  building.breached++;
  const { area, line } = building;
  table.breaches = [...table.breaches, { area, line, x: at.x, y: at.y, width: GAP }];
  io.tell({ type: 'wallBreached', rule: 'DU-BUILD-008', building: building.id });
}
