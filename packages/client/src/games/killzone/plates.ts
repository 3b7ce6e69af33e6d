import type { KillzoneBoard, KillzoneView, Vehicle } from '@sightline/killzone';
import type { Nameplate } from '../../board/Nameplates.tsx';
import { say } from '../../words/killzone.ts';
import type { Spot } from '../game.ts';
import { markOf, nameOf, pointOfVehicle } from './figures.ts';
import { isLoaded } from './prizes.ts';

/** What each vehicle is called and how fast it goes; a wreck has a name only for the loot that lies in it. */
export function nameplates(rules: KillzoneBoard, view: KillzoneView): readonly Nameplate[] {
  return view.vehicles
    .filter(vehicle => !vehicle.away && (!vehicle.wrecked || isLoaded(view, vehicle)))
    .map(vehicle => ({
      figure: keyOf(view, vehicle),
      name: nameOf(rules, vehicle.who),
      marks: [
        ...(vehicle.speed > 0 ? [say('killzone.plateSpeed', { inches: vehicle.speed / 1000 })] : []),
        ...(isLoaded(view, vehicle) ? [say('killzone.plateLoot')] : []),
      ],
      mark: markOf(vehicle),
      at: areaOfVehicle(rules, view, vehicle),
    }));
}

/** Its driver speaks for it; what nobody drives has a number that is nobody's. */
function keyOf({ figures }: KillzoneView, { id }: Vehicle): number {
  return figures.find(({ vehicle, place }) => vehicle === id && place === 0)?.id ?? -1 - id;
}

/** The ground that a vehicle covers, upright. */
export function areaOfVehicle(rules: KillzoneBoard, view: KillzoneView, vehicle: Vehicle): Spot {
  const { length, width } = rules.modelOf(view, vehicle);
  const turn = (vehicle.heading * Math.PI) / 180;
  const [long, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [wide, high] = [across * length + long * width, long * length + across * width];
  const { x, y } = pointOfVehicle(rules, view, vehicle);
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}
