import { AUDIENCE, type Report, toldTo } from '@sightline/kernel';
import { RuleLink } from '../parts/RuleLink.tsx';
import { say } from '../words/index.ts';

/** What was told in a game whose rules cannot run here: its sentences as they were shown to everybody. */
export function ToldReport({ report }: { readonly report: Report }) {
  const lines = toldTo(report.told, AUDIENCE).flatMap(({ text, line }, key) =>
    line.kind === 'event' && text !== '' ? [{ key, text, rule: line.event.rule }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <section className="card prose" aria-label={say('table.toldReport')}>
      <h2>{say('table.toldReport')}</h2>
      <ol>
        {lines.map(({ key, text, rule }) => (
          <li key={key}>
            {text} <RuleLink id={rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
