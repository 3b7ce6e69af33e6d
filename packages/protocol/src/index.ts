// What is said between a match and those who play it from outside.
export * from './bot-message.ts';
export * from './play-bounds.ts';
export { type Compare, type Delta, deltaOf, patched } from './play-delta.ts';
export * from './play-heard.ts';
export {
  type Beside,
  type GameCard,
  type GameList,
  type Here,
  type Invited,
  type MadeGame,
  type Me,
  type NewGame,
  type NewGameOfFile,
  type Problem,
  type PutMe,
  readBody,
  type SeatCard,
  type Sit,
} from './play-http.ts';
export { plainLine } from './play-plain.ts';
export {
  type Having,
  idOf,
  readSaid,
  type Said,
  type SaidAnswer,
  type SaidAttend,
  type SaidChat,
  type SaidDeal,
  type SaidHand,
  type SaidOrder,
} from './play-said.ts';
export * from './play-stream.ts';
export * from './play-table.ts';
export * from './read-message.ts';
