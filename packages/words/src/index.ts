// The words of the house: sentences by key, in one folder for each language, and what fills them.
export * from './sentence.ts';
export * from './speaker.ts';
