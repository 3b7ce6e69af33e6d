import { say } from '../words/index.ts';
/** What a person typed at a prompt. */
export type Typed =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'odds'; readonly number: number | null }
  | { readonly kind: 'why'; readonly text: string }
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'filter'; readonly text: string }
  | { readonly kind: 'undo'; readonly seat: string | null }
  | { readonly kind: 'save'; readonly file: string | null }
  | { readonly kind: 'rules'; readonly id: string }
  | { readonly kind: 'map' | 'look'; readonly name: string }
  | { readonly kind: 'go'; readonly name: string }
  | { readonly kind: 'hint' }
  | { readonly kind: 'who' | 'goal' | 'rulings' | 'table' | 'log' | 'help' | 'quit' };

export const HELP: readonly { readonly left: string; readonly right: string }[] = [
  { left: '12', right: say('typed.number') },
  { left: 'text', right: say('typed.text') },
  { left: '/text', right: say('typed.slash') },
  { left: 'Enter', right: say('typed.enter') },
  { left: 'odds 12', right: say('typed.odds') },
  { left: 'why 12', right: say('typed.whyOption') },
  { left: 'go 8 ne', right: say('typed.go') },
  { left: 'go name', right: say('typed.goTo') },
  { left: 'hint', right: say('typed.hint') },
  { left: 'goal', right: say('typed.goal') },
  { left: 'map [name]', right: say('typed.map') },
  { left: 'who', right: say('typed.who') },
  { left: 'look [name]', right: say('typed.look') },
  { left: 'table', right: say('typed.table') },
  { left: 'log', right: say('typed.log') },
  { left: 'undo [seat]', right: say('typed.undo') },
  { left: 'rules ID', right: say('typed.rules') },
  { left: 'rulings', right: say('typed.rulings') },
  { left: '= json', right: say('typed.json') },
  { left: 'why = json', right: say('typed.why') },
  { left: 'save [file]', right: say('typed.save') },
  { left: 'quit', right: say('typed.quit') },
];

export function readTyped(line: string): Typed {
  const text = line.trim();
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  const [, number] = /^(\d{1,6})\)?$/.exec(text) ?? [];
  if (number !== undefined) return { kind: 'number', number: Number(number) };
  if (/^\?\s*\d{1,6}\)?$/.test(text)) return { kind: 'odds', number: Number.parseInt(text.slice(1), 10) };
  if (text.startsWith('/')) return { kind: 'filter', text: text.slice(1).trim() };
  if (text.startsWith('=')) return { kind: 'json', text: text.slice(1).trim() };
  if (/^[[{"]/.test(text)) return { kind: 'json', text };
  switch (word.toLowerCase()) {
    case 'odds':
      return { kind: 'odds', number: /^\d{1,6}\)?$/.test(rest) ? Number.parseInt(rest, 10) : null };
    case 'why':
      return { kind: 'why', text: rest };
    case 'undo':
      return { kind: 'undo', seat: rest || null };
    case 'save':
      return { kind: 'save', file: rest || null };
    case 'rules':
      return { kind: 'rules', id: rest };
    case 'map':
      return { kind: 'map', name: rest };
    case 'look':
      return { kind: 'look', name: rest };
    case 'go':
      return { kind: 'go', name: rest };
    case '?':
      return { kind: 'help' };
    case 'hint':
    case 'who':
    case 'goal':
    case 'rulings':
    case 'table':
    case 'log':
    case 'help':
    case 'quit':
      return rest === '' ? { kind: word.toLowerCase() as 'help' } : { kind: 'filter', text };
    default:
      return { kind: 'filter', text };
  }
}
