// Where one sits down at a game: what a seat sees, is asked and was told, and what it may do about it.
export type * from './desk.ts';
export { gameFile } from './game-file.ts';
export type { InForce } from './in-force.ts';
export type { CountOdds } from './judge.ts';
export { type House, type LocalDesks, openLocal } from './local.ts';
export { isMachineAsked, type Move, machineMoves } from './machine.ts';
export type { Machine, Rest } from './machine-hand.ts';
export type { FarDesk, FarState } from './online/far-desk.ts';
export { openOnline } from './online/online.ts';
export type { Reply } from './online/requests.ts';
export { openSession, type Session, type SessionState } from './online/session.ts';
export { bySocket } from './online/wire.ts';
export { branchOff, openReplay, type Replay } from './replay.ts';
export { recallStep } from './stills.ts';
export type { Told } from './told.ts';
export type { Keep, NotKept } from './truth.ts';
