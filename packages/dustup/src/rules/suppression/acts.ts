import type { ActionKinds } from '../../table/acts.ts';
import { bare } from '../../table/forms.ts';
import { recover, whyNotRecover } from './recover.ts';

export type SuppressionAct = { readonly do: 'recover' };

export const suppressionActs: ActionKinds<SuppressionAct> = {
  recover: { ...bare('recover', whyNotRecover, recover), action: 'recover' },
};
