import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { placeOf } from '../../words/numbers.ts';
import type { FireAct } from './acts.ts';
import type { FireEvent } from './events.ts';

const FIRES = { wentOut: 'it goes out', burnsOn: 'it burns on', spread: 'it spreads' } as const;

export const fireEventWords: EventWords<FireEvent> = {
  ignitionRolled: ({ at, face, needs }) =>
    `The flames at ${placeOf(at)} roll ${face} and need ${needs}: ${face >= needs ? 'it catches' : 'nothing catches'}.`,
  fireStarted: ({ at }) => `Fire breaks out at ${placeOf(at)}.`,
  fireRolled: ({ at, face, result }) => `The fire at ${placeOf(at)} rolls ${face}: ${FIRES[result]}.`,
  foughtFire: ({ unit, die, face, out }) =>
    `${unit.name} fights the fire and rolls ${face} on a D${die}: ${out ? 'it is out' : 'it burns on'}.`,
};

export const fireActWords: ActWords<FireAct> = {
  fightFire: () => 'fight the fire',
  torch: ({ at }) => `set fire to ${placeOf(at)}`,
};

export const fireRefusals: RefusalWords = {
  noFire: () => 'There is no such fire.',
  noFlameWeapon: () => 'That needs an able man with a flame weapon.',
  fireIsOff: () => 'Fires are not played in this battle.',
  nothingBurnsThere: () => 'Nothing burns there.',
};
