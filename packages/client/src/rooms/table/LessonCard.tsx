import graduate from 'icon:graduate-cap';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { putAway, useLessons } from '../../store/lessons.ts';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

/** In a guided match: what this question is about, the first time it is asked. */
export function LessonCard({ table }: { readonly table: TableState }) {
  const { game, id, turn, view } = table;
  const done = useLessons(id);
  if (done === null || !turn) return null;
  const lesson = game.guide.lessons.find(each => !done.includes(each.id) && each.on(turn.question, view));
  if (!lesson) return null;
  return (
    <aside className="lesson" aria-live="polite">
      <h3>
        <Icon path={graduate} /> {lesson.title}
      </h3>
      <p>
        {lesson.text} <RuleLink id={lesson.rule} />
      </p>
      <button type="button" className="button" onClick={() => putAway(id, lesson.id)}>
        {say('lessons.understood')}
      </button>
    </aside>
  );
}
