import { hasKeys } from '@sightline/kernel';
import type { UseKinds } from '../../table/acts.ts';
import { isPlace, naming } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { generatorsOf, smokesOf, switchGenerator, throwSmoke, whyNotGenerator, whyNotSmoke } from './smoke.ts';

/** DU-SMOKE-005: the middle of the screen. */
export interface ThrowSmokeUse {
  readonly do: 'smoke';
  readonly at: Place;
}

/** DU-SMOKE-012: on if it is off, off if it is on. */
export interface GeneratorUse {
  readonly do: 'generator';
  readonly generator: number;
}

export type SmokeUse = ThrowSmokeUse | GeneratorUse;

export const smokeUses: UseKinds<SmokeUse> = {
  smoke: {
    do: 'smoke',
    isForm: value => hasKeys(value, ['do', 'at']) && isPlace(value['at']),
    list: smokesOf,
    whyNot: whyNotSmoke,
    perform: throwSmoke,
  },
  generator: {
    do: 'generator',
    isForm: naming('generator'),
    list: generatorsOf,
    whyNot: whyNotGenerator,
    perform: switchGenerator,
  },
};
