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
import { windName, windOf } from '../../board/winds.ts';
import { say } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { distanceText } from './sight.ts';
import { nameOf, stateOf } from './units.ts';

/** The field in words: every unit with its state, and where its nearest enemy is. */
export function text(view: Drill, viewer: Viewer): readonly TextGroup[] {
  const sides = SIDES.map(side => ({
    title: say('drill.units', { side: say(`drill.sides.${side}`) }),
    items: view.units.filter(unit => unit.side === side && isStanding(unit)).map(unit => unitText(view, unit)),
  }));
  const mines = view.mines.filter(({ side }) => side === viewer).map(({ at }) => squareName(at));
  return mines.length > 0 ? [...sides, { title: say('drill.mines'), items: mines }] : sides;
}

function unitText(view: Drill, unit: Unit): string {
  const line = say('drill.at', { name: nameOf(unit.id), square: squareName(unit.at), state: stateOf(unit) });
  const enemy = nearestEnemy(view, unit);
  if (!enemy) return line;
  const distance = distanceText(unit.at, enemy.at);
  const direction = directionTo(unit.at, enemy.at);
  return `${line} ${say('drill.nearest', { name: nameOf(enemy.id), distance, direction, sight: sightText(view, unit, enemy) })}`;
}

function sightText(view: Drill, unit: Unit, enemy: Unit): string {
  if (canShoot(view, unit, enemy)) return say('drill.inRange');
  return obstacleBetween(view, unit.at, enemy.at) === null ? say('drill.inSight') : say('drill.outOfSight');
}

function nearestEnemy(view: Drill, unit: Unit): Unit | undefined {
  const enemies = view.units.filter(other => other.side !== unit.side && isStanding(other));
  const away = (other: Unit): number => Number(distanceText(unit.at, other.at));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}

/** One of the eight winds. */
function directionTo(from: number, to: number): string {
  return windName(windOf((to % SIZE) - (from % SIZE), Math.floor(to / SIZE) - Math.floor(from / SIZE)));
}
