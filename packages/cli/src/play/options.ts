import type { Desk, Rulebook } from '@sightline/desk';
import type { Question } from '@sightline/kernel';
import { say } from '../words/index.ts';
import { grid } from '../words/layout.ts';

/** An answer that may be chosen by its number, which it keeps whatever part of the list is shown. */
export interface Option {
  readonly number: number;
  readonly answer: unknown;
  readonly text: string;
}

/** The options of a question; where it lists none, what the desk proposes. */
export function optionsOf({ system }: Rulebook, desk: Desk, question: Question): readonly Option[] {
  return desk.candidates(question).map((answer, i) => ({
    number: i + 1,
    answer,
    text: system.words.option(question, answer),
  }));
}

export function holding(options: readonly Option[], text: string): readonly Option[] {
  return options.filter(option => option.text.toLowerCase().includes(text.toLowerCase()));
}

/** The one option of just this text. */
export function called(options: readonly Option[], text: string): Option | null {
  const same = options.filter(option => option.text.toLowerCase() === text.toLowerCase());
  return same.length === 1 ? same[0]! : null;
}

const MOST_ROWS = 12;

export function optionWords(options: readonly Option[], width: number): string[] {
  const digits = String(options.at(-1)?.number ?? 0).length;
  const cells = options.map(({ number, text }) => `${String(number).padStart(digits)} ${text}`);
  const rows = grid(cells, width - 2);
  if (rows.length <= MOST_ROWS) return rows.map(row => `  ${row}`);
  const shown = Math.floor((cells.length / rows.length) * MOST_ROWS);
  return [
    ...grid(cells.slice(0, shown), width - 2).map(row => `  ${row}`),
    say('ask.moreOptions', { count: cells.length - shown }),
  ];
}
