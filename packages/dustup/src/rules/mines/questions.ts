import { type Free, hasKeys, isRecord, type Listed, type RegionKinds } from '@sightline/kernel';
import type { MineKind } from '../../content/scenario-schema.ts';
import type { DustupEvent } from '../../table/events.ts';
import { isBearing, isFlag, isInt, isPlace } from '../../table/forms.ts';
import type { Dustup, Place, Who } from '../../table/table.ts';
import { grantedMines, whyNotGranted } from './command-mines.ts';

/** DU-MINE-018: a mine laid before the game, and the unit that fires it. */
export interface CommandMine {
  readonly unit: number;
  readonly at: Place;
  readonly facing: number;
  readonly dummy?: true;
}
export type LayCommandMine = Free<CommandMine | 'enough'> & {
  readonly kind: 'layCommandMine';
  readonly side: number;
  readonly left: number;
};

/** DU-MINE-004: a man of the unit has been hit on the way. */
export type InMinefield = Listed<'goOn' | 'stop'> & { readonly kind: 'inMinefield'; readonly unit: Who };

/** DU-GAP2-044: what lies at each of some places. */
export type ShareOutMines = Listed<readonly MineKind[]> & {
  readonly kind: 'shareOutMines';
  readonly at: readonly Place[];
};

export type MineQuestion = InMinefield | LayCommandMine | ShareOutMines;

export const mineRegions: RegionKinds<Dustup, DustupEvent, LayCommandMine> = {
  layCommandMine: {
    isForm: (answer): answer is CommandMine | 'enough' => answer === 'enough' || isCommandMine(answer),
    whyNot: (table, question, answer) => (answer === 'enough' ? [] : whyNotGranted(table, question, answer)),
    candidates: grantedMines,
  },
};

function isCommandMine(value: unknown): value is CommandMine {
  if (!isRecord(value) || !hasKeys(value, ['unit', 'at', 'facing'], ['dummy']) || !isFlag(value, 'dummy')) return false;
  return isInt(value['unit']) && isPlace(value['at']) && isBearing(value['facing']);
}
