import type { Ending, Phase, SequenceCard } from '../../table/table.ts';

/** The course of a mission: its cards, phases and end. */
export type TurnEvent =
  | { type: 'arenaDrawn'; arena: string }
  | { type: 'missionDrawn' | 'missionPutBack'; mission: string }
  | { type: 'turnBegan'; turn: number }
  | { type: 'phaseBegan'; phase: Phase }
  | { type: 'roundBegan'; round: number }
  | { type: 'cardDrawn'; figure: number }
  | { type: 'sequenceCardDrawn'; card: SequenceCard; room: string }
  | { type: 'threatRunBy'; threat: number; team: number }
  | {
      type: 'missionEnded';
      mission: string;
      result: Ending['result'];
      reason: Ending['reason'];
      home: readonly number[];
    }
  | { type: 'leftBehind'; figure: number };
