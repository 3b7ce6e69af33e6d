import type { EventWords } from '../../words/kinds.ts';
import type { CasualtyEvent, Injury } from './events.ts';

const INJURIES: Readonly<Record<Injury | 'dead', string>> = {
  none: 'is unhurt',
  wounded: 'is wounded',
  killed: 'is killed',
  dead: 'was dead already',
  stabilised: 'is wounded, and stabilised by his suit',
  disabled: 'is unhurt in a wrecked suit',
  patchedUp: 'is patched up by his suit',
};

export const casualtyEventWords: EventWords<CasualtyEvent> = {
  struck: ({ figure, impact, armour, injury }) =>
    `Impact ${impact} against armour ${armour}: ${figure.name} ${INJURIES[injury]}.`,
  suitRolled: ({ figure, face, injury }) => `The suit rolls ${face}: ${figure.name} ${INJURIES[injury]}.`,
  leaderFell: ({ unit, figure, marker }) =>
    `${figure.name}, leader of ${unit.name}, is down${marker ? `; ${marker.name} marks the unit` : ''}.`,
};
