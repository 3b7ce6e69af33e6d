import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { windOf } from '../../board/winds.ts';
import { words } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { stateOf, teamOf, threatsOf } from './names.ts';
import { centreOf } from './squares.ts';

const say = words.duck;

/** The ship in words: "Harpy, 3 squares north-east, in sight, facing you". */
export function text(rules: DuckBoard, view: DuckView): readonly TextGroup[] {
  const men = teamOf(view);
  return [
    { title: say.team, items: men.map(man => figureText(rules, view, man)) },
    { title: say.threatsTitle, items: threatsOf(rules, view).map(threat => threatText(rules, view, threat)) },
    {
      title: say.doorsTitle,
      items: view.doors.filter(({ open }) => open).map(({ id }) => say.doorOpen(id + 1)),
    },
    {
      title: say.hatchesTitle,
      items: view.hatches.map(({ kind, at }) => say.hatchAt(say.waysUp[kind], rules.placeName(view, at))),
    },
  ].filter(({ items }) => items.length > 0);
}

function figureText(rules: DuckBoard, view: DuckView, figure: Figure): string {
  if (!rules.isOnMap(figure)) return say.gone(rules.nameOf(figure), stateOf(rules, view, figure));
  return say.stands(
    rules.nameOf(figure),
    rules.placeName(view, figure.at),
    say.winds[windIndex(figure.facing)]!,
    stateOf(rules, view, figure),
  );
}

function threatText(rules: DuckBoard, view: DuckView, threat: Figure): string {
  const line = figureText(rules, view, threat);
  const men = teamOf(view).filter(rules.isOnMap);
  const near = men.toSorted(
    (a, b) => rules.rangeBetween(view, a.at, threat.at) - rules.rangeBetween(view, b.at, threat.at),
  )[0];
  if (!near) return line;
  const [from, to] = [centreOf(rules, view, near.at), centreOf(rules, view, threat.at)];
  const wind = say.winds[windOf(to.x - from.x, to.y - from.y)]!;
  const parts = [
    say.away(rules.rangeBetween(view, near.at, threat.at), wind, rules.nameOf(near)),
    rules.sees(view, near, threat) ? say.inSight : say.outOfSight,
    rules.isInArc(view, threat, near.at) ? say.facingHim : '',
  ];
  return `${line} ${parts.filter(Boolean).join(', ')}.`;
}

/** Facings count from the north, winds from the east. */
function windIndex(facing: number): number {
  return (facing + 5) % 8;
}
