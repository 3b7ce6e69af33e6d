import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Viewer } from '@sightline/kernel';
import { list, say, sayIf } from '../../words/index.ts';
import { percent } from '../../words/layout.ts';
import { nameOf, placeText } from './figures.ts';

/** What a Threat will do next by its Reaction Profile, as things stand; nothing of whoever is played by somebody. */
export function intentOf(board: DuckBoard, view: DuckView, viewer: Viewer, name: string): readonly string[] {
  const threat = view.figures.find(figure => figure.kind === 'threat' && nameOf(board, figure) === name);
  const intent = threat && board.intentOf?.(view, viewer, threat.id);
  return (intent?.courses ?? []).flatMap(({ does, whom, at, chance }) => {
    const deed = sayIf(`duck.intents.${does}`, {
      whom: list(whom.map(id => nameOf(board, view.figures[id]!))),
      place: typeof at === 'number' && at >= 0 ? placeText(board, view, at) : '',
    });
    return deed === undefined ? [] : [say('duck.course', { deed, chance: percent(chance, 0) })];
  });
}
