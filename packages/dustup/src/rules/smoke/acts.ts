import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { bare, isPlace, naming, noDice } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { generatorsOf, smokesOf, switchGenerator, throwSmoke, whyNotGenerator, whyNotSmoke } from './smoke.ts';
import { discharge, exhaust, isSeenByEnemies, whyNotDischarge, whyNotExhaust } from './vehicle-smoke.ts';

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

/** DU-SMOKE-007: a vehicle's dischargers, worked from inside. */
export type SmokeAct = { readonly do: 'discharge' };

/** DU-SMOKE-014: all round a vehicle that stands. */
export type ExhaustUse = { readonly do: 'exhaust' };

export type SmokeUse = ThrowSmokeUse | GeneratorUse | ExhaustUse;

export const smokeActs: ActionKinds<SmokeAct> = {
  discharge: {
    ...bare('discharge', whyNotDischarge, discharge),
    action: 'smoke',
    list: (table, unit) =>
      whyNotDischarge(table, unit).length === 0 && isSeenByEnemies(table, unit) ? [{ do: 'discharge' }] : [],
    foresee: noDice,
  },
};

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
  exhaust: {
    ...bare('exhaust', whyNotExhaust, exhaust),
    list: (table, unit) =>
      whyNotExhaust(table, unit).length === 0 && isSeenByEnemies(table, unit) ? [{ do: 'exhaust' }] : [],
  },
};
