import type { DustupView } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import { boxOf } from './aloft.ts';
import { briefings } from './briefings.ts';
import type { DustupEdition } from './rules.ts';
import { titleOf } from './units.ts';

/** Before anybody has moved: the story, and how long there is to end it well. */
export function briefing(
  { system }: DustupEdition,
  view: DustupView,
): { readonly title: string; readonly text: readonly string[] } | null {
  const story = (briefings as Readonly<Record<string, string>>)[view.scenario];
  const isBegun = view.turn > 1 || view.units.some(({ activated }) => activated);
  if (isBegun || !story) return null;
  const isComing = view.units.some(unit => boxOf(unit) !== null);
  const title = called(system.scenarios.find(({ id }) => id === view.scenario)?.title ?? '');
  return {
    title: say('dustup.brief.title', { title }),
    text: [
      story,
      sidesText(view),
      say('dustup.brief.turns', { turns: view.turns }),
      ...(isComing ? [say('dustup.brief.inbound')] : []),
    ],
  };
}

/** Who is which colour, what a close battle ends in, and what newcomers find out too late: how far rifles reach. */
function sidesText(view: DustupView): string {
  const [red, blue] = view.sides;
  const { victory } = view;
  return [
    say('dustup.brief.sides', { red: titleOf(view, red!), blue: titleOf(view, blue!) }),
    victory.kind === 'points' && say('dustup.brief.margin', { margin: victory.margin }),
    !view.night && say('dustup.brief.reach'),
  ]
    .filter(Boolean)
    .join(' ');
}
