import type { KillzoneView, Place } from '@sightline/killzone';
import { Arrow } from '../../board/Templates.tsx';
import type { IntentsProps } from '../game.ts';
import { pointOfFigure } from './figures.ts';
import { shownAt } from './floors.ts';
import { isGoing } from './intents.ts';
import { useRules } from './rules.ts';

/** Where those go who have no choice: an arrow. Whoever stays put is left to his card. */
export function Intents({ view, intents }: IntentsProps<KillzoneView>) {
  const rules = useRules();
  return (
    <g className="intents">
      {intents.flatMap(({ figure, courses }) => {
        const someone = view.figures[figure];
        const [course] = courses;
        if (!someone || !course || !isGoing(course)) return [];
        const from = pointOfFigure(rules, view, someone);
        const to = shownAt(rules, view, course.at as unknown as Place);
        return (
          <g key={figure} className={course.whom.length > 0 ? 'intent intent--strikes' : 'intent'}>
            <Arrow from={from} to={to} />
          </g>
        );
      })}
    </g>
  );
}
