import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { listOf } from '../../words/numbers.ts';
import type { MedicalAct, MedicalUse } from './acts.ts';
import type { MedicalEvent } from './events.ts';

const RESULTS = { killed: 'dies', stabilised: 'is stabilised', able: 'is fit again' } as const;

export const medicalEventWords: EventWords<MedicalEvent> = {
  treated: ({ by, figure, die, face, result }) =>
    `${by.name} treats ${figure.name} and rolls ${face} on a D${die}: he ${RESULTS[result]}.`,
  leaderReturned: ({ unit, figure }) => `${figure.name} leads ${unit.name} again.`,
  extracted: ({ unit, figures }) =>
    `${unit.name} gets ${listOf(figures.map(({ name }) => name))} out of the wrecked suits.`,
};

export const medicalActWords: ActWords<MedicalAct> = {
  treat: ({ unit }, names) => `treat the wounded of ${names.units[unit]}`,
};

export const medicalUseWords: ActWords<MedicalUse> = {
  extract: () => 'get the occupants out of their wrecked suits',
};

export const medicalRefusals: RefusalWords = {
  nobodyToTreat: () => 'Nobody there needs treatment.',
  noMedic: () => 'Only a medic treats another unit.',
  medicTooFar: ({ it }) => `A medic has to be within ${it}" of that unit's leader.`,
  noExtraction: () => 'Suits are not left in this battle.',
  noWreckedSuit: () => 'Nobody sits in a wrecked suit.',
};
