/** What a person typed at a prompt. */
export type Typed =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'odds'; readonly number: number }
  | { readonly kind: 'why'; readonly text: string }
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'filter'; readonly text: string }
  | { readonly kind: 'undo'; readonly seat: string | null }
  | { readonly kind: 'save'; readonly file: string | null }
  | { readonly kind: 'rules'; readonly id: string }
  | { readonly kind: 'rulings' | 'table' | 'log' | 'help' | 'quit' };

export const HELP: readonly { readonly left: string; readonly right: string }[] = [
  { left: '12', right: 'chooses option 12' },
  { left: 'text', right: 'shows the options that hold the text; the whole text of one chooses it' },
  { left: '/text', right: 'the same, for a text that is also a word of this list' },
  { left: 'Enter', right: 'shows all options again' },
  { left: '?12', right: 'the odds of option 12' },
  { left: '= json', right: 'answers with a value of your own' },
  { left: 'why json', right: 'why that value is not allowed' },
  { left: 'rules ID', right: 'shows a rule, such as the one in [brackets]' },
  { left: 'rulings', right: 'what the house has ruled in this match' },
  { left: 'table, log', right: 'shows the table again, or all that happened' },
  { left: 'undo [seat]', right: 'takes back the last answer' },
  { left: 'save [file]', right: 'saves the match and plays on' },
  { left: 'quit', right: 'saves the match and leaves' },
];

export function readTyped(line: string): Typed {
  const text = line.trim();
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  if (/^\d{1,6}$/.test(text)) return { kind: 'number', number: Number(text) };
  if (/^\?\s*\d{1,6}$/.test(text)) return { kind: 'odds', number: Number(text.slice(1)) };
  if (text.startsWith('/')) return { kind: 'filter', text: text.slice(1).trim() };
  if (text.startsWith('=')) return { kind: 'json', text: text.slice(1).trim() };
  if (/^[[{"]/.test(text)) return { kind: 'json', text };
  switch (word) {
    case 'why':
      return { kind: 'why', text: rest };
    case 'undo':
      return { kind: 'undo', seat: rest || null };
    case 'save':
      return { kind: 'save', file: rest || null };
    case 'rules':
      return { kind: 'rules', id: rest };
    case '?':
      return { kind: 'help' };
    case 'rulings':
    case 'table':
    case 'log':
    case 'help':
    case 'quit':
      return rest === '' ? { kind: word } : { kind: 'filter', text };
    default:
      return { kind: 'filter', text };
  }
}
