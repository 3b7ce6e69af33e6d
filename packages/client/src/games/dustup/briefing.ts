import type { DustupView } from '@sightline/dustup';
import type { Viewer } from '@sightline/kernel';
import { called, say } from '../../words/dustup.ts';
import { boxOf } from './aloft.ts';
import { briefings } from './briefings.ts';
import type { DustupEdition } from './rules.ts';
import { titleOf } from './units.ts';

/** Before anybody has moved: what decides, who fights whom, and the one thing to know; a line each. */
export function briefing(
  edition: DustupEdition,
  view: DustupView,
  viewer?: Viewer,
): { readonly title: string; readonly text: readonly string[] } | null {
  const story = (briefings as Readonly<Record<string, string>>)[view.scenario];
  const isBegun = view.turn > 1 || view.units.some(({ activated }) => activated);
  if (isBegun || !story) return null;
  const [goal = '', red, blue, ...toKnow] = story.split('\n');
  const title = called(edition.system.scenarios.find(({ id }) => id === view.scenario)?.title ?? '');
  const isComing = view.units.some(unit => boxOf(unit) !== null);
  return {
    title: say('dustup.brief.title', { title }),
    text: [
      goal,
      ...[red, blue].map((line, side) => sideText(edition, view, viewer, side, line)),
      ...toKnow,
      ...(isComing ? [say('dustup.brief.inbound')] : []),
    ],
  };
}

/** What is written of a side, unless another force was chosen for it: then what that is called. */
function sideText(
  { board }: DustupEdition,
  view: DustupView,
  viewer: Viewer | undefined,
  side: number,
  written: string | undefined,
): string {
  const { seat, title } = view.sides[side]!;
  const usual = board.battleOf({ scenario: view.scenario, switches: {} }).sides[side]?.force.title;
  const text =
    written !== undefined && title === usual
      ? written
      : say(side === 0 ? 'dustup.brief.red' : 'dustup.brief.blue', { force: titleOf(view, view.sides[side]!) });
  return seat === viewer ? say('dustup.brief.own', { text }) : text;
}
