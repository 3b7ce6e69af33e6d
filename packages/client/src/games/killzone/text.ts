import type { Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { windName, windOf } from '../../board/winds.ts';
import { called, say } from '../../words/killzone.ts';
import type { TextGroup } from '../game.ts';
import { nameOf, stateOf } from './figures.ts';
import { NONE } from './floors.ts';
import { placeNameOf } from './naming-places.ts';
import { orderName } from './orders.ts';
import { inchesBetween } from './sight.ts';

/** The table in words: every group with its order, every figure with its state and its nearest enemy. */
export function text(rules: KillzoneBoard, view: KillzoneView): readonly TextGroup[] {
  const groups = view.groups.map(group => ({
    title: say('killzone.groupLine', {
      group: nameOf(rules, group.who),
      side: called(view.titles[group.side]!),
      order: orderName(rules, view, group) ?? say('killzone.noOrderYet'),
    }),
    items: group.members.map(id => figureText(rules, view, view.figures[id]!)),
  }));
  const vehicles = view.vehicles.map(({ who, x, y, heading, speed, wrecked, away }) =>
    away
      ? say('killzone.gone', { name: nameOf(rules, who) })
      : say('killzone.vehicleLine', {
          name: nameOf(rules, who),
          place: placeNameOf(rules, view, { x, y, room: NONE }),
          heading,
          speed: speed / 1000,
          wrecked,
        }),
  );
  return vehicles.length > 0 ? [...groups, { title: say('killzone.vehicles'), items: vehicles }] : groups;
}

function figureText(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string {
  const { who } = figure;
  if (!rules.isFighting(figure))
    return say('killzone.figureGone', { name: nameOf(rules, who), state: stateOf(rules, view, figure) });
  const where = placeNameOf(rules, view, figure);
  const line = say('killzone.figureLine', { name: nameOf(rules, who), where, state: stateOf(rules, view, figure) });
  const enemy = nearestEnemy(rules, view, figure);
  if (!enemy) return line;
  const seen = rules.sight(view, figure, enemy).blocked === null;
  const wind = windName(windOf(enemy.x - figure.x, figure.y - enemy.y));
  return `${line} ${say('killzone.nearest', { name: nameOf(rules, enemy.who), inches: inchesBetween(figure, enemy), wind, seen })}`;
}

function nearestEnemy(rules: KillzoneBoard, view: KillzoneView, figure: Figure): Figure | undefined {
  const away = (other: Figure): number => (other.x - figure.x) ** 2 + (other.y - figure.y) ** 2;
  const enemies = view.figures.filter(other => other.side !== figure.side && rules.isFighting(other));
  return enemies.toSorted((a, b) => away(a) - away(b))[0];
}
