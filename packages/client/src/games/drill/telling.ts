import type { DrillEvent } from '@sightline/drill';
import { say } from '../../words/index.ts';
import { sortsOf, type Telling } from '../telling.ts';
import { nameOf } from './units.ts';

const SORTS = sortsOf<DrillEvent['type']>({
  turn: ['roundBegan', 'picked'],
  move: ['walked', 'stayed'],
  shot: ['shotDeclared', 'shotLanded'],
  blast: ['mineLaid', 'mineWentOff'],
  death: ['fell'],
  duck: ['ducked'],
  wait: ['held', 'wentOnOverwatch'],
});

/** How an event of the drill stands in the report. */
export function telling(event: DrillEvent): Telling {
  const isAside = event.type === 'picked' || event.type === 'roundBegan' || event.type === 'shotDeclared';
  return { sort: SORTS.get(event.type) ?? 'turn', aside: isAside, ...moreOf(event) };
}

function moreOf(event: DrillEvent): Omit<Telling, 'sort' | 'aside'> {
  switch (event.type) {
    case 'roundBegan':
      return { chapter: { turn: say('drill.progress', event) } };
    case 'picked':
      return { actor: nameOf(event.unit), deed: { kind: 'stay' }, opens: say('drill.progress', { round: 1 }) };
    case 'walked':
      return { deed: { kind: 'move', by: nameOf(event.unit) } };
    case 'shotDeclared':
      return { deed: { kind: 'shoot', by: nameOf(event.unit), target: nameOf(event.target) } };
    case 'shotLanded':
      return event.hits === 0
        ? { upshot: { kind: 'nothing' } }
        : { upshot: { kind: 'wounded', who: nameOf(event.target) } };
    case 'fell':
      return { upshot: { kind: 'killed', who: nameOf(event.unit) } };
    case 'held':
    case 'wentOnOverwatch':
      return { deed: { kind: 'wait', by: nameOf(event.unit) } };
    default:
      return {};
  }
}
