import type { CommandUse } from '../../acts/command.ts';
import { hasKeys, isInt, type UsesOf } from '../action.ts';
import { hide, whyNotHide } from '../detection/hide.ts';
import { assumeCommand, postsOf, whyNotAssume } from '../morale/promotion.ts';

export const commandUses: UsesOf<CommandUse> = {
  hide: {
    isForm: value => hasKeys(value, ['for']),
    whyNot: whyNotHide,
    candidates: (table, unit) => (whyNotHide(table, unit).length === 0 ? [{ for: 'hide' }] : []),
    perform: hide,
  },
  assumeCommand: {
    isForm: value => hasKeys(value, ['for', 'of']) && isInt(value['of']),
    whyNot: (table, unit, { of }) => whyNotAssume(table, unit, of),
    candidates: (table, unit) => postsOf(table, unit).map(of => ({ for: 'assumeCommand', of })),
    perform: (table, io, unit, { of }) => assumeCommand(table, io, unit, of),
  },
};
