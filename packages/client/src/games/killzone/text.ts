import type { Figure, Ground, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { windName, windOf } from '../../board/winds.ts';
import { called, decimal, say } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { stateOf } from './figures.ts';
import { NONE } from './floors.ts';
import { inchesBetween } from './sight.ts';

/** The table in words: every group with its order, every figure with its state and its nearest enemy. */
export function text(rules: KillzoneBoard, view: KillzoneView): readonly TextGroup[] {
  const groups = view.groups.map(group => ({
    title: say('killzone.groupLine', {
      group: called(group.who.name),
      side: view.titles[group.side]!,
      order: group.order === 'hidden' ? say('killzone.faceDown') : called(rules.orderRow(group.order).name),
    }),
    items: group.members.map(id => figureText(rules, view, view.figures[id]!)),
  }));
  const vehicles = view.vehicles.map(({ who, x, y, heading, speed, wrecked, away }) =>
    away
      ? say('killzone.gone', { name: called(who.name) })
      : say('killzone.vehicleLine', {
          name: called(who.name),
          spot: spotText(x, y),
          heading,
          speed: speed / 1000,
          wrecked,
        }),
  );
  return vehicles.length > 0 ? [...groups, { title: say('killzone.vehicles'), items: vehicles }] : groups;
}

function figureText(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string {
  const { who, x, y, room } = figure;
  if (!rules.isFighting(figure))
    return say('killzone.figureGone', { name: called(who.name), state: stateOf(view, figure) });
  const where = room === NONE ? spotText(x, y) : roomText(rules.groundOf(view.map), room);
  const line = say('killzone.figureLine', { name: called(who.name), where, state: stateOf(view, figure) });
  const enemy = nearestEnemy(rules, view, figure);
  if (!enemy) return line;
  const seen = rules.sight(view, figure, enemy).blocked === null;
  const wind = windName(windOf(enemy.x - figure.x, figure.y - enemy.y));
  return `${line} ${say('killzone.nearest', { name: called(enemy.who.name), inches: inchesBetween(figure, enemy), wind, seen })}`;
}

function roomText({ rooms, buildings }: Ground, room: number): string {
  const { name, floor, building } = rooms[room]!;
  return `${called(name)}, ${say('killzone.floor', { building: called(buildings[building]!.who.name), floor })}`;
}

function nearestEnemy(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Figure | undefined {
  const away = (other: Figure): number => (other.x - figure.x) ** 2 + (other.y - figure.y) ** 2;
  const enemies = view.figures.filter(other => other.side !== figure.side && rules.isFighting(other));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}

function spotText(x: number, y: number): string {
  return `(${decimal(x / 1000, 1)}, ${decimal(y / 1000, 1)})`;
}
