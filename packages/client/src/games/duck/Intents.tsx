import type { DuckView, Threat } from '@sightline/duck';
import type { Course, Intent } from '@sightline/kernel';
import { Arrow } from '../../board/Templates.tsx';
import type { IntentsProps, Point } from '../game.ts';
import { likely } from './intents.ts';
import { useRules } from './rules.ts';
import { centreOf, pointOf } from './squares.ts';

/** So many may show where they go without crossing one another. */
const FEW = 3;

/** What every Threat is about to do: arrows to whom and where; among many only those who strike, or the one looked at. */
export function Intents({ view, intents, focus }: IntentsProps<DuckView>) {
  const isFocused = intents.some(({ figure }) => figure === focus);
  return (
    <g className="intents">
      {intents.map(intent => {
        const threat = view.figures[intent.figure];
        return threat?.kind === 'threat' && threat.at >= 0 ? (
          <Aims
            key={threat.id}
            view={view}
            intent={intent}
            threat={threat}
            tone={isFocused ? (threat.id === focus ? 'clear' : 'faint') : intents.length > FEW ? 'strikes' : 'clear'}
          />
        ) : null;
      })}
    </g>
  );
}

interface AimsProps {
  readonly view: DuckView;
  readonly intent: Intent;
  readonly threat: Threat;
  /** Whether all of it is plain to see, only whom it strikes, or nothing of it. */
  readonly tone: 'clear' | 'strikes' | 'faint';
}

function Aims({ view, intent, threat, tone }: AimsProps) {
  const rules = useRules();
  const from = pointOf(rules, view, threat);
  return (
    <g className={`aims aims--${tone}`}>
      {likely(intent).map(course => (
        <Aim key={`${course.does} ${course.whom.join()}`} view={view} threat={threat} from={from} course={course} />
      ))}
    </g>
  );
}

interface AimProps {
  readonly view: DuckView;
  readonly threat: Threat;
  readonly from: Point;
  readonly course: Course;
}

/** What leads nowhere and strikes nobody has no arrow. */
function Aim({ view, threat, from, course }: AimProps) {
  const rules = useRules();
  const whom = view.figures[course.whom[0] ?? -1];
  if (!whom && course.at === threat.at) return null;
  const to = whom ? pointOf(rules, view, whom) : centreOf(rules, view, Number(course.at), threat.overhead);
  return (
    <g className={whom ? 'intent intent--strikes' : 'intent'} opacity={0.25 + 0.75 * course.chance}>
      <Arrow from={from} to={to} />
    </g>
  );
}
