import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { say } from '../../words/dustup.ts';
import type { Point } from '../game.ts';
import type { Burst, Happened, Scene } from '../scene.ts';
import { onTheTable } from './from-above.ts';
import { middleOfBuilding, shownAt } from './land.ts';
import { thrownAt } from './thrown.ts';
import { isVehicle, nameOf, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How aircraft are sought, fired at, and come down; undefined for what is none of its business. */
export function stagedAntiAir(rules: DustupBoard, { event, before, after }: Event): Staged | null | undefined {
  const pointOf = (view: DustupView, { id }: { readonly id: number }): Point => pointOfUnit(view, view.units[id]!);
  switch (event.type) {
    case 'aircraftSought': {
      const [from, to] = [pointOf(before, event.unit), pointOf(before, event.target)];
      return {
        at: [from, to],
        lines: [{ from, to, kind: event.acquired ? 'lock' : 'look' }],
        bursts: event.acquired ? [] : [{ at: to, kind: 'miss', size: 2 }],
        cue: event.acquired ? 'alarm' : 'ping',
        weight: 'plain',
      };
    }
    case 'evaded': {
      const [from, to] = [pointOf(after, event.by), pointOf(after, event.unit)];
      return {
        at: [from, to],
        lines: [{ from, to, kind: event.isSeen ? 'lock' : 'look' }],
        bursts: event.isSeen ? [] : [{ at: to, kind: 'smoke', size: 2.5 }],
        cue: event.isSeen ? 'alarm' : 'rally',
        weight: 'plain',
      };
    }
    case 'decoyTried': {
      const target = before.units[event.unit.id]!;
      const firer = before.units[before.acting.at(-1) ?? -1];
      const at = pointOfUnit(before, target);
      const [from, flare] = [firer && pointOfUnit(before, firer), flareOf(before, at)];
      return {
        at: [at],
        lines: from ? [{ from, to: event.stopped ? flare : at, kind: 'missile' }] : [],
        bursts: [
          ...FLARES.map(([right, down]): Burst => ({ at: moved(before, at, right, down), kind: 'fire' })),
          ...(event.stopped ? [{ at: flare, kind: 'blast' as const, size: 2 }] : []),
        ],
        thrown: {
          dice: [
            { die: `D${event.die}`, face: event.face, isGood: event.stopped },
            { die: `D${event.guidance}`, face: event.guidanceFace, isGood: !event.stopped },
          ],
        },
        cue: event.stopped ? 'blast' : 'shot-heavy',
        weight: 'plain',
      };
    }
    case 'aircraftShotAt': {
      const [from, to] = [pointOf(before, event.unit), pointOf(before, event.target)];
      const arms = rules.aircraft?.antiAirOf(before, before.units[event.unit.id]!) ?? [];
      const isMissile = arms.find(({ name }) => name === event.weapon.name)?.isMissile ?? true;
      const isHit = event.success !== 'none';
      return {
        at: [from, to],
        lines: [{ from, to, kind: isMissile ? 'missile' : 'bullet' }],
        bursts: [{ at: to, kind: isHit ? 'hit' : 'miss', size: isHit ? 3 : 2 }],
        thrown: thrownAt(rules, before, event),
        cue: 'shot-heavy',
        weight: 'plain',
      };
    }
    case 'pilotTested':
      return {
        at: [pointOf(before, event.unit)],
        thrown: {
          dice: [{ die: `D${event.die}`, face: event.face, isGood: event.stays }],
          needed: say('dustup.needed', { face: event.needs }),
        },
        cue: event.stays ? 'dice' : 'alarm',
        weight: 'plain',
      };
    case 'cameDown': {
      const unit = before.units[event.unit.id]!;
      const from = pointOfUnit(before, unit);
      const to = shownAt(before, onTheTable(before, event.at));
      const degrees = isVehicle(unit) ? unit.hull.facing : 0;
      return {
        at: [from, to],
        walks: [
          {
            piece: `hull ${unit.id}`,
            path: [
              { ...from, degrees },
              { ...to, degrees: degrees + SPIN, size: SUNK },
            ],
          },
        ],
        lines: [{ from, to, kind: 'trail' }],
        cue: 'crash',
        weight: 'moment',
        title: say('dustup.moments.goesDown', { name: nameOf(rules, event.unit) }),
        drawsBefore: true,
      };
    }
    case 'crashedInto': {
      const building = event.building === null ? null : middleOfBuilding(rules, before, event.building);
      const at = event.vehicle ? pointOf(before, event.vehicle) : building && shownAt(before, building);
      return {
        ...(at ? { at: [at], bursts: [{ at, kind: event.destroyed ? 'blast' : 'hit', size: 4 }] } : {}),
        cue: 'crash',
        weight: 'plain',
      };
    }
    case 'crashLanded': {
      const at = pointOf(after, event.unit);
      const exploded: Burst = { at, kind: 'blast', size: 5 };
      const dust = SKID.map(
        ([right, down]): Burst => ({ at: moved(after, at, right, down), kind: 'smoke', size: 2.5 }),
      );
      return {
        at: [at],
        bursts: event.result === 'explodes' ? [exploded] : [{ at, kind: 'hit', size: 2.5 }, ...dust],
        thrown: { dice: [{ die: `D${event.die}`, face: event.face, isGood: event.result === 'safe' }] },
        cue: event.result === 'explodes' ? 'blast' : 'crash',
        weight: 'plain',
      };
    }
    case 'occupantFared':
      return { cue: 'fall', weight: event.injury === 'none' ? 'aside' : 'plain' };
    default:
      return undefined;
  }
}

/** It slews round and is smaller the lower it is. */
const SPIN = 40;
const SUNK = 0.85;

const FLARES = [
  [-2, 1.4],
  [-2.8, 0.2],
  [-2, -1.2],
] as const;
const SKID = [
  [-1.5, 0.6],
  [1.2, 0.9],
  [0, -1.3],
] as const;

function moved({ map }: DustupView, { x, y }: Point, right: number, down: number): Point {
  return { x: Math.max(0, Math.min(map.width, x + right)), y: Math.max(0, Math.min(map.depth, y + down)) };
}

/** Where a decoy burns, well aside of what it protects. */
const flareOf = (view: DustupView, at: Point): Point => moved(view, at, -2.8, 0.2);
