import type { DustupEvent } from '@sightline/dustup';

type Injury = Extract<DustupEvent, { readonly type: 'struck' }>['injury'];

/** Somebody who goes down, and how. */
export interface Fall {
  readonly figure: Extract<DustupEvent, { readonly type: 'struck' }>['figure'];
  readonly injury: Exclude<Injury, 'none' | 'dead' | 'patchedUp'>;
}

/** Who goes down by an event, whatever it was: a hit, a house that came down on him, a vehicle that was destroyed. */
export function fallIn(event: DustupEvent): Fall | null {
  switch (event.type) {
    case 'struck':
    case 'suitRolled':
    case 'occupantFared': {
      const { figure, injury } = event;
      return injury === 'none' || injury === 'dead' || injury === 'patchedUp' ? null : { figure, injury };
    }
    case 'occupantTested':
    case 'passengerTested':
      // Editions before it do not say whether a suit saw to him.
      return (event.wounds ?? event.hit) ? { figure: event.figure, injury: 'wounded' } : null;
    default:
      return null;
  }
}
