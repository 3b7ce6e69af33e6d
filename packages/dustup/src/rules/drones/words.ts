import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { placeOf } from '../../words/numbers.ts';
import type { DroneAct } from './acts.ts';
import type { DroneEvent } from './events.ts';

export const droneEventWords: EventWords<DroneEvent> = {
  droneLaunched: ({ unit }) => `${unit.name} launches a drone.`,
  droneFlew: ({ unit, to }) => `The drone of ${unit.name} flies to ${placeOf(to)}.`,
  droneLost: ({ unit }) => `The drone of ${unit.name} crashes.`,
  droneShotAt: ({ unit, operator, target, faces, destroyed }) =>
    `${unit.name} fires at the drone of ${operator.name}, ${faces.join(', ')} against ${target}: ${destroyed ? 'it is shot down' : 'missed'}.`,
};

export const droneActWords: ActWords<DroneAct> = {
  launchDrone: () => 'launch a drone',
  flyDrone: ({ to }) => `fly the drone to ${placeOf(to)}`,
  spotByDrone: ({ counter }) => `look at counter ${counter} with the drone`,
  shootDrone: ({ unit }, names) => `shoot at the drone of ${names.units[unit]}`,
};

export const droneRefusals: RefusalWords = {
  noDrones: () => 'The unit has no drones.',
  droneInTheAir: () => 'A drone of the unit is in the air already.',
  noDroneInTheAir: () => 'There is no drone in the air.',
  tooFarToFly: () => 'A drone flies 24" at most.',
  droneTooFar: () => 'A drone can be hit within 12" only.',
  underSmoke: () => 'Smoke hides it.',
};
