import type { Event, Io } from '@sightline/kernel';
import type { DamageEvent } from './rules/damage/events.ts';
import type { GrenadeEvent } from './rules/grenades/events.ts';
import type { ShootingEvent } from './rules/shooting/events.ts';

/**
 * What happens in DUCK!. Each chapter of the rules declares its own events beside its rules and this file joins them,
 * so that a reader finds an event where the rule that tells it is.
 */
export type DuckEvent = Event & (FumbleEvent | StressEvent | DamageEvent | ShootingEvent | GrenadeEvent);

/** DK-ACT-030 to DK-ACT-032. */
export type FumbleEvent = {
  type: 'fumbleTested';
  figure: number;
  task: string;
  face: number;
  factor: number;
  passed: boolean;
};

/** DK-KITTY-002. The points of a chit stay hidden. */
export type StressEvent = { type: 'stressChitsPlaced'; cause: string; number: number; inKitty: number };

export type DuckIo = Io<DuckEvent>;
