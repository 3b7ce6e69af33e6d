import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import type { Burst, Happened, Scene, Walk } from '../scene.ts';
import { isAloft } from './aloft.ts';
import { ahead } from './from-above.ts';
import { shownAt } from './land.ts';
import { hullWalk, inAndOut } from './staged-vehicles.ts';
import { isVehicle, nameOf, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How aircraft come, fly, land and go; undefined for what is none of their business. */
export function stagedFlight(rules: DustupBoard, { event, before, after }: Event): Staged | null | undefined {
  switch (event.type) {
    case 'arrived':
      return isAloft(after.units[event.unit.id]!)
        ? { walks: overTheEdge(after, event.unit.id, 'in'), cue: 'engine' }
        : undefined;
    case 'inboundMoved':
    case 'loiters':
      return { cue: 'engine', weight: 'plain', knownToDoer: true };
    case 'flew':
    case 'taxied':
      return { walks: hullWalk(before, after, event.unit.id), cue: 'engine' };
    case 'tookOff':
      return { ...upAndDown(after, event.unit.id, [1, RISEN, 1]), cue: 'engine', weight: 'plain' };
    case 'hovers':
      return { at: [pointOfUnit(after, after.units[event.unit.id]!)], cue: 'engine', weight: 'plain' };
    case 'landed':
      return {
        ...upAndDown(after, event.unit.id, [RISEN, 1], event.hard ? 'hit' : 'smoke'),
        cue: event.hard ? 'crash' : 'engine',
        weight: event.hard ? 'moment' : 'plain',
        ...(event.hard ? { title: say('dustup.moments.landedHard', { name: nameOf(rules, event.unit) }) } : {}),
      };
    case 'landingBrokenOff': {
      const at = shownAt(after, event.at);
      return { at: [at], bursts: [{ at, kind: 'alarm', size: 3 }], cue: 'alarm', weight: 'plain' };
    }
    case 'flewOff':
    case 'turnedBack':
    case 'returnedToBase': {
      const isThere = before.units[event.unit.id]!.where === 'table';
      return {
        at: isThere ? [pointOfUnit(before, before.units[event.unit.id]!)] : [],
        walks: isThere ? overTheEdge(before, event.unit.id, 'out') : [],
        cue: 'engine',
        weight: 'plain',
        drawsBefore: true,
      };
    }
    case 'wentDown':
      return { walks: inAndOut(before, after, event, 'out'), cue: 'door', weight: 'plain' };
    case 'landedBadly': {
      const at = shownAt(after, after.figures[event.figure.id]!);
      return { at: [at], bursts: [{ at, kind: 'fall' }], cue: 'fall', weight: 'plain' };
    }
    case 'airDefenceEngaged':
      return event.lost
        ? { cue: 'blast', weight: 'moment', title: say('dustup.moments.shotDown', { name: nameOf(rules, event.unit) }) }
        : { cue: 'shot-heavy', weight: 'plain' };
    default:
      return undefined;
  }
}

/** How large it is drawn while it is higher than usual. */
const RISEN = 1.3;

/** It rises or sinks where it is, in the dust that it throws up. */
function upAndDown(
  view: DustupView,
  id: number,
  sizes: readonly number[],
  kind: Burst['kind'] = 'smoke',
): Pick<Scene, 'at' | 'walks' | 'bursts'> {
  const unit = view.units[id]!;
  if (!isVehicle(unit)) return { at: [], walks: [], bursts: [] };
  const at = pointOfUnit(view, unit);
  const path = sizes.map(size => ({ ...at, degrees: unit.hull.facing, size }));
  const dust = DUST.map(([right, down]): Burst => ({ at: { x: at.x + right, y: at.y + down }, kind, size: 2 }));
  return { at: [at], walks: [{ piece: `hull ${id}`, path }], bursts: dust };
}

const DUST = [
  [-1.6, -1.2],
  [1.6, -1.2],
  [-1.6, 1.4],
  [1.6, 1.4],
] as const;

/** How far beyond the edge it is seen, in inches. */
const BEYOND = 16;

/** It comes from behind where it points, or goes on ahead. */
function overTheEdge(view: DustupView, id: number, way: 'in' | 'out'): readonly Walk[] {
  const unit = view.units[id]!;
  if (!isVehicle(unit)) return [];
  const degrees = unit.hull.facing;
  const at = { ...shownAt(view, unit.hull), degrees };
  const off = { ...shownAt(view, ahead(unit.hull, degrees, way === 'in' ? -BEYOND : BEYOND)), degrees };
  return [{ piece: `hull ${id}`, path: way === 'in' ? [off, at] : [at, off] }];
}
