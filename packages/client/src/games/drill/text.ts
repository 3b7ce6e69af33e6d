import type { Drill, DrillBoard, Unit } from '@sightline/drill';
import type { Viewer } from '@sightline/kernel';
import { windName, windOf } from '../../board/winds.ts';
import { say } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { distanceText } from './sight.ts';
import { nameOf, stateOf } from './units.ts';

/** The field in words: every unit with its state, and where its nearest enemy is. */
export function text(rules: DrillBoard, view: Drill, viewer: Viewer): readonly TextGroup[] {
  const sides = rules.sides.map(side => ({
    title: say('drill.units', { side: say(`drill.sides.${side}`) }),
    items: view.units
      .filter(unit => unit.side === side && rules.isStanding(unit))
      .map(unit => unitText(rules, view, unit)),
  }));
  const mines = view.mines.filter(({ side }) => side === viewer).map(({ at }) => rules.squareName(at));
  return mines.length > 0 ? [...sides, { title: say('drill.mines'), items: mines }] : sides;
}

function unitText(rules: DrillBoard, view: Drill, unit: Unit): string {
  const line = say('drill.at', {
    name: nameOf(unit.id),
    square: rules.squareName(unit.at),
    state: stateOf(rules, unit),
  });
  const enemy = nearestEnemy(rules, view, unit);
  if (!enemy) return line;
  const distance = distanceText(rules, unit.at, enemy.at);
  const direction = directionTo(rules, unit.at, enemy.at);
  return `${line} ${say('drill.nearest', { name: nameOf(enemy.id), distance, direction, sight: sightText(rules, view, unit, enemy) })}`;
}

function sightText(rules: DrillBoard, view: Drill, unit: Unit, enemy: Unit): string {
  if (rules.canShoot(view, unit, enemy)) return say('drill.inRange');
  return rules.obstacleBetween(view, unit.at, enemy.at) === null ? say('drill.inSight') : say('drill.outOfSight');
}

function nearestEnemy(rules: DrillBoard, view: Drill, unit: Unit): Unit | undefined {
  const enemies = view.units.filter(other => other.side !== unit.side && rules.isStanding(other));
  const away = (other: Unit): number => Number(distanceText(rules, unit.at, other.at));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}

/** One of the eight winds. */
function directionTo(rules: DrillBoard, from: number, to: number): string {
  return windName(
    windOf((to % rules.size) - (from % rules.size), Math.floor(to / rules.size) - Math.floor(from / rules.size)),
  );
}
