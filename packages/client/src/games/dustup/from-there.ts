import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';
import type { Spot } from '../game.ts';
import { isAloft } from './aloft.ts';
import { likelyEnd } from './movement.ts';
import { areaOf } from './nameplates.ts';
import { spotsAt } from './reach.ts';
import { isFit, isSeen, isVehicle, placeOfUnit } from './units.ts';

/** What is between a unit and its enemies once it stands somewhere else, as far as the viewer knows. */
export interface FromThere {
  /** Whom it could fire at or assault from there. */
  readonly inAim: readonly Unit[];
  /** Who would have it in sight. */
  readonly seenBy: readonly Unit[];
}

const known = new WeakMap<DustupView, Map<string, FromThere>>();

/** It is worked out once for a place: pointing about asks for it again with every step of the mouse. */
export function fromThere(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  at: Place,
  facing: number | null = null,
): FromThere {
  const places = known.get(view) ?? new Map<string, FromThere>();
  known.set(view, places);
  const key = `${unit.id} ${at.x} ${at.y} ${facing}`;
  const found = places.get(key) ?? lookedUp(rules, view, unit, at, facing);
  places.set(key, found);
  return found;
}

function lookedUp(rules: DustupBoard, view: DustupView, unit: Unit, at: Place, facing: number | null): FromThere {
  const moved = isVehicle(unit) ? driven(view, unit, at, facing) : walked(view, unit, at);
  const there = moved.units[unit.id]!;
  const aimed = new Set(rules.threatenedBy?.(moved, there) ?? []);
  const enemies = view.units.filter(
    other => other.side !== unit.side && isSeen(rules, view, other) && isFit(rules, view, other),
  );
  return {
    inAim: enemies.filter(({ id }) => aimed.has(id)),
    // Whatever flies sees all of the table below it.
    seenBy: enemies.filter(
      enemy =>
        (isVehicle(enemy) && isAloft(enemy)) ||
        rules.isClear(moved, placeOfUnit(moved, enemy), placeOfUnit(moved, there), enemy.sensors),
    ),
  };
}

/** Everybody goes with the leader and keeps his place beside him. */
export function walked(view: DustupView, unit: Unit, { x, y }: Place): DustupView {
  const from = placeOfUnit(view, unit);
  const own = new Set(unit.figures);
  const figures = view.figures.map(figure =>
    own.has(figure.id) ? { ...figure, x: figure.x + x - from.x, y: figure.y + y - from.y } : figure,
  );
  return { ...view, figures, units: view.units.with(unit.id, { ...unit, where: 'table', propped: false }) };
}

function driven(view: DustupView, unit: Vehicle, { x, y }: Place, facing: number | null): DustupView {
  const hull = { ...unit.hull, x, y, facing: facing ?? unit.hull.facing };
  return { ...view, units: view.units.with(unit.id, { ...unit, hull }) };
}

/** Where those enemies stand: the card of a way keeps off them, for the lines to them are what it is about. */
export function enemiesFromThere(
  rules: DustupBoard,
  view: DustupView,
  question: Question,
  answer: unknown,
): readonly Spot[] {
  const asked = question as DustupQuestion;
  const act = answer as Act;
  if (asked.kind !== 'act' || act.do !== 'move') return [];
  const unit = view.units[asked.unit.id]!;
  const { inAim, seenBy } = fromThere(rules, view, unit, likelyEnd(rules, view, unit, act.route).at, act.facing);
  return [...new Set([...inAim, ...seenBy])].flatMap(({ id }) => areaOf(rules, view, id) ?? []);
}

const reaches = new WeakMap<DustupView, Map<number, readonly Spot[]>>();

/** Where the best die of one move gets it, over the ground as it is; nothing where an edition cannot say. */
export function reachOfMove(rules: DustupBoard, view: DustupView, unit: Unit): readonly Spot[] {
  const found = reaches.get(view) ?? new Map<number, readonly Spot[]>();
  reaches.set(view, found);
  // One action is spent on the move, and nothing else on it.
  const setOut = { ...unit, actions: 1, suppression: 0, propped: false };
  const spots = found.get(unit.id) ?? spotsAt(rules, view, rules.reachableBy?.(view, setOut) ?? []);
  found.set(unit.id, spots);
  return spots;
}
