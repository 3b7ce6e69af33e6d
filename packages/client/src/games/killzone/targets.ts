import type { Figure, KillzoneBoard, KillzoneView, Target } from '@sightline/killzone';
import { called, say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import { placeNameOf } from './naming-places.ts';

/** What is aimed at: somebody, a vehicle, a way into a room, a spot on the ground. */
export function targetName(rules: KillzoneBoard, view: KillzoneView, target: Target): string {
  if ('figure' in target) return nameOf(rules, view.figures[target.figure]!.who);
  if ('vehicle' in target) return nameOf(rules, view.vehicles[target.vehicle]!.who);
  if ('point' in target) return placeNameOf(rules, view, target.point);
  return openingName(rules, view, target.opening);
}

/** "the north window of the NE room of Tenement 1": the side tells the openings of a room apart. */
function openingName(rules: KillzoneBoard, view: KillzoneView, opening: number): string {
  const { kind, from, fromX, fromY } = rules.groundOf(view.map).openings[opening]!;
  const place = placeNameOf(rules, view, { x: fromX, y: fromY, room: from });
  if (kind === 'stairs') return say('killzone.openings.stairs', { place });
  return say(`killzone.openings.${kind}`, { side: sideOfOpening(rules, view, opening), place });
}

/** Which way a door or window looks. */
export function sideOfOpening(rules: KillzoneBoard, view: KillzoneView, opening: number): string {
  const { fromX, fromY, toX, toY } = rules.groundOf(view.map).openings[opening]!;
  const side = toY > fromY ? 'north' : toY < fromY ? 'south' : toX > fromX ? 'east' : 'west';
  return say(`killzone.edges.${side}`);
}

/** What somebody fires; the gun of a vehicle comes after his own. */
export function gunName(rules: KillzoneBoard, view: KillzoneView, figure: Figure, weapon: number): string {
  const name = called(rules.weaponInHand(view, figure, weapon)?.name ?? '').toLowerCase();
  return weapon < figure.weapons.length ? name : say('killzone.mounted', { name });
}
