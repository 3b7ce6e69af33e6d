import { say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import {
  burstAt,
  driveOf,
  type KillzoneHappened,
  type StagedKinds,
  seenAt,
  throwing,
  vehicleAt,
  walkOf,
} from './staging.ts';
import { causeOfWreck, concernedBy } from './wrecking.ts';

const ASIDE = { weight: 'aside' } as const;
const PLAIN = { weight: 'plain' } as const;

/** How vehicles drive, skid, ram and end. */
export const VEHICLES: StagedKinds = {
  speedChanged: (rules, happened) => ({
    ...PLAIN,
    ...throwing(happened.dice),
    at: vehicleAt(rules, happened, happened.event.vehicle.id),
    // The car says its speed itself, and where the card lies one steers next.
    ...(isWanted(happened, happened.event.vehicle.id) ? {} : { passes: true }),
    cue: 'engine',
  }),
  speedHeld: (rules, happened) => ({
    ...ASIDE,
    at: vehicleAt(rules, happened, happened.event.vehicle.id),
    cue: 'engine',
  }),
  pivoted: (rules, happened) => ({ ...ASIDE, ...driveOf(rules, happened, happened.event.vehicle.id) }),
  drove: (rules, happened) => ({
    ...(isWanted(happened, happened.event.vehicle.id) ? PLAIN : ASIDE),
    ...driveOf(rules, happened, happened.event.vehicle.id),
    cue: 'engine',
  }),
  backedUp: (rules, happened) => ({ ...ASIDE, ...driveOf(rules, happened, happened.event.vehicle.id), cue: 'engine' }),
  ranOn: (rules, happened) => ({ ...PLAIN, at: vehicleAt(rules, happened, happened.event.vehicle.id), cue: 'alarm' }),
  skidRolled: (rules, happened) => {
    const { vehicle, dice, tally } = happened.event;
    const over = tally.total - happened.event.die;
    const at = vehicleAt(rules, happened, vehicle.id);
    return {
      // Where it holds this is all that is ever told of the skid.
      ...PLAIN,
      ...throwing(happened.dice, say('killzone.scene.holds', { over }), dice === null),
      concerns: concernedBy(happened.before, vehicle.id, happened.earlier ?? []),
      at,
      bursts: burstAt(at, 'alarm', 2),
      cue: 'skid',
    };
  },
  crashed: (rules, happened) => {
    const { vehicle, overturned } = happened.event;
    const at = vehicleAt(rules, happened, vehicle.id);
    const cause = causeOfWreck(rules, vehicle.id, happened.earlier ?? []);
    const wrecked = { vehicle: nameOf(rules, vehicle), overturned, cause: cause ?? undefined };
    return {
      weight: 'moment',
      title: say('killzone.scene.crash'),
      sentence: say('killzone.scene.wrecked', wrecked),
      concerns: concernedBy(happened.before, vehicle.id, happened.earlier ?? []),
      at,
      bursts: burstAt(at, 'blast', 3),
      cue: 'crash',
    };
  },
  figureRammed: (rules, happened) => {
    const { figure } = happened.event;
    const at = seenAt(rules, happened, figure.id);
    return { ...PLAIN, at, bursts: burstAt(at, 'hit', 1.5), concerns: [figure.id], cue: 'crash' };
  },
  vehicleRammed: (rules, happened) => {
    const at = [happened.event.vehicle, happened.event.rammed].flatMap(({ id }) => vehicleAt(rules, happened, id));
    const title = say('killzone.rammed');
    const concerns = concernedBy(happened.before, happened.event.rammed.id, [happened.event]);
    return { weight: 'moment', title, concerns, at, bursts: burstAt(at.slice(1), 'hit', 2), cue: 'crash' };
  },
  obstacleHit: (rules, happened) => {
    const at = vehicleAt(rules, happened, happened.event.vehicle.id);
    return { ...PLAIN, at, bursts: burstAt(at, 'hit', 2), cue: 'crash' };
  },
  armourTested: (rules, { event, dice, ...happened }) => ({
    ...PLAIN,
    // What it means comes first: a shot makes the car skid, a ram wrecks it.
    sentence: say('killzone.scene.armour', {
      ...event,
      // What lies on the card are the dice alone.
      thrown: event.total - event.bonus,
      vehicle: nameOf(rules, event.vehicle),
      skids: event.rule === 'KZ-VEH-024',
    }),
    concerns: concernedBy(happened.before, event.vehicle.id, happened.earlier ?? []),
    at: vehicleAt(rules, { event, dice, ...happened }, event.vehicle.id),
    ...throwing(dice, say('killzone.scene.pierces', { number: event.armour }), event.pierced),
    cue: event.pierced ? 'hit' : 'ping',
  }),
  boarded: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'door' }),
  gotOut: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'door' }),
  climbedOut: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'door' }),
  bailedOut: (rules, happened) => ({ ...PLAIN, ...walkOf(rules, happened, happened.event.figure.id), cue: 'fall' }),
  vehicleLeft: () => ({ ...PLAIN, cue: 'engine', drawsBefore: true }),
};

/** The car that the chase is about: how fast it gets and how far is news to everybody. */
const isWanted = ({ after: { objective } }: KillzoneHappened<unknown>, id: number): boolean =>
  objective.kind === 'getaway' && objective.vehicle === id;
