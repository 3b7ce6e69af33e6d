import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import { say } from '../../words/duck.ts';

/** DK-MOVE-035: what a DASH costs comes in the turn after it. */
export const isOutOfBreath = ({ turn }: DuckView, { dashed }: Teamer): boolean => dashed > 0 && dashed < turn;

/** What a DASH has cost or is going to cost; null for whoever has his breath. */
export function breathText(view: DuckView, man: Teamer): string | null {
  if (isOutOfBreath(view, man)) return say('duck.breath.out');
  return man.dashed > 0 && man.dashed === view.turn ? say('duck.breath.next') : null;
}

/** The same with a heavy load, and what that costs. */
export function burdens(rules: DuckBoard, view: DuckView, man: Teamer): readonly string[] {
  const breath = breathText(view, man);
  const isLoaded = rules.movePartsOf?.(view, man.id, false).some(({ why }) => why === 'encumbered');
  return [...(breath ? [breath] : []), ...(isLoaded ? [say('duck.breath.loaded')] : [])];
}
