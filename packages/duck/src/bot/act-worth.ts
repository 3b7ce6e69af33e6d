import type { Done } from '../rules/actions/menu.ts';
import type { ActQuestion } from '../rules/actions/questions.ts';
import { heldWeapon } from '../rules/shooting/gun.ts';
import { isInArc, rangeBetween, sees } from '../rules/shooting/sight.ts';
import type { Act } from '../table/acts.ts';
import type { Teamer } from '../table/figure.ts';
import { weaponIn } from '../table/own-cards.ts';
import { findWorth, gunToFetch, gunWorth, hasNoGun, reloadWorth } from './arms.ts';
import { preyOf } from './destinations.ts';
import { doorWorth } from './door-worth.ts';
import { bestTarget } from './grenades.ts';
import { wantsToDrive } from './haulage.ts';
import { bestJet, declaredWorth } from './shots.ts';
import { isAwake, isBombTicking, isPressed, nearestThreat, type Situation } from './situation.ts';
import type { Plan } from './team-plan.ts';
import { wantsToMove } from './walking.ts';
import { woundedWorth } from './wounded.ts';

/** What things are worth beside one another; a shot is worth what it can do, from about 20 to 100. */
const GRAPPLING = 95;
const HACKING_OFF = 90;
const FOR_THE_MISSION = 75;
const GETTING_OUT = 70;
const RUNNING = 70;
const STANDING_UP = 60;
const TURNING = 45;
const HELPING = 45;
const MOVING = 40;
const WAITING = 38;
const MOVING_UNDER_PRESSURE = 34;
const DRAWING_A_BLADE = 5;
const PASSING = 1;
const NEVER = -1;

/** The best thing a man can do now. */
export function actFor(situation: Situation, plan: Plan, { figure, options }: ActQuestion): Act | Done {
  const man = situation.table.figures[figure] as Teamer;
  let best = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const act of options) {
    const worth = worthOf(situation, plan, man, act);
    if (worth > most) [best, most] = [act, worth];
  }
  return best;
}

function worthOf(situation: Situation, plan: Plan, man: Teamer, act: Act | Done): number {
  const errand = plan.errands.get(man.id);
  if (act.do !== 'done' && errand?.does(act, man)) return missionWorth(situation, man, act);
  switch (act.do) {
    case 'done':
      return 0;
    case 'pass':
      return PASSING;
    case 'wait':
      return WAITING;
    case 'shoot':
      return declaredWorth(situation, man, act.target) + (act.squirts ?? 0);
    case 'flame':
      return bestJet(situation, man)?.worth ?? NEVER;
    case 'throw':
      return bestTarget(situation, man, act)?.worth ?? NEVER;
    case 'fightOn':
      return GRAPPLING;
    case 'hackOff':
      return HACKING_OFF;
    case 'standUp':
      return STANDING_UP;
    case 'standUpAndWait':
      return man.ready === 1 ? STANDING_UP + 1 : NEVER;
    case 'takeUpGun':
      return gunWorth(situation, man, act.weapon);
    case 'pickUp':
      return findWorth(situation, man, act.item);
    case 'reload':
      return reloadWorth(situation, man);
    case 'drawBlade':
      return wantsBlade(situation, man) ? DRAWING_A_BLADE : NEVER;
    case 'openDoor':
    case 'closeDoor':
    case 'clearDoorway':
      return doorWorth(situation, plan, man, act);
    case 'move':
      return moveWorth(situation, plan, man);
    case 'turn':
      return isBehind(situation, man) ? TURNING : NEVER;
    case 'getOut':
    case 'leaveVehicle':
      return errand ? NEVER : GETTING_OUT;
    case 'treat':
    case 'takeUp':
    case 'layDown':
      return woundedWorth(situation, plan, man, act);
    case 'pullTogether':
    case 'pepTalk':
    case 'repair':
    case 'restorePower':
      return HELPING;
    case 'igniteFireBomb':
      return isWorthIgniting(situation, act.square) ? FOR_THE_MISSION : NEVER;
    case 'beLoaded':
    case 'boardVehicle':
    case 'bulldoze':
    case 'callDoor':
    case 'chop':
    case 'climbDown':
    case 'climbUp':
    case 'commandDrone':
    case 'crawl':
    case 'dash':
    case 'dragDrone':
    case 'drive':
    case 'drop':
    case 'examineChit':
    case 'examineLoad':
    case 'findSwitch':
    case 'fireThroughHatch':
    case 'flechette':
    case 'getIn':
    case 'hackOffMachine':
    case 'handOver':
    case 'holdControl':
    case 'honour':
    case 'layMine':
    case 'loadForComrade':
    case 'override':
    case 'pickUpPod':
    case 'putIn':
    case 'querySource':
    case 'radioMother':
    case 'reloadGun':
    case 'repelBoarders':
    case 'rest':
    case 'rummage':
    case 'scan':
    case 'setFireBomb':
    case 'setOffMine':
    case 'setOffOwnGrenades':
    case 'setUpGun':
    case 'smashDoor':
    case 'spray':
    case 'support':
    case 'swap':
    case 'switchDrone':
    case 'switchGun':
    case 'takeControl':
    case 'takeDownGun':
    case 'takeObjective':
    case 'takeUpAxe':
    case 'task':
    case 'throwThroughHatch':
    case 'unpackDrone':
      return NEVER;
    default:
      return act satisfies never;
  }
}

/** A truck that stands where it is wanted is not driven on; a pod before it is taken first. */
function missionWorth({ table }: Situation, man: Teamer, act: Act): number {
  if (act.do === 'drive' && !wantsToDrive(table, man)) return NEVER;
  return FOR_THE_MISSION + (act.do === 'pickUpPod' ? 1 : 0);
}

/**
 * Who is in danger rather waits with his last chit than walks on; and who has waited is there to shoot. With both chits
 * he goes up to what stays away, and has one left to shoot it.
 */
function moveWorth(situation: Situation, plan: Plan, man: Teamer): number {
  if (situation.table.phase === 'threat' || !wantsToMove(situation, plan, man)) return NEVER;
  if (plan.stage === 'home' && isBombTicking(situation)) return RUNNING;
  if (man.ready >= 2 && preyOf(situation, man)) return MOVING;
  // To wait with empty hands is to wait for nothing.
  if (!man.grapple && hasNoGun(man) && gunToFetch(situation.table, man)) return MOVING;
  return isPressed(situation, man) ? MOVING_UNDER_PRESSURE : MOVING;
}

/** So near something has to be faced. */
const TOO_NEAR = 8;

/** Something comes that he sees but does not face. */
function isBehind({ table, threats }: Situation, man: Teamer): boolean {
  return threats.some(
    threat =>
      isAwake(threat) &&
      rangeBetween(table, man.at, threat.at) <= TOO_NEAR &&
      !isInArc(table, man, threat.at) &&
      sees(table, man, threat),
  );
}

/**
 * DK-GRAP-043: for who has nothing else in his hands; or no chit left to shoot with when it comes, and no heavy gun to
 * take up again afterwards.
 */
function wantsBlade(situation: Situation, man: Teamer): boolean {
  if (man.hand === 'empty') return true;
  if (man.grapple || man.ready + man.waiting > 0) return false;
  const gun = heldWeapon(man);
  const isHeavy = gun !== null && gun.loaded > 0 && weaponIn(situation.table, gun.id).heavy;
  return !isHeavy && nearestThreat(situation, man.at) <= 2;
}

/** DK-GREN-026: in the Source it burns nobody but who stands on it; anywhere else it is left to its timer. */
function isWorthIgniting({ table, men, fallen, survivors }: Situation, square: number): boolean {
  const isInSource = table.chits.some(({ at, turned, isEntrance }) => at === square && turned && isEntrance);
  return isInSource && [men, fallen, survivors].every(some => some.every(({ at }) => at !== square));
}
