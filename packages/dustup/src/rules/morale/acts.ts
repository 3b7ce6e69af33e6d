import type { UseKinds } from '../../table/acts.ts';
import { naming } from '../../table/forms.ts';
import { assumeCommand, postsOf, whyNotAssume } from './promotion.ts';

/** DU-MORALE-039: the leader takes over the post of a commander who is lost. */
export type MoraleUse = { readonly do: 'assumeCommand'; readonly of: number };

export const moraleUses: UseKinds<MoraleUse> = {
  assumeCommand: {
    do: 'assumeCommand',
    isForm: naming('of'),
    list: (table, unit) => postsOf(table, unit).map(of => ({ do: 'assumeCommand', of })),
    whyNot: (table, unit, { of }) => whyNotAssume(table, unit, of),
    perform: (table, io, unit, { of }) => assumeCommand(table, io, unit, of),
  },
};
