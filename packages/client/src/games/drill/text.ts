import {
  canShoot,
  type Drill,
  isStanding,
  obstacleBetween,
  SIDES,
  SIZE,
  squareName,
  type Unit,
} from '@sightline/drill';
import type { Viewer } from '@sightline/kernel';
import { windOf } from '../../board/winds.ts';
import { words } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { distanceText } from './sight.ts';
import { nameOf, stateOf } from './units.ts';

const say = words.drill;

/** The field in words: every unit with its state, and where its nearest enemy is. */
export function text(view: Drill, viewer: Viewer): readonly TextGroup[] {
  const sides = SIDES.map(side => ({
    title: say.units(say.sides[side]),
    items: view.units.filter(unit => unit.side === side && isStanding(unit)).map(unit => unitText(view, unit)),
  }));
  const mines = view.mines.filter(({ side }) => side === viewer).map(({ at }) => squareName(at));
  return mines.length > 0 ? [...sides, { title: say.mines, items: mines }] : sides;
}

function unitText(view: Drill, unit: Unit): string {
  const line = say.at(nameOf(unit.id), squareName(unit.at), stateOf(unit));
  const enemy = nearestEnemy(view, unit);
  if (!enemy) return line;
  const distance = distanceText(unit.at, enemy.at);
  const direction = directionTo(unit.at, enemy.at);
  return `${line} ${say.nearest(nameOf(enemy.id), distance, direction, sightText(view, unit, enemy))}`;
}

function sightText(view: Drill, unit: Unit, enemy: Unit): string {
  if (canShoot(view, unit, enemy)) return say.inRange;
  return obstacleBetween(view, unit.at, enemy.at) === null ? say.inSight : say.outOfSight;
}

function nearestEnemy(view: Drill, unit: Unit): Unit | undefined {
  const enemies = view.units.filter(other => other.side !== unit.side && isStanding(other));
  const away = (other: Unit): number => Number(distanceText(unit.at, other.at));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}

/** One of the eight winds. */
function directionTo(from: number, to: number): string {
  return say.directions[windOf((to % SIZE) - (from % SIZE), Math.floor(to / SIZE) - Math.floor(from / SIZE))]!;
}
