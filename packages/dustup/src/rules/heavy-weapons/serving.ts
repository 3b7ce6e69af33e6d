import { type Refusal, refuse } from '@sightline/kernel';
import { rangeOf, weaponNamed } from '../../content/weapons.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { handsOn, type Piece, pieceOf } from '../../table/pieces.ts';
import type { Dustup } from '../../table/table.ts';
import { ableCount, type Unit } from '../../table/units.ts';
import { whyNotByRemote } from '../guided-weapons/remote.ts';
import { isShutIn } from '../vehicles/hatches.ts';

/** Why a crew may not fire its gun at something so many mils away; markers bar it before (DU-HEAVY-031, turn/states.ts). */
export function whyNotServe(table: Dustup, unit: Unit, range: number): Refusal[] {
  const piece = pieceOf(table, unit);
  if (piece === null) return [refuse('DU-HEAVY-001', 'noGun')];
  const weapon = weaponNamed(table, piece.weapon);
  const { name } = weapon.row;
  const about = { weapon: name };
  // DU-GAP2-015: it finds nothing on the ground to follow.
  if (weapon.kind === 'antiAir') return [refuse('DU-GAP2-015', 'onlyAircraft', about)];
  if (weapon.kind === 'mortar') return [refuse('DU-ARTY-008', 'onlyIndirect', about)];
  const manned = whyNotWork(table, unit, piece);
  if (manned.length > 0) return manned;
  const reach = rangeOf(weapon);
  const isOut = reach !== null && range > reach * 1000 + TOLERANCE;
  return isOut ? [refuse('DU-SHOOT-014', 'outOfRange', { weapon: name, range: reach })] : [];
}

/** What stands against firing a gun, whatever at. */
export function whyNotWork(table: Dustup, unit: Unit, piece: Piece): Refusal[] {
  const { name } = weaponNamed(table, piece.weapon).row;
  const about = { weapon: name };
  if (piece.state === 'ruined') return [refuse('DU-HEAVY-013', 'gunIsRuined', about)];
  if (piece.state === 'disabled') return [refuse('DU-HEAVY-013', 'gunOutOfOrder', about)];
  if (!isReady(piece)) return [notReady(piece, name)];
  if (piece.fired) return [refuse('DU-HEAVY-015', 'gunFired', about)];
  if (piece.shots !== null && piece.spent >= piece.shots) return [refuse('DU-HEAVY-035', 'gunEmpty', about)];
  return piece.isRemote ? whyNotByRemote(table, unit, piece) : whyNotManned(table, unit, piece, name);
}

/** DU-HEAVY-003, DU-HEAVY-009, DU-GUIDED-001: set up or unlimbered; from the shoulder one fires at once. */
function isReady({ isSetUp, carriage }: Piece): boolean {
  return isSetUp || carriage === 'shoulder';
}

function notReady({ carriage }: Piece, weapon: string): Refusal {
  if (carriage === 'towed') return refuse('DU-HEAVY-009', 'gunLimbered', { weapon });
  return refuse('DU-HEAVY-003', 'gunNotReady', { weapon });
}

/**
 * DU-HEAVY-006, DU-HEAVY-007, DU-HEAVY-016: size 1 fires as long as anybody is there, larger ones with half their crew, and
 * somebody has to be at it.
 */
function whyNotManned(table: Dustup, unit: Unit, piece: Piece, weapon: string): Refusal[] {
  const { kind, row } = weaponNamed(table, piece.weapon);
  if (isShutIn(table, unit)) return [refuse('DU-VEH-086', 'noPorts')];
  const isLarge = kind === 'heavy' && row.size > 1;
  const able = ableCount(table, unit);
  if (isLarge && 2 * able < piece.crew) {
    return [refuse('DU-HEAVY-007', 'tooFewGunners', { weapon, needs: Math.ceil(piece.crew / 2), able })];
  }
  return handsOn(table, unit, piece).length > 0 ? [] : [refuse('DU-HEAVY-016', 'nobodyAtGun')];
}
