import type { Trigger as AnyTrigger, Offer } from '@sightline/kernel';
import type { ReactionChoice, Trigger } from '../reactions.ts';
import { detonationWords, spottingWords } from './hazards.ts';

export function offerWords(offered: Offer<AnyTrigger, unknown>): string {
  const trigger = offered.trigger as Trigger;
  switch (trigger.on) {
    case 'betweenActivations':
      return 'Seize the initiative?';
    case 'betweenActions':
      return 'Do you use mines or electronic warfare now?';
    case 'unitMoved':
      return `${trigger.names.units[trigger.unit]} has moved. Do you fire a mine?`;
    default:
      return trigger satisfies never;
  }
}

export function reactionWords(offered: Offer<AnyTrigger, unknown>, answer: unknown): string {
  const { names } = offered.trigger as Trigger;
  const taken = answer as { readonly pass: true } | { readonly choice: ReactionChoice };
  if ('pass' in taken) return 'no';
  const { choice } = taken;
  if ('mines' in choice) return detonationWords(choice, names.units[choice.target]!);
  if ('at' in choice) return spottingWords(choice, names.units[choice.unit]!);
  return `act with ${names.units[choice.unit]}`;
}
