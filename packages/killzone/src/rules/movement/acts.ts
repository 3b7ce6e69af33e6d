import { hasKeys, type Procedure } from '@sightline/kernel';
import { enemiesInContact } from '../../ground/measure.ts';
import type { Way } from '../../ground/way.ts';
import type { FigureActKinds } from '../../table/acts.ts';
import type { KillzoneEvent } from '../../table/events.ts';
import { isWay } from '../../table/forms.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { fight } from '../hand-to-hand/fighting.ts';
import { movesOf } from './choosing-ways.ts';
import { whyNotStay } from './compelled-movement.ts';
import { whyNotMoveNow } from './free-movement.ts';
import { move, recordWalk, whyNotMove } from './moving.ts';
import { walkWay } from './walking.ts';

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
    foresee: foreseeFight,
    isOpen: (table, figure) => whyNotMoveNow(table, figure).length === 0,
    whyNotDone: whyNotStay,
  },
};

/** KZ-HTH-001: no die hangs on a walk itself, but whoever closes with somebody will fight him, if nobody moves either of them before. */
function foreseeFight(table: Killzone, { id }: Figure, { way }: MoveAct): Procedure<Killzone, KillzoneEvent> | null {
  const walker = table.figures[id]!;
  const [enemy] = enemiesInContact(table, { ...walker, ...walkWay(table, walker, way).end });
  if (!enemy) return null;
  return (later, io) => {
    const figure = later.figures[id]!;
    recordWalk(later, figure, walkWay(later, figure, way));
    fight(later, io, figure, later.figures[enemy.id]!);
  };
}
