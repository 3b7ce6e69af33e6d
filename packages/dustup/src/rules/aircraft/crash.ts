import { bearing, doOverlap, inches, plus, polygonOf, scaled } from '@sightline/geometry/field';
import { D6, D12 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { closed, type Faces } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { outlineOfHull } from '../../ground/outline.ts';
import { doesHover, type Flyer } from '../../table/flight.ts';
import type { Building } from '../../table/markers.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { isTurret, isVehicle, passengersOf, stands, type Vehicle } from '../../table/units.ts';
import { burstWithin } from '../artillery/burst.ts';
import { asOneAttack, type Caught, feltByRiders } from '../artillery/one-attack.ts';
import { nearestOf, occupantsOf, shapesOf } from '../buildings/buildings.ts';
import { damageBuilding, testOccupants } from '../buildings/damage.ts';
import type { Hurt } from '../casualties/harm.ts';
import { loseWhole } from '../casualties/under-attack.ts';
import { reveal } from '../detection/counters.ts';
import { loseEvacuees } from '../evacuation/bringing-off.ts';
import { isUnder, stepClear } from '../movement/step-clear.ts';
import { bearHarm, end } from '../vehicles/destruction.ts';
import { perish } from '../vehicles/passengers.ts';
import type { AirHarm } from './aircraft-target.ts';
import { loseOnTheWay } from './leaving.ts';
import { comeOutOfWreck } from './survivors.ts';

/** DU-AIR-053: an explosion of six inches, in which every impact is a D8. */
export const EXPLOSION = {
  radius: 6,
  airBurst: false,
  impact: { infantry: { die: 8, times: 1 }, armour: { die: 8, times: 1 } },
  class: 1,
} as const;

/** DU-AIR-053, DU-AIR-054: what is destroyed blows up in the air; what is damaged has to come down. */
export function bearAirHarm(table: Dustup, io: DustupIo, unit: Flyer, { markers, worst }: AirHarm): void {
  if (worst === 'destroyed') return blowUp(table, io, unit, 'DU-AIR-053', () => {});
  unit.hull.damage += markers;
  io.tell({ type: 'vehicleDamaged', rule: 'DU-VEH-063', unit: unit.who, markers: unit.hull.damage });
  comeDown(table, io, unit);
}

/** What it comes down on, as a part of the attack that it is then, and of what that does to men (DU-SHOOT-040). */
type Strike = (caught: Caught, hurt: Hurt) => void;

/** DU-AIR-053: with all aboard, and on whoever is below; `strike` is what it comes down on besides, in the same attack. */
function blowUp(table: Dustup, io: DustupIo, unit: Flyer, rule: RuleId, strike: Strike): void {
  const { hull } = unit;
  const at = { x: hull.x, y: hull.y };
  hull.flight.mode = 'grounded';
  unit.actions = 0;
  const riders = passengersOf(table, unit);
  loseWhole(table, unit);
  end(table, io, unit, rule);
  loseEvacuees(table, io, unit);
  for (const rider of riders) perish(table, io, rider, unit, rule);
  asOneAttack(table, io, caught => {
    const hurt: Hurt = new Map();
    strike(caught, hurt);
    burstWithin(table, io, [{ ...EXPLOSION, at }], rule, caught, hurt);
  });
}

/** DU-AIR-054, DU-AIR-055: an emergency landing, where it hovers or as far ahead as its speed carries it. */
function comeDown(table: Dustup, io: DustupIo, unit: Flyer): void {
  const { hull, who } = unit;
  const face = doesHover(unit) ? null : io.roll(D12, becauseOf(table, unit, 'DU-AIR-055', 'comeDown'));
  const at = carriedTo(unit, face ?? 0);
  const where = isOnTable(groundOf(table), at) ? landmarkOf(table, at) : null;
  io.tell({ type: 'cameDown', rule: 'DU-AIR-055', unit: who, at, where, face });
  if (where === null) return loseOnTheWay(table, io, unit);
  Object.assign(hull, { x: at.x, y: at.y });
  hull.flight.mode = 'grounded';
  unit.actions = 0;
  const hard = hardThingsUnder(table, unit);
  if (hard.isAny) {
    return blowUp(table, io, unit, 'DU-AIR-056', (...attack) => crashInto(table, io, unit, hard, ...attack));
  }
  makeWay(table, io, unit);
  land(table, io, unit);
}

/** DU-AIR-055: twice the face of the die in inches ahead. */
export function carriedTo({ hull: { x, y, facing } }: Flyer, face: number): Place {
  return plus({ x, y }, scaled(bearing(facing), inches(2 * face)));
}

/** DU-AIR-057: what the pilot brings it down with. */
export function landingDie({ die }: Flyer, damage: number): Faces {
  return closed(die, 1 - damage);
}

/** DU-AIR-057 to DU-AIR-060: how the pilot brings it down. */
function land(table: Dustup, io: DustupIo, unit: Flyer): void {
  const { hull, who } = unit;
  const die = landingDie(unit, hull.damage);
  const face = roll(io, die, becauseOf(table, unit, 'DU-AIR-057', 'crashLanding'));
  const rule = face === 1 ? 'DU-AIR-058' : face < SAFE ? 'DU-AIR-059' : 'DU-AIR-060';
  io.tell({
    type: 'crashLanded',
    rule,
    unit: who,
    die,
    face,
    result: face === 1 ? 'explodes' : face < SAFE ? 'hard' : 'safe',
  });
  if (face === 1) return blowUp(table, io, unit, rule, () => {});
  comeOutOfWreck(table, io, unit, face < SAFE);
}

/** DU-AIR-060. */
const SAFE = 4;

/** DU-AIR-056: what an aircraft may come down on that does not give way. */
interface HardThings {
  readonly buildings: readonly Building[];
  readonly vehicles: readonly Vehicle[];
  readonly isAny: boolean;
}

/** Whatever of the kind the model touches where it comes down. */
export function hardThingsUnder(table: Dustup, unit: Flyer): HardThings {
  const outline = outlineOfHull(unit.hull);
  const buildings = table.buildings.filter(
    building => !building.destroyed && shapesOf(table, building).some(shape => doOverlap(outline, shape)),
  );
  const isUnder = (other: Vehicle) =>
    other.id !== unit.id && !isTurret(other) && stands(table, other) && doOverlap(outline, outlineOfHull(other.hull));
  const vehicles = table.units.filter(isVehicle).filter(isUnder);
  const isOnWreck = table.wrecks.some(({ points }) => doOverlap(outline, polygonOf(points)));
  return { buildings, vehicles, isAny: isOnWreck || buildings.length + vehicles.length > 0 };
}

/** DU-AIR-056: so much that a thing is no more than damaged. */
export const SPARED = 5;

/** DU-AIR-056: it is destroyed in all likelihood; those in it are hurt as by a weapon as large as the aircraft. */
function crashInto(
  table: Dustup,
  io: DustupIo,
  unit: Flyer,
  { buildings, vehicles }: HardThings,
  caught: Caught,
  hurt: Hurt,
): void {
  const weaponClass = unit.hull.model.size;
  const spared = (what: { readonly building: number } | { readonly vehicle: Vehicle }): boolean => {
    const face = io.roll(D6, becauseOf(table, unit, 'DU-AIR-056', 'crashedInto'));
    const destroyed = face < SPARED;
    const met =
      'building' in what ? { building: what.building, vehicle: null } : { building: null, vehicle: what.vehicle.who };
    io.tell({ type: 'crashedInto', rule: 'DU-AIR-056', unit: unit.who, ...met, face, destroyed });
    return !destroyed;
  };
  for (const building of buildings) {
    const damage = spared({ building: building.id }) ? 'damaged' : 'destroyed';
    const inside = occupantsOf(table, building);
    const casualties = testOccupants(table, io, building, damage, weaponClass, hurt);
    damageBuilding(table, io, building, damage, nearestOf(table, building, unit.hull));
    for (const [i, each] of inside.entries()) caught.set(each, (caught.get(each) ?? 0) + casualties[i]!);
  }
  for (const vehicle of vehicles) {
    const isSpared = spared({ vehicle });
    caught.set(vehicle, 0);
    const worst = isSpared ? 'damaged' : 'destroyed';
    const bear = () => bearHarm(table, io, vehicle, { markers: isSpared ? 1 : 0, worst, weaponClass, hurt });
    feltByRiders(table, caught, passengersOf(table, vehicle), bear);
  }
}

/** DU-AIR-056, DU-DETECT-003: figures under it are out of its way before it is down, and whoever hid there is seen running. */
function makeWay(table: Dustup, io: DustupIo, unit: Flyer): void {
  const outline = outlineOfHull(unit.hull);
  for (const other of table.units) {
    if (other.hull !== null || other.where !== 'table') continue;
    if (isUnder(table, other, outline)) reveal(table, io, other, 'DU-DETECT-003');
    stepClear(table, other, outline);
  }
}
