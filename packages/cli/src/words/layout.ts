import { figures } from './index.ts';
/** Two columns of text, the left one as wide as its widest line, the right one broken where the screen ends. */
export function columns(
  rows: readonly { readonly left: string; readonly right: string }[],
  indent = 2,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const width = Math.max(...rows.map(({ left }) => left.length));
  const margin = ' '.repeat(indent + width + 2);
  return rows.flatMap(({ left, right }) => {
    const head = `${' '.repeat(indent)}${left.padEnd(width)}  `;
    const [first = '', ...others] = wrap(right, most, margin);
    return [(head + first.trimStart()).trimEnd(), ...others];
  });
}

/** A table with a head. Numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map(row => row[at]!.length)));
  const isNumeric = head.map((_, at) => rows.every(row => /^[-+]?[\d.,]*%?$/.test(row[at]!)));
  const cell = (text: string, at: number): string =>
    isNumeric[at] ? text.padStart(widths[at]!) : text.padEnd(widths[at]!);
  return all.map(row => row.map(cell).join('  ').trimEnd());
}

/** Short texts in as many columns as the width has room for, read downwards. */
export function grid(texts: readonly string[], width: number): string[] {
  const widest = Math.max(...texts.map(text => text.length)) + 3;
  const across = Math.max(1, Math.floor(width / widest));
  const down = Math.ceil(texts.length / across);
  return Array.from({ length: down }, (_, row) => {
    const cells = texts.filter((_, at) => at % down === row);
    return cells
      .map(text => text.padEnd(widest))
      .join('')
      .trimEnd();
  });
}

/** Short texts one after the other, as many to a line as there is room for. */
export function flow(texts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 3 + text.length <= width) lines[lines.length - 1] = `${line}   ${text}`;
    else lines.push(text);
  }
  return lines;
}

/** Lines that are longer than the screen is wide, broken between words and set in a little farther. */
export function fitted(lines: readonly string[], width: number): string[] {
  return lines.flatMap(line => {
    if (line.length <= width) return [line];
    const [, margin = '', text = ''] = /^(\s*(?:\S+ {2,})?)(.*)$/.exec(line) ?? [];
    const [first = '', ...rest] = wrap(text, width, ' '.repeat(margin.length));
    const hanging = wrap(rest.join(' '), width, ' '.repeat(margin.length + 4));
    return [margin + first.trimStart(), ...hanging];
  });
}

/** A share from 0 to 1 as a bar, exact to an eighth of a character. */
export function bar(share: number, length = 20): string {
  const eighths = Math.round(share * length * 8);
  const part = ' ▏▎▍▌▋▊▉'[eighths % 8]!;
  return ('█'.repeat(Math.floor(eighths / 8)) + (eighths % 8 === 0 ? '' : part)).padEnd(length);
}

export function percent(share: number, digits = 1): string {
  return figures(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A paragraph broken into lines of at most `width`, all indented alike. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return wrapWords(text.split(/\s+/).filter(Boolean), width, indent);
}

export function wrapWords(words: readonly string[], width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of words) {
    const longer = line === indent ? indent + word : `${line} ${word}`;
    if (longer.length > width && line !== indent) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return line === indent ? lines : [...lines, line];
}
