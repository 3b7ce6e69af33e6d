import type { Direction } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import { figureOf, teamer, teamers, threats } from '../../table/figures.ts';
import { form, isDirection, isNumber } from '../../table/form.ts';
import { spendAction, takeBack } from '../actions/chits.ts';
import { plainAct } from '../actions/plain-act.ts';
import { mustLeave, whyNotInHisState } from '../actions/state.ts';
import { isInFireArc } from './arc.ts';
import { canSpray, canSquirt, chooseJets, chooseSpray } from './choosing-squares.ts';
import { whyNotAnnounceAgain } from './denied-shots.ts';
import { flame } from './flame.ts';
import { flechette, flechetteAxes, whyNotFlechette } from './flechette.ts';
import { gunOf, isFlamer, mostSquirts, rangeOf } from './gun.ts';
import { loadersOf, loadForComrade, reload, whyNotReload } from './reload.ts';
import { cameIn, shoot } from './shoot.ts';
import { rangeBetween } from './sight.ts';
import { spray } from './spray.ts';
import { whyNotDeclare, whyNotFire, whyNotShoot, whyNotShootAtEntry } from './why-not-shoot.ts';

/** DK-ACT-021: what a man may do with the gun in his hand. Squares are asked for once the kind of shot is announced. */
export type ShootingAct =
  | ShootAct
  | { readonly do: 'spray' }
  | { readonly do: 'flame' }
  | FlechetteAct
  | { readonly do: 'reload' }
  | LoadAct
  | BeLoadedAct;

interface ShootAct {
  readonly do: 'shoot';
  readonly target: number;
  /** Of a Hot Air Gun, or of a Flamer turned on what comes into his square. */
  readonly squirts?: number;
}
interface FlechetteAct {
  readonly do: 'flechette';
  readonly direction: Direction;
}
interface LoadAct {
  readonly do: 'loadForComrade';
  readonly comrade: number;
}
interface BeLoadedAct {
  readonly do: 'beLoaded';
  readonly comrade: number;
}

/** DK-SHOOT-027, DK-CDUCK-005: at somebody in sight, or at one that has just come into his square. */
const shootAct: ActKind<ShootAct> = {
  do: 'shoot',
  isForm: form<ShootAct>({ target: isNumber }, { squirts: isNumber }),
  list(table, man) {
    const gun = gunOf(table, man);
    if (!gun || gun.loaded === 0 || gun.broken) return [];
    const most = Math.min(mostSquirts(table, man, gun.card), gun.loaded);
    const reach = rangeOf(table, man, gun.card) ?? Number.POSITIVE_INFINITY;
    const isBefore = (at: number): boolean => isInFireArc(table, man, at, gun.card.effect.kind);
    return threats(table)
      .filter(({ at }) => at === man.at || (rangeBetween(table, man.at, at) <= reach && isBefore(at)))
      .flatMap(({ id }): ShootAct[] => {
        if (most === 0) return [{ do: 'shoot', target: id }];
        return Array.from({ length: most }, (_, n) => ({ do: 'shoot', target: id, squirts: n + 1 }));
      })
      .filter(act => shootAct.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { target, squirts = 0 }) {
    const enemy = table.figures[target];
    if (enemy?.kind !== 'threat' || enemy.netted) return [refuse('DK-SHOOT-002', 'noTarget')];
    const entered = cameIn(table, man, enemy);
    const refusals =
      entered === null ? whyNotDeclare(whyNotShoot(table, man, enemy)) : whyNotShootAtEntry(table, man, entered);
    const gun = gunOf(table, man);
    const most = gun ? Math.min(mostSquirts(table, man, gun.card), gun.loaded) : 0;
    if (most > 0 && (squirts < 1 || squirts > most)) refusals.push(refuse('DK-WEAP-046', 'noSquirt'));
    refusals.push(...whyNotAnnounceAgain(table, man.id, target));
    return refusals;
  },
  perform(table, io, man, { target, squirts = 0 }) {
    const enteredFrom = cameIn(table, man, figureOf(table, target));
    const chit = spendAction(man);
    const shot = { shooter: man.id, target, squirts };
    const isFired = shoot(table, io, enteredFrom === null ? shot : { ...shot, enteredFrom });
    if (!isFired) takeBack(man, chit);
  },
};

const sprayAct = plainAct({
  do: 'spray',
  foresee: () => null,
  whyNot(table, man): Refusal[] {
    const refusals = whyNotFire(table, man, gunOf(table, man));
    if (gunOf(table, man)?.card.effect.kind !== 'burst') return [...refusals, refuse('DK-WEAP-015', 'cannotSpray')];
    refusals.push(...whyNotAnnounceAgain(table, man.id, 'spray'));
    if (refusals.length > 0) return refusals;
    return canSpray(table, man) ? [] : [refuse('DK-WEAP-015', 'nothingToSpray')];
  },
  perform(table, io, man) {
    const squares = chooseSpray(table, io, man);
    const chit = spendAction(man);
    if (!spray(table, io, { shooter: man.id, squares })) takeBack(man, chit);
  },
});

const flameAct = plainAct({
  do: 'flame',
  foresee: () => null,
  whyNot(table, man): Refusal[] {
    const gun = gunOf(table, man);
    const refusals = whyNotFire(table, man, gun);
    if (!gun || !isFlamer(gun.card)) return [...refusals, refuse('DK-WEAP-022', 'noFlamer')];
    if (refusals.length > 0 || canSquirt(table, man)) return refusals;
    return [refuse('DK-WEAP-022', 'nothingInReach')];
  },
  perform(table, io, man) {
    const jets = chooseJets(table, io, man);
    spendAction(man);
    flame(table, io, { shooter: man.id, jets });
  },
});

const flechetteAct: ActKind<FlechetteAct> = {
  do: 'flechette',
  isForm: form<FlechetteAct>({ direction: isDirection }),
  list(table, man) {
    if (gunOf(table, man)?.card.effect.kind !== 'flechette') return [];
    return flechetteAxes(table, man)
      .map((direction): FlechetteAct => ({ do: 'flechette', direction }))
      .filter(act => flechetteAct.whyNot(table, man, act).length === 0);
  },
  whyNot: (table, man, { direction }) => whyNotFlechette(table, man, direction),
  perform(table, io, man, { direction }) {
    spendAction(man);
    flechette(table, io, man.id, direction);
  },
};

/** DK-WEAP-021, DK-ACT-029: the chit is spent whether or not it comes off. */
const reloadAct = plainAct({
  do: 'reload',
  whyNot: (table, man) => whyNotReload(table, man),
  perform(table, io, man) {
    spendAction(man);
    reload(table, io, man);
  },
});

/** DK-WEAP-041: the loader of a Flechette Cannon pays, and the gunner does not. */
const loadAct: ActKind<LoadAct> = {
  do: 'loadForComrade',
  isForm: form<LoadAct>({ comrade: isNumber }),
  list: (table, man) =>
    teamers(table)
      .filter(gunner => gunner !== man && loadersOf(table, gunner).includes(man))
      .map(({ id }): LoadAct => ({ do: 'loadForComrade', comrade: id })),
  whyNot(table, man, { comrade }) {
    const gunner = table.figures[comrade];
    const isLoader = gunner?.kind === 'teamer' && loadersOf(table, gunner).includes(man);
    return isLoader ? [] : [refuse('DK-WEAP-041', 'nothingToLoad')];
  },
  perform: (table, io, man, { comrade }) => loadForComrade(table, io, man, teamer(table, comrade)),
};

/** DK-WEAP-041: the same in the gunner's own activation, between two shots; the chit is still the loader's. */
const beLoadedAct: ActKind<BeLoadedAct> = {
  do: 'beLoaded',
  isForm: form<BeLoadedAct>({ comrade: isNumber }),
  list: (table, man) =>
    loadersOf(table, man)
      .map(({ id }): BeLoadedAct => ({ do: 'beLoaded', comrade: id }))
      .filter(act => beLoadedAct.whyNot(table, man, act).length === 0),
  whyNot(table, man, { comrade }) {
    const loader = loadersOf(table, man).find(({ id, team }) => id === comrade && team === man.team);
    if (!loader) return [refuse('DK-WEAP-041', 'nobodyToLoad')];
    return whyNotInHisState(table, loader, 'loadForComrade', mustLeave(table, loader));
  },
  perform: (table, io, man, { comrade }) => loadForComrade(table, io, teamer(table, comrade), man),
};

export const SHOOTING_ACTS = [shootAct, sprayAct, flameAct, flechetteAct, reloadAct, loadAct, beLoadedAct] as const;
