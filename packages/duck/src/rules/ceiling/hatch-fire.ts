import { refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import { form, isName, isNumber, oneOf } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { killsOf, noteShot } from '../binge/deeds.ts';
import { type Suffered, sufferTogether } from '../damage/suffer.ts';
import { flameOutcome, killsOnOf } from '../grenades/flames.ts';
import { FRAGMENTATION, grenadesIn, grenadesOf } from '../grenades/grenade.ts';
import { type Throw, throwGrenade, whyNotThrow } from '../grenades/throw-grenade.ts';
import { spendAmmunition } from '../shooting/ammunition.ts';
import { singe } from '../shooting/flame.ts';
import { effectOn } from '../shooting/flechette.ts';
import { gunOf, isFlamer, mostSquirts } from '../shooting/gun.ts';
import { isOutOfBreath } from '../shooting/score.ts';
import { gunHeld } from '../shooting/shoot.ts';
import { whyNotFire, whyNotShootSquare } from '../shooting/why-not-shoot.ts';
import { makeNoise } from '../threats/noise.ts';
import { isHatch } from './level.ts';

/** DK-CEIL-011: a Flamer with so many squirts, or a Flechette Cannon with none, into the square above a hatch. */
export interface FireThroughHatch {
  readonly do: 'fireThroughHatch';
  readonly hatch: number;
  readonly squirts: number;
}

/** A grenade of any kind by hand or by projector; a plain one by hand unless said. */
export interface ThrowThroughHatch {
  readonly do: 'throwThroughHatch';
  readonly hatch: number;
  readonly grenade?: string;
  readonly byProjector?: true;
}

const hatchSquares = (table: DuckTable): number[] =>
  table.hatches.filter(({ kind }) => kind === 'hatch').map(({ at }) => at);

/** The hatch square itself is aimed at, so nobody need track what is above it. */
export const fireThroughHatch: ActKind<FireThroughHatch> = {
  do: 'fireThroughHatch',
  isForm: form<FireThroughHatch>({ hatch: isNumber, squirts: isNumber }),
  list(table, man) {
    if (table.hatches.length === 0) return [];
    const squirts = gunOf(table, man)?.card.effect.kind === 'flame' ? [1, 2, 3] : [0];
    return hatchSquares(table)
      .flatMap(hatch => squirts.map((n): FireThroughHatch => ({ do: 'fireThroughHatch', hatch, squirts: n })))
      .filter(act => fireThroughHatch.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { hatch, squirts }) {
    const gun = gunOf(table, man);
    const refusals = whyNotFire(table, man, gun);
    if (!gun) return refusals;
    const isFlame = isFlamer(gun.card);
    if (!isFlame && gun.card.effect.kind !== 'flechette') refusals.push(refuse('DK-CEIL-011', 'notThroughHatch'));
    const most = isFlame ? Math.min(mostSquirts(table, man, gun.card), gun.loaded) : 0;
    if (squirts < (isFlame ? 1 : 0) || squirts > most) refusals.push(refuse('DK-WEAP-022', 'noSquirt'));
    if (!isHatch(table, hatch)) refusals.push(refuse('DK-CEIL-011', 'noHatch'));
    else if (figuresAt(table, hatch, true).length === 0) refusals.push(refuse('DK-CEIL-011', 'nobodyThere'));
    return [...refusals, ...whyNotShootSquare(table, man, gun, hatch, [hatch])];
  },
  perform(table, io, man, { hatch, squirts }) {
    spendAction(man);
    const gun = gunHeld(table, man);
    const killsBefore = killsOf(man);
    io.tell({ type: 'firedThroughHatch', rule: 'DK-CEIL-011', figure: man.id, at: hatch, weapon: gun.card.id });
    const modifier = isOutOfBreath(table, man) ? -2 : 0;
    const { card } = gun;
    const blast = { from: man.at, direction: man.facing, by: man.id, rule: 'DK-CEIL-011', modifier, card } as const;
    const suffered = figuresAt(table, hatch, true).map((figure): Suffered => {
      const outcome =
        squirts > 0 ? flameOutcome(io, figure, squirts, modifier, killsOnOf(card)) : effectOn(table, io, figure, blast);
      return { figure, outcome };
    });
    const means = squirts > 0 ? 'flame' : 'flechette';
    sufferTogether(table, io, suffered, { by: man.id, means, rule: 'DK-CEIL-011' });
    if (squirts > 0) singe(suffered, man.at);
    spendAmmunition(io, man, gun, Math.max(1, squirts));
    noteShot(io, man, killsBefore);
    makeNoise(table, io, man.at, man.id, [hatch]);
  },
};

const throwOf = (man: Teamer, { hatch, grenade = FRAGMENTATION, byProjector }: ThrowThroughHatch): Throw => ({
  thrower: man.id,
  target: hatch,
  kind: grenade,
  byProjector: byProjector === true,
});

export const throwThroughHatch: ActKind<ThrowThroughHatch> = {
  do: 'throwThroughHatch',
  isForm: form<ThrowThroughHatch>({ hatch: isNumber }, { grenade: isName, byProjector: oneOf([true]) }),
  list(table, man) {
    if (table.hatches.length === 0) return [];
    const ways = grenadesIn(table)
      .filter(item => grenadesOf(man, item) > 0)
      .map(item => (item === FRAGMENTATION ? {} : { grenade: item }))
      .flatMap(kind => [kind, { ...kind, byProjector: true } as const]);
    return hatchSquares(table)
      .flatMap(hatch => ways.map((way): ThrowThroughHatch => ({ do: 'throwThroughHatch', hatch, ...way })))
      .filter(act => throwThroughHatch.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, act) {
    const refusals = whyNotThrow(table, throwOf(man, act));
    if (!isHatch(table, act.hatch)) refusals.push(refuse('DK-CEIL-011', 'noHatch'));
    return refusals;
  },
  perform(table, io, man, act) {
    spendAction(man);
    throwGrenade(table, io, { ...throwOf(man, act), throughHatch: true });
  },
};
