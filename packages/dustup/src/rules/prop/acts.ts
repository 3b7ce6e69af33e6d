import type { ActionKinds } from '../../table/acts.ts';
import { bare, noDice } from '../../table/forms.ts';
import { prop, unprop, whyNotProp, whyNotUnprop } from './prop.ts';

export type PropAct = { readonly do: 'prop' } | { readonly do: 'unprop' };

export const propActs: ActionKinds<PropAct> = {
  prop: { ...bare('prop', whyNotProp, prop), action: 'prop', foresee: noDice },
  unprop: { ...bare('unprop', whyNotUnprop, unprop), action: 'unprop', foresee: noDice },
};
