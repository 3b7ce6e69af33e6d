import type { Act, DustupBoard, DustupView, Unit, Vehicle } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import { isVehicle, pieceOf } from './units.ts';

export type Shots = Extract<Act, { readonly do: 'shoot' }>['shots'];

/** The weapon of a shot that nobody carries: a mount of a vehicle, or the gun that a unit serves. */
export function mountedWeapon(view: DustupView, unit: Unit, weapon: Shots[number][1]): string | undefined {
  if (isVehicle(unit)) return typeof weapon === 'number' ? unit.hull.model.mounts[weapon]?.weapon : undefined;
  return pieceOf(view, unit)?.weapon;
}

const isMounted = ([figure]: Shots[number]): boolean => figure < 0;

/** What a shot is fired with. */
export function weaponOfShot(rules: DustupBoard, view: DustupView, unit: Unit, shot: Shots[number]): string {
  const [figure, weapon] = shot;
  if (isMounted(shot)) {
    const id = mountedWeapon(view, unit, shot[1]);
    return id === undefined ? '' : called(rules.vehicles?.weaponName(view, id) ?? id);
  }
  if (typeof weapon !== 'number') return say(`dustup.thrown.${weapon}`);
  const id = view.figures[figure]?.weapons[weapon];
  return id === undefined ? '' : called(rules.vehicles?.weaponName(view, id) ?? rules.weaponName(view, id));
}

/** The first of the mounts of a vehicle that take part, with what is left of its shots; undefined where men fire. */
export function armOf(
  rules: DustupBoard,
  view: DustupView,
  unit: Vehicle,
  { shots: [first] }: { readonly shots: Shots },
) {
  const index = first && isMounted(first) ? first[1] : undefined;
  return typeof index === 'number' ? rules.vehicles?.profileOf(view, unit).arms[index] : undefined;
}

/** What a missile may be fired from: a mount or a gun, which fires alone. */
export function missileOf(view: DustupView, unit: Unit, [first]: Shots): string | undefined {
  return first && isMounted(first) ? mountedWeapon(view, unit, first[1]) : undefined;
}

/** What of a vehicle or a gun crew fires: a weapon by its name, several by their number; null where men fire. */
export function mountFired(rules: DustupBoard, view: DustupView, unit: Unit, shots: Shots): string | null {
  const [first, ...others] = shots.filter(isMounted);
  if (!first) return null;
  return others.length === 0
    ? weaponOfShot(rules, view, unit, first)
    : say('dustup.weapons', { count: 1 + others.length });
}

/** "strikes its side: armour 2"; null for whoever has no hull. */
export function faceStruck(rules: DustupBoard, view: DustupView, unit: Unit, target: Unit): string | null {
  if (!isVehicle(target) || !rules.vehicles) return null;
  const { face, class: of } = rules.vehicles.struckBy(view, unit, target);
  return say('dustup.strikes', { face: say(`dustup.faces.${face}`), class: of });
}
