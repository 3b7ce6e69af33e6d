import type { Setup, Switch } from '@sightline/kernel';

/** Where sensible people read a rule in two ways, players choose; the first value is how we read it. */
export const SWITCHES = [
  { id: 'assaultDefends', rule: 'KZ-ORDER-003', kind: 'ruling', values: [false, true] },
  { id: 'hiddenKeepDown', rule: 'KZ-ORDER-011', kind: 'ruling', values: ['claimed', 'counts'] },
  { id: 'ramSkid', rule: 'KZ-VEH-032', kind: 'ruling', values: ['wrecked', 'both'] },
  { id: 'fireTable', rule: 'KZ-FIRE-006', kind: 'ruling', values: ['swapped', 'printed'] },
] as const satisfies readonly Switch[];

export type SwitchId = (typeof SWITCHES)[number]['id'];

/** Our readings of the rules that have another, chosen before the battle. */
export interface Rulings extends Readonly<Record<SwitchId, unknown>> {
  readonly assaultDefends: boolean;
  readonly ramSkid: 'wrecked' | 'both';
  readonly fireTable: 'swapped' | 'printed';
  readonly hiddenKeepDown: 'claimed' | 'counts';
}

/** A value that is none of a switch's is its first. */
export function readingsOf({ switches }: Setup): Rulings {
  return {
    assaultDefends: switches['assaultDefends'] === true,
    ramSkid: switches['ramSkid'] === 'both' ? 'both' : 'wrecked',
    fireTable: switches['fireTable'] === 'printed' ? 'printed' : 'swapped',
    hiddenKeepDown: switches['hiddenKeepDown'] === 'counts' ? 'counts' : 'claimed',
  };
}
