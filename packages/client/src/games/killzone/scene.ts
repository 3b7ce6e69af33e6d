import type { KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { called, list, say, sayIf } from '../../words/killzone.ts';
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
  initiativeRolled: (rules, { event, dice }) => {
    const name = nameOf(rules, event.group);
    const { base, total, parts } = event.tally;
    const added = parts.map(({ value, why }) =>
      say('killzone.part', { value, why: sayIf(`killzone.quick.${why}`) ?? why }),
    );
    // The die shows less than is told: what is added is told with it.
    const scored = say('killzone.scene.scored', {
      name,
      total,
      base,
      added: added.length > 0 ? list(added) : undefined,
    });
    return {
      thrown: dice.length > 0 ? { dice: dice.map(({ die, face }) => ({ die, face, of: name })) } : null,
      passes: true,
      // All groups roll at once: nobody waits for one after the other.
      gathers: {
        kind: 'initiative',
        names: [scored],
        sentence: (_count, groups) => say('killzone.scene.initiative', { groups: list(groups) }),
      },
    };
  },
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
export function sumUp(
  rules: KillzoneBoard,
  { events, phase, before }: Passed<KillzoneEvent, KillzoneView>,
): string | null {
  const dead = new Set(events.flatMap(event => (event.type === 'killed' ? [event.figure.id] : [])));
  const isDead = (event: KillzoneEvent): boolean => event.type === 'suppressed' && dead.has(event.figure.id);
  const harmed = (['suppressed', 'captured', 'killed', 'crashed'] as const).flatMap(type => {
    // Whoever was killed after all is not told as suppressed besides.
    const names = new Set(
      events.flatMap(event =>
        event.type === type && !(type === 'suppressed' && isDead(event)) ? [nameOf(rules, whoOf(event))] : [],
      ),
    );
    if (names.size === 0) return [];
    const who = names.size > MOST_NAMES ? say('killzone.summed.many', { count: names.size }) : list([...names]);
    return [say(`killzone.summed.${type}`, { who, by: firerOf(rules, events, type) ?? undefined })];
  });
  const parts = [...ramsIn(rules, events), ...harmed];
  if (parts.length > 0) return parts.join('; ');
  const went = passedBy(rules, events);
  if (went.length > 0) return went.join('; ');
  if (phase !== 'changingOrders') return null;
  const scattered = scatteredOf(rules, before);
  if (scattered) return scattered;
  const isKept = !events.some(({ type }) => type === 'changeTested');
  return isKept ? say('killzone.ordersStay') : null;
}

/** Who is not asked for a new order at all, and why not. */
function scatteredOf(rules: KillzoneBoard, view: KillzoneView): string | null {
  const apart = view.groups.flatMap(group => {
    const reach = rules.scatteredBeyond?.(view, group) ?? null;
    // What lies face down is nobody's business.
    if (reach === null || group.order === 'hidden') return [];
    const order = called(rules.orderRow(group.order).name);
    return [{ kept: say('killzone.keeps', { name: nameOf(rules, group.who), order }), reach }];
  });
  if (apart.length === 0) return null;
  return say('killzone.tooSpread', { kept: list(apart.map(({ kept }) => kept)), inches: apart[0]!.reach / 1000 });
}

/** A ram is what a turn is remembered by, whatever came of it. */
function ramsIn(rules: KillzoneBoard, events: readonly KillzoneEvent[]): string[] {
  return events.flatMap(event =>
    event.type === 'vehicleRammed'
      ? [say('killzone.summed.rammed', { who: nameOf(rules, event.vehicle), whom: nameOf(rules, event.rammed) })]
      : [],
  );
}

/** Who alone brought all of that about by firing; null where it was several, or something else. */
function firerOf(rules: KillzoneBoard, events: readonly KillzoneEvent[], type: KillzoneEvent['type']): string | null {
  const firers = new Set<string | null>();
  let firer: string | null = null;
  for (const event of events) {
    if (event.type === 'shotFired') firer = nameOf(rules, event.figure);
    if (event.type === type) firers.add('by' in event && FIRED.has(event.by as Harm) ? firer : null);
  }
  const [only = null] = firers;
  return firers.size === 1 ? only : null;
}

type Harm = Extract<KillzoneEvent, { type: 'killed' }>['by'];

/** What harm is done by whoever fired last. */
const FIRED: ReadonlySet<Harm> = new Set(['shot', 'burst', 'flame']);

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
