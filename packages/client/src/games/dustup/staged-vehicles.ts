import type { DustupBoard, DustupEvent, DustupView, Place } from '@sightline/dustup';
import { list, say } from '../../words/dustup.ts';
import type { Burst, Happened, Scene, Walk } from '../scene.ts';
import { extentOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { thrownToHurt } from './thrown.ts';
import { degreesTo, isVehicle, nameOf, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How vehicles turn, are hit, burn, and let people in and out; undefined for what is none of their business. */
export function stagedVehicle(rules: DustupBoard, { event, before, after, dice }: Event): Staged | null | undefined {
  switch (event.type) {
    case 'turned':
      return { walks: hullWalk(before, after, event.unit.id), cue: 'engine', weight: 'aside' };
    case 'hullStruck': {
      const bursts = [hullBurst(rules, after, event.unit.id, event.result === 'none' ? 'miss' : 'hit')];
      const { impact, armour, result } = event;
      const sentence = say('dustup.scene.hullStruck', { unit: nameOf(rules, event.unit), impact, armour, result });
      return { bursts, thrown: thrownToHurt(dice), sentence, weight: 'plain' };
    }
    case 'vehicleDamaged':
      return { bursts: [hullBurst(rules, after, event.unit.id, 'hit')], cue: 'crash', weight: 'plain' };
    case 'vehicleDestroyed': {
      const title = say('dustup.moments.vehicleDestroyed', { name: nameOf(rules, event.unit) });
      const at = [pointOfUnit(after, after.units[event.unit.id]!)];
      const bursts: Burst[] = [
        hullBurst(rules, after, event.unit.id, 'blast'),
        hullBurst(rules, after, event.unit.id, 'fire'),
      ];
      return { at, bursts, cue: 'blast', weight: 'moment', title };
    }
    case 'boarded':
      return { walks: inAndOut(before, after, event, 'in'), cue: 'door', weight: 'plain', drawsBefore: true };
    case 'alighted':
      return { at: [pointOfUnit(after, after.units[event.vehicle.id]!)], cue: 'door', weight: 'plain' };
    case 'perished':
      return { cue: 'fall', weight: 'plain' };
    case 'thrownOut':
      return { walks: inAndOut(before, after, event, 'out'), cue: 'fall', weight: 'plain' };
    case 'passengerTested':
    case 'occupantTested': {
      if (!event.hit) return null;
      const unit = before.units[before.figures[event.figure.id]!.unit]!;
      const sentence = (count: number, names: readonly string[]): string =>
        say('dustup.scene.hurtInside', { count, units: list([...new Set(names)]) });
      return { cue: 'fall', weight: 'plain', gathers: { kind: 'inside', names: [nameOf(rules, unit.who)], sentence } };
    }
    default:
      return undefined;
  }
}

/** As large as what is hit. */
function hullBurst(rules: DustupBoard, view: DustupView, id: number, kind: Burst['kind']): Burst {
  const unit = view.units[id]!;
  const size = isVehicle(unit) ? extentOfHull(rules, unit.hull).length * (kind === 'blast' ? 0.9 : 0.5) : 1;
  return { at: pointOfUnit(view, unit), kind, size };
}

/** The way of a hull: it points where it goes, and at the end where it has come to rest. */
export function hullWalk(
  before: DustupView,
  after: DustupView,
  id: number,
  route: readonly Place[] = [],
): readonly Walk[] {
  const [from, to] = [before.units[id], after.units[id]];
  if (!from || !to || !isVehicle(from) || !isVehicle(to)) return [];
  const stops: readonly Place[] = [from.hull, ...(route.length > 2 ? route.slice(1, -1) : []), to.hull];
  const path: Walk['path'][number][] = [{ ...shownAt(after, from.hull), degrees: from.hull.facing }];
  let facing = from.hull.facing;
  for (const [i, stop] of stops.entries()) {
    const next = stops[i + 1];
    if (!next || (next.x === stop.x && next.y === stop.y)) continue;
    facing = nearest(facing, degreesTo(stop, next));
    path.push({ ...shownAt(after, stop), degrees: facing }, { ...shownAt(after, next), degrees: facing });
  }
  path.push({ ...shownAt(after, to.hull), degrees: nearest(facing, to.hull.facing) });
  return [{ piece: `hull ${id}`, path }];
}

/** The same bearing without going the long way round. */
function nearest(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

interface Carried {
  readonly unit: { readonly id: number };
  readonly vehicle: { readonly id: number };
}

/** Everybody of the unit, to the middle of the vehicle or from there. */
export function inAndOut(
  before: DustupView,
  after: DustupView,
  { unit, vehicle }: Carried,
  way: 'in' | 'out',
): readonly Walk[] {
  const hull = pointOfUnit(after, after.units[vehicle.id]!);
  const view = way === 'in' ? before : after;
  return view.units[unit.id]!.figures.flatMap((id): Walk[] => {
    const figure = view.figures[id];
    if (!figure || figure.state === 'killed') return [];
    const beside = shownAt(view, figure);
    return [{ piece: String(id), path: way === 'in' ? [beside, hull] : [hull, beside] }];
  });
}
