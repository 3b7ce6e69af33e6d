import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { bare, naming } from '../../table/forms.ts';
import { detect, looksOf, whyNotDetect } from './detect.ts';
import { hide, whyNotHide } from './hide.ts';

/** DU-DETECT-006: one counter of the enemy. */
export type DetectionAct = { readonly do: 'detect'; readonly counter: number };

/** DU-DETECT-001: out of everybody's sight, under a counter. */
export type DetectionUse = { readonly do: 'hide' };

export const detectionActs: ActionKinds<DetectionAct> = {
  detect: {
    do: 'detect',
    action: 'detect',
    isForm: naming('counter'),
    list: (table, unit) => looksOf(table, unit).map(counter => ({ do: 'detect', counter })),
    whyNot: (table, unit, { counter }) => whyNotDetect(table, unit, counter),
    perform: (table, io, unit, { counter }) => detect(table, io, unit, counter),
  },
};

export const detectionUses: UseKinds<DetectionUse> = { hide: bare('hide', whyNotHide, hide) };
