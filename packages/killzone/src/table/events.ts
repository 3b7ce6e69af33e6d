import type { Event, Tally } from '@sightline/kernel';
import type { Edge, Order } from '../content/schema.ts';
import type { Way } from '../ground/way.ts';
import type { CombatResult, Fighter } from '../rules/hand-to-hand/events.ts';
import type { Harm } from '../rules/suppression/events.ts';
import type { VehicleEvent } from '../rules/vehicles/events.ts';
import type { FireState } from './table.ts';
import type { Place, Who } from './units.ts';

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

/** What drugs, fire and smoke do. */
export type HazardEvent = Event &
  (
    | { type: 'overdosesRolled'; group: Who; dice: readonly number[]; overdoses: number }
    | { type: 'overdosed'; figure: Who }
    | { type: 'sleptItOff'; figure: Who }
    /** The opponent moved somebody who no longer knows where he is going. */
    | { type: 'shifted'; figure: Who; from: Place; to: Place }
    | { type: 'roomAttacked'; room: Who; weapon: string }
    | { type: 'fireRolled'; where: Who; die: number; result: FireState }
    | { type: 'jumped'; figure: Who; floor: number; end: Place }
    | { type: 'smokeDrifted'; from: Place; to: Place }
    | { type: 'smokeSpread'; at: Place }
    | { type: 'dispersalRolled'; at: Place; die: number; gone: boolean }
    | { type: 'barrageFired'; side: string; at: Place; die: number; hit: boolean }
  );
