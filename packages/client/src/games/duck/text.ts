import { type DuckView, type Figure, isInArc, isOnMap, placeName, rangeBetween, sees } from '@sightline/duck';
import { windOf } from '../../board/winds.ts';
import { words } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { nameOf, stateOf, teamOf, threatsOf } from './names.ts';
import { centreOf } from './squares.ts';

const say = words.duck;

/** The ship in words: "Harpy, 3 squares north-east, in sight, facing you". */
export function text(view: DuckView): readonly TextGroup[] {
  const men = teamOf(view);
  return [
    { title: say.team, items: men.map(man => figureText(view, man)) },
    { title: say.threatsTitle, items: threatsOf(view).map(threat => threatText(view, threat)) },
    {
      title: say.doorsTitle,
      items: view.doors.filter(({ open }) => open).map(({ id }) => say.doorOpen(id + 1)),
    },
    {
      title: say.hatchesTitle,
      items: view.hatches.map(({ kind, at }) => say.hatchAt(say.waysUp[kind], placeName(view, at))),
    },
  ].filter(({ items }) => items.length > 0);
}

function figureText(view: DuckView, figure: Figure): string {
  if (!isOnMap(figure)) return say.gone(nameOf(figure), stateOf(view, figure));
  return say.stands(
    nameOf(figure),
    placeName(view, figure.at),
    say.winds[windIndex(figure.facing)]!,
    stateOf(view, figure),
  );
}

function threatText(view: DuckView, threat: Figure): string {
  const line = figureText(view, threat);
  const men = teamOf(view).filter(isOnMap);
  const near = men.toSorted((a, b) => rangeBetween(view, a.at, threat.at) - rangeBetween(view, b.at, threat.at))[0];
  if (!near) return line;
  const [from, to] = [centreOf(view, near.at), centreOf(view, threat.at)];
  const wind = say.winds[windOf(to.x - from.x, to.y - from.y)]!;
  const parts = [
    say.away(rangeBetween(view, near.at, threat.at), wind, nameOf(near)),
    sees(view, near, threat) ? say.inSight : say.outOfSight,
    isInArc(view, threat, near.at) ? say.facingHim : '',
  ];
  return `${line} ${parts.filter(Boolean).join(', ')}.`;
}

/** Facings count from the north, winds from the east. */
function windIndex(facing: number): number {
  return (facing + 5) % 8;
}
