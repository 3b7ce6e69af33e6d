/** DU-ASSAULT-004, DU-ASSAULT-082: whom a unit assaults, up to three enemies at once. */
export interface DeclareAssault {
  readonly do: 'assault';
  readonly targets: readonly number[];
  /** DU-MOVE-019: wounded who stay behind though they might be carried. */
  readonly leave?: readonly number[];
}

export type AssaultAct =
  | DeclareAssault
  /** DU-ASSAULT-034, DU-ASSAULT-047: the second move to contact of an assault that fell short. */
  | { readonly do: 'pressOn' };
