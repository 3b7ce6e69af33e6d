import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import type { Happened, Scene } from '../scene.ts';
import { hullWalk } from './staged-vehicles.ts';
import { nameOf, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How aircraft come, fly, land and go; undefined for what is none of their business. */
export function stagedFlight(rules: DustupBoard, { event, before, after }: Event): Staged | null | undefined {
  switch (event.type) {
    case 'flew':
    case 'taxied':
      return { walks: hullWalk(before, after, event.unit.id), cue: 'engine' };
    case 'tookOff':
    case 'hovers':
      return { at: [pointOfUnit(after, after.units[event.unit.id]!)], cue: 'engine', weight: 'plain' };
    case 'landed':
      return {
        at: [pointOfUnit(after, after.units[event.unit.id]!)],
        bursts: [{ at: pointOfUnit(after, after.units[event.unit.id]!), kind: event.hard ? 'hit' : 'smoke', size: 2 }],
        cue: event.hard ? 'crash' : 'engine',
        weight: event.hard ? 'moment' : 'plain',
        ...(event.hard ? { title: say('dustup.moments.landedHard', { name: nameOf(rules, event.unit) }) } : {}),
      };
    case 'flewOff':
    case 'returnedToBase':
      return {
        at: before.units[event.unit.id]!.where === 'table' ? [pointOfUnit(before, before.units[event.unit.id]!)] : [],
        cue: 'engine',
        weight: 'plain',
        drawsBefore: true,
      };
    case 'airDefenceEngaged':
      return event.lost
        ? { cue: 'blast', weight: 'moment', title: say('dustup.moments.shotDown', { name: nameOf(rules, event.unit) }) }
        : { cue: 'shot-heavy', weight: 'plain' };
    default:
      return undefined;
  }
}
