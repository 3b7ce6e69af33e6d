import { aside } from './aside.ts';
import sentences from './chapters.json' with { type: 'json' };

const { say } = aside(sentences);

/** What a section of the ledger is called by people: "Doors and other barriers" for DK-DOOR. */
export const chapterName = (section: string): string => say(`chapters.${section}`);

export const bookName = (file: string): string => say(`books.${file}`);

/** The catalogue lists books and chapters in the order in which somebody would read them. */
const ORDER = Object.keys(sentences);

export const booksInOrder = (files: Iterable<string>): string[] => inOrder('books', files);
export const chaptersInOrder = (sections: Iterable<string>): string[] => inOrder('chapters', sections);

function inOrder(kind: 'books' | 'chapters', all: Iterable<string>): string[] {
  const place = (name: string): number => ORDER.indexOf(`${kind}.${name}`);
  return [...new Set(all)].toSorted((a, b) => place(a) - place(b));
}
