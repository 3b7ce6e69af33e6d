import { hasKeys } from '@sightline/kernel';
import type { Way } from '../../ground/way.ts';
import { type FigureActKinds, noDice } from '../../table/acts.ts';
import { isWay } from '../../table/forms.ts';
import { movesOf } from './choosing-ways.ts';
import { whyNotStay } from './compelled-movement.ts';
import { whyNotMoveNow } from './free-movement.ts';
import { move, whyNotMove } from './moving.ts';

export interface MoveAct {
  readonly do: 'move';
  readonly way: Way;
}

export const movementActs: FigureActKinds<MoveAct> = {
  move: {
    do: 'move',
    isForm: act => hasKeys(act, ['do', 'way']) && isWay(act['way']),
    list: movesOf,
    whyNot: (table, figure, { way }) => whyNotMove(table, figure, way),
    perform: (table, io, figure, { way }) => move(table, io, figure, way),
    foresee: noDice,
    isOpen: (table, figure) => whyNotMoveNow(table, figure).length === 0,
    whyNotDone: whyNotStay,
  },
};
