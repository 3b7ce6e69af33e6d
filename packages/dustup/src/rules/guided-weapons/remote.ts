import { isWithin } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { weaponNamed } from '../../content/weapons.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { isClear } from '../../ground/sight.ts';
import { handsOn, type Piece, pieceOf } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, type Eyed, NONE, placeOf } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import type { Shot } from '../shooting/shot.ts';

/** DU-GUIDED-016: how far from it the operator may be, in mils. */
const REACH = 12_000 + TOLERANCE;

export function whyNotReadyRemote(table: Dustup, unit: Unit): Refusal[] {
  const piece = pieceOf(table, unit);
  if (piece === null || piece.carriage !== 'manPacked' || weaponNamed(table, piece.weapon).kind !== 'guided') {
    return [refuse('DU-GUIDED-015', 'noLauncher')];
  }
  if (!piece.isSetUp) return [refuse('DU-GUIDED-015', 'launcherNotReady')];
  if (piece.isRemote) return [refuse('DU-GUIDED-015', 'remoteAlready')];
  return handsOn(table, unit, piece).length === 0 ? [refuse('DU-HEAVY-016', 'nobodyAtGun')] : [];
}

/** DU-GUIDED-015: one more action once it stands. */
export function readyRemote(table: Dustup, io: DustupIo, unit: Unit): void {
  const piece = pieceOf(table, unit)!;
  piece.isRemote = true;
  piece.isLoaded = true;
  tellOf(table, io, unit, { type: 'remoteReadied', rule: 'DU-GUIDED-015', unit: unit.who });
}

export function whyNotReload(table: Dustup, unit: Unit): Refusal[] {
  const piece = pieceOf(table, unit);
  if (piece === null || !piece.isRemote || piece.isLoaded) return [refuse('DU-GUIDED-018', 'nothingToReload')];
  if (piece.shots !== null && piece.spent >= piece.shots) return [refuse('DU-GUIDED-018', 'nothingToReload')];
  return handsOn(table, unit, piece).length === 0 ? [refuse('DU-HEAVY-016', 'nobodyAtGun')] : [];
}

/** DU-GUIDED-018: somebody goes there and puts in the next one. */
export function reload(table: Dustup, io: DustupIo, unit: Unit): void {
  pieceOf(table, unit)!.isLoaded = true;
  tellOf(table, io, unit, { type: 'launcherReloaded', rule: 'DU-GUIDED-018', unit: unit.who });
}

/** DU-GUIDED-016, DU-GUIDED-018: why a launcher on remote cannot be fired from where its operator is. */
export function whyNotByRemote(table: Dustup, unit: Unit, piece: Piece): Refusal[] {
  if (!piece.isLoaded) return [refuse('DU-GUIDED-018', 'launcherEmpty')];
  return isWithin(placeOf(table, unit), piece, REACH) ? [] : [refuse('DU-GUIDED-016', 'remoteTooFar')];
}

/** DU-GUIDED-017: the launcher that a shot comes from while its crew is elsewhere; null for all other shots. */
export function launcherOf(table: Dustup, unit: Unit, shots: readonly Shot[]): Piece | null {
  if (unit.hull !== null || shots[0]?.[0] !== NONE) return null;
  const piece = pieceOf(table, unit);
  return piece?.isRemote ? piece : null;
}

/** DU-GUIDED-017: what the launcher sees will do as well. */
export function isSeenByLauncher(table: Dustup, { sensors }: Unit, launcher: Piece | null, at: Eyed): boolean {
  return launcher !== null && isClear(table, launcher, at, sensors);
}
