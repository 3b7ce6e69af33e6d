import { refuse } from '@sightline/kernel';
import { isOutOfBreath } from '../shooting/score.ts';
import { putOnWait, spendAction, whyNotWait } from './chits.ts';
import { plainAct } from './plain-act.ts';

/** DK-ACT-013, DK-ACT-033: a chit may be passed, unused. */
const pass = plainAct({
  do: 'pass',
  whyNot: (_table, man) => (man.ready > 0 ? [] : [refuse('DK-ACT-033', 'noneReady')]),
  perform(_table, io, man) {
    spendAction(man);
    io.tell({ type: 'passed', rule: 'DK-ACT-013', figure: man.id });
  },
});

/** DK-ACT-013, DK-ACT-014. */
const wait = plainAct({
  do: 'wait',
  whyNot: (_table, man) => whyNotWait(man),
  perform(_table, io, man) {
    putOnWait(man);
    io.tell({ type: 'putOnWait', rule: 'DK-ACT-013', figure: man.id });
  },
});

/** DK-MOVE-036: the marker of a DASH comes off, and no action is the worse for it any more. */
const rest = plainAct({
  do: 'rest',
  whyNot: (table, man) => (isOutOfBreath(table, man) ? [] : [refuse('DK-MOVE-036', 'notOutOfBreath')]),
  perform(_table, io, man) {
    spendAction(man);
    man.dashed = 0;
    io.tell({ type: 'rested', rule: 'DK-MOVE-036', figure: man.id });
  },
});

export const CHIT_ACTS = [pass, wait, rest] as const;
export type ChitAct = { readonly do: 'pass' } | { readonly do: 'wait' } | { readonly do: 'rest' };
