import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { bearing } from '@sightline/geometry/field';
import { windName, windOf } from '../../board/winds.ts';
import { called, decimal, say } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { isSeen, stateOf } from './units.ts';

/** The table in words: every unit with its state and its nearest enemy, what is fought for, and where mines lie. */
export function text(rules: DustupBoard, view: DustupView): readonly TextGroup[] {
  const sides = view.sides.map(side => ({
    title: side.title,
    items: view.units
      .filter(unit => unit.side === side.id && isSeen(rules, view, unit))
      .map(unit => unitText(rules, view, unit)),
  }));
  const objectives = view.objectives.map(({ name, points }) => say('dustup.objective', { name, points }));
  const mines = view.mines.filter(({ removed }) => !removed).map(mine => mineText(rules, view, mine));
  const others = [
    { title: say('dustup.objectives'), items: objectives },
    { title: say('dustup.mines'), items: mines },
  ];
  return [...sides, ...others.filter(({ items }) => items.length > 0)];
}

/** DU-MINE-019: a counter on command shows where it points. */
function mineText(rules: DustupBoard, view: DustupView, mine: DustupView['mines'][number]): string {
  const [side, x, y] = [view.sides[mine.side]!.title, decimal(mine.x / 1000, 1), decimal(mine.y / 1000, 1)];
  if (!rules.isOnCommand(mine)) return say('dustup.mineLine', { side, x, y });
  const { x: east, y: north } = bearing(mine.facing);
  return say('dustup.commandMineLine', { side, x, y, wind: windName(windOf(east, -north)) });
}

function unitText(rules: DustupBoard, view: DustupView, unit: Unit): string {
  const at = view.figures[unit.leader]!;
  const line = say('dustup.unitLine', {
    name: called(unit.who.name),
    x: decimal(at.x / 1000, 1),
    y: decimal(at.y / 1000, 1),
    state: stateOf(rules, view, unit),
  });
  const enemy = nearestEnemy(rules, view, unit);
  if (!enemy) return line;
  const to = view.figures[enemy.leader]!;
  const away = Math.sqrt((to.x - at.x) ** 2 + (to.y - at.y) ** 2) / 1000;
  const wind = windName(windOf(to.x - at.x, at.y - to.y));
  return `${line} ${say('dustup.nearest', { name: called(enemy.who.name), inches: decimal(away, 1), wind, seen: rules.isClear(view, at, to, unit.sensors) })}`;
}

function nearestEnemy(rules: DustupBoard, view: DustupView, unit: Unit): Unit | undefined {
  const at = view.figures[unit.leader]!;
  const away = (other: Unit): number => {
    const to = view.figures[other.leader]!;
    return (to.x - at.x) ** 2 + (to.y - at.y) ** 2;
  };
  return view.units
    .filter(other => other.side !== unit.side && isSeen(rules, view, other))
    .toSorted((a, b) => away(a) - away(b))[0];
}
