import type { Event, Tally } from '@sightline/kernel';
import type { Edge, Order } from './content/schema.ts';
import type { HazardEvent } from './events-hazards.ts';
import type { VehicleEvent } from './events-vehicles.ts';
import type { Way } from './ground/way.ts';
import type { Place, Who } from './table.ts';

/** How somebody came to harm; words.ts puts it into a sentence. */
export type Harm = 'shot' | 'burst' | 'flame' | 'combat' | 'crash' | 'ram' | 'bailOut' | 'fire' | 'fall' | 'order';

export type KillzoneEvent = CoreEvent | HazardEvent | VehicleEvent;

export type CoreEvent = Event &
  (
    | { type: 'edgeRolled'; side: string; die: number }
    | { type: 'edgeChosen'; side: string; edge: Edge }
    | { type: 'deployed'; group: Who; places: readonly Place[] }
    | { type: 'arrived'; group: Who }
    | { type: 'turnBegan'; turn: number }
    /** The order is told to its owner alone until it is shown. */
    | { type: 'orderGiven'; group: Who; seat: string; order?: Order }
    | { type: 'orderShown'; group: Who; order: Order }
    | { type: 'initiativeRolled'; group: Who; dice: readonly number[]; tally: Tally }
    | { type: 'tieRolled'; group: Who; die: number }
    | { type: 'sequenceSet'; groups: readonly Who[] }
    | { type: 'actionBegan'; group: Who }
    | { type: 'actionPassed'; group: Who }
    | { type: 'removalRolled'; figure: Who; die: number; tally: Tally; removed: boolean }
    | { type: 'moved'; figure: Who; way: Way; cost: number; end: Place }
    | { type: 'leftTable'; figure: Who }
    | { type: 'shotFired'; figure: Who; weapon: string; at: string }
    | {
        type: 'targetingRolled';
        figure: Who;
        die: number;
        tally: Tally;
        needs: number;
        hit: boolean;
      }
    | { type: 'damageRolled'; figure: Who; dice: readonly number[]; total: number; killScore: number }
    | { type: 'killed'; figure: Who; by: Harm }
    | { type: 'suppressed'; figure: Who; by: Harm }
    | { type: 'unshaken'; figure: Who }
    | { type: 'heroicSaveRolled'; figure: Who; die: number; saved: boolean }
    | { type: 'foughtHandToHand'; attacker: Fighter; defender: Fighter }
    | { type: 'combatDecided'; winner: Who; loser: Who; tally: Tally; margin: number; result: CombatResult }
    | { type: 'captured'; figure: Who; captor: Who }
    | { type: 'freed'; figure: Who }
    | { type: 'carriedOff'; figure: Who; captor: Who }
    | { type: 'changeTested'; group: Who; die: number; tally: Tally; result: 'suppressed' | 'stays' | 'changed' }
    | { type: 'burstLanded'; figure: Who; weapon: string; at: Place }
    | { type: 'burstDrifted'; figure: Who; from: Place; to: Place }
    | { type: 'missed'; figure: Who; weapon: string }
    | { type: 'pickedUp'; figure: Who }
    | { type: 'prizeDropped'; at: Place }
    | { type: 'scored'; side: string; points: number; total: number }
    | { type: 'battleEnded'; winners: readonly string[]; reason: string; scores: readonly number[] }
  );

/** One fighter's half of a hand-to-hand combat. */
export interface Fighter {
  readonly figure: Who;
  readonly dice: readonly number[];
  readonly tally: Tally;
  readonly doubled: boolean;
  readonly score: number;
}

export type CombatResult = 'noEffect' | 'suppressed' | 'killed' | 'captured';
