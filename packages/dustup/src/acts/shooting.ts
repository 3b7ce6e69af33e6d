/** DU-SHOOT-022, DU-SHOOT-025: what is thrown instead of firing one's own weapon. */
export type Thrown = 'grenade' | 'antiTankGrenade';

/** A figure and what it fires: one of its weapons by index, or something thrown. */
export type Shot = readonly [figure: number, weapon: number | Thrown];

/** DU-SHOOT-061: who fires what at whom. */
export interface ShootAct {
  readonly do: 'shoot';
  readonly target: number;
  readonly shots: readonly Shot[];
  /** DU-SHOOT-048. */
  readonly suppressive?: true;
}

export type ShootingAct = ShootAct;

export type ShootingUse =
  /** DU-SHOOT-056: between partial and complete concealment. */
  | { readonly for: 'conceal' }
  | { readonly for: 'showUp' }
  /** DU-SHOOT-060. */
  | { readonly for: 'takeOver'; readonly from: number; readonly weapon: number; readonly by: number };
