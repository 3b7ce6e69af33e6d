import { hasKeys } from '@sightline/kernel';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { bare, isFlag, isInt, naming } from '../../table/forms.ts';
import { areShots, type Shot } from '../shooting/shot.ts';
import { foreseeMending, mendGun, whyNotMend } from './hits.ts';
import { limber, limberingsOf, unlimber, whyNotLimber, whyNotUnlimber } from './limbering.ts';
import { pieceShotsOf, shootPiece, whyNotShootPiece } from './piece-target.ts';
import { pack, setUp, whyNotPack, whyNotSetUp } from './setting-up.ts';
import { gunsLeftFor, gunsToWreck, manGun, whyNotManGun, whyNotWreckGun, wreckGun } from './taking-over.ts';

/** DU-HEAVY-009: behind a vehicle. */
export interface LimberUse {
  readonly do: 'limber';
  readonly vehicle: number;
}

/** DU-HEAVY-008: a gun that nobody serves is taken over, or wrecked by the enemy. */
export interface ManGunUse {
  readonly do: 'manGun';
  readonly piece: number;
}
export interface WreckGunUse {
  readonly do: 'wreckGun';
  readonly piece: number;
}

export type HeavyWeaponUse =
  /** DU-HEAVY-003. */
  | { readonly do: 'setUp' }
  | { readonly do: 'pack' }
  | LimberUse
  | { readonly do: 'unlimber' }
  /** DU-HEAVY-013. */
  | { readonly do: 'mendGun' }
  | ManGunUse
  | WreckGunUse;

/** DU-GUIDED-018: at a gun that stands by itself, with these figures and weapons. */
export interface ShootPieceAct {
  readonly do: 'shootPiece';
  readonly piece: number;
  readonly shots: readonly Shot[];
  readonly suppressive?: true;
}

export type HeavyWeaponAct = ShootPieceAct;

export const heavyWeaponActs: ActionKinds<HeavyWeaponAct> = {
  shootPiece: {
    do: 'shootPiece',
    action: 'shoot',
    isForm: value =>
      hasKeys(value, ['do', 'piece', 'shots'], ['suppressive']) &&
      isInt(value['piece']) &&
      areShots(value['shots']) &&
      isFlag(value, 'suppressive'),
    list: pieceShotsOf,
    whyNot: whyNotShootPiece,
    perform: shootPiece,
  },
};

export const heavyWeaponUses: UseKinds<HeavyWeaponUse> = {
  setUp: bare('setUp', whyNotSetUp, setUp),
  // Whoever can fire it does not pack it without a plan; players know theirs.
  pack: { ...bare('pack', whyNotPack, pack), list: () => [] },
  limber: {
    do: 'limber',
    isForm: naming('vehicle'),
    list: limberingsOf,
    whyNot: whyNotLimber,
    perform: limber,
  },
  unlimber: bare('unlimber', whyNotUnlimber, unlimber),
  mendGun: { ...bare('mendGun', whyNotMend, mendGun), foresee: foreseeMending },
  manGun: {
    do: 'manGun',
    isForm: naming('piece'),
    list: (table, unit) => gunsLeftFor(table, unit).map(({ id }) => ({ do: 'manGun', piece: id })),
    whyNot: (table, unit, { piece }) => whyNotManGun(table, unit, table.pieces[piece]),
    perform: (table, io, unit, { piece }) => manGun(table, io, unit, table.pieces[piece]!),
  },
  wreckGun: {
    do: 'wreckGun',
    isForm: naming('piece'),
    list: (table, unit) => gunsToWreck(table, unit).map(({ id }) => ({ do: 'wreckGun', piece: id })),
    whyNot: (table, unit, { piece }) => whyNotWreckGun(table, unit, table.pieces[piece]),
    perform: (table, io, unit, { piece }) => wreckGun(table, io, unit, table.pieces[piece]!),
  },
};
