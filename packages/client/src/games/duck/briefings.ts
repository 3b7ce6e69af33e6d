import type { DuckView } from '@sightline/duck';
import { aside } from '../../words/aside.ts';
import sentences from '../../words/briefings-duck.json' with { type: 'json' };
import { called, say, sayIf } from '../../words/duck.ts';

export const briefings = aside(sentences).part('briefings.duck');

/** Before the first move, read at a glance: the goal, who one is and what waits, the one thing to know, and the way home. */
export function briefing({ mission, figures }: DuckView): { readonly title: string; readonly text: readonly string[] } {
  const count = figures.filter(figure => figure.kind === 'teamer' && figure.team === 0).length;
  const who = [say('duck.brief.who', { count }), sayIf(`duck.brief.know.${mission.id}`)];
  return {
    title: called(mission.title),
    text: [
      sayIf(`duck.brief.goal.${mission.id}`) ?? called(mission.objective),
      who.filter(Boolean).join(' '),
      say('duck.brief.home'),
    ],
  };
}
