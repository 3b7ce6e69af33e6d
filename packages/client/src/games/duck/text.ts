import { type DuckView, type Figure, isInArc, isOnMap, placeName, rangeBetween, sees } from '@sightline/duck';
import { windName, windOf } from '../../board/winds.ts';
import { say } from '../../words/index.ts';
import type { TextGroup } from '../game.ts';
import { nameOf, stateOf, teamOf, threatsOf } from './names.ts';
import { centreOf } from './squares.ts';

/** The ship in words: "Harpy, 3 squares north-east, in sight, facing you". */
export function text(view: DuckView): readonly TextGroup[] {
  const men = teamOf(view);
  return [
    { title: say('duck.team'), items: men.map(man => figureText(view, man)) },
    { title: say('duck.threatsTitle'), items: threatsOf(view).map(threat => threatText(view, threat)) },
    {
      title: say('duck.doorsTitle'),
      items: view.doors.filter(({ open }) => open).map(({ id }) => say('duck.doorOpen', { door: id + 1 })),
    },
    {
      title: say('duck.hatchesTitle'),
      items: view.hatches.map(({ kind, at }) =>
        say('duck.hatchAt', { what: say(`duck.waysUp.${kind}`), place: placeName(view, at) }),
      ),
    },
  ].filter(({ items }) => items.length > 0);
}

function figureText(view: DuckView, figure: Figure): string {
  if (!isOnMap(figure)) return say('duck.gone', { name: nameOf(figure), state: stateOf(view, figure) });
  return say('duck.stands', {
    name: nameOf(figure),
    place: placeName(view, figure.at),
    wind: windName(windIndex(figure.facing)),
    state: stateOf(view, figure),
  });
}

function threatText(view: DuckView, threat: Figure): string {
  const line = figureText(view, threat);
  const men = teamOf(view).filter(isOnMap);
  const near = men.toSorted((a, b) => rangeBetween(view, a.at, threat.at) - rangeBetween(view, b.at, threat.at))[0];
  if (!near) return line;
  const [from, to] = [centreOf(view, near.at), centreOf(view, threat.at)];
  const wind = windName(windOf(to.x - from.x, to.y - from.y));
  const parts = [
    say('duck.away', { squares: rangeBetween(view, near.at, threat.at), wind, of: nameOf(near) }),
    sees(view, near, threat) ? say('duck.inSight') : say('duck.outOfSight'),
    isInArc(view, threat, near.at) ? say('duck.facingHim') : '',
  ];
  return `${line} ${parts.filter(Boolean).join(', ')}.`;
}

/** Facings count from the north, winds from the east. */
function windIndex(facing: number): number {
  return (facing + 5) % 8;
}
