import { refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import { figureOf, people, teamer, teamers } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { spendAction } from '../actions/chits.ts';
import { plainAct } from '../actions/plain-act.ts';
import { layDown, takeUp, whyNotTakeUp } from './carrying.ts';
import { hasFor } from './equipment.ts';
import { setOffOwnGrenades, whyNotSetOffOwnGrenades } from './own-grenades.ts';
import { treat, whyNotTreat } from './regen.ts';

/** What is done for the wounded, and the last thing a wounded man can do. */
export type DamageAct =
  | { readonly do: 'treat'; readonly figure: number }
  | { readonly do: 'takeUp'; readonly figure: number }
  | { readonly do: 'layDown' }
  | { readonly do: 'setOffOwnGrenades' };

/** DK-DMG-009. */
const treatAct: ActKind<Extract<DamageAct, { do: 'treat' }>> = {
  do: 'treat',
  isForm: form<Extract<DamageAct, { do: 'treat' }>>({ figure: isNumber }),
  list: (table, man) =>
    hasFor(table, man, 'treat')
      ? teamers(table)
          .filter(patient => whyNotTreat(table, man, patient).length === 0)
          .map(({ id }) => ({ do: 'treat', figure: id }) as const)
      : [],
  whyNot(table, man, { figure }) {
    const wounded = table.figures[figure];
    return wounded?.kind === 'teamer' ? whyNotTreat(table, man, wounded) : [refuse('DK-DMG-009', 'notWounded')];
  },
  perform(table, io, man, { figure }) {
    spendAction(man);
    treat(table, io, man, teamer(table, figure));
  },
};

/** DK-DMG-011, DK-GAP-035: a comrade, or one of those the Team has found. */
const takeUpAct: ActKind<Extract<DamageAct, { do: 'takeUp' }>> = {
  do: 'takeUp',
  isForm: form<Extract<DamageAct, { do: 'takeUp' }>>({ figure: isNumber }),
  list: (table, man) =>
    people(table)
      .filter(({ condition }) => condition === 'incapacitated')
      .filter(comrade => whyNotTakeUp(table, man, comrade).length === 0)
      .map(({ id }) => ({ do: 'takeUp', figure: id }) as const),
  whyNot(table, man, { figure }) {
    const body = table.figures[figure];
    const isPerson = body?.kind === 'teamer' || body?.kind === 'survivor';
    return isPerson ? whyNotTakeUp(table, man, body) : [refuse('DK-DMG-011', 'notToBeCarried')];
  },
  perform(table, io, man, { figure }) {
    spendAction(man);
    takeUp(table, io, man, figureOf(table, figure));
  },
};

/** DK-DMG-011: laying down is free. */
const layDownAct = plainAct({
  do: 'layDown',
  free: true,
  whyNot: (_table, man) => (man.carries === null ? [refuse('DK-DMG-011', 'carriesNobody')] : []),
  perform: layDown,
});

/** DK-DMG-008: no chit, and no way back. */
const ownGrenadesAct = plainAct({
  do: 'setOffOwnGrenades',
  free: true,
  whyNot: whyNotSetOffOwnGrenades,
  perform: setOffOwnGrenades,
});

export const DAMAGE_ACTS = [treatAct, takeUpAct, layDownAct, ownGrenadesAct] as const;
