import type { Procedure } from '@sightline/kernel';
import { CALIBRES } from '../../content/artillery.ts';
import { BOMBS } from '../../content/bombs.ts';
import type { DustupEvent } from '../../table/events.ts';
import { doesHover, type Flyer, isAirborne, isFlyer } from '../../table/flight.ts';
import type { Dustup, Place } from '../../table/table.ts';
import { isHidden, type Unit } from '../../table/units.ts';
import { unitsIn } from '../artillery/foresight.ts';
import { foretold } from '../artillery/foretold.ts';
import { BURNS } from '../fire/burning-hulls.ts';
import type { DropBombsAct } from './acts.ts';
import { ahead, bombsLeft, burstsOf, impactsOf, whyNotDropBombs } from './bombs.ts';

/** How far round the point where it falls a bomb is felt, in inches. */
export function radiusOf({ hull: { model } }: Flyer, bomb: number): number {
  const { round, ammunition } = BOMBS.get(model.bombs![bomb]!.bomb);
  return ammunition === 'incendiary' ? BURNS : CALIBRES.get(round).radius;
}

/** What becomes of whom, by how they may fall. */
export function foreseeBombs(table: Dustup, unit: Unit, act: DropBombsAct): Procedure<Dustup, DustupEvent> | null {
  return isFlyer(unit) ? foretold(table, io => burstsOf(unit, act, impactsOf(table, io, unit, act).points)) : null;
}

/** DU-AIR-038: how far ahead a bomb may fall, in inches. */
const FARTHEST = 6;

/** Every inch where a bomb may fall: below what hovers, up to six inches ahead of what moves, and farther in a stick. */
export function impactsAhead(unit: Flyer, bombs: number, stick: boolean): Place[] {
  if (doesHover(unit)) return [{ x: unit.hull.x, y: unit.hull.y }];
  const most = stick ? bombs * FARTHEST : FARTHEST;
  return Array.from({ length: most }, (_, i) => ahead(unit, i + 1));
}

/** Drops worth thinking of: one, and all that it has, on one spot and as a stick, where somebody of the enemy's may be met. */
export function dropsOf(table: Dustup, unit: Unit): DropBombsAct[] {
  if (!isFlyer(unit) || !isAirborne(unit) || unit.hull.model.bombs === undefined) return [];
  const kinds = bombsLeft(unit).flatMap((left, bomb) => (left > 0 ? [{ bomb, left }] : []));
  const acts = kinds.flatMap(({ bomb, left }): DropBombsAct[] => {
    const all = Array.from({ length: left }, () => bomb);
    const one: DropBombsAct = { do: 'dropBombs', bombs: [bomb] };
    return left === 1 ? [one] : [one, { do: 'dropBombs', bombs: all }, { do: 'dropBombs', bombs: all, stick: true }];
  });
  return acts.filter(act => whyNotDropBombs(table, unit, act).length === 0 && meetsEnemy(table, unit, act));
}

function meetsEnemy(table: Dustup, unit: Flyer, { bombs, stick }: DropBombsAct): boolean {
  const places = impactsAhead(unit, bombs.length, stick === true);
  const radius = radiusOf(unit, bombs[0]!);
  return places.some(at => unitsIn(table, at, radius).some(id => isKnownEnemy(unit, table.units[id]!)));
}

function isKnownEnemy(unit: Unit, other: Unit): boolean {
  return other.side !== unit.side && !isHidden(other);
}
