import { areAdjacent } from '@sightline/geometry/grid';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import { shieldCover } from '../../ship/standing.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figureOf, isAble, isOnMap, seatOf, teamers, threats } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { spendAction } from '../actions/chits.ts';
import { plainAct } from '../actions/plain-act.ts';
import { sees } from '../shooting/sight.ts';
import { hasAbility } from './plus-factors.ts';
import { raiseBinge, setBinge, throwBinge } from './stress.ts';

export type BingeAct =
  | { readonly do: 'pepTalk'; readonly figure: number }
  | { readonly do: 'pullTogether' }
  | { readonly do: 'honour'; readonly figure: number };

/** DK-BINGE-019, DK-BINGE-021: YOU alone to his own men, or a Steady Leader (DK-GAP-015); neither as a chicken. */
const pepTalk: ActKind<Extract<BingeAct, { do: 'pepTalk' }>> = {
  do: 'pepTalk',
  isForm: form<Extract<BingeAct, { do: 'pepTalk' }>>({ figure: isNumber }),
  list: (table, man) =>
    whyNotSpeak(man).length > 0
      ? []
      : teamers(table)
          .filter(({ chicken, team }) => chicken && team === man.team)
          .map(({ id }) => ({ do: 'pepTalk', figure: id }) as const)
          .filter(act => pepTalk.whyNot(table, man, act).length === 0),
  whyNot(table, man, { figure }) {
    const chicken = table.figures[figure];
    const refusals = whyNotSpeak(man);
    if (chicken?.kind !== 'teamer' || !isOnMap(chicken) || !chicken.chicken || chicken === man)
      return [...refusals, refuse('DK-BINGE-019', 'noChicken')];
    if (chicken.team !== man.team) refusals.push(refuse('DK-BINGE-019', 'ofAnotherTeam'));
    const isBeside = chicken.at === man.at || areAdjacent(shieldCover(table), man.at, chicken.at);
    if (!isBeside || chicken.overhead !== man.overhead) refusals.push(refuse('DK-BINGE-019', 'notAdjacent'));
    return refusals;
  },
  perform(table, io, man, { figure }) {
    spendAction(man);
    talkTo(io, man, figureOf(table, figure) as Teamer);
  },
};

function whyNotSpeak(man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.grapple) refusals.push(refuse('DK-BINGE-019', 'unableToAct'));
  if (man.chicken) refusals.push(refuse('DK-BINGE-021', 'chickenHimself'));
  if (!man.leads && !hasAbility(man, 'steady-leader')) refusals.push(refuse('DK-BINGE-021', 'notYou'));
  return refusals;
}

/** DK-BINGE-019: a BINGE check in place of the Fumble Test; it takes nothing off his own. */
function talkTo(io: DuckIo, man: Teamer, chicken: Teamer): void {
  const { face, passed } = throwBinge(io, man, 'DK-BINGE-019');
  io.tell({ type: 'peppedUp', rule: 'DK-BINGE-019', figure: chicken.id, by: man.id, face, passed });
  if (passed) recover(io, chicken);
}

/** DK-BINGE-020: the die is his new BINGE, higher or lower than it was. */
function recover(io: DuckIo, man: Teamer): void {
  man.chicken = false;
  const face = io.roll(D6, { rule: 'DK-BINGE-020', purpose: 'recover', seat: seatOf(man), figure: man.id });
  setBinge(io, man, face, 'recovered', 'DK-BINGE-020');
  io.tell({ type: 'recovered', rule: 'DK-BINGE-020', figure: man.id, binge: man.binge });
}

/** DK-BINGE-021: YOU has nobody above him and must find his courage by himself, with no Threat in sight. */
const pullTogether = plainAct({
  do: 'pullTogether',
  whyNot(table, man) {
    const refusals: Refusal[] = [];
    if (!isAble(man) || man.grapple) refusals.push(refuse('DK-BINGE-021', 'unableToAct'));
    if (!man.leads) refusals.push(refuse('DK-BINGE-021', 'notYou'));
    if (!man.chicken) refusals.push(refuse('DK-BINGE-021', 'noChicken'));
    else if (threats(table).some(threat => threat.waitingSince === 0 && sees(table, man, threat)))
      refusals.push(refuse('DK-BINGE-021', 'threatInSight'));
    return refusals;
  },
  perform(_table, io, man) {
    spendAction(man);
    talkTo(io, man, man);
  },
});

/** DK-BINGE-022: a deed that the players agree deserves it; each man is honoured so once in a mission, by his own. */
const honour: ActKind<Extract<BingeAct, { do: 'honour' }>> = {
  do: 'honour',
  isForm: form<Extract<BingeAct, { do: 'honour' }>>({ figure: isNumber }),
  free: true,
  list: (table, man) =>
    man.leads
      ? teamers(table)
          .filter(({ team }) => team === man.team)
          .map(({ id }) => ({ do: 'honour', figure: id }) as const)
          .filter(act => honour.whyNot(table, man, act).length === 0)
      : [],
  whyNot(table, man, { figure }) {
    const hero = table.figures[figure];
    const refusals: Refusal[] = man.leads ? [] : [refuse('DK-BINGE-022', 'notYou')];
    if (hero?.kind !== 'teamer' || !isOnMap(hero)) return [...refusals, refuse('DK-BINGE-022', 'noTeamer')];
    if (hero.team !== man.team) refusals.push(refuse('DK-BINGE-022', 'ofAnotherTeam'));
    if (hero.once.includes('honoured')) refusals.push(refuse('DK-BINGE-022', 'honouredBefore'));
    if (hero.binge >= 6) refusals.push(refuse('DK-BINGE-023', 'bingeAtMost'));
    return refusals;
  },
  perform(table, io, _man, { figure }) {
    const hero = figureOf(table, figure) as Teamer;
    hero.once.push('honoured');
    raiseBinge(io, hero, 'deed');
  },
};

export const BINGE_ACTS = [pepTalk, pullTogether, honour] as const;
