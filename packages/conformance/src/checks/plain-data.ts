import { type Event, firstImpurity, type Line } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { type Place, viewersOf } from '../place.ts';

/** JSON in, JSON out: what is written and read again is what was there. */
export function checkPlain(name: string, value: unknown): void {
  const impurity = firstImpurity(value);
  if (impurity !== null) throw new Unfit('plain data', `${name}${impurity === '.' ? '' : impurity} is not plain JSON`);
}

export function checkLines<E extends Event>(lines: readonly Line<E>[]): void {
  for (const line of lines) checkPlain(`the line ${line.kind === 'roll' ? 'roll' : line.event.type}: `, line);
}

export function checkQuestionPlain<T, E extends Event, V>({ pause }: Place<T, E, V>): void {
  checkPlain('question', pause.asked);
}

export function checkTablePlain<T, E extends Event, V>({ pause }: Place<T, E, V>): void {
  checkPlain('table', pause.now);
}

export function checkMatchPlain<T, E extends Event, V>({ system, match, pause }: Place<T, E, V>): void {
  checkPlain('match', match);
  for (const viewer of viewersOf(match)) checkPlain(`the view of ${viewer}: `, system.view(pause.now, viewer));
}
