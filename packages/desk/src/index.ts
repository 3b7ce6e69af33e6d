// Where one sits down at a game: what a seat sees, is asked and was told, and what it may do about it.
export type * from './desk.ts';
export { gameFile } from './game-file.ts';
export type { InForce } from './in-force.ts';
export type { CountOdds } from './judge.ts';
export { type House, type LocalDesks, openLocal } from './local.ts';
export { type Move, machineMoves } from './machine.ts';
export type { Machine, Rest } from './machine-hand.ts';
export { branchOff, openReplay, type Replay } from './replay.ts';
export type { Told } from './told.ts';
export type { Keep, NotKept } from './truth.ts';
