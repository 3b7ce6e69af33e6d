import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { isIn } from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import { called, decimal, list, say } from '../../words/dustup.ts';
import type { Measured, Point } from '../game.ts';
import { placeAt, shownAt, spotOfPiece } from './land.ts';
import { placeNameOf } from './naming-places.ts';
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
  const look = rules.sightLine(view, from, to, looker?.sensors ?? 'unaided');
  const { clear, distance, blockedBy } = look;
  const by = blockedBy === null ? null : Number(blockedBy);
  const piece = by === null ? null : rules.pieceOf(view, by);
  const name = piece ? called(piece.name) : null;
  return {
    from: shownAt(view, from),
    to: shownAt(view, to),
    text: `${say('dustup.inches', { inches: decimal(distance / 1000, 1) })} ${clear ? clearText(rules, view, from, to, look) : say('dustup.blocked', { by: name })}`,
    blockedBy: by === null ? null : spotOfPiece(rules, view, by),
    ...(name === null ? {} : { blocker: name }),
    reaches: clear,
  };
}

/** What lies on the line to somebody whom a unit cannot see: "the hill in the north"; null where the line is free. */
function blockerBetween(rules: DustupBoard, view: DustupView, a: Unit, b: Unit): string | null {
  const { reaches, blockedBy, blocker } = lineBetween(rules, view, a, b);
  if (reaches) return null;
  if (!blockedBy || blocker === undefined) return say('dustup.smoke');
  const middle = { x: blockedBy.x + blockedBy.width / 2, y: blockedBy.y + blockedBy.height / 2 };
  // A hedge has no ground of its own, and so no name for its place.
  const place = placeNameOf(rules, view, placeAt(view, middle));
  return place.toLowerCase().includes(blocker.split(' ').at(-1)!.toLowerCase()) ? place : blocker;
}

/** DU-SHOOT-050: why a shot or an assault is out of the question that wants somebody in sight. */
export function whyRefused(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): string | null {
  const asked = question as DustupQuestion;
  if (asked.kind !== 'act') return null;
  const act = answer as Act;
  const target = act.do === 'shoot' ? act.target : act.do === 'assault' ? act.targets[0] : undefined;
  const other = target === undefined ? undefined : view.units[target];
  const by = other && blockerBetween(rules, view, view.units[asked.unit.id]!, other);
  return by ? say('dustup.inTheWay', { by }) : null;
}

type Look = ReturnType<DustupBoard['sightLine']>;

/** DU-SHOOT-051: a line that runs over woods, or not too deep through them, says so: they are seen to lie in its way. */
function clearText(rules: DustupBoard, view: DustupView, from: Place, to: Place, { through }: Look): string {
  const { sight } = rules.groundOf(view);
  const past = new Map<number, number>();
  for (const { piece, length } of through) past.set(Number(piece), (past.get(Number(piece)) ?? 0) + length);
  const reasons = [...past].flatMap(([id, length]) => {
    const piece = sight.pieces.find(each => each.id === id);
    const name = rules.pieceOf(view, id)?.name;
    if (!piece || !name || piece.blocks.kind !== 'low') return [];
    if (!isIn(piece.shape, from) && !isIn(piece.shape, to)) return say('dustup.clearOver', { name: called(name) });
    // Whoever stands on a hill, or in a house, looks past it; of woods only so far.
    if (piece.fromWithin?.kind !== 'deep' || length === 0) return [];
    const [inches, depth] = [decimal(length / 1000, 1), decimal(piece.fromWithin.depth / 1000, 0)];
    return say('dustup.clearInto', { name: called(name), inches, depth });
  });
  return reasons.length === 0
    ? say('dustup.clear')
    : say('dustup.clearThough', { reasons: list([...new Set(reasons)]) });
}
