import type { Act, Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import type { Note } from '../game.ts';
import { hasActed } from './acted.ts';
import { NONE } from './floors.ts';

// KZ-CHANGE-002: a group that is too spread out keeps its order. It is said while it can still be helped, and for as long
// as it lasts.

/** Where a walk leaves a group too spread out, and whether those who have not acted yet can still mend it. Old editions do not say. */
export function scatteringNotes(rules: KillzoneBoard, view: KillzoneView, figure: Figure, act: Act): Note[] {
  if (act.do !== 'move' || figure.vehicle !== NONE || !rules.scatteredBeyond) return [];
  const { x, y, room } = rules.walkWay(view, figure, act.way).end;
  const group = view.groups[figure.group]!;
  const figures = view.figures.with(figure.id, { ...figure, x, y, room });
  const reach = rules.scatteredBeyond({ ...view, figures }, group);
  if (reach === null) return [];
  const follow = group.members.some(id => id !== figure.id && !hasActed(rules, view, view.figures[id]!));
  return [
    { text: say('killzone.spreadThen', { inches: reach / 1000, follow }), rule: 'KZ-CHANGE-002', tone: 'warning' },
  ];
}

/** What a leader is told of his group, and whoever is left of one that has none. */
export function scatteredText(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string | null {
  const group = view.groups[figure.group]!;
  const isLed = group.members.some(id => view.figures[id]!.leader && rules.isFighting(view.figures[id]!));
  if (!rules.isInPlay(figure) || (isLed && !figure.leader)) return null;
  const reach = rules.scatteredBeyond?.(view, group) ?? null;
  return reach === null ? null : say('killzone.spreadNow', { inches: reach / 1000 });
}
