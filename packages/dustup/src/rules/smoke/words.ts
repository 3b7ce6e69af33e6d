import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { placeOf, plural } from '../../words/numbers.ts';
import type { SmokeUse } from './acts.ts';
import type { SmokeEvent } from './events.ts';

export const smokeEventWords: EventWords<SmokeEvent> = {
  windRolled: ({ hour }) => `The wind blows towards ${hour} o'clock.`,
  smokeLaid: ({ clouds }) => `Smoke: ${plural(clouds.length, 'cloud')} from ${placeOf(clouds[0]!)}.`,
  smokeRolled: ({ face, left }) => `The smoke rolls ${face}: ${left === 0 ? 'none' : plural(left, 'cloud')} left.`,
  smokeLifted: ({ unit }) => `The smoke of ${unit.name} lifts.`,
  generatorSwitched: ({ unit, on }) => `${unit.name} switches the smoke generator ${on ? 'on' : 'off'}.`,
};

export const smokeUseWords: ActWords<SmokeUse> = {
  smoke: ({ at }) => `throw smoke at ${placeOf(at)}`,
  generator: () => 'switch the smoke generator',
};

export const smokeRefusals: RefusalWords = {
  smokeIsOff: () => 'Smoke is not played in this battle.',
  noSmoke: () => 'The unit has no smoke grenades.',
  tooFarToThrow: ({ it }) => `Smoke is thrown ${it}" at most.`,
  noGenerator: () => 'There is no smoke generator.',
};
