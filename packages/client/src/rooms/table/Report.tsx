import type { Told } from '@sightline/desk';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Game, Point } from '../../games/game.ts';
import { Help } from '../../parts/Help.tsx';
import { asText, type ReportLine, reportOf } from '../../play/report.ts';
import { say } from '../../words/index.ts';
import { ReportGroup } from './ReportGroup.tsx';

interface ReportProps {
  readonly game: Game;
  readonly told: readonly Told[];
  readonly view: unknown;
  readonly lookAt: (point: Point) => void;
  /** In a replay: after how many inputs it stands, and how to get elsewhere. */
  readonly replay?: { readonly at: number; readonly jump: (after: number) => void };
}

const KINDS = ['all', 'events', 'dice'] as const;

/** How many activations are on the page; the earlier ones come when they are asked for. */
const KEPT_OPEN = 25;

/** The battle report, foldable by activation. */
export const Report = memo(function Report({ game, told, view, lookAt, replay }: ReportProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [text, setText] = useState('');
  const [whole, setWhole] = useState(false);
  const lines = useMemo(() => reportOf(game.system, told), [game, told]);
  const shown = lines.filter(line => isWanted(line, kind, text));
  const groups = groupsOf(shown);
  const earlier = whole || replay ? 0 : Math.max(0, groups.length - KEPT_OPEN);
  const now = replay?.at ?? Number.POSITIVE_INFINITY;
  const list = useRef<HTMLDivElement>(null);
  useScrollTo(list, shown.findLast(({ after }) => after <= now)?.key);

  const show = useLatest((line: ReportLine) => {
    replay?.jump(line.after);
    const [point] = line.event ? game.pointsOf(view, line.event) : [];
    if (point) lookAt(point);
  });
  return (
    <section className="report card" aria-label={say('log.title')}>
      <header className="report__head">
        <h2 className="card__title">{say('log.title')}</h2>
        <Help title={say('log.title')} text={say('help.log')} />
        <select aria-label={say('log.filter')} value={kind} onChange={e => setKind(e.target.value as typeof kind)}>
          {KINDS.map(k => (
            <option key={k} value={k}>
              {say(`log.kinds.${k}`)}
            </option>
          ))}
        </select>
        <CopyButton lines={shown} />
        <input
          type="search"
          placeholder={say('log.filter')}
          aria-label={say('log.filter')}
          value={text}
          onChange={e => setText(e.target.value)}
        />
      </header>
      <div ref={list} className="report__lines">
        {shown.length === 0 && <p className="muted">{say('log.empty')}</p>}
        {earlier > 0 && (
          <button type="button" className="button button--quiet" onClick={() => setWhole(true)}>
            {say('log.earlier', { count: earlier })}
          </button>
        )}
        {groups.slice(earlier).map(group => (
          <ReportGroup key={group[0]!.key} lines={group} later={group.filter(l => l.after > now).length} show={show} />
        ))}
      </div>
    </section>
  );
});

/** Keeps the newest line in sight, without moving anything but the list. */
function useScrollTo(list: RefObject<HTMLElement | null>, key: number | undefined): void {
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    if (!list.current || !line) return;
    const below = line.getBoundingClientRect().bottom - list.current.getBoundingClientRect().bottom;
    list.current.scrollTop += below;
  }, [list, key]);
}

/** A function that stays the same and does what the newest one does, for parts that are drawn only once. */
function useLatest<A>(act: (argument: A) => void): (argument: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(argument => latest.current(argument), []);
}

function CopyButton({ lines }: { readonly lines: readonly ReportLine[] }) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    // Browsers lend the clipboard only to pages that came from this machine or by a safe connection.
    void (navigator.clipboard as Clipboard | undefined)?.writeText(asText(lines)).then(() => setCopied(true));
  };
  return (
    <button type="button" className="button button--quiet" onClick={copy} onBlur={() => setCopied(false)}>
      {copied ? say('log.copied') : say('log.copy')}
    </button>
  );
}

function isWanted(line: ReportLine, kind: (typeof KINDS)[number], text: string): boolean {
  if (kind === 'dice' && line.kind !== 'roll') return false;
  if (kind === 'events' && line.kind !== 'event') return false;
  return `${line.text} ${line.rule}`.toLowerCase().includes(text.toLowerCase());
}

/** A step of the match is an activation or a phase: its lines belong together. */
function groupsOf(lines: readonly ReportLine[]): ReportLine[][] {
  const groups: ReportLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0]?.step === line.step) group.push(line);
    else groups.push([line]);
  }
  return groups;
}
