// What is said between a match and those who play it from outside.
export * from './bot-message.ts';
export * from './read-message.ts';
