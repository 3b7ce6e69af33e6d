import type { DuckBoard, DuckView, Figure, Teamer } from '@sightline/duck';
import { say } from '../../words/duck.ts';

/** DK-MOVE-035: what a DASH costs comes in the turn after it. */
export const isOutOfBreath = ({ turn }: DuckView, { dashed }: Teamer): boolean => dashed > 0 && dashed < turn;

/** What slows somebody down and ails his hand, in few words each: want of breath, a heavy load. */
export function burdens(rules: DuckBoard, view: DuckView, figure: Figure): readonly string[] {
  if (figure.kind !== 'teamer' || !rules.isOnMap(figure)) return [];
  const isLoaded = rules.movePartsOf?.(view, figure.id, false).some(({ why }) => why === 'encumbered');
  return [
    isOutOfBreath(view, figure)
      ? say('duck.breath.out')
      : figure.dashed > 0 && figure.dashed === view.turn && say('duck.breath.next'),
    isLoaded && say('duck.breath.loaded'),
  ].filter(mark => typeof mark === 'string');
}
