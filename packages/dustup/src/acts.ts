import type { AssaultAct } from './acts/assault.ts';
import type { CommandAct } from './acts/command.ts';
import type { FieldAct } from './acts/field.ts';
import type { HazardAct } from './acts/hazards.ts';
import type { MedicalAct } from './acts/medical.ts';
import type { ShootingAct } from './acts/shooting.ts';

/** One thing that a unit may spend an action on; each chapter has its own. */
export type Act = FieldAct | ShootingAct | AssaultAct | CommandAct | HazardAct | MedicalAct;

/** DU-REORG-004: one thing that a reorganise action may be used for. */
export type Use = Extract<Act, { do: 'reorganise' }>['use'];

/**
 * DU-TURN-017: the actions of the rulebook, as states of a unit allow or bar them. Later chapters count theirs among
 * these: requests are 'communicate', smoke is 'reorganise'.
 */
export type ActionName =
  | 'assault'
  | 'communicate'
  | 'detach'
  | 'detect'
  | 'medical'
  | 'move'
  | 'order'
  | 'prop'
  | 'unprop'
  | 'rally'
  | 'regroup'
  | 'recover'
  | 'reorganise'
  | 'shoot'
  | 'activateDetachment'
  | 'rejoin'
  | 'drone'
  | 'fightFire'
  | 'stop';
