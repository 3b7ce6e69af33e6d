import graduate from 'icon:graduate-cap';
import { useRef, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Corner } from '../../board/beside.ts';
import type { Insets } from '../../board/camera.ts';
import type { Projection } from '../../board/Stage.tsx';
import { useBeside } from '../../board/use-beside.ts';
import type { Spot } from '../../games/game.ts';
import type { Lesson, Step } from '../../games/lesson.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { say } from '../../words/index.ts';
import { boxesInSight, boxOf } from './in-sight.ts';
import { isOpen } from './open-card.ts';
import type { Teaching } from './use-lesson.ts';
import type { TableState } from './use-table.ts';

interface LessonCardProps {
  readonly table: TableState;
}

interface PlacedLessonProps extends LessonCardProps {
  readonly projection: Projection;
  readonly insets: Insets;
}

const CORNERS: readonly Corner[] = ['bottom left', 'bottom right', 'top right', 'top left'];

/** The tabs of the drawer and the buttons that zoom stand there. */
const EDGE = 46;

/** The lesson at the left of the bar, or in another corner where it would cover there what it speaks of. */
export function PlacedLesson({ table, projection, insets }: PlacedLessonProps) {
  const card = useRef<HTMLElement>(null);
  const clear = spotsSpokenOf(table).map(spot => boxOf(projection, spot));
  useBeside(card, {
    projection,
    // Below a short list at the left there is room for it.
    insets: { ...insets, left: 0, right: Math.max(insets.right, EDGE) },
    box: null,
    clear,
    rather: boxesInSight(table, projection),
    corners: CORNERS,
    keeps: true,
  });
  const { teaching, playback } = table;
  // Nobody is told of what he has not seen yet.
  if (!teaching || playback.isPlaying) return null;
  return (
    <aside ref={card} className="lesson lesson--there" aria-live="polite" data-keep-clear="">
      {teaching.step ? <StepText teaching={teaching} step={teaching.step} /> : <Applause table={table} />}
    </aside>
  );
}

/** On a small screen a strip at the top, which folds away. */
export function LessonStrip({ table }: LessonCardProps) {
  const { teaching, playback } = table;
  const [folded, setFolded] = useState<Step | null>(null);
  if (!teaching || playback.isPlaying) return null;
  const { step } = teaching;
  // Two cards at once would leave nothing of the board.
  const isFolded = step !== null && (folded === step || isOpen(table));
  return (
    <aside className="lesson lesson--strip" aria-live="polite" data-crowds="top" data-keep-clear="">
      {step && (
        <button
          type="button"
          className="lesson__fold"
          aria-expanded={!isFolded}
          aria-label={say(isFolded ? 'lessons.unfold' : 'lessons.fold')}
          onClick={() => setFolded(isFolded ? null : step)}
        >
          {isFolded ? '▾' : '▴'}
        </button>
      )}
      {step ? <StepText teaching={teaching} step={step} isFolded={isFolded} /> : <Applause table={table} />}
    </aside>
  );
}

interface StepTextProps {
  readonly teaching: Teaching;
  readonly step: Step;
  readonly isFolded?: boolean;
}

/** What this step is about. The way out is at its head and the way on at its foot: neither takes the other's place. */
function StepText({ teaching, step, isFolded = false }: StepTextProps) {
  const { lesson, number, because, isStuck } = teaching;
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving) return <Leaving teaching={teaching} stay={() => setIsLeaving(false)} />;
  return (
    <>
      <header className="lesson__head">
        <small className="muted">
          {say('lessons.step', { title: lesson.title, at: number + 1, of: lesson.steps.length })}
        </small>
        <button
          type="button"
          className="lesson__leave"
          aria-label={say('lessons.leave')}
          title={say('lessons.leave')}
          onClick={() => setIsLeaving(true)}
        >
          {say('lessons.leaveShort')}
        </button>
      </header>
      <h3>
        <Icon path={graduate} /> {step.title}
      </h3>
      {!isFolded && (
        <div className="lesson__text">
          {number === 0 && <p>{lesson.briefing}</p>}
          <p>
            {step.text} {step.rule && <RuleLink id={step.rule} />}
          </p>
        </div>
      )}
      {because && <p className="lesson__because">{because}</p>}
      {isStuck && <p className="lesson__because">{say('lessons.stuck')}</p>}
      {(step.kind === 'telling' || isStuck) && (
        <div className="lesson__on">
          <button type="button" className="button button--main" onClick={teaching.next}>
            {isStuck ? say('lessons.skip') : say('lessons.next')} {!isStuck && <kbd>⏎</kbd>}
          </button>
        </div>
      )}
    </>
  );
}

/** Nobody loses a lesson by one press: it is kept for later, unless somebody would rather play on without it. */
function Leaving({ teaching, stay }: { readonly teaching: Teaching; readonly stay: () => void }) {
  return (
    <div className="stack" role="alertdialog" aria-label={say('lessons.leave')}>
      <h3>{say('lessons.leaveAsk')}</h3>
      <a className="button button--main" href={hrefOf({ room: 'home' })}>
        {say('lessons.later')}
      </a>
      <button type="button" className="button" onClick={teaching.leave}>
        {say('lessons.alone')}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the question has just been put, and this is the safe answer */}
      <button type="button" className="button" autoFocus onClick={stay}>
        {say('lessons.stay')}
      </button>
    </div>
  );
}

/** What is lit up, what is marked, and whoever the question is about. */
function spotsSpokenOf({ game, view, turn, considering, isLit }: TableState): readonly Spot[] {
  const { options, considered } = considering;
  const lit = options.flatMap(({ answer, spot }) => (spot && isLit(answer) ? [spot] : []));
  const subject = turn ? (game.subject?.(view, turn.question) ?? []) : [];
  const people = subject.flatMap(figure => {
    const point = game.pointOf?.(view, figure);
    return point ? [{ x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1 }] : [];
  });
  return [...lit, ...(considered?.spot ? [considered.spot] : []), ...people];
}

function Applause({ table }: LessonCardProps) {
  const { game, teaching } = table;
  const sitDown = useSitDown();
  const { lesson, finish, leave } = teaching!;
  const next = game.lessons[game.lessons.indexOf(lesson) + 1];
  const system = game.system.id;
  const learnOn = ({ id, options, secret }: Lesson): void => {
    finish();
    void sitDown({ kind: 'new', system, options, secret }, id);
  };
  const playNow = (): void => {
    finish();
    void sitDown({ kind: 'new', system, options: game.playNow });
  };
  return (
    <>
      <h3>
        <Icon path={graduate} /> {say('lessons.applause')}
      </h3>
      <p>{lesson.ending}</p>
      <div className="row">
        {next && (
          <button type="button" className="button button--main" onClick={() => learnOn(next)}>
            {say('lessons.nextLesson', { title: next.title })}
          </button>
        )}
        <button type="button" className={next ? 'button' : 'button button--main'} onClick={playNow}>
          {say('lessons.playNow')}
        </button>
        <button type="button" className="button" onClick={leave}>
          {say('lessons.playOn')}
        </button>
        <a className="button" href={hrefOf({ room: 'home' })} onClick={finish}>
          {say('back')}
        </a>
      </div>
    </>
  );
}
