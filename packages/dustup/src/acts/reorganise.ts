import type { CommandUse } from './command.ts';
import type { HazardUse } from './hazards.ts';
import type { MedicalUse } from './medical.ts';
import type { ShootingUse } from './shooting.ts';

/** DU-REORG-004: what a reorganise action is for; each chapter has its own. */
export type ReorganiseUse = FieldUse | ShootingUse | CommandUse | HazardUse | MedicalUse;

export type FieldUse =
  | { readonly for: 'rearrange' }
  | { readonly for: 'formColumn' }
  | { readonly for: 'leaveColumn' }
  | { readonly for: 'mount' }
  | { readonly for: 'dismount' }
  | { readonly for: 'takeUpWounded' }
  | { readonly for: 'takePrisoners' }
  /** DU-GAP-023: the object of a scenario. */
  | { readonly for: 'pickUp'; readonly objective: number }
  /** DU-GAP-025: work at the charges of the bridge. */
  | { readonly for: 'blowBridge' };
