import { Suspense, useState } from 'react';
import { useGame } from '../../games/index.ts';
import type { SystemId } from '../../games/systems.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { useFinished } from '../../store/lessons.ts';
import { say } from '../../words/index.ts';

interface LearnProps {
  readonly id: SystemId;
  readonly title: string;
}

/** The way to learn a game: its lessons, with those that are done ticked off. */
export function Learn({ id, title }: LearnProps) {
  const [open, setOpen] = useState(false);
  const done = useFinished(id).length;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={say('home.learnAt', { game: title })}
        onClick={() => setOpen(true)}
      >
        {say('home.learn')}
        {done > 0 && <small className="muted">{say('home.lessonsDone', { done })}</small>}
      </button>
      <Sheet title={say('home.learnAt', { game: title })} open={open} close={() => setOpen(false)}>
        <Suspense fallback={<p className="muted">{say('loading')}</p>}>
          <Lessons id={id} />
        </Suspense>
      </Sheet>
    </>
  );
}

function Lessons({ id }: { readonly id: SystemId }) {
  const { lessons } = useGame(id);
  const finished = useFinished(id);
  const sitDown = useSitDown();
  return (
    <ol className="lessons">
      {lessons.map(lesson => (
        <li key={lesson.id}>
          <button
            type="button"
            className="lessons__one"
            onClick={() =>
              void sitDown({ kind: 'new', system: id, options: lesson.options, secret: lesson.secret }, lesson.id)
            }
          >
            <b>
              {finished.includes(lesson.id) && '✓ '}
              {lesson.title}
            </b>
            <span>{lesson.promise}</span>
            <small className="muted">{say('lessons.minutes', { minutes: lesson.minutes })}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
