import type { DustupEvent, DustupView } from '@sightline/dustup';
import { called, list, say } from '../../words/dustup.ts';
import type { Passed } from '../scene.ts';
import { fallIn } from './falls.ts';

/** "Red lost 2, blue lost 5; 3 times somebody was suppressed; the junction was taken"; null where nothing happened. */
export function sumUp({ before, events }: Passed<DustupEvent, DustupView>): string | null {
  const lost = before.sides.map(({ id }) => ({ id, count: events.filter(event => isLoss(before, event, id)).length }));
  const suppressed = events.filter(({ type }) => type === 'suppressed').length;
  const wrecked = events.filter(({ type }) => type === 'vehicleDestroyed').length;
  const taken = before.sides.map(({ id, seat }) => ({
    id,
    what: events.flatMap(event =>
      event.type === 'objectiveTaken' && event.side === seat ? [called(event.objective)] : [],
    ),
  }));
  const broken = events.filter(
    event => event.type === 'confidenceChanged' && (event.to === 'broken' || event.to === 'routed'),
  ).length;
  const parts = [
    ...lost
      .filter(({ count }) => count > 0)
      .map(({ id, count }) => say(id === 0 ? 'dustup.sum.redLost' : 'dustup.sum.blueLost', { count })),
    wrecked > 0 && say('dustup.sum.wrecked', { count: wrecked }),
    suppressed > 0 && say('dustup.sum.suppressed', { count: suppressed }),
    broken > 0 && say('dustup.sum.broken', { count: broken }),
    ...taken
      .filter(({ what }) => what.length > 0)
      .map(({ id, what }) => say(id === 0 ? 'dustup.sum.redTook' : 'dustup.sum.blueTook', { what: list(what) })),
  ].filter(part => typeof part === 'string');
  return parts.length === 0 ? null : say('dustup.sum', { what: parts.join('; ') });
}

function isLoss({ figures }: DustupView, event: DustupEvent, side: number): boolean {
  const fall = fallIn(event);
  return fall !== null && figures[fall.figure.id]?.side === side;
}
