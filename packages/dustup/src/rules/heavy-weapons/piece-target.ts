import { part, type Refusal, refuse } from '@sightline/kernel';
import { HEAVY_TABLES } from '../../content/arsenal.ts';
import { namedWeapon } from '../../content/weapons.ts';
import { timesKey } from '../../dice/times.ts';
import { isObscured, shelterAt } from '../../ground/cover.ts';
import { isAloft, isUnderSomething, shelterFromAboveAt } from '../../ground/from-above.ts';
import { seesPlace } from '../../ground/sight.ts';
import { handsOn, isPacked, type Piece, placeOfPiece } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, type Eyed, NONE, placeOf } from '../../table/table.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import type { Injury } from '../casualties/events.ts';
import { struck } from '../casualties/harm.ts';
import { isSeenByLauncher, launcherOf } from '../guided-weapons/remote.ts';
import { isLostInNight, shootAt, whyNotFireAt } from '../shooting/shoot-action.ts';
import { firesAt } from '../shooting/shots.ts';
import type { Target } from '../shooting/target.ts';
import { armourShifts } from '../shooting/unit-target.ts';
import type { ShootPieceAct } from './acts.ts';
import { asStruck, sufferGun } from './hits.ts';

/** DU-GUIDED-018: a launcher or a gun that stands by itself, as somebody sees it who fires at it, from where he is or from where his own stands: small, with plate of its own. */
function pieceTarget(table: Dustup, firer: Unit, piece: Piece, from: Eyed = placeOf(table, firer)): Target<Injury> {
  const { x, y } = placeOfPiece(table, piece)!;
  const isAbove = isAloft(table, firer);
  const shelter = isAbove ? shelterFromAboveAt(table, { x, y }) : shelterAt(table, { x, y }, from);
  const shifts = armourShifts(shelter, { propped: false });
  const weapon = namedWeapon(table, piece.weapon);
  const isPartial = shelter.concealment !== 'none';
  return {
    who: null,
    rule: 'DU-GUIDED-018',
    at: { x, y },
    side: piece.side,
    posture: [
      part('DU-GUIDED-018', 1, 'smallTarget'),
      ...(isPartial ? [part('DU-SHOOT-054', 1, 'partlyConcealed')] : []),
    ],
    armourClass: 0,
    column: 'point',
    ecm: HEAVY_TABLES.ecm.infantry,
    isCovered: shelter.cover !== 'none',
    isObscured: () => (isAbove ? isUnderSomething(table, { x, y }) : isObscured(table, from, { x, y })),
    size: 1,
    units: [],
    ground: { x, y },
    takesHits: true,
    told: rolled => ({ type: 'gunShotAt', rule: 'DU-GUIDED-018', unit: firer.who, weapon, ...rolled }),
    whyMarked: () => null,
    keyOf: ({ impact }) => `gun ${timesKey(impact)} ${shelter.cover}`,
    strike(io, { hits, impact }) {
      let injury: Injury = 'none';
      const mark = asStruck(table, piece, null);
      for (let i = 0; i < hits; i++) injury = struck(table, io, mark, { impact, shifts, rule: 'DU-HEAVY-012' }, injury);
      return injury;
    },
    bear(io, injury) {
      sufferGun(table, io, piece, injury);
      return [];
    },
  };
}

/** Whether a gun stands where nobody is with it, and the enemy can see it. */
function isAlone(table: Dustup, piece: Piece): boolean {
  const crew = table.units[piece.servedBy];
  if (piece.state === 'ruined' || isPacked(piece) || piece.hauledBy !== NONE || placeOfPiece(table, piece) === null) {
    return false;
  }
  return crew === undefined || (!isHidden(crew) && handsOn(table, crew, piece).length === 0);
}

export function whyNotShootPiece(table: Dustup, unit: Unit, act: ShootPieceAct): Refusal[] {
  const piece = table.pieces[act.piece];
  if (piece === undefined || piece.side === unit.side || !isAlone(table, piece)) {
    return [refuse('DU-GUIDED-018', 'noGunAlone')];
  }
  const launcher = launcherOf(table, unit, act.shots);
  const target = pieceTarget(table, unit, piece, launcher ?? undefined);
  if (isLostInNight(table, unit, target.at, [], launcher)) return [refuse('DU-GAP-030', 'tooDark', { target: null })];
  const isSeen = seesPlace(table, unit, target.at) || isSeenByLauncher(table, unit, launcher, target.at);
  if (!isSeen) return [refuse('DU-SHOOT-050', 'cannotSeeThere')];
  return whyNotFireAt(table, unit, target, act);
}

/** A shoot action at a gun that stands by itself. */
export function shootPiece(table: Dustup, io: DustupIo, unit: Unit, act: ShootPieceAct): void {
  const piece = table.pieces[act.piece]!;
  const from = launcherOf(table, unit, act.shots) ?? undefined;
  shootAt(table, io, unit, () => (isAlone(table, piece) ? pieceTarget(table, unit, piece, from) : null), act);
}

/** Whatever can be fired at each of them. */
export function pieceShotsOf(table: Dustup, unit: Unit): ShootPieceAct[] {
  return table.pieces
    .filter(piece => piece.side !== unit.side && isAlone(table, piece))
    .flatMap(piece => {
      const ways = firesAt(table, unit, pieceTarget(table, unit, piece));
      return ways.map((shots): ShootPieceAct => ({ do: 'shootPiece', piece: piece.id, shots }));
    })
    .filter(act => whyNotShootPiece(table, unit, act).length === 0);
}
