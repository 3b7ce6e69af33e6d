import type { RuleId } from '@sightline/ledger';
import type { ServedRow } from './schema.ts';
import type { Mountable } from './vehicle-schema.ts';

/** What is wrong with the weapon of a crew: where, by which rule, and how that is said of our own content. */
export interface ServedFault {
  readonly at: 'weapon' | 'on' | 'fireControl';
  readonly rule: RuleId;
  readonly code: 'noSuchGun' | 'notSoMounted' | 'tooLargeForTripod' | 'needsFireControl';
  readonly message: string;
}

/** DU-HEAVY-002, DU-GUIDED-001: why a crew cannot serve a weapon so; null if it can. */
export function servedFault(served: ServedRow, weapon: Mountable | undefined): ServedFault | null {
  switch (weapon?.kind) {
    case 'heavy':
      return heavyFault(weapon.row.size, served);
    case 'guided':
    case 'antiAir':
      return missileFault(weapon.row.carried, served);
    case 'mortar':
      return served.on === 'tripod' ? null : notOnTripod();
    case 'support':
    case undefined:
      return unknownFault(served);
    default:
      return weapon satisfies never;
  }
}

function unknownFault({ weapon }: ServedRow): ServedFault {
  return {
    at: 'weapon',
    rule: 'DU-HEAVY-001',
    code: 'noSuchGun',
    message: `there is no weapon "${weapon}" for a crew`,
  };
}

function missileFault(carried: readonly string[], { on }: ServedRow): ServedFault | null {
  const wanted = on === 'launcher' ? 'manPacked' : on === 'shoulder' ? 'shoulder' : null;
  if (wanted !== null && carried.includes(wanted)) return null;
  return {
    at: 'on',
    rule: 'DU-GUIDED-001',
    code: 'notSoMounted',
    message: `a missile of this kind is not fired from a ${on} (DU-GUIDED-001)`,
  };
}

function heavyFault(size: number, { on, fireControl }: ServedRow): ServedFault | null {
  if (on === 'launcher' || on === 'shoulder') {
    const message = 'a heavy weapon stands on a tripod or a carriage (DU-HEAVY-002)';
    return { at: 'on', rule: 'DU-HEAVY-002', code: 'notSoMounted', message };
  }
  if (on === 'tripod' && size > 1) return tooLarge(size);
  if (fireControl !== undefined) return null;
  return {
    at: 'fireControl',
    rule: 'DU-HEAVY-027',
    code: 'needsFireControl',
    message: 'a heavy weapon has a grade of fire control (DU-HEAVY-027)',
  };
}

function tooLarge(size: number): ServedFault {
  return {
    at: 'on',
    rule: 'DU-HEAVY-002',
    code: 'tooLargeForTripod',
    message: `a weapon of size ${size} is too large for a tripod (DU-HEAVY-002)`,
  };
}

function notOnTripod(): ServedFault {
  const message = 'a mortar is set up on the ground like what stands on a tripod (DU-ARTY-001)';
  return { at: 'on', rule: 'DU-ARTY-001', code: 'notSoMounted', message };
}
