import { isRecord } from '@sightline/kernel';
import type { HazardAct, HazardUse } from '../../acts/hazards.ts';
import type { CommandMine } from '../../questions/hazards.ts';
import { type ActionsOf, hasKeys, isInt, isPlace, type Raw, type UsesOf } from '../action.ts';
import { buildingShotsOf, shootBuilding, whyNotShootBuilding } from './building-fire.ts';
import { layMine, minesToLay, whyNotLay } from './command-mines.ts';
import { droneShotsOf, shootDrone, whyNotShootDrone } from './drone-hunt.ts';
import {
  flightsOf,
  fly,
  launch,
  launchesOf,
  spotByDrone,
  spotsOf,
  whyNotFly,
  whyNotLaunch,
  whyNotSpot,
} from './drones.ts';
import { fightFire, firesInReach, whyNotFightFire } from './fire.ts';
import { torch, torchesOf, whyNotTorch } from './flames.ts';
import { followLane, lanesToFollow, lanesToOpen, openLane, whyNotFollowLane, whyNotOpenLane } from './lanes.ts';
import { generatorsOf, smokesOf, switchGenerator, throwSmoke, whyNotGenerator, whyNotSmoke } from './smoke.ts';

export const hazardActions: ActionsOf<HazardAct> = {
  fightFire: {
    action: 'fightFire',
    cost: 2,
    isForm: value => hasKeys(value, ['do', 'fire']) && isInt(value['fire']),
    whyNot: whyNotFightFire,
    candidates: firesInReach,
    perform: fightFire,
  },
  torch: {
    action: 'shoot',
    isForm: value =>
      hasKeys(value, ['do', 'figure', 'weapon', 'at']) &&
      isInt(value['figure']) &&
      isIndex(value['weapon']) &&
      isPlace(value['at']),
    whyNot: whyNotTorch,
    candidates: torchesOf,
    perform: torch,
  },
  openLane: {
    action: 'move',
    isForm: value => hasKeys(value, ['do', 'figure', 'to']) && isInt(value['figure']) && isPlace(value['to']),
    whyNot: whyNotOpenLane,
    candidates: lanesToOpen,
    perform: openLane,
  },
  followLane: {
    action: 'move',
    isForm: value =>
      hasKeys(value, ['do', 'mine', 'lane', 'from']) &&
      isInt(value['mine']) &&
      isInt(value['lane']) &&
      (value['from'] === 0 || value['from'] === 1),
    whyNot: whyNotFollowLane,
    candidates: lanesToFollow,
    perform: followLane,
  },
  launchDrone: {
    action: 'drone',
    isForm: value => hasKeys(value, ['do', 'at']) && isPlace(value['at']),
    whyNot: whyNotLaunch,
    candidates: launchesOf,
    perform: launch,
  },
  flyDrone: {
    action: 'drone',
    isForm: value => hasKeys(value, ['do', 'to']) && isPlace(value['to']),
    whyNot: whyNotFly,
    candidates: flightsOf,
    perform: fly,
  },
  spotByDrone: {
    action: 'drone',
    isForm: value => hasKeys(value, ['do', 'counter']) && isInt(value['counter']),
    whyNot: whyNotSpot,
    candidates: spotsOf,
    perform: spotByDrone,
  },
  shootBuilding: {
    action: 'shoot',
    isForm: isShotAtBuilding,
    whyNot: whyNotShootBuilding,
    candidates: buildingShotsOf,
    perform: shootBuilding,
  },
  shootDrone: {
    action: 'shoot',
    isForm: value => hasKeys(value, ['do', 'unit', 'shots']) && isInt(value['unit']) && areShots(value['shots']),
    whyNot: whyNotShootDrone,
    candidates: droneShotsOf,
    perform: shootDrone,
  },
};

function isShotAtBuilding(value: Raw): boolean {
  if (!hasKeys(value, ['do', 'building', 'shots'], ['part'])) return false;
  if ('part' in value && value['part'] !== 'door' && value['part'] !== 'window') return false;
  return isInt(value['building']) && areShots(value['shots']);
}

/** Weapons of a figure are few. */
function isIndex(value: unknown): boolean {
  return isInt(value) && value >= 0 && value < 8;
}

function isThrown(value: unknown): boolean {
  return value === 'grenade' || value === 'antiTankGrenade';
}

function areShots(value: unknown): boolean {
  const isPair = (shot: unknown) =>
    Array.isArray(shot) && shot.length === 2 && isInt(shot[0]) && (isIndex(shot[1]) || isThrown(shot[1]));
  return Array.isArray(value) && value.length <= 40 && value.every(isPair);
}

export const hazardUses: UsesOf<HazardUse> = {
  smoke: {
    isForm: value => hasKeys(value, ['for', 'at']) && isPlace(value['at']),
    whyNot: whyNotSmoke,
    candidates: smokesOf,
    perform: throwSmoke,
  },
  generator: {
    isForm: value => hasKeys(value, ['for', 'generator']) && isInt(value['generator']),
    whyNot: whyNotGenerator,
    candidates: generatorsOf,
    perform: switchGenerator,
  },
  layMine: {
    isForm: isLaying,
    whyNot: whyNotLay,
    candidates: minesToLay,
    perform: layMine,
  },
};

function isLaying(value: Raw): boolean {
  if (!hasKeys(value, ['for', 'at', 'facing'], ['dummy'])) return false;
  return isPlace(value['at']) && isBearing(value['facing']) && (!('dummy' in value) || value['dummy'] === true);
}

export function isCommandMine(value: unknown): value is CommandMine {
  if (!isRecord(value) || !hasKeys(value, ['unit', 'at', 'facing'], ['dummy'])) return false;
  if ('dummy' in value && value['dummy'] !== true) return false;
  return isInt(value['unit']) && isPlace(value['at']) && isBearing(value['facing']);
}

function isBearing(value: unknown): boolean {
  return isInt(value) && value >= 0 && value < 360;
}
