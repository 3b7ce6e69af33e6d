import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { bearing } from '@sightline/geometry/field';
import { windName, windOf } from '../../board/winds.ts';
import { called, decimal, list, say } from '../../words/dustup.ts';
import type { TextGroup } from '../game.ts';
import { clockText, missionsIn } from './fire-missions.ts';
import { boxTitle, countersOnChart } from './InboundChart.tsx';
import { placeNameOf } from './naming-places.ts';
import { isSeen, nameOf, placeOfUnit, stateOf, titleOf } from './units.ts';

/** The table in words: every unit with its state and its nearest enemy, what is fought for, and where mines lie. */
export function text(rules: DustupBoard, view: DustupView): readonly TextGroup[] {
  const sides = view.sides.map(side => ({
    title: titleOf(view, side),
    items: view.units
      .filter(unit => unit.side === side.id && isSeen(rules, view, unit))
      .map(unit => unitText(rules, view, unit)),
  }));
  const objectives = view.objectives.map(({ name, points }) => say('dustup.objective', { name: called(name), points }));
  // Editions before the nest have none.
  const { nest = null } = view as Partial<DustupView>;
  if (nest) {
    const { destroyed } = nest;
    objectives.push(say('dustup.nestLine', { destroyed, where: placeNameOf(rules, view, nest) }));
  }
  const mines = view.mines.filter(({ removed }) => !removed).map(mine => mineText(rules, view, mine));
  const others = [
    { title: say('dustup.objectives'), items: objectives },
    { title: say('dustup.mines'), items: mines },
    { title: say('dustup.chart'), items: chartLines(rules, view) },
    {
      title: say('dustup.missions.title'),
      items: missionsIn(rules, view).map(mission => missionLine(rules, view, mission)),
    },
  ];
  return [...sides, ...others.filter(({ items }) => items.length > 0)];
}

/** Whoever is on his way, box by box. */
function chartLines(rules: DustupBoard, view: DustupView): readonly string[] {
  return countersOnChart(rules, view)
    .filter(({ box }) => box !== 'battle')
    .map(({ title, box }) => say('dustup.chartLine', { title, box: boxTitle(box) }));
}

type Mission = ReturnType<typeof missionsIn>[number];

/** Where the markers of a mission lie, which of them is meant as far as one knows it, and when it comes. */
function missionLine(rules: DustupBoard, view: DustupView, mission: Mission): string {
  const { real, markers, name, seat } = mission;
  const side = titleOf(view, view.sides.find(each => each.seat === seat)!);
  const places = list((real ? [real] : markers).map(at => placeNameOf(rules, view, at)));
  const clock = clockText(mission);
  return say('dustup.missionLine', { name: called(name), side, places, clock, unsure: !real && markers.length > 1 });
}

/** DU-MINE-019: a counter on command shows where it points. */
function mineText(rules: DustupBoard, view: DustupView, mine: DustupView['mines'][number]): string {
  const [side, where] = [titleOf(view, view.sides[mine.side]!), placeNameOf(rules, view, mine)];
  if (!rules.isOnCommand(mine)) return say('dustup.mineLine', { side, where });
  const { x: east, y: north } = bearing(mine.facing);
  return say('dustup.commandMineLine', { side, where, wind: windName(windOf(east, -north)) });
}

function unitText(rules: DustupBoard, view: DustupView, unit: Unit): string {
  const at = placeOfUnit(view, unit);
  const line = say('dustup.unitLine', {
    name: nameOf(rules, unit.who),
    where: placeNameOf(rules, view, at),
    state: stateOf(rules, view, unit),
  });
  const enemy = nearestEnemy(rules, view, unit);
  if (!enemy) return line;
  const to = placeOfUnit(view, enemy);
  const away = Math.sqrt((to.x - at.x) ** 2 + (to.y - at.y) ** 2) / 1000;
  const wind = windName(windOf(to.x - at.x, at.y - to.y));
  return `${line} ${say('dustup.nearest', { name: nameOf(rules, enemy.who), inches: decimal(away, 1), wind, seen: rules.isClear(view, at, to, unit.sensors) })}`;
}

function nearestEnemy(rules: DustupBoard, view: DustupView, unit: Unit): Unit | undefined {
  const at = placeOfUnit(view, unit);
  const away = (other: Unit): number => {
    const to = placeOfUnit(view, other);
    return (to.x - at.x) ** 2 + (to.y - at.y) ** 2;
  };
  return view.units
    .filter(other => other.side !== unit.side && isSeen(rules, view, other))
    .toSorted((a, b) => away(a) - away(b))[0];
}
