import { memo, useState } from 'react';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { ReportLine } from '../../play/report.ts';
import { say } from '../../words/index.ts';

interface ReportGroupProps {
  readonly lines: readonly ReportLine[];
  /** How many of them, at the end, a replay has not come to yet. */
  readonly later: number;
  readonly show: (line: ReportLine) => void;
}

/** The lines of one activation or phase, under the first of them. */
export const ReportGroup = memo(
  function ReportGroup({ lines, later, show }: ReportGroupProps) {
    const [open, setOpen] = useState(true);
    const shown = open ? lines : lines.slice(0, 1);
    return (
      <div className="report__group">
        {lines.length > 1 && (
          <button
            type="button"
            className="report__fold"
            aria-expanded={open}
            aria-label={say('log.fold', { first: lines[0]!.text })}
            onClick={() => setOpen(now => !now)}
          >
            {open ? '▾' : '▸'}
          </button>
        )}
        {shown.map((line, i) => (
          <Line key={line.key} line={line} isLater={i >= lines.length - later} show={show} />
        ))}
      </div>
    );
  },
  // Lines are told once and never change: a group of the same lines need not be drawn again.
  (before, after) =>
    before.later === after.later &&
    before.lines.length === after.lines.length &&
    before.lines.every(({ key }, i) => key === after.lines[i]!.key),
);

interface LineProps extends Pick<ReportGroupProps, 'show'> {
  readonly line: ReportLine;
  readonly isLater: boolean;
}

function Line({ line, isLater, show }: LineProps) {
  const look = `report__line report__line--${line.kind}${isLater ? ' is-later' : ''}`;
  return (
    <div className={look} data-key={line.key}>
      <button type="button" className="report__text" title={say('log.show')} onClick={() => show(line)}>
        {line.text}
      </button>
      <RuleLink id={line.rule} />
    </div>
  );
}
