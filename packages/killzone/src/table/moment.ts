import { moments } from '@sightline/kernel';
import type { KillzoneEvent } from './events.ts';
import type { Killzone } from './table.ts';
import type { Figure, Group } from './units.ts';

/** What happens in one chapter and concerns others. */
export type KillzoneMoment =
  /** A side is about to place its groups. */
  | { readonly on: 'sideDeploys'; readonly side: number }
  /** KZ-INIT-001: a new turn, before anybody new comes onto the table. */
  | { readonly on: 'turnBegan' }
  /** The battle goes on, and initiative is rolled next. */
  | { readonly on: 'initiativeNears' }
  /** KZ-INIT-006: the figures of a group have done all they will; hand-to-hand comes next. */
  | { readonly on: 'figuresActed'; readonly group: Group }
  | { readonly on: 'actionEnded'; readonly group: Group }
  /** Every group has had its action. */
  | { readonly on: 'groupsActed' }
  /** A figure has come to the end of its move, on the table or off it. */
  | { readonly on: 'stopped'; readonly figure: Figure }
  /** KZ-MOVE-006: a figure is off the table, whichever way. */
  | { readonly on: 'leftTable'; readonly figure: Figure }
  /** Somebody else has put a figure where it is now. */
  | { readonly on: 'displaced'; readonly figure: Figure }
  | { readonly on: 'suppressed'; readonly figure: Figure }
  | { readonly on: 'killed'; readonly figure: Figure }
  | { readonly on: 'captured'; readonly figure: Figure };

export const { happen, listen } = moments<Killzone, KillzoneEvent, KillzoneMoment>();
