import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { windName, windOf } from '../../board/winds.ts';
import { say } from '../../words/duck.ts';
import type { TextGroup } from '../game.ts';
import { doorText, nameText, placeText, stateOf, teamOf, threatsOf, windIndex } from './names.ts';
import { centreOf } from './squares.ts';

/** The ship in words: "Harpy, 3 squares north-east, in sight, facing you". */
export function text(rules: DuckBoard, view: DuckView): readonly TextGroup[] {
  const men = teamOf(view);
  return [
    { title: say('duck.team'), items: men.map(man => figureText(rules, view, man)) },
    { title: say('duck.threatsTitle'), items: threatsOf(rules, view).map(threat => threatText(rules, view, threat)) },
    {
      title: say('duck.doorsTitle'),
      items: view.doors
        .filter(({ open }) => open)
        .map(({ id }) => say('duck.doorOpen', { door: doorText(rules, view, id) })),
    },
    {
      title: say('duck.hatchesTitle'),
      items: view.hatches.map(({ kind, at }) =>
        say('duck.hatchAt', { what: say(`duck.waysUp.${kind}`), place: placeText(rules, view, at) }),
      ),
    },
  ].filter(({ items }) => items.length > 0);
}

function figureText(rules: DuckBoard, view: DuckView, figure: Figure): string {
  if (!rules.isOnMap(figure))
    return say('duck.gone', { name: nameText(rules, figure), state: stateOf(rules, view, figure) });
  return say('duck.stands', {
    name: nameText(rules, figure),
    place: placeText(rules, view, figure.at),
    wind: windName(windIndex(figure.facing)),
    state: stateOf(rules, view, figure),
  });
}

function threatText(rules: DuckBoard, view: DuckView, threat: Figure): string {
  const line = figureText(rules, view, threat);
  const men = teamOf(view).filter(rules.isOnMap);
  const near = men.toSorted(
    (a, b) => rules.rangeBetween(view, a.at, threat.at) - rules.rangeBetween(view, b.at, threat.at),
  )[0];
  if (!near) return line;
  const [from, to] = [centreOf(rules, view, near.at), centreOf(rules, view, threat.at)];
  const wind = windName(windOf(to.x - from.x, to.y - from.y));
  const parts = [
    say('duck.away', { squares: rules.rangeBetween(view, near.at, threat.at), wind, of: nameText(rules, near) }),
    rules.sees(view, near, threat) ? say('duck.inSight') : say('duck.outOfSight'),
    rules.isInArc(view, threat, near.at) ? say('duck.facingHim') : '',
  ];
  return `${line} ${parts.filter(Boolean).join(', ')}.`;
}
