import { aircraftActs } from './rules/aircraft/acts.ts';
import { artilleryActs } from './rules/artillery/acts.ts';
import { assaultActs } from './rules/assault/acts.ts';
import { buildingActs } from './rules/buildings/acts.ts';
import { cargoActs, cargoUses } from './rules/cargo/acts.ts';
import { commandActs } from './rules/command/acts.ts';
import { detachmentActs } from './rules/detachment/acts.ts';
import { detectionActs, detectionUses } from './rules/detection/acts.ts';
import { droneActs } from './rules/drones/acts.ts';
import { evacuationActs, evacuationUses } from './rules/evacuation/acts.ts';
import { fireActs } from './rules/fire/acts.ts';
import { guidedWeaponUses } from './rules/guided-weapons/acts.ts';
import { heavyWeaponActs, heavyWeaponUses } from './rules/heavy-weapons/acts.ts';
import { medicalActs, medicalUses } from './rules/medical/acts.ts';
import { mineActs, mineUses } from './rules/mines/acts.ts';
import { moraleUses } from './rules/morale/acts.ts';
import { movementActs, movementUses } from './rules/movement/acts.ts';
import { propActs } from './rules/prop/acts.ts';
import { rearrangeUses, reorganiseActs } from './rules/reorganise/acts.ts';
import { shootingActs, shootingUses } from './rules/shooting/acts.ts';
import { smokeActs, smokeUses } from './rules/smoke/acts.ts';
import { suppressionActs } from './rules/suppression/acts.ts';
import { turnActs } from './rules/turn/acts.ts';
import { vehicleActs, vehicleUses } from './rules/vehicles/acts.ts';
import { victoryActs, victoryUses } from './rules/victory/acts.ts';
import { type Act, type ActionKinds, acts, type Use, type UseKinds, uses } from './table/acts.ts';

/** Everything that a unit may do, in the order in which menus show it. */
const ACTS: ActionKinds<Act> = {
  recover: suppressionActs.recover,
  move: movementActs.move,
  ...propActs,
  reorganise: reorganiseActs.reorganise,
  stop: turnActs.stop,
  concede: victoryActs.concede,
  ...fireActs,
  ...mineActs,
  launchDrone: droneActs.launchDrone,
  flyDrone: droneActs.flyDrone,
  spotByDrone: droneActs.spotByDrone,
  shootBuilding: buildingActs.shootBuilding,
  shootDrone: droneActs.shootDrone,
  ...heavyWeaponActs,
  ...shootingActs,
  ...vehicleActs,
  ...aircraftActs,
  ...cargoActs,
  ...smokeActs,
  ...assaultActs,
  ...artilleryActs,
  ...medicalActs,
  ...evacuationActs,
  order: commandActs.order,
  orderAssault: commandActs.orderAssault,
  rally: commandActs.rally,
  activateDetachment: detachmentActs.activateDetachment,
  detect: detectionActs.detect,
  communicate: commandActs.communicate,
  detach: detachmentActs.detach,
  rejoin: detachmentActs.rejoin,
  regroup: detachmentActs.regroup,
};

/** DU-REORG-004: the same for the uses of a reorganise action. */
const USES: UseKinds<Use> = {
  ...rearrangeUses,
  ...movementUses,
  ...victoryUses,
  ...smokeUses,
  ...mineUses,
  ...heavyWeaponUses,
  ...guidedWeaponUses,
  ...shootingUses,
  ...medicalUses,
  ...evacuationUses,
  ...detectionUses,
  ...moraleUses,
  ...vehicleUses,
  ...cargoUses,
};

acts.join(Object.values(ACTS));
uses.join(Object.values(USES));
