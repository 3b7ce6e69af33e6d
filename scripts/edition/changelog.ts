import type { RowChanges, Rows } from './rows.ts';

const HEAD = '### Editions';
const UNRELEASED = '## Unreleased';
const WIDTH = 120;

/** What the changelog says of a new edition: which rows are not what they were in the one before it. */
export function editionLine(title: string, edition: number, rows: Rows, since: SinceEdition | null): string {
  const name = `${title}, edition ${edition}${edition === 0 ? ', a trial' : ''}`;
  if (since === null) return `${name}: the first, of ${Object.keys(rows).length} rows.`;
  const { added, changed, gone } = since.changes;
  const parts = [...listed(changed, 'changed'), ...listed(added, 'new'), ...listed(gone, 'gone')];
  return `${name}, since edition ${since.edition}: ${parts.join('; ') || 'no row is another'}.`;
}

export interface SinceEdition {
  readonly edition: number;
  readonly changes: RowChanges;
}

function listed(ids: readonly string[], what: string): string[] {
  return ids.length === 0 ? [] : [`${ids.length} ${what} (${ids.join(', ')})`];
}

/** The changelog with a line for an edition; a trial that is frozen anew takes the place of the one before it. */
export function withLine(changelog: string, line: string): string {
  const lines = changelog.split('\n');
  const start = lines.indexOf(UNRELEASED);
  if (start < 0) throw new Error('edition: expected the changelog to have a part for what is unreleased');
  const released = lines.findIndex((text, at) => at > start && text.startsWith('## '));
  const unreleased = lines.slice(start, released < 0 ? lines.length : released);
  if (!unreleased.includes(HEAD)) lines.splice(start + 1, 0, '', HEAD);
  const head = lines.indexOf(HEAD, start);
  const next = lines.findIndex((text, at) => at > head && text.startsWith('#'));
  const end = next < 0 ? lines.length : next;
  const items = lines
    .slice(head + 1, end)
    .join('\n')
    .trim()
    .split(/\n(?=- )/);
  const others = items.filter(other => other !== '' && nameOf(other) !== nameOf(`- ${line}`));
  lines.splice(head + 1, end - head - 1, '', item(line), ...others, '');
  return lines.join('\n');
}

/** `- The Drill, edition 0` */
const nameOf = (text: string): string | undefined => /^- .+?, edition \d+/.exec(text)?.[0];

/** A line of a list, folded as the rest of the page is. */
function item(line: string): string {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + 1 + word.length > WIDTH - 2) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return `- ${lines.join('\n  ')}`;
}
