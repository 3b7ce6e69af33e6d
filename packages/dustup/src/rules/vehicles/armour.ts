import { sub } from '@sightline/kernel';
import type { Cover } from '../../content/schema.ts';
import { type Damage, damageBy } from '../../dice/damage.ts';
import { closed } from '../../dice/ladder.ts';
import { rollTimes, type Times, timesKey } from '../../dice/times.ts';
import { type ArmourFace, classOn, type Hull } from '../../table/hulls.ts';
import { type Dustup, type DustupIo, seatOf } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import type { Force } from '../shooting/target.ts';

const COVER: Readonly<Record<Cover, number>> = { none: 0, soft: 1, hard: 2 };

/** DU-VEH-016, DU-VEH-017: a D8 for what has no armour, which cover raises, or a D12 times the class, which it can't. */
export function armourOf({ model }: Hull, face: ArmourFace, cover: Cover): Times {
  const kind = classOn(model, face);
  return kind === 0 ? { die: closed(8, COVER[cover]), times: 1 } : { die: 12, times: kind };
}

/** What a shot did to a hull: markers, and whether it is a wreck. */
export interface HullHarm {
  readonly markers: number;
  readonly worst: Damage;
}

/** What hits a hull where, and the most that it can do there. */
interface Blow {
  readonly face: ArmourFace;
  readonly cover: Cover;
  readonly hits: number;
  readonly impact: Times;
  readonly most: Damage;
}

/** DU-VEH-062: what fire does, which is not all that its dice say where players bar small arms. */
export function strikeHull(
  table: Dustup,
  io: DustupIo,
  unit: Vehicle,
  face: ArmourFace,
  cover: Cover,
  hits: number,
  force: Force,
): HullHarm {
  const most = table.options.smallArmsBarred ? mostBy(force, classOn(unit.hull.model, face)) : 'destroyed';
  return hitHull(table, io, unit, { face, cover, hits, impact: force.impact, most });
}

/** DU-VEH-060: impact, then armour, hit by hit; what is destroyed is not hit again. */
export function hitHull(table: Dustup, io: DustupIo, { hull, who, side }: Vehicle, blow: Blow): HullHarm {
  const { face, cover, hits, most } = blow;
  const armour = armourOf(hull, face, cover);
  if (most === 'none') return { markers: 0, worst: 'none' };
  let markers = 0;
  for (let i = 0; i < hits; i++) {
    const result = sub(io, `hull ${timesKey(blow.impact)} ${timesKey(armour)} ${most}`, dicing => {
      const impact = rollTimes(dicing, blow.impact, { rule: 'DU-VEH-060', purpose: 'impact' });
      const why = { rule: 'DU-VEH-060', purpose: 'armour', seat: seatOf(table, side) } as const;
      const met = rollTimes(dicing, armour, why);
      const came = damageBy(impact, met);
      const is = came === 'destroyed' && most === 'damaged' ? 'damaged' : came;
      dicing.tell({ type: 'hullStruck', rule: 'DU-VEH-061', unit: who, face, impact, armour: met, result: is });
      return is;
    });
    if (result === 'destroyed') return { markers, worst: 'destroyed' };
    if (result === 'damaged') markers++;
  }
  return { markers, worst: markers > 0 ? 'damaged' : 'none' };
}

/** DU-VEH-062: the most that such a hit can do to armour of a class. */
export function mostBy({ impact, size, isSmallArms, isRocket, missile }: Force, kind: number): Damage {
  if (isRocket || missile !== null) return 'destroyed';
  const isLight = isSmallArms || ((size ?? 1) === 1 && impact.die * impact.times < 12);
  if (!isLight || kind === 0) return 'destroyed';
  if (kind > 1) return 'none';
  return size === null ? 'damaged' : 'destroyed';
}
