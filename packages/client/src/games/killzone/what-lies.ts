import type { KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { list, say } from '../../words/killzone.ts';
import type { Point } from '../game.ts';
import { nameOf } from './figures.ts';
import { placeAt } from './floors.ts';
import { isLoaded } from './prizes.ts';
import { vehicleAt } from './vehicles-at.ts';

/** The vehicle at a point of the board: how fast it goes, what it stands, and who is in it. Null where there is none. */
export function whatLies(rules: KillzoneBoard, view: KillzoneView, point: Point): string | null {
  const vehicle = vehicleAt(rules, view, placeAt(rules, view, point));
  if (!vehicle) return null;
  const { id, who, wrecked, speed, model } = vehicle;
  const aboard = view.figures.filter(figure => figure.vehicle === id && rules.isInPlay(figure));
  const lies = say('killzone.what.vehicle', {
    name: nameOf(rules, who),
    wrecked,
    inches: speed / 1000,
    top: model.speed,
    armour: model.armour ?? undefined,
    armoured: model.armour !== null,
    manned: aboard.length > 0,
    riders: list(aboard.map(figure => nameOf(rules, figure.who))),
  });
  return isLoaded(view, vehicle) ? lies + say('killzone.what.loot', { wrecked }) : lies;
}
