import type { Direction } from '@sightline/geometry/grid';
import type { Part } from '@sightline/kernel';
import type { Response } from '../../content/cards.ts';

export type Column = 'teamOnTile' | 'noTeam';

/** What Threats do of themselves. */
export type ThreatEvent =
  | {
      type: 'threatReacted';
      figure: number;
      face: number;
      parts: readonly Part[];
      score: number;
      column: Column;
      response: Response;
      /** The die was thrown unseen: the table is told of column and response alone. */
      unseen?: true;
    }
  | { type: 'threatDecided'; figure: number; column: Column; response: Response }
  | { type: 'threatAttacked'; figure: number; target: number }
  | { type: 'threatMoveThrown'; figure: number; face: number; parts: readonly Part[]; points: number }
  | { type: 'threatStayed'; figure: number; at: number; facing: Direction }
  | { type: 'threatHid'; figure: number; at: number }
  | { type: 'threatMovedAway'; figure: number; at: number; moved: boolean }
  | { type: 'threatLeftHiding'; figure: number; at: number }
  | { type: 'threatSprangOut'; figure: number; target: number; at: number }
  | { type: 'ambushSeen'; figure: number; threat: number }
  | { type: 'threatRecovered' | 'alarmHeeded' | 'woundedFled' | 'wentRabid'; figure: number }
  | { type: 'packHunted'; figures: readonly number[]; dice: readonly number[]; best: number };
