import type { KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { list, say } from '../../words/killzone.ts';
import type { Passed, Scene } from '../scene.ts';
import { nameOf } from './figures.ts';
import { FIGHTS } from './staged-fights.ts';
import { VEHICLES } from './staged-vehicles.ts';
import { type KillzoneHappened, type Staged, type StagedKinds, seenAt, throwing } from './staging.ts';

/** Every kind of event that has a scene of its own; what is missing is shown plainly. */
const STAGED: StagedKinds = {
  ...FIGHTS,
  ...VEHICLES,
  // Who acts when stands at the head of the table.
  initiativeRolled: (_rules, { dice }) => ({ ...throwing(dice), passes: true }),
  tieRolled: (_rules, { dice }) => ({ ...throwing(dice), passes: true }),
  turnBegan: () => ({ weight: 'plain', cue: 'phase' }),
  orderShown: () => ({ weight: 'plain', cue: 'order' }),
  pickedUp: (rules, happened) => {
    const { figure } = happened.event;
    const at = seenAt(rules, happened, figure.id);
    return { weight: 'moment', title: say('killzone.scene.loot'), at, concerns: [figure.id], cue: 'rally' };
  },
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

/** "Raiders 2 killed; Car 1 wrecked": what a phase has done; null where nothing did. */
export function sumUp(rules: KillzoneBoard, { events, phase }: Passed<KillzoneEvent, KillzoneView>): string | null {
  const dead = new Set(events.flatMap(event => (event.type === 'killed' ? [event.figure.id] : [])));
  const isDead = (event: KillzoneEvent): boolean => event.type === 'suppressed' && dead.has(event.figure.id);
  const parts = (['suppressed', 'captured', 'killed', 'crashed'] as const).flatMap(type => {
    // Whoever was killed after all is not told as suppressed besides.
    const names = new Set(
      events.flatMap(event =>
        event.type === type && !(type === 'suppressed' && isDead(event)) ? [nameOf(rules, whoOf(event))] : [],
      ),
    );
    if (names.size === 0) return [];
    const who = names.size > MOST_NAMES ? say('killzone.summed.many', { count: names.size }) : list([...names]);
    return [say(`killzone.summed.${type}`, { who })];
  });
  if (parts.length > 0) return parts.join('; ');
  const went = passedBy(rules, events);
  if (went.length > 0) return went.join('; ');
  const isKept = phase === 'changingOrders' && !events.some(({ type }) => type === 'changeTested');
  return isKept ? say('killzone.ordersStay') : null;
}

/** Where nobody came to harm: who drove on, and how many shots did nothing. */
function passedBy(rules: KillzoneBoard, events: readonly KillzoneEvent[]): readonly string[] {
  const driven = new Set(events.flatMap(event => (event.type === 'drove' ? [nameOf(rules, event.vehicle)] : [])));
  const shots = events.filter(({ type }) => type === 'shotFired').length;
  return [
    ...(driven.size > 0 ? [say('killzone.summed.drove', { who: list([...driven]) })] : []),
    ...(shots > 0 ? [say('killzone.summed.shots', { count: shots })] : []),
  ];
}

/** With more names nobody reads them. */
const MOST_NAMES = 3;

const whoOf = (event: Extract<KillzoneEvent, { type: 'killed' | 'suppressed' | 'captured' | 'crashed' }>) =>
  event.type === 'crashed' ? event.vehicle : event.figure;
