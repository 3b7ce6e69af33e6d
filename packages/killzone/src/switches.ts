import type { Setup, Switch } from '@sightline/kernel';

/** Where sensible people read a rule in two ways, players choose; the first value is how we read it. */
export const SWITCHES = [
  { id: 'assaultDefends', rule: 'KZ-ORDER-003', kind: 'ruling', values: [false, true] },
  { id: 'hiddenKeepDown', rule: 'KZ-ORDER-011', kind: 'ruling', values: ['claimed', 'counts'] },
  { id: 'ramSkid', rule: 'KZ-VEH-032', kind: 'ruling', values: ['wrecked', 'both'] },
  { id: 'fireTable', rule: 'KZ-FIRE-006', kind: 'ruling', values: ['swapped', 'printed'] },
  { id: 'burntOutRooms', rule: 'KZ-FIRE-009', kind: 'ruling', values: ['spared', 'hurt'] },
  { id: 'majorFireEntry', rule: 'KZ-FIRE-010', kind: 'ruling', values: ['barred', 'atOwnRisk'] },
  { id: 'boarding', rule: 'KZ-VEH-005', kind: 'ruling', values: ['atRest', 'anySpeed'] },
  { id: 'stunstick', rule: 'KZ-WEAP-013', kind: 'ruling', values: ['suppresses', 'captures'] },
  { id: 'drunkenAim', rule: 'KZ-DRUG-024', kind: 'ruling', values: ['targeting', 'damage'] },
] as const satisfies readonly Switch[];

export type SwitchId = (typeof SWITCHES)[number]['id'];

/** Our readings of the rules that have another, chosen before the battle. */
export interface Rulings extends Readonly<Record<SwitchId, unknown>> {
  readonly assaultDefends: boolean;
  readonly ramSkid: 'wrecked' | 'both';
  readonly fireTable: 'swapped' | 'printed';
  readonly hiddenKeepDown: 'claimed' | 'counts';
  readonly burntOutRooms: 'spared' | 'hurt';
  readonly majorFireEntry: 'barred' | 'atOwnRisk';
  readonly boarding: 'atRest' | 'anySpeed';
  readonly stunstick: 'suppresses' | 'captures';
  readonly drunkenAim: 'targeting' | 'damage';
}

/** A value that is none of a switch's is its first. */
export function readingsOf({ switches }: Setup): Rulings {
  return {
    assaultDefends: switches['assaultDefends'] === true,
    ramSkid: switches['ramSkid'] === 'both' ? 'both' : 'wrecked',
    fireTable: switches['fireTable'] === 'printed' ? 'printed' : 'swapped',
    hiddenKeepDown: switches['hiddenKeepDown'] === 'counts' ? 'counts' : 'claimed',
    burntOutRooms: switches['burntOutRooms'] === 'hurt' ? 'hurt' : 'spared',
    majorFireEntry: switches['majorFireEntry'] === 'atOwnRisk' ? 'atOwnRisk' : 'barred',
    boarding: switches['boarding'] === 'anySpeed' ? 'anySpeed' : 'atRest',
    stunstick: switches['stunstick'] === 'captures' ? 'captures' : 'suppresses',
    drunkenAim: switches['drunkenAim'] === 'damage' ? 'damage' : 'targeting',
  };
}
