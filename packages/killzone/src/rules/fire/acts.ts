import { hasKeys } from '@sightline/kernel';
import { groundOf } from '../../ground/ground.ts';
import type { Way } from '../../ground/way.ts';
import type { FigureActKinds } from '../../table/acts.ts';
import { isWay, isWhole } from '../../table/forms.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { isAlight } from './fires.ts';
import { jump, whyNotJump } from './jumping.ts';

/** KZ-FIRE-014: to a window by this way and out of it, from whatever floor. */
export interface JumpAct {
  readonly do: 'jump';
  readonly way: Way;
  readonly window: number;
}

export const fireActs: FigureActKinds<JumpAct> = {
  jump: {
    do: 'jump',
    isForm: act => hasKeys(act, ['do', 'way', 'window']) && isWay(act['way']) && isWhole(act['window']),
    list: jumpsOf,
    whyNot: whyNotJump,
    perform: jump,
    // Whoever can jump can move, and that is looked at already.
    isOpen: () => false,
  },
};

/** KZ-FIRE-014: out of the windows of a burning room. */
function jumpsOf(table: Killzone, figure: Figure): JumpAct[] {
  if (figure.room === NONE || !isAlight(table.fires[figure.room]!)) return [];
  const jumps = groundOf(table.map).rooms[figure.room]!.openings.map(
    window => ({ do: 'jump', way: [], window }) as const,
  );
  return jumps.filter(act => whyNotJump(table, figure, act).length === 0);
}
