import type { KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';

/**
 * What wrecked a vehicle, by what was told before it: the last thing that was done to it, or that it ran into. Whatever is
 * pierced skids, and that skid is not the cause.
 */
export function causeOfWreck(rules: KillzoneBoard, vehicle: number, earlier: readonly KillzoneEvent[]): string | null {
  const cause = causeIn(earlier, vehicle);
  switch (cause?.type) {
    case 'shotFired':
      return say('killzone.wreckedBy.shot', { name: nameOf(rules, cause.figure) });
    case 'vehicleRammed':
      return cause.rammed.id === vehicle
        ? say('killzone.wreckedBy.rammed', { name: nameOf(rules, cause.vehicle) })
        : say('killzone.wreckedBy.ramming', { name: nameOf(rules, cause.rammed) });
    case 'obstacleHit':
      return say('killzone.wreckedBy.obstacle', { what: say(`killzone.obstacles.${cause.obstacle}`) });
    case 'vehicleAttacked':
      return say('killzone.wreckedBy.attacked', { name: nameOf(rules, cause.attack.figure) });
    case 'skidRolled':
      return say('killzone.wreckedBy.skid');
    default:
      return null;
  }
}

function causeIn(earlier: readonly KillzoneEvent[], vehicle: number): KillzoneEvent | undefined {
  const blow = earlier.findLast(event => isBlowTo(event, vehicle));
  const since = blow ? earlier.slice(earlier.indexOf(blow)) : [];
  return since.some(event => isPierced(event, vehicle)) ? blow : earlier.findLast(event => isSkidOf(event, vehicle));
}

const isPierced = (event: KillzoneEvent, vehicle: number): boolean =>
  (event.type === 'armourTested' || event.type === 'vehicleAttacked') && event.vehicle.id === vehicle && event.pierced;

const isSkidOf = (event: KillzoneEvent, vehicle: number): boolean =>
  event.type === 'skidRolled' && event.vehicle.id === vehicle;

function isBlowTo(event: KillzoneEvent, vehicle: number): boolean {
  switch (event.type) {
    // What bursts may be aimed at a spot beside it.
    case 'shotFired':
      return !('vehicle' in event.at) || event.at.vehicle.id === vehicle;
    case 'vehicleRammed':
      return event.rammed.id === vehicle || event.vehicle.id === vehicle;
    case 'obstacleHit':
    case 'vehicleAttacked':
      return event.vehicle.id === vehicle;
    default:
      return false;
  }
}

/** Who is in it, in what it ran into, and whoever fires at it: all of it is one story to them. */
export function concernedBy(view: KillzoneView, vehicle: number, earlier: readonly KillzoneEvent[]): readonly number[] {
  const blow = earlier.findLast(event => isBlowTo(event, vehicle));
  const hulls = blow?.type === 'vehicleRammed' ? [blow.vehicle.id, blow.rammed.id] : [vehicle];
  const shooter = blow?.type === 'shotFired' ? [blow.figure.id] : [];
  return [...shooter, ...view.figures.filter(figure => hulls.includes(figure.vehicle)).map(({ id }) => id)];
}
