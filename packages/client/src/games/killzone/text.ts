import type { Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { windOf } from '../../board/winds.ts';
import { words } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { stateOf } from './figures.ts';
import { NONE } from './floors.ts';
import { inchesBetween } from './sight.ts';

const say = words.killzone;

/** The table in words: every group with its order, every figure with its state and its nearest enemy. */
export function text(rules: KillzoneBoard, view: KillzoneView): readonly TextGroup[] {
  const groups = view.groups.map(group => ({
    title: say.groupLine(
      group.who.name,
      view.titles[group.side]!,
      group.order === 'hidden' ? say.faceDown : rules.orderRow(group.order).name,
    ),
    items: group.members.map(id => figureText(rules, view, view.figures[id]!)),
  }));
  const vehicles = view.vehicles.map(({ who, x, y, heading, speed, wrecked, away }) =>
    away ? say.gone(who.name) : say.vehicleLine(who.name, spotText(x, y), heading, speed / 1000, wrecked),
  );
  return vehicles.length > 0 ? [...groups, { title: say.vehicles, items: vehicles }] : groups;
}

function figureText(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string {
  const { who, x, y, room } = figure;
  if (!rules.isFighting(figure)) return say.figureGone(who.name, stateOf(view, figure));
  const where = room === NONE ? spotText(x, y) : rules.groundOf(view.map).rooms[room]!.who.name;
  const line = say.figureLine(who.name, where, stateOf(view, figure));
  const enemy = nearestEnemy(rules, view, figure);
  if (!enemy) return line;
  const seen = rules.sight(view, figure, enemy).blocked === null;
  const wind = say.winds[windOf(enemy.x - figure.x, figure.y - enemy.y)]!;
  return `${line} ${say.nearest(enemy.who.name, inchesBetween(figure, enemy), wind, seen)}`;
}

function nearestEnemy(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Figure | undefined {
  const away = (other: Figure): number => (other.x - figure.x) ** 2 + (other.y - figure.y) ** 2;
  const enemies = view.figures.filter(other => other.side !== figure.side && rules.isFighting(other));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}

function spotText(x: number, y: number): string {
  return `(${(x / 1000).toFixed(1)}, ${(y / 1000).toFixed(1)})`;
}
