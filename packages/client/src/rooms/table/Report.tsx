import type { Told } from '@sightline/desk';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Game, Point } from '../../games/game.ts';
import { Help } from '../../parts/Help.tsx';
import { headlineOf } from '../../play/headline.ts';
import { isTold, type Passage, type ReportLine, reportOf, storyOf } from '../../play/report.ts';
import { say } from '../../words/index.ts';
import { ReportGroup, type Telling } from './ReportGroup.tsx';

interface ReportProps {
  readonly game: Game;
  readonly told: readonly Told[];
  readonly view: unknown;
  readonly lookAt: (point: Point) => void;
  /** Plays what a line tells once more. */
  readonly again?: (line: ReportLine) => void;
  /** In a replay: after how many inputs it stands, and how to get elsewhere. */
  readonly replay?: { readonly at: number; readonly jump: (after: number) => void };
}

const KINDS: readonly Telling[] = ['story', 'all', 'dice'];

/** How many activations are on the page; the earlier ones come when they are asked for. */
const KEPT = 60;
/** How many of them stand open: those that one still thinks about. */
const FRESH = 3;

/** The battle report: a story in chapters, whose passages can be opened, looked at and seen again. */
export const Report = memo(function Report({ game, told, view, lookAt, again, replay }: ReportProps) {
  const [kind, setKind] = useState<Telling>('story');
  const [text, setText] = useState('');
  const [whole, setWhole] = useState(false);
  const lines = useMemo(() => reportOf(game, told), [game, told]);
  const story = useMemo(() => {
    const passages = storyOf(lines.filter(line => isWanted(line, kind, text)));
    return kind === 'story' && text === '' ? toldOf(passages) : passages;
  }, [lines, kind, text]);
  // Whoever searches wants to see what was found.
  const shownAs = kind === 'story' && text !== '' ? 'all' : kind;
  const earlier = whole || replay ? 0 : Math.max(0, story.length - KEPT);
  const now = replay?.at ?? Number.POSITIVE_INFINITY;
  const list = useRef<HTMLDivElement>(null);
  const newest = story.findLast(passage => passage.lines[0]!.after <= now);
  useScrollTo(list, newest?.lines.findLast(({ after }) => after <= now)?.key, newest?.key);

  const show = useLatest((line: ReportLine) => {
    replay?.jump(line.after);
    const [point] = line.event ? game.pointsOf(view, line.event) : [];
    if (point) lookAt(point);
  });
  const seeAgain = useLatest((line: ReportLine) => again?.(line));
  const latest = story.length - FRESH;
  return (
    <section className="report card" aria-label={say('log.title')}>
      <header className="report__head">
        <h2 className="card__title">{say('log.title')}</h2>
        <Help title={say('log.title')} text={say('help.log')} />
        <select aria-label={say('log.kind')} value={kind} onChange={e => setKind(e.target.value as Telling)}>
          {KINDS.map(k => (
            <option key={k} value={k}>
              {say(`log.kinds.${k}`)}
            </option>
          ))}
        </select>
        <CopyButton story={story} />
        <input
          type="search"
          placeholder={say('log.filter')}
          aria-label={say('log.filter')}
          value={text}
          onChange={e => setText(e.target.value)}
        />
      </header>
      <div ref={list} className="report__lines">
        {story.length === 0 && <p className="muted">{say(lines.length === 0 ? 'log.empty' : 'log.none')}</p>}
        {earlier > 0 && (
          <button type="button" className="button button--quiet" onClick={() => setWhole(true)}>
            {say('log.earlier', { count: earlier })}
          </button>
        )}
        {story.slice(earlier).map((passage, i) => (
          <ReportGroup
            key={passage.key}
            passage={passage}
            later={passage.lines.filter(({ after }) => after > now).length}
            fresh={replay ? passage === newest : earlier + i >= latest}
            kind={shownAs}
            show={show}
            again={again && seeAgain}
          />
        ))}
      </div>
    </section>
  );
});

/** Keeps the newest line in sight, or the passage that it is folded into, without moving anything but the list. */
function useScrollTo(list: RefObject<HTMLElement | null>, line: number | undefined, passage: number | undefined): void {
  useEffect(() => {
    let [frames, still] = [0, 0];
    let next = 0;
    // What comes into sight is as high as it is only then, and pushes the newest line away once more.
    const settle = (): void => {
      still = scrollTo(list.current, line, passage) ? 0 : still + 1;
      if (still < STILL && ++frames < MOST_FRAMES) next = requestAnimationFrame(settle);
    };
    settle();
    return () => cancelAnimationFrame(next);
  }, [list, line, passage]);
}

/** So many frames without a change it stands still, and no more than so many are waited for. */
const STILL = 4;
const MOST_FRAMES = 40;

/** Whether anything had to be moved. */
function scrollTo(list: HTMLElement | null, line: number | undefined, passage: number | undefined): boolean {
  const find = (mark: string): Element | null => list?.querySelector(mark) ?? null;
  const newest = find(`[data-key="${line}"]`) ?? find(`[data-passage="${passage}"]`);
  if (!list || !newest) return false;
  let isMoved = false;
  // The card around it is what scrolls in the drawer.
  for (const box of [list, list.closest('.report')]) {
    if (!box) continue;
    const below = newest.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    const before = box.scrollTop;
    if (below > 0 || box.scrollTop > 0) box.scrollTop += below;
    if (Math.abs(box.scrollTop - before) >= 1) isMoved = true;
  }
  return isMoved;
}

/** A function that stays the same and does what the newest one does, for parts that are drawn only once. */
function useLatest<A>(act: (argument: A) => void): (argument: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(argument => latest.current(argument), []);
}

function CopyButton({ story }: { readonly story: readonly Passage[] }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    // Browsers lend the clipboard only to pages that came from this machine or by a safe connection.
    void (navigator.clipboard as Clipboard | undefined)?.writeText(asText(story)).then(() => setCopied(true));
  };
  return (
    <button type="button" className="button button--quiet" onClick={copy} onBlur={() => setCopied(false)}>
      {copied ? say('log.copied') : say('log.copy')}
    </button>
  );
}

/** The report for pasting elsewhere: chapters, headlines, and what belongs to them. */
function asText(story: readonly Passage[]): string {
  return story
    .flatMap(passage => [
      ...(passage.chapter === null ? [] : ['', passage.chapter]),
      headlineOf(passage),
      ...passage.lines.map(({ text }) => `  ${text}`),
    ])
    .join('\n')
    .trim();
}

/** The passages that make the story; a chapter begins with the first of its own. */
function toldOf(passages: readonly Passage[]): Passage[] {
  const told: Passage[] = [];
  let heading: string | null = null;
  for (const passage of passages) {
    heading = passage.chapter ?? heading;
    if (!isTold(passage)) continue;
    told.push({ ...passage, chapter: heading });
    heading = null;
  }
  return told;
}

function isWanted(line: ReportLine, kind: Telling, text: string): boolean {
  // What begins a chapter is its heading, whatever is looked for.
  if (line.telling.chapter) return true;
  if (kind === 'dice' && line.dice.length === 0) return false;
  return `${line.text} ${line.rule}`.toLowerCase().includes(text.toLowerCase());
}
