import type { Tally } from '@sightline/kernel';

/** A tally as a sum with its reasons: "4, +1 troop type, -1 suppressed member". */
export function sum(tally: Tally): string {
  return `${tally.base}${added(tally)}`;
}

export function added({ parts }: Tally): string {
  return parts
    .filter(({ value }) => value !== 0)
    .map(({ value, why }) => `, ${value > 0 ? '+' : ''}${value} ${REASONS[why] ?? why}`)
    .join('');
}

/** Why a number was changed. */
const REASONS: Readonly<Record<string, string>> = {
  troop: 'troop type',
  leader: 'leader',
  suppressedMember: 'suppressed member',
  halfStrength: 'half strength',
  staySharp: 'Stay Sharp',
  keepDown: 'Keep Down',
  enemyNear: 'enemy near',
  softCover: 'soft cover',
  hardCover: 'hard cover',
  targetSuppressed: 'target suppressed',
  targetDown: 'target on Keep Down',
  targetRan: 'target running',
  night: 'night',
  fromFastVehicle: 'from a fast vehicle',
  atFastVehicle: 'at a fast vehicle',
  sightingAid: 'sighting aid',
  aimed: 'aimed',
  powerArmour: 'power armour',
  captive: 'captive',
  hero: 'hero',
  powerGlove: 'power glove',
  none: 'no armour',
  light: 'light armour',
  medium: 'medium armour',
  heavy: 'heavy armour',
  'power-armoured-trooper': 'power armour',
  cyborg: 'cyborg',
  droid: 'droid',
  robot: 'robot',
  foughtBefore: 'fought before',
  sharp: 'Sharp',
  speed: 'Speed',
  haywire: 'Haywire',
  dove: 'Dove',
  alcohol: 'alcohol',
  speedOver: 'speed',
};
