import type { Tally } from '@sightline/kernel';
import type { Faces } from '../../dice/ladder.ts';
import type { Success } from '../../dice/rolls.ts';
import type { Landmark } from '../../ground/landmarks.ts';
import type { Told } from '../../table/events.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import type { Named, Place, Who } from '../../table/table.ts';
import type { PoolDie } from '../shooting/events.ts';

/** DU-ASSAULT-023: what the first courage test comes to. */
export type CourageResult = 'withdraws' | 'contact' | 'off' | 'ends';
/** DU-ASSAULT-068, DU-ASSAULT-074: who has lost the combat; at a draw the attacker goes, but keeps his confidence. */
export type OutcomeResult = 'attackerLoses' | 'defenderLoses' | 'drawn';

/** DU-VEH-112 to DU-VEH-114: how those take it whom a vehicle drives at. */
export type ShockResult = 'strike' | 'stood' | 'gaveWay';

/** One side of a courage test: its die after open shifts, the shifts, and the face. */
export interface CourageRoll {
  readonly die: Faces;
  readonly shifts: Tally;
  readonly face: number;
}

export type AssaultEvent = Told &
  (
    | { type: 'assaultDeclared' | 'shockDeclared'; unit: Who; targets: readonly Who[] }
    | {
        type: 'shockTested';
        unit: Who;
        target: Who;
        attack: CourageRoll;
        defence: CourageRoll;
        result: ShockResult;
      }
    | { type: 'houseRammed'; unit: Who; building: number }
    | { type: 'droveThrough'; unit: Who; targets: readonly Who[]; route: readonly Place[]; where: Landmark }
    | {
        type: 'courageTested';
        unit: Who;
        target: Who;
        attack: CourageRoll;
        defence: CourageRoll;
        result: CourageResult;
      }
    | {
        type: 'outcomeTested';
        unit: Who;
        target: Who;
        attack: CourageRoll;
        defence: CourageRoll;
        result: OutcomeResult;
      }
    | {
        type: 'charged';
        unit: Who;
        face: number | null;
        die: Tally;
        points: number;
        /** What contact would have cost; null if there was no way to it. */
        needed: number | null;
        route: readonly Place[];
        contact: boolean;
      }
    | { type: 'closedIn'; unit: Who; targets: readonly Who[] }
    | { type: 'chargePlanted'; unit: Who; target: Who; face: ArmourFace; charge: Named | null }
    | { type: 'shutUp'; unit: Who; vehicle: Who }
    | { type: 'heldFire'; unit: Who }
    | { type: 'firedInDefence'; unit: Who; target: Who }
    | {
        type: 'defensiveFireTested' | 'reactionTested';
        unit: Who;
        die: Faces;
        face: number;
        target: number;
        passed: boolean;
      }
    | { type: 'fellBack'; unit: Who; to: Place; where: Landmark }
    | {
        type: 'fought';
        round: 1 | 2;
        unit: Who;
        target: Who;
        die: Tally;
        targetDie: Faces;
        targetFace: number;
        pool: readonly PoolDie[];
        success: Success;
      }
    | { type: 'overran'; unit: Who; target: Who }
    | { type: 'occupied'; unit: Who; at: Place; where: Landmark }
    | { type: 'stayedPut'; unit: Who }
  );
