import type { Figure, KillzoneView, Vehicle } from '@sightline/killzone';
import { NONE } from './floors.ts';

/** The wreck that the loot lies in, if it does. */
export function lootedWreck(view: KillzoneView): Vehicle | undefined {
  return view.prizes.flatMap(({ away, vehicle }) => {
    const at = away || vehicle === NONE ? undefined : view.vehicles[vehicle];
    return at?.wrecked ? [at] : [];
  })[0];
}

/** Whether what the battle is about is in a vehicle. */
export const isLoaded = (view: KillzoneView, { id }: Vehicle): boolean =>
  view.prizes.some(({ away, vehicle }) => !away && vehicle === id);

/** Whether somebody carries it. */
export const isCarrier = (view: KillzoneView, { id }: Figure): boolean =>
  view.prizes.some(({ away, holder }) => !away && holder === id);

/** Whether it lies somewhere: on the ground, or in a wreck. */
export const isInReachOfAll = (view: KillzoneView): boolean =>
  view.prizes.some(
    ({ away, holder, vehicle }) =>
      !away && holder === NONE && (vehicle === NONE || view.vehicles[vehicle]?.wrecked === true),
  );
