import type { DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import type { Happened, Scene } from '../scene.ts';
import { shownAt } from './land.ts';

type Event = Happened<DustupEvent, DustupView>;
type Staged = Partial<Scene>;

/** How fire is called for and comes down, round by round; undefined for what is none of its business. */
export function stagedFire(_: DustupBoard, { event, after }: Event): Staged | null | undefined {
  switch (event.type) {
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
    case 'roundStrayed':
      return { at: [shownAt(after, event.at)], weight: 'aside' };
    case 'roundBurst': {
      const at = shownAt(after, event.at);
      return { at: [at], bursts: [{ at, kind: 'blast', size: 2 * event.radius }], cue: 'blast', weight: 'plain' };
    }
    default:
      return undefined;
  }
}
