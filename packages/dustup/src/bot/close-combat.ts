import { closeWeaponOf } from '../content/weapons.ts';
import { isWithinInches } from '../ground/measure.ts';
import { chargeOf } from '../rules/assault/at-vehicles.ts';
import { courageDice } from '../rules/assault/courage.ts';
import { partyOf } from '../rules/assault/party.ts';
import { occupantsOf } from '../rules/buildings/buildings.ts';
import { armourOf } from '../rules/vehicles/armour.ts';
import { faceToward } from '../rules/vehicles/faces.ts';
import { placeOf } from '../table/table.ts';
import { ableOf, fightsBack, isVehicle, type Unit, type Vehicle } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { beatsDie, beatsTimes } from './fire.ts';

/** DU-GAP-031: a courage test that is at least this likely to succeed is worth the risk. */
const GOOD_ODDS = 0.6;
/** DU-ASSAULT-056: beasts that strike harder than this need no such odds. */
const HARD_HITTING = 12;

/** What a unit brings into a melee: strike values, and dice for special weapons as their mean. */
function strikeOf(view: DustupView, unit: Unit): number {
  // DU-VEH-101: mechs and monsters strike with dice, and each blow of theirs counts for several men's.
  if (unit.hull !== null) return 3 * (unit.hull.model.close?.strike ?? []).reduce((sum, die) => sum + die / 2, 0);
  return ableOf(view, unit).reduce((sum, figure) => {
    const { strike, strikeDie } = closeWeaponOf(view, figure);
    return sum + (strike ?? (strikeDie ?? 0) / 2);
  }, 0);
}

export function isFierce(view: DustupView, unit: Unit): boolean {
  return strikeOf(view, unit) > HARD_HITTING;
}

/** DU-VEH-107: what it is worth to go at a vehicle with whatever charge there is, from where the unit stands. */
function worthOfCharge(view: DustupView, unit: Unit, target: Vehicle): number {
  const charge = chargeOf(view, unit, target);
  if (charge === null) return -1;
  const { attack, defence } = courageDice(view, { attacker: partyOf(view, unit), defender: partyOf(view, target) });
  const goesIn = beatsDie(attack.die, defence.die);
  const armour = armourOf(target.hull, faceToward(target.hull, placeOf(view, unit)), 'none');
  const destroyed = beatsTimes(charge.impact, armour, 2);
  const damaged = beatsTimes(charge.impact, armour) - destroyed;
  return goesIn * (2 * target.hull.model.size * destroyed + damaged) - CHARGING;
}

/** What it costs to leave one's place and to stand before the machine guns. */
const CHARGING = 0.6;

/** How near to an objective an enemy disputes it, in inches (DU-GAP-027). */
const DISPUTES = 3;
/** In the last turns an enemy on an objective has to go, and less will do. */
const LATE = 2;
const FAIR_ODDS = 0.4;

/** DU-ASSAULT-002: what it is worth to go for these enemies with cold steel; much if they are pinned and few. */
export function worthOfAssault(view: DustupView, unit: Unit, targets: readonly number[]): number {
  const [target] = targets.map(id => view.units[id]!);
  if (target === undefined || targets.length > 1) return -1;
  if (isVehicle(target) && unit.hull === null && !fightsBack(target)) return worthOfCharge(view, unit, target);
  const { attack, defence } = courageDice(view, { attacker: partyOf(view, unit), defender: partyOf(view, target) });
  const goesIn = beatsDie(attack.die, defence.die);
  const sweeps = beatsDie(attack.die, defence.die, 2);
  const own = strikeOf(view, unit);
  const isHard = own > HARD_HITTING;
  const isPrize = view.objectives.some(objective => isWithinInches(placeOf(view, target), objective, DISPUTES));
  const isUrgent = isPrize && view.turns - view.turn < LATE && goesIn >= FAIR_ODDS;
  if (!isHard && !isUrgent && (goesIn < GOOD_ODDS || target.suppression === 0)) return -1;
  const edge = own / Math.max(1, strikeOf(view, target));
  const prize = (isPrize ? 0.5 : 0) + (target.activated ? 0 : 0.4);
  return goesIn * (Math.min(2, edge) + prize) + sweeps - (isHard ? 0.2 : 0.6) * (1 - goesIn);
}

/** DU-VEH-109: those who run are out of their place and a level lower; those who stand may go at the tank. */
export function worthOfShock(view: DustupView, unit: Unit, target: number): number {
  const squad = view.units[target]!;
  const { attack, defence } = courageDice(view, { attacker: partyOf(view, unit), defender: partyOf(view, squad) });
  const strikes = beatsDie(defence.die, attack.die, 2);
  const runs = 1 - beatsDie(defence.die, attack.die);
  const prize = view.objectives.some(objective => isWithinInches(placeOf(view, squad), objective, DISPUTES)) ? 0.5 : 0;
  return runs * (0.6 + prize + (squad.activated ? 0 : 0.3)) - (squad.satchels > 0 ? 2 : 0.8) * strikes;
}

/** DU-BUILD-011: into a house for the sake of those in it, who lose their cover if it comes down. */
export function worthOfDrivingIn(view: DustupView, unit: Unit, building: number): number {
  const enemies = occupantsOf(view, view.buildings[building]!).filter(other => other.side !== unit.side);
  return enemies.length === 0 ? -1 : Math.min(...enemies.map(({ id }) => worthOfShock(view, unit, id))) + HOUSE;
}

/** What a house is worth that they do not have any more. */
const HOUSE = 0.3;
