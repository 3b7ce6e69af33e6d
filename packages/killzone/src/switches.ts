import type { Setup } from '@sightline/kernel';

/** Our readings of the rules that have another, chosen before the battle. */
export interface Rulings {
  readonly assaultDefends: boolean;
  readonly ramSkid: 'wrecked' | 'both';
  readonly fireTable: 'swapped' | 'printed';
  readonly hiddenKeepDown: 'claimed' | 'counts';
}

export function rulingsOf({ switches }: Setup): Rulings {
  return {
    assaultDefends: switches['assaultDefends'] === true,
    ramSkid: switches['ramSkid'] === 'both' ? 'both' : 'wrecked',
    fireTable: switches['fireTable'] === 'printed' ? 'printed' : 'swapped',
    hiddenKeepDown: switches['hiddenKeepDown'] === 'counts' ? 'counts' : 'claimed',
  };
}
