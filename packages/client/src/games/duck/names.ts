import type { DuckBoard, DuckEvent, DuckView, Figure, Teamer, Threat } from '@sightline/duck';
import type { Line, Question } from '@sightline/kernel';
import { say } from '../../words/index.ts';
import type { SideMark } from '../game.ts';

/** The Team is blue, a second Team and everything that comes at them is red. */
export function markOf(figure: Figure): SideMark {
  if (figure.kind === 'threat') return 'red';
  return figure.kind === 'teamer' && figure.team > 0 ? 'red' : 'blue';
}

/** Two letters of a man's name; the number of anything else. */
export function labelOf(figure: Figure): string {
  if (figure.kind !== 'teamer') return String(figure.id);
  const [first = '', last = ''] = figure.card.name.split(' ');
  return `${first[0] ?? ''}${last[0] ?? ''}`;
}

export function teamOf(view: DuckView): Teamer[] {
  return view.figures.filter((figure): figure is Teamer => figure.kind === 'teamer');
}

export function threatsOf(rules: DuckBoard, view: DuckView): Threat[] {
  return view.figures.filter((figure): figure is Threat => figure.kind === 'threat' && rules.isOnMap(figure));
}

/** All that can be seen of a figure, in words. */
export function stateOf(rules: DuckBoard, view: DuckView, figure: Figure): string {
  const marks: (string | false)[] = [
    say(`duck.conditions.${figure.condition}`),
    figure.wounds > 0 && say('duck.wounds', { wounds: figure.wounds }),
    figure.ducked && say('duck.ducked'),
    figure.overhead && say('duck.overhead'),
  ];
  if (figure.kind === 'teamer') {
    marks.push(
      figure.waiting > 0 && say('duck.waiting'),
      figure.grapple !== null && say('duck.grappledBy', { threat: rules.nameOf(view.figures[figure.grapple.threat]!) }),
      figure.chicken && say('duck.chicken'),
      figure.carries !== null && say('duck.carries', { whom: rules.nameOf(view.figures[figure.carries]!) }),
    );
  }
  if (figure.kind === 'threat')
    marks.push(figure.waitingSince > 0 && say('duck.hiding'), figure.trapped && say('duck.trapped'));
  return marks.filter(mark => mark !== false).join(', ');
}

/** Who is acting: the figure asked about, or else the one that was told of last. */
export function activeIn(underWay: readonly Line<DuckEvent>[], asked?: Question): number | null {
  if (asked && 'figure' in asked && typeof asked.figure === 'number') return asked.figure;
  for (const line of underWay.toReversed()) {
    if (line.kind === 'event' && 'figure' in line.event && typeof line.event.figure === 'number')
      return line.event.figure;
  }
  return null;
}
