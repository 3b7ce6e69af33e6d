// Where editions stand: whoever opens a game asks the shelf for the rules that it was begun under.
export { type Entry, moduleOf, readIndex } from './entry.ts';
export { type Opened, openGame } from './open.ts';
export { type Found, type Holdings, type Shelf, shelfOf } from './shelf.ts';
