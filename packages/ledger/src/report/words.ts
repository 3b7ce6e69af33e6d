import type { Count, Coverage } from './coverage.ts';

const headings = ['rows', 'cited', 'covered', 'open'] as const;

/** The report for a terminal: every section first and the files last, as the end is what stays on the screen. */
export function plainReport({ files, total }: Coverage): string {
  const sections = files.flatMap(file => [
    line(file.file, headings),
    ...file.sections.map(section => line(`  ${section.section}`, numbers(section))),
    '',
  ]);
  const summary = [
    line('ledger', headings),
    ...files.map(file => line(file.file, numbers(file))),
    line('total', numbers(total)),
  ];
  return [...sections, ...summary].join('\n');
}

/** The report for other programs: the files alone, as they can add up and group by themselves. */
export function jsonReport(found: Coverage): string {
  const files = found.files.map(({ sections: _, ...file }) => file);
  return JSON.stringify({ files }, null, 2);
}

/** The page docs/rules-coverage.md. It depends on ledger, code and test results alone, so equal states write equal pages. */
export function coveragePage({ files, total }: Coverage): string {
  const overview = [
    ...tableHead('File'),
    ...files.map(file => tableRow([`[${file.file}](#${anchor(file.file)})`, ...numbers(file)])),
    tableRow(['**Total**', ...numbers(total)]),
  ];
  const chapters = files.flatMap(file => [
    '',
    `## ${file.file}`,
    '',
    ...tableHead('Section', 'Open rows'),
    ...file.sections.map(each => tableRow([each.section, ...numbers(each), runs(each.openIds)])),
  ]);
  return `${[...preface, ...overview, ...chapters].join('\n')}\n`;
}

const preface = [
  '# Rules coverage',
  '',
  'Written by `npm run ledger`; do not edit by hand.',
  '',
  '- **Cited**: the id of the row stands in the code or content of a package.',
  '- **Covered**: a test that names the row ran and passed, and none that names it failed. Guidance is covered by code or',
  '  content that cites it as well.',
  '- **Open**: every other row, of whatever kind.',
  '',
];

/** Ids of one section with neighbours drawn together: `001-003, 007`. */
export function runs(ids: readonly string[]): string {
  const numerals = ids.map(id => id.slice(id.lastIndexOf('-') + 1));
  const spans: { first: string; last: string }[] = [];
  for (const numeral of numerals) {
    const span = spans.at(-1);
    if (span !== undefined && Number(numeral) === Number(span.last) + 1) span.last = numeral;
    else spans.push({ first: numeral, last: numeral });
  }
  return spans.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ');
}

function numbers(count: Count): string[] {
  return headings.map(heading => String(count[heading]));
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(22) + cells.map(cell => cell.padStart(9)).join('');
}

function tableHead(name: string, ...last: readonly string[]): string[] {
  const columns = [name, 'Rows', 'Cited', 'Covered', 'Open', ...last];
  const rule = columns.map((_, index) => (index >= 1 && index <= headings.length ? '---:' : '---'));
  return [tableRow(columns), tableRow(rule)];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The anchor that Markdown viewers give a heading: lower case, without dots. */
function anchor(heading: string): string {
  return heading.toLowerCase().replaceAll('.', '');
}
