import type { Response } from '../../content/cards.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { gunOf } from '../shooting/gun.ts';
import { attackNearest } from '../threats/attack.ts';
import { hide, moveAway } from '../threats/hiding.ts';
import { canGoOn, leaveFire, throwMove } from '../threats/movement.ts';
import { stay } from '../threats/stay.ts';
import { setAmbush } from './ambush.ts';
import { findSight } from './find-sight.ts';
import { flee, retire } from './fleeing.ts';
import { sightedBy } from './matrix.ts';
import { pursueMission } from './mission-priority.ts';
import { shootIfTarget, throwIfTarget, wantedBy } from './targets.ts';

/** DK-TSHOOT-004: what a line of the matrix tells it to do. Hiding is that of all Threats (DK-TSHOOT-009). */
export function respond(table: DuckTable, io: DuckIo, threat: Threat, response: Response): void {
  switch (response) {
    case 'shoot-else-hide':
      return attackElse(table, io, threat, shootOrCharge, takeCover);
    case 'shoot-else-find-los':
      return attackElse(table, io, threat, shootOrCharge, seekTarget);
    case 'grenade-or-shoot-else-hide':
      return attackElse(table, io, threat, throwOrShoot, takeCover);
    case 'grenade-or-shoot-else-find-los':
      return attackElse(table, io, threat, throwOrShoot, seekTarget);
    case 'mission-priority':
      return pursueMission(table, io, threat);
    case 'set-ambush':
      return threat.carriesObjective ? pursueMission(table, io, threat) : setAmbush(table, io, threat);
    case 'flee':
      return flee(table, io, threat);
    case 'retire':
      return retire(table, io, threat);
    case 'attack-nearest':
      return attackNearest(
        table,
        io,
        threat,
        throwMove(table, io, threat),
        wantedBy(table, threat, sightedBy(table, threat)),
      );
    case 'stay':
      return stay(table, io, threat);
    case 'move-away-hide':
      return moveAway(table, io, threat, throwMove(table, io, threat), true);
    case 'hide-move-away': {
      const thrown = (): number => throwMove(table, io, threat);
      return hide(table, io, threat, thrown, points => moveAway(table, io, threat, points, false));
    }
    default:
      return response satisfies never;
  }
}

/** Something to do with the movement that a way out of the fire has left it; thrown for if nothing was. */
type Deed<R> = (table: DuckTable, io: DuckIo, threat: Threat, points?: number) => R;

/** DK-WEAP-027: out of the fire first; then the one thing or, without a target, the other. */
function attackElse(table: DuckTable, io: DuckIo, threat: Threat, attack: Deed<boolean>, instead: Deed<void>): void {
  const points = leaveFire(table, io, threat);
  if (canGoOn(table, threat) && !attack(table, io, threat, points)) instead(table, io, threat, points);
}

const takeCover: Deed<void> = (table, io, threat, points) =>
  hide(table, io, threat, () => points ?? throwMove(table, io, threat));

/** DK-TSHOOT-010, DK-GRAP-028: up to whoever was sighted; without a gun only to those it would grapple. */
const seekTarget: Deed<void> = (table, io, threat, points) => {
  const sighted = sightedBy(table, threat);
  findSight(table, io, threat, gunOf(table, threat) ? sighted : wantedBy(table, threat, sighted), points);
};

const throwOrShoot: Deed<boolean> = (table, io, threat, points) =>
  throwIfTarget(table, io, threat) || shootOrCharge(table, io, threat, points);

/** DK-TSHOOT-007, DK-TSHOOT-021: one without a gun goes for the nearest that has been sighted instead. */
const shootOrCharge: Deed<boolean> = (table, io, threat, points) => {
  if (gunOf(table, threat)) return shootIfTarget(table, io, threat);
  const sighted = wantedBy(table, threat, sightedBy(table, threat));
  if (sighted.length === 0) return false;
  attackNearest(table, io, threat, points ?? throwMove(table, io, threat), sighted);
  return true;
};
