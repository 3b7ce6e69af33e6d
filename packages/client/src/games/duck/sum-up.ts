import type { DuckBoard, DuckEvent, DuckView } from '@sightline/duck';
import { list, say } from '../../words/duck.ts';
import type { Passed } from '../scene.ts';
import { nameText } from './names.ts';

/** What came of a phase in one line: who moved, who was grabbed, who is down; null where nothing did. */
export function sumUp(rules: DuckBoard, { before, after, events }: Passed<DuckEvent, DuckView>): string | null {
  const { phase } = before;
  if (phase !== 'threat' && phase !== 'team') return null;
  const name = (id: number): string => (after.figures[id] ? nameText(rules, after.figures[id]) : '');
  const isMan = (id: number): boolean => after.figures[id]?.kind === 'teamer';
  const of = (...types: readonly DuckEvent['type'][]): readonly number[] => [
    ...new Set(
      events.flatMap(event => (types.includes(event.type) && 'figure' in event ? [Number(event.figure)] : [])),
    ),
  ];
  const moved = of('stepped').filter(id => isMan(id) === (phase === 'team'));
  const killed = of('killed').filter(id => !isMan(id));
  const lost = of('killed', 'incapacitated', 'captiveTaken', 'leftBehind').filter(isMan);
  const parts = [
    moved.length > 0 && say('duck.sum.moved', { count: moved.length }),
    ...of('grappleBegun')
      .filter(id => !lost.includes(id))
      .map(id => say('duck.sum.grabbed', { name: name(id) })),
    ...of('wounded')
      .filter(id => isMan(id) && !lost.includes(id))
      .map(id => say('duck.sum.wounded', { name: name(id) })),
    killed.length > 0 && say('duck.sum.killed', { count: killed.length }),
    lost.length > 0 ? say('duck.sum.lost', { names: list(lost.map(name)) }) : say('duck.sum.nobodyLost'),
  ].filter(part => part !== false);
  return parts.length > 1 || lost.length > 0 ? say(`duck.sum.${phase}`, { parts: parts.join(', ') }) : null;
}
