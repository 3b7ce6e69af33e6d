import { type Refusal, refuse } from '@sightline/kernel';
import type { Act, ActKind } from '../../table/acts.ts';
import type { Teamer } from '../../table/figure.ts';
import { figureOf, isAble, isPerson } from '../../table/figures.ts';
import { form, isName, isNumber } from '../../table/form.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { plainAct } from '../actions/plain-act.ts';
import { hasFor } from '../damage/equipment.ts';
import { takeUpGun } from '../shooting/gun.ts';
import { fightRound, MOST_ROUNDS } from './fight.ts';
import { comradesInGrapple, hackOff, whyNotHackOff } from './hack-off.ts';

export type GrappleAct =
  | { readonly do: 'fightOn' }
  | { readonly do: 'hackOff'; readonly comrade: number }
  | { readonly do: 'drawBlade' }
  | { readonly do: 'takeUpAxe' }
  | { readonly do: 'takeUpGun'; readonly weapon: number; readonly gun: string; readonly number?: number };

/** DK-GRAP-015: all that a man in a grapple may do in his own phase. */
export const IN_GRAPPLE: ReadonlySet<Act['do']> = new Set<Act['do']>(['fightOn', 'drawBlade', 'setOffOwnGrenades']);

/** DK-GRAP-015: a round, and a chit for it. */
const fightOn = plainAct({
  do: 'fightOn',
  whyNot(table, man) {
    if (!man.grapple) return [refuse('DK-GRAP-015', 'noGrapple')];
    // In the Threat phase rounds are fought for nothing, when all Threats have moved.
    if (table.phase !== 'team') return [refuse('DK-GRAP-006', 'notInThisPhase')];
    return man.grapple.rounds < MOST_ROUNDS ? [] : [refuse('DK-GRAP-013', 'twoRoundsFought')];
  },
  perform(table, io, man) {
    spendAction(man);
    fightRound(table, io, man);
  },
});

const hackOffAct: ActKind<Extract<GrappleAct, { do: 'hackOff' }>> = {
  do: 'hackOff',
  isForm: form<Extract<GrappleAct, { do: 'hackOff' }>>({ comrade: isNumber }),
  list: (table, man) =>
    comradesInGrapple(table, man)
      .filter(comrade => whyNotHackOff(table, man, comrade).length === 0)
      .map(({ id }) => ({ do: 'hackOff', comrade: id })),
  whyNot(table, man, { comrade }) {
    const figure = table.figures[comrade];
    return figure && isPerson(figure) ? whyNotHackOff(table, man, figure) : [refuse('DK-GRAP-033', 'noGrapple')];
  },
  perform(table, io, man, { comrade }) {
    const figure = figureOf(table, comrade);
    if (!isPerson(figure)) throw new Error(`figure ${comrade} is nobody to be helped`);
    spendAction(man);
    hackOff(table, io, man, figure);
  },
};

/** DK-GRAP-043: free, after any finished action, the round of a grapple that he paid for included. */
const drawBlade = plainAct({
  do: 'drawBlade',
  free: true,
  whyNot(_table, man) {
    const refusals: Refusal[] = isAble(man) ? [] : [refuse('DK-GRAP-043', 'unableToAct')];
    // An axe does all that a cutlass does.
    if (man.hand === 'cutlass' || man.hand === 'axe') refusals.push(refuse('DK-GRAP-043', 'inHandAlready'));
    if (man.acted === 0) refusals.push(refuse('DK-GRAP-043', 'noActionFinished'));
    return refusals;
  },
  perform(_table, io, man) {
    man.hand = 'cutlass';
    io.tell({ type: 'bladeDrawn', rule: 'DK-GRAP-043', figure: man.id, blade: 'cutlass' });
  },
});

/** DK-GRAP-043, DK-GRAP-044: only the cutlass is drawn for nothing. */
const takeUpAxe = plainAct({
  do: 'takeUpAxe',
  whyNot(table, man) {
    const refusals: Refusal[] = isAble(man) ? [] : [refuse('DK-GRAP-044', 'unableToAct')];
    if (man.grapple) refusals.push(refuse('DK-GRAP-044', 'grappling'));
    if (!hasFor(table, man, 'chop')) refusals.push(refuse('DK-GRAP-043', 'noAxe'));
    if (man.hand === 'axe') refusals.push(refuse('DK-GRAP-043', 'inHandAlready'));
    return refusals;
  },
  perform(table, io, man) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'takeUpWeapon', rule: 'DK-GRAP-044' })) return;
    man.hand = 'axe';
    io.tell({ type: 'bladeDrawn', rule: 'DK-GRAP-043', figure: man.id, blade: 'axe' });
  },
});

/** One of several guns of a kind is told from those before it. */
function gunOn({ weapons }: Teamer, weapon: number): Pick<Extract<GrappleAct, { do: 'takeUpGun' }>, 'gun' | 'number'> {
  const gun = weapons[weapon]!.id;
  const before = weapons.slice(0, weapon).filter(({ id }) => id === gun).length;
  return before === 0 ? { gun } : { gun, number: before + 1 };
}

/** DK-GRAP-044, DK-CHOUSE-006: an action of its own, with a Fumble Test. */
const takeUpGunAct: ActKind<Extract<GrappleAct, { do: 'takeUpGun' }>> = {
  do: 'takeUpGun',
  isForm: form<Extract<GrappleAct, { do: 'takeUpGun' }>>({ weapon: isNumber, gun: isName }, { number: isNumber }),
  list: (table, man) =>
    man.weapons
      .map((_, weapon) => ({ do: 'takeUpGun', weapon, ...gunOn(man, weapon) }) as const)
      .filter(act => takeUpGunAct.whyNot(table, man, act).length === 0),
  whyNot(_table, man, { weapon }) {
    const refusals: Refusal[] = isAble(man) ? [] : [refuse('DK-GRAP-044', 'unableToAct')];
    if (man.grapple) refusals.push(refuse('DK-GRAP-044', 'grappling'));
    if (!man.weapons[weapon]) refusals.push(refuse('DK-GRAP-044', 'noSuchGun'));
    if (man.hand === weapon) refusals.push(refuse('DK-GRAP-044', 'inHandAlready'));
    return refusals;
  },
  perform(table, io, man, { weapon }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'takeUpWeapon', rule: 'DK-GRAP-044' })) return;
    takeUpGun(man, weapon);
    io.tell({ type: 'gunTakenUp', rule: 'DK-GRAP-044', figure: man.id, weapon: man.weapons[weapon]!.id });
  },
};

export const GRAPPLE_ACTS = [fightOn, hackOffAct, drawBlade, takeUpAxe, takeUpGunAct] as const;
