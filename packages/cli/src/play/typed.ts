import { say } from '../words/index.ts';
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
  { left: '12', right: say('typed.number') },
  { left: 'text', right: say('typed.text') },
  { left: '/text', right: say('typed.slash') },
  { left: 'Enter', right: say('typed.enter') },
  { left: '?12', right: say('typed.odds') },
  { left: '= json', right: say('typed.json') },
  { left: 'why json', right: say('typed.why') },
  { left: 'rules ID', right: say('typed.rules') },
  { left: 'rulings', right: say('typed.rulings') },
  { left: 'table, log', right: say('typed.table') },
  { left: 'undo [seat]', right: say('typed.undo') },
  { left: 'save [file]', right: say('typed.save') },
  { left: 'quit', right: say('typed.quit') },
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
