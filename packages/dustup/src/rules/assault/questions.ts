import type { Listed } from '@sightline/kernel';
import type { Named, Names, Who } from '../../table/table.ts';

/** What an attacker does when the enemy has given way: he takes a unit's position, or goes after some. */
export type FollowUp =
  | { readonly do: 'occupy'; readonly unit: number }
  | { readonly do: 'pursue'; readonly units: readonly number[] }
  /** DU-ASSAULT-031: he may also decline. */
  | { readonly do: 'stay' };

/** DU-ASSAULT-007: decided before any die. */
export type StandOrWithdraw = Listed<'stand' | 'withdraw'> & {
  readonly kind: 'standOrWithdraw';
  readonly unit: Who;
  readonly by: readonly Who[];
};

/** DU-ASSAULT-031, DU-ASSAULT-032, DU-ASSAULT-071, DU-ASSAULT-084. */
export type AskFollowUp = Listed<FollowUp> & {
  readonly kind: 'followUp';
  readonly unit: Who;
  readonly names: Names;
};

/** DU-ASSAULT-039: at whom, of those caught on the way. */
export type DefensiveFire = Listed<number | 'hold'> & {
  readonly kind: 'defensiveFire';
  readonly unit: Who;
  readonly names: Names;
};

/** DU-ORDER-012: whether the second of two attackers comes in before the combat. */
export type ComeIn = Listed<'comeIn' | 'stayOut'> & { readonly kind: 'comeIn'; readonly unit: Who };
/** DU-ASSAULT-081: which enemy the leader of a split unit fights. */
export type LeaderAgainst = Listed<number> & {
  readonly kind: 'leaderAgainst';
  readonly unit: Who;
  readonly names: Names;
};

/** DU-ASSAULT-094: whether those with heavier weapons fight apart. */
export type StrikeApart = Listed<'together' | 'apart'> & { readonly kind: 'strikeApart'; readonly unit: Who };

/** DU-VEH-101: whether an explosive is spent on a mech or monster. */
export type UseCharge = Listed<'charge' | 'hands'> & {
  readonly kind: 'useCharge';
  readonly unit: Who;
  readonly charge: Named;
};

/** DU-VEH-112: how many inches a vehicle drives on through those who let it pass. */
export type DriveOn = Listed<number> & { readonly kind: 'driveOn'; readonly unit: Who };

/** DU-VEH-113: whether those who let it pass strike at it. */
export type StrikeAtHull = Listed<'strike' | 'letPass'> & {
  readonly kind: 'strikeAtHull';
  readonly unit: Who;
  readonly target: Who;
};

/** DU-VEH-120: who of a vehicle and those in it fires first. */
export type FireFirst = Listed<number> & {
  readonly kind: 'fireFirst';
  readonly unit: Who;
  readonly names: Names;
};

/** DU-VEH-095: whether the crew of a vehicle gets out to fight. */
export type CrewFights = Listed<'stayInside' | 'getOut'> & { readonly kind: 'crewFights'; readonly unit: Who };

export type AssaultQuestion =
  | CrewFights
  | FireFirst
  | UseCharge
  | DriveOn
  | StrikeAtHull
  | StandOrWithdraw
  | AskFollowUp
  | DefensiveFire
  | ComeIn
  | LeaderAgainst
  | StrikeApart;
