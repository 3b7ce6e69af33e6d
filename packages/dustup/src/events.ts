import type { AssaultEvent } from './events/assault.ts';
import type { CommandEvent } from './events/command.ts';
import type { FieldEvent } from './events/field.ts';
import type { HazardEvent } from './events/hazards.ts';
import type { MedicalEvent } from './events/medical.ts';
import type { MoraleEvent } from './events/morale.ts';
import type { ShootingEvent } from './events/shooting.ts';

/** What happened; each chapter has its own. */
export type DustupEvent =
  | AssaultEvent
  | FieldEvent
  | HazardEvent
  | MedicalEvent
  | ShootingEvent
  | CommandEvent
  | MoraleEvent;
