import type { Act, Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import type { Note } from '../game.ts';
import { NONE } from './floors.ts';

// KZ-CHANGE-002: a group that is too spread out keeps its order. It is said while it can still be helped, and for as long
// as it lasts.

/** Where a walk leaves a group too spread out, whatever those do who have not acted yet. Old editions do not say. */
export function scatteringNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): Note[] {
  if (act.do !== 'move' || figure.vehicle !== NONE || !rules.scatteredBeyond) return [];
  const { x, y, room } = rules.walkWay(view, figure, act.way).end;
  const figures = view.figures.map(each => {
    if (each.id === figure.id) return { ...each, x, y, room };
    // Whoever still has to act may come after him.
    return each.group === figure.group && !each.finished ? { ...each, away: true } : each;
  });
  const reach = rules.scatteredBeyond({ ...view, figures }, view.groups[figure.group]!);
  if (reach === null) return [];
  return [{ text: say('killzone.spreadThen', { inches: reach / 1000 }), rule: 'KZ-CHANGE-002', tone: 'warning' }];
}

/** What a leader is told of his group, and whoever is left of one that has none. */
export function scatteredText(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string | null {
  const group = view.groups[figure.group]!;
  const isLed = group.members.some(id => view.figures[id]!.leader && rules.isFighting(view.figures[id]!));
  if (!rules.isInPlay(figure) || (isLed && !figure.leader)) return null;
  const reach = rules.scatteredBeyond?.(view, group) ?? null;
  return reach === null ? null : say('killzone.spreadNow', { inches: reach / 1000 });
}
