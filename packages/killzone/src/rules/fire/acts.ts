import { groundOf } from '../../ground/ground.ts';
import type { Way } from '../../ground/way.ts';
import type { Act } from '../../table/acts.ts';
import type { Killzone } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { isAlight } from './fires.ts';
import { whyNotJump } from './jumping.ts';

/** KZ-FIRE-014: to a window by this way and out of it, from whatever floor. */
export interface JumpAct {
  readonly do: 'jump';
  readonly way: Way;
  readonly window: number;
}

/** KZ-FIRE-014: out of the windows of a burning room. */
export function jumpsOf(table: Killzone, figure: Figure): Act[] {
  if (figure.room === NONE || !isAlight(table.fires[figure.room]!)) return [];
  const ground = groundOf(table.map);
  return ground.rooms[figure.room]!.openings.flatMap((window): Act[] => {
    const act = { do: 'jump', way: [], window } as const;
    return whyNotJump(table, figure, act).length === 0 ? [act] : [];
  });
}
