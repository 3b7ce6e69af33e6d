import type { KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import type { Passed, Scene } from '../scene.ts';
import { FIGHTS } from './staged-fights.ts';
import { VEHICLES } from './staged-vehicles.ts';
import type { KillzoneHappened, Staged, StagedKinds } from './staging.ts';

/** Every kind of event that has a scene of its own; what is missing is shown plainly. */
const STAGED: StagedKinds = {
  ...FIGHTS,
  ...VEHICLES,
  turnBegan: () => ({ weight: 'plain', cue: 'phase' }),
  orderShown: () => ({ weight: 'plain', cue: 'order' }),
  scored: () => ({ weight: 'plain', cue: 'rally' }),
  battleEnded: () => ({ weight: 'moment', title: say('killzone.scene.over'), cue: 'phase' }),
};

/** What stands in the report alone. */
const UNSEEN: ReadonlySet<KillzoneEvent['type']> = new Set([
  'missed',
  'actionBegan',
  'actionPassed',
  'orderGiven',
  'sequenceSet',
  'dispersalRolled',
]);

/** How an event is shown happening; null for what stands in the report alone. */
export function scene(rules: KillzoneBoard, happened: KillzoneHappened): Partial<Scene> | null {
  const { type } = happened.event;
  if (UNSEEN.has(type)) return null;
  const staged = STAGED[type] as Staged<KillzoneEvent> | undefined;
  return staged ? { thrown: null, ...staged(rules, happened) } : {};
}

/** "2 killed, 1 suppressed, 1 wrecked": what a phase has done; null where nothing did. */
export function sumUp({ events }: Passed<KillzoneEvent, KillzoneView>): string | null {
  const count = (type: KillzoneEvent['type']): number => events.filter(event => event.type === type).length;
  const parts = (['killed', 'suppressed', 'captured', 'crashed'] as const).flatMap(type =>
    count(type) > 0 ? [say(`killzone.summed.${type}`, { count: count(type) })] : [],
  );
  return parts.length > 0 ? parts.join(', ') : null;
}
