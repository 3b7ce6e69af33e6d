import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import type { Happened, Scene } from '../scene.ts';
import { ahead, onTheTable, skyOver } from './from-above.ts';
import { shownAt } from './land.ts';
import { isVehicle, pointOfUnit } from './units.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How fire is called for and comes down, round by round; undefined for what is none of its business. */
export function stagedFire(_: DustupBoard, { event, before, after }: Event): Staged | null | undefined {
  switch (event.type) {
    case 'bombsDropped':
      return stagedBombs(before, event);
    case 'fireRequested':
      return {
        thrown: {
          dice: [{ die: `D${event.die}`, face: event.face, isGood: event.passed }],
          needed: say('dustup.needed', { face: event.target.total }),
        },
        cue: 'order',
        weight: 'plain',
      };
    case 'missionPlaced':
      return {
        at: event.markers.map(place => shownAt(after, place)),
        bursts: event.markers.map(place => ({ at: shownAt(after, place), kind: 'alarm', size: 2 })),
        cue: 'ping',
        weight: 'plain',
      };
    case 'missionLanded':
      return {
        at: [shownAt(after, event.at)],
        bursts: [{ at: shownAt(after, event.at), kind: 'alarm', size: 4 }],
        cue: 'alarm',
        weight: 'moment',
        title: say('dustup.moments.incoming', { asset: called(event.asset.name) }),
      };
    case 'accuracyRolled':
      return {
        thrown: {
          dice: [{ die: `D${event.die}`, face: event.face, isGood: event.passed }],
          needed: say('dustup.needed', { face: event.target }),
        },
        cue: 'dice',
        weight: 'plain',
      };
    case 'roundStrayed': {
      const meant = ahead(event.at, 30 * event.hour, -event.inches);
      const [from, to] = [meant, event.at].map(place => shownAt(after, onTheTable(after, place)));
      return {
        at: [from!, to!],
        lines: [{ from: from!, to: to!, kind: 'look' }],
        bursts: [{ at: to!, kind: 'miss', size: 2 }],
        weight: event.isFirst ? 'plain' : 'aside',
      };
    }
    case 'roundBurst': {
      if (event.where === null) return { at: [], cue: 'blast', weight: 'aside' };
      const at = shownAt(after, event.at);
      // Bombs have been seen falling, and wrecks burst where they are.
      const isFired = !event.rule.startsWith('DU-AIR');
      return {
        at: [at],
        lines: isFired ? [{ from: skyOver(after, event.at), to: at, kind: 'shell' }] : [],
        bursts: [
          { at, kind: 'blast', size: 2 * event.radius },
          { at, kind: 'smoke', size: event.radius },
        ],
        cue: 'blast',
        weight: 'plain',
      };
    }
    default:
      return undefined;
  }
}

type BombsDropped = Extract<DustupEvent, { readonly type: 'bombsDropped' }>;

/** Bombs on their way down, each to where it bursts then: ahead of what flies, below what hovers. */
function stagedBombs(before: DustupView, { unit: { id }, faces, stick }: BombsDropped): Staged {
  const unit = before.units[id]!;
  if (!isVehicle(unit)) return {};
  const from = pointOfUnit(before, unit);
  const inches = faces.map((face, i) => (stick ? faces.slice(0, i + 1).reduce((sum, each) => sum + each, 0) : face));
  const places = (inches.length > 0 ? inches : [0]).map(away =>
    shownAt(before, onTheTable(before, ahead(unit.hull, unit.hull.facing, away))),
  );
  return {
    at: [from, ...places],
    lines: places.map(to => ({ from, to, kind: 'shell' })),
    cue: 'engine',
    weight: 'plain',
  };
}
