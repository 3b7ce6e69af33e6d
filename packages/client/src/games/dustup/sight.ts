import type { DustupBoard, DustupView, Place, Unit } from '@sightline/dustup';
import { called, decimal, say } from '../../words/dustup.ts';
import type { Measured, Point } from '../game.ts';
import { placeAt, shownAt, spotOfPiece } from './land.ts';
import { placeOfUnit, pointOfUnit } from './units.ts';

/** The rules' own line between two units: from leader to leader (DU-SHOOT-050). */
export function lineBetween(rules: DustupBoard, view: DustupView, a: Unit, b: Unit): Measured {
  const line = judged(rules, view, placeOfUnit(view, a), placeOfUnit(view, b), a);
  return { ...line, from: pointOfUnit(view, a), to: pointOfUnit(view, b) };
}

/** What the ruler says: inches, and what stops the line. */
export function measure(rules: DustupBoard, view: DustupView, from: Point, to: Point): Measured {
  return { ...judged(rules, view, placeAt(view, from), placeAt(view, to), null), from, to };
}

function judged(rules: DustupBoard, view: DustupView, from: Place, to: Place, looker: Unit | null): Measured {
  const { clear, distance, blockedBy } = rules.sightLine(view, from, to, looker?.sensors ?? 'unaided');
  const by = blockedBy === null ? null : Number(blockedBy);
  const piece = by === null ? null : rules.pieceOf(view, by);
  const name = piece ? called(piece.name) : null;
  return {
    from: shownAt(view, from),
    to: shownAt(view, to),
    text: `${say('dustup.inches', { inches: decimal(distance / 1000, 1) })} ${clear ? say('dustup.clear') : say('dustup.blocked', { by: name })}`,
    blockedBy: by === null ? null : spotOfPiece(rules, view, by),
    ...(name === null ? {} : { blocker: name }),
    reaches: clear,
  };
}
