// The words of the house: sentences by key, in one folder for each language, and what fills them.
export { asSentence } from './compose.ts';
export * from './language.ts';
export type { Count, Fact, Say } from './says.ts';
export { placesOf } from './sentence.ts';
export * from './speaker.ts';
