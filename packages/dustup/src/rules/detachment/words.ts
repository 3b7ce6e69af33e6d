import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { listOf, plural } from '../../words/numbers.ts';
import type { DetachmentAct } from './acts.ts';
import type { DetachmentEvent } from './events.ts';

export const detachmentEventWords: EventWords<DetachmentEvent> = {
  detached: ({ unit, detachment, figures }) =>
    `${unit.name} detaches ${listOf(figures.map(({ name }) => name))} as ${detachment.name}.`,
  rejoined: ({ unit, other }) => `${other.name} rejoins ${unit.name}.`,
  regrouped: ({ unit, other }) => `${other.name} becomes part of ${unit.name}.`,
  becameIndependent: ({ unit, parent }) => `${parent.name} is no more; ${unit.name} stands on its own.`,
};

export const detachmentActWords: ActWords<DetachmentAct> = {
  detach: ({ figures }) => `detach ${plural(figures.length, 'figure')}`,
  rejoin: ({ with: other }, names) => `join up with ${names.units[other]}`,
  activateDetachment: ({ unit }, names) => `set ${names.units[unit]} in motion`,
  regroup: ({ with: other }, names) => `regroup with ${names.units[other]}`,
};

export const detachmentRefusals: RefusalWords = {
  isDetachment: () => 'Not with a detachment.',
  enoughDetachments: ({ it }) => `A unit has ${it} detachments at most.`,
  cannotGo: () => 'Able figures may be detached, and treated wounded with them, but not the leader.',
  outsideFootprint: () => 'Detached figures stand no farther from the leader than his unit reaches.',
  nobodyAble: () => 'A detachment needs an able figure.',
  nobodyToJoin: () => 'There is nobody of that sort to join.',
  cannotJoin: () => 'One of the two is in no state to join the other.',
  tooFarToJoin: ({ it }) => `They have to be within ${it}" of the leader.`,
  notDetachment: ({ unit }) => `That is no detachment of ${unit}.`,
  inMotionAlready: ({ unit }) => `${unit} has been set in motion in this activation.`,
  tooManyTogether: ({ it }) => `Together they would be more than ${it}.`,
  actedAlready: ({ unit }) => `${unit} has acted already.`,
};
