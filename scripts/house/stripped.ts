/** After these words a slash begins a regular expression; after any other word it divides. */
const BEFORE_EXPRESSION = new Set(
  'await case delete do else extends in instanceof new of return throw typeof void yield'.split(' '),
);

/**
 * TypeScript without its comments and without the contents of its strings, templates and regular expressions: blanks
 * stand in their place, so that every other character keeps its line and column. The expressions inside a template
 * stay. Text between JSX tags is taken for code; a stray quote there does harm to the end of its line at most.
 */
export function stripped(source: string): string {
  const kept = source.split('');
  const blank = (from: number, to: number): void => {
    for (let at = from; at < to; at++) if (kept[at] !== '\n') kept[at] = ' ';
  };
  scanCode(source, 0, blank, false);
  return kept.join('');
}

type Blank = (from: number, to: number) => void;

/** Scans to the end, or within a template to the brace that closes its expression; gives where it stopped. */
function scanCode(source: string, from: number, blank: Blank, inTemplate: boolean): number {
  let depth = 0;
  /** The last token before this one: a word, a sign, or the quote of a literal. */
  let last = '';
  for (let at = from; at < source.length; ) {
    const begin = at;
    const kind = kindAt(source, at, last);
    switch (kind) {
      case 'space':
        at++;
        continue;
      case 'comment':
        at = endOfComment(source, at);
        blank(begin, at);
        continue;
      case 'string':
      case 'regex':
        at = kind === 'string' ? endOfString(source, at) : endOfRegex(source, at);
        blank(begin + 1, source[at - 1] === source[begin] ? at - 1 : at);
        last = LITERAL;
        continue;
      case 'template':
        at = scanTemplate(source, at, blank);
        last = LITERAL;
        continue;
      case 'word':
        last = wordAt(source, at);
        at += last.length;
        continue;
      case 'sign':
        last = source[at++]!;
        if (last === '{') depth++;
        if (last === '}' && depth-- === 0 && inTemplate) return begin;
        continue;
      default:
        return kind satisfies never;
    }
  }
  return source.length;
}

type Kind = 'space' | 'comment' | 'string' | 'regex' | 'template' | 'word' | 'sign';
const LITERAL = '"';

function kindAt(source: string, at: number, last: string): Kind {
  const sign = source[at]!;
  if (/\s/.test(sign)) return 'space';
  if (/[\w$]/.test(sign)) return 'word';
  if (sign === "'" || sign === '"') return 'string';
  if (sign === '`') return 'template';
  if (sign !== '/') return 'sign';
  if (source[at + 1] === '/' || source[at + 1] === '*') return 'comment';
  return canBeginExpression(last) && endOfRegex(source, at) > at + 1 ? 'regex' : 'sign';
}

/** From one backtick to behind the other. */
function scanTemplate(source: string, from: number, blank: Blank): number {
  let begin = from + 1;
  for (let at = begin; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') {
      blank(begin, at);
      return at + 1;
    } else if (source[at] === '$' && source[at + 1] === '{') {
      blank(begin, at);
      at = scanCode(source, at + 2, blank, true);
      begin = at + 1;
    }
  }
  blank(begin, source.length);
  return source.length;
}

function wordAt(source: string, at: number): string {
  const match = /[\w$]+/y;
  match.lastIndex = at;
  return match.exec(source)?.[0] ?? '';
}

/** Behind a value, a closing bracket or the `<` of a closing tag a slash begins no regular expression. */
function canBeginExpression(last: string): boolean {
  return /^[\w$]/.test(last) ? BEFORE_EXPRESSION.has(last) : !/^[)\]}<"]$/.test(last);
}

/** At the end of the line, or behind the closing mark. */
function endOfComment(source: string, from: number): number {
  const isLine = source[from + 1] === '/';
  const end = isLine ? source.indexOf('\n', from) : source.indexOf('*/', from + 2);
  if (end < 0) return source.length;
  return isLine ? end : end + 2;
}

/** Behind the closing quote, or at the end of the line where there is none. */
function endOfString(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === source[from]) return at + 1;
    else if (source[at] === '\n') return at;
  }
  return source.length;
}

/** Behind the closing slash; just behind the first one where the line has no other, as it then divides. */
function endOfRegex(source: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < source.length && source[at] !== '\n'; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (sign === '/' && !inClass) return at + 1;
  }
  return from + 1;
}
