import again from 'icon:clockwise-rotation';
import { memo, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { headlineOf } from '../../play/headline.ts';
import { type Passage, type ReportLine, sortOf } from '../../play/report.ts';
import { say } from '../../words/index.ts';
import { ReportDice } from './ReportDice.tsx';
import { SortIcon } from './SortIcon.tsx';

export type Telling = 'story' | 'all' | 'dice';

export interface Pressed {
  readonly show: (line: ReportLine) => void;
  readonly again: ((line: ReportLine) => void) | undefined;
}

interface ReportGroupProps extends Pressed {
  readonly passage: Passage;
  /** How many of its lines, at the end, a replay has not come to yet. */
  readonly later: number;
  /** Whether it stands open until somebody folds it. */
  readonly fresh: boolean;
  readonly kind: Telling;
}

/** What somebody did in one go: a headline, and under it what came of it. */
export const ReportGroup = memo(
  function ReportGroup({ passage, later, fresh, kind, show, again: seeAgain }: ReportGroupProps) {
    const [folded, setFolded] = useState<boolean | null>(null);
    const [whole, setWhole] = useState(false);
    const { lines, chapter } = passage;
    const headline = headlineOf(passage);
    const plain = lines.filter(({ telling }) => !telling.aside);
    // A headline that is a line itself does not stand there twice.
    const told = plain.length === 1 ? [] : plain;
    const asides = lines.length - plain.length;
    const shown = kind === 'story' && !whole ? told : lines;
    const isOpen = kind !== 'story' || !(folded ?? (!fresh || told.length === 0));
    const hasMore = told.length > 0 || asides > 0;
    const first = plain[0] ?? lines[0]!;
    const isLater = later === lines.length;
    return (
      <>
        {chapter !== null && <h3 className="report__chapter">{chapter}</h3>}
        <div className={`report__group${isLater ? ' is-later' : ''}`} data-passage={passage.key}>
          <div className="report__headline">
            {kind === 'story' && hasMore ? (
              <button
                type="button"
                className="report__fold"
                aria-expanded={isOpen}
                aria-label={say('log.fold', { first: headline })}
                onClick={() => setFolded(isOpen)}
              >
                {isOpen ? '▾' : '▸'}
              </button>
            ) : (
              <span className="report__fold" />
            )}
            <SortIcon sort={sortOf(passage)} />
            <LineText line={first} text={headline} show={show} again={seeAgain} />
            {plain.length === 1 && <RuleLink id={first.rule} />}
          </div>
          {isOpen && (
            <ol className="report__story">
              {shown.map((line, i) => (
                <li
                  key={line.key}
                  className={`report__line${line.telling.aside ? ' report__line--aside' : ''}${i >= shown.length - later ? ' is-later' : ''}`}
                  data-key={line.key}
                >
                  <SortIcon sort={line.telling.sort} />
                  <LineText line={line} text={line.text} show={show} again={seeAgain} />
                  <RuleLink id={line.rule} />
                  {kind === 'dice' && <ReportDice dice={line.dice} />}
                </li>
              ))}
              {kind === 'story' && asides > 0 && !whole && (
                <li>
                  <button type="button" className="report__asides" onClick={() => setWhole(true)}>
                    {say('log.asides', { count: asides })}
                  </button>
                </li>
              )}
            </ol>
          )}
        </div>
      </>
    );
  },
  // Lines are told once and never change: a passage of the same lines need not be drawn again.
  (before, after) =>
    before.later === after.later &&
    before.fresh === after.fresh &&
    before.kind === after.kind &&
    before.again === after.again &&
    before.passage.chapter === after.passage.chapter &&
    before.passage.actor === after.passage.actor &&
    before.passage.lines.length === after.passage.lines.length &&
    before.passage.lines.every(({ key }, i) => key === after.passage.lines[i]!.key),
);

interface LineTextProps extends Pressed {
  readonly line: ReportLine;
  readonly text: string;
}

/** A sentence to be pressed for its place, and an arrow for seeing it again. */
function LineText({ line, text, show, again: seeAgain }: LineTextProps) {
  return (
    <>
      <button type="button" className="report__text" title={say('log.show')} onClick={() => show(line)}>
        {text}
      </button>
      {seeAgain && (
        <button
          type="button"
          className="report__again"
          title={say('log.again', { line: text })}
          aria-label={say('log.again', { line: text })}
          onClick={() => seeAgain(line)}
        >
          <Icon path={again} />
        </button>
      )}
    </>
  );
}
