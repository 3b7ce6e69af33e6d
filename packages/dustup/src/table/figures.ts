import type { Specialist } from '../content/schema.ts';
import type { Who } from './table.ts';

/**
 * DU-FORCE-051. Untreated figures carry a casualty marker, stabilised ones a wounded marker; disabled is the unhurt
 * occupant of a wrecked suit.
 */
export type FigureState = 'able' | 'untreated' | 'stabilised' | 'disabled' | 'killed';

export interface Figure {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly role: string;
  readonly specialist: Specialist | null;
  readonly close: string;
  /** The radius of its base in mils. */
  readonly radius: number;
  /** The unit it belongs to now: detaching, regrouping and being taken up change it. */
  unit: number;
  /** Armour and weapons can be lost with a suit, weapons also taken over. */
  armour: string;
  weapons: string[];
  /** Weapons by index that have fired in the activation going on, as bits (DU-SHOOT-003). */
  fired: number;
  state: FigureState;
  x: number;
  y: number;
  /** DU-MOVE-019: left behind by its unit; it lies where it is until somebody takes it up. */
  left: boolean;
  /** DU-MORALE-012: his unit has been tested for leaving him. */
  abandoned: boolean;
  /** Off the table for good: evacuated, taken prisoner, gone with its unit. */
  gone: boolean;
}

export function isAble(figure: Figure): boolean {
  return figure.state === 'able' && !figure.gone;
}

export function isWounded({ state, gone }: Figure): boolean {
  return (state === 'untreated' || state === 'stabilised') && !gone;
}

/** In the unit and with it, whole or wounded: not dead, not gone, not left behind. */
export function isWithUnit({ state, gone, left }: Figure): boolean {
  return state !== 'killed' && !gone && !left;
}
