import type { Act, DustupBoard, DustupView, Unit, Vehicle } from '@sightline/dustup';
import { list, say } from '../../words/dustup.ts';
import { mountFired, type Shots, weaponOfShot } from './arming.ts';
import { isVehicle } from './units.ts';

/** Everybody, or the weapons that take part. */
export function firersOf(rules: DustupBoard, view: DustupView, unit: Unit, shots: Shots): string {
  const names = shots.map(shot => weaponOfShot(rules, view, unit, shot));
  const counted = [...Map.groupBy(names, name => name)].map(([weapon, { length: count }]) =>
    say('dustup.weapon', { count, weapon }),
  );
  if (mountFired(rules, view, unit, shots) !== null) return mountDetail(rules, view, unit, shots);
  const isEverybody = shots.length === rules.ableOf(view, unit).length;
  return isEverybody
    ? say('dustup.everybody', { weapons: list(counted) })
    : say('dustup.these', { what: list(counted) });
}

type ShootAct = Extract<Act, { readonly do: 'shoot' }>;

/** Not all of a squad fire, and the others still can: there is an action left for it. */
export const firesInPart = (rules: DustupBoard, view: DustupView, unit: Unit, act: ShootAct): boolean =>
  !act.suppressive &&
  !isVehicle(unit) &&
  unit.actions > 1 &&
  mountFired(rules, view, unit, act.shots) === null &&
  act.shots.length < rules.ableOf(view, unit).length;

/** Who can still fire next, or that those who fire have done so with another weapon before. */
export function laterText(rules: DustupBoard, view: DustupView, unit: Unit, act: ShootAct): string | false {
  const isSecond = act.shots.every(([figure]) => (view.figures[figure ?? -1]?.fired ?? 0) !== 0);
  if (isSecond) return say('dustup.secondWeapon', { men: act.shots.length });
  return firesInPart(rules, view, unit, act) && say('dustup.othersLater');
}

/** Where it is mounted and how steady it is; a gun says what it is. */
function mountDetail(rules: DustupBoard, view: DustupView, unit: Unit, shots: Shots): string {
  const [[, index]] = shots as readonly [Shots[number]];
  if (shots.length > 1)
    return say('dustup.these', { what: list(shots.map(shot => weaponOfShot(rules, view, unit, shot))) });
  const mount = isVehicle(unit) && typeof index === 'number' ? unit.hull.model.mounts[index] : undefined;
  if (!mount) return mountFired(rules, view, unit, shots) ?? '';
  return say('dustup.mountDetail', { where: whereMounted(mount) });
}

/** DU-AIR-031: a gun that looks out of one side of an aircraft is the one of that side. */
function whereMounted({ on, toward }: Vehicle['hull']['model']['mounts'][number]): string {
  const side = toward === 90 ? 'right' : toward === 270 ? 'left' : null;
  return side === null ? say(`dustup.mounts.${on}`) : say(`dustup.sideGun.${side}`);
}
