import { type Gun, gunOf } from '../rules/shooting/gun.ts';
import { hasLineOfFire } from '../rules/shooting/line-of-fire.ts';
import { rangeBetween, sees } from '../rules/shooting/sight.ts';
import { fireLineAt } from '../rules/shooting/why-not-shoot.ts';
import type { Teamer, Threat } from '../table/figure.ts';
import { isGrappling } from '../table/figures.ts';
import type { DuckTable } from '../table/table.ts';
import type { Situation } from './situation.ts';

/** So far a belt is spent on them. */
const BURST_RANGE = 8;
/** More of them than these are not looked at, the nearest first. */
const MOST = 4;
/** How far off they are looked for: what he can come near in a move. */
const NEAR = 8;

/** A gun that can kill, how near it must be for that, and what there is to shoot at. */
export interface Aim {
  readonly gun: Gun;
  readonly within: number;
  readonly targets: readonly Threat[];
}

/** What a man could shoot at if he stood well; null for who has nothing to kill with, or nothing near. */
export function aimOf({ table, threats }: Situation, man: Teamer): Aim | null {
  const gun = gunOf(table, man);
  if (!gun || gun.loaded === 0 || gun.broken || man.grapple || man.overhead) return null;
  const within = killingRange(gun);
  if (within === 0) return null;
  const targets = threats
    .filter(threat => !threat.overhead && rangeBetween(table, man.at, threat.at) <= NEAR && !isGrappling(table, threat))
    .sort((a, b) => rangeBetween(table, man.at, a.at) - rangeBetween(table, man.at, b.at))
    .slice(0, MOST);
  return targets.length > 0 ? { gun, within, targets } : null;
}

/** DK-WEAP-008, DK-WEAP-013, DK-WEAP-022: so near each kind of gun kills; a Pistol kills nobody but in a grapple. */
function killingRange({ card: { effect, range } }: Gun): number {
  switch (effect.kind) {
    case 'bullet':
      return effect.half ? 0 : effect.killRange;
    case 'burst':
      return BURST_RANGE;
    case 'flame':
      return range ?? 0;
    case 'wave':
    case 'flechette':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      return 0;
    default:
      return effect satisfies never;
  }
}

/** Whether one of them can be killed from a square: near enough, in sight and with nobody in the line. */
export function canKillFrom(table: DuckTable, man: Teamer, { gun, within, targets }: Aim, square: number): boolean {
  const there: Teamer = { ...man, at: square, position: 'centre' };
  return targets.some(
    threat =>
      threat.at !== square &&
      rangeBetween(table, square, threat.at) <= within &&
      sees(table, there, threat) &&
      hasLineOfFire(table, fireLineAt(table, there, gun, threat)),
  );
}
