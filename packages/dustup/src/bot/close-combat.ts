import { closeWeaponOf } from '../content/weapons.ts';
import { isWithinInches } from '../ground/measure.ts';
import { courageDice } from '../rules/assault/courage.ts';
import { partyOf } from '../rules/assault/party.ts';
import { leaderOf } from '../table/table.ts';
import { ableOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { beatsDie } from './fire.ts';

/** DU-GAP-031: a courage test that is at least this likely to succeed is worth the risk. */
const GOOD_ODDS = 0.6;
/** DU-ASSAULT-056: beasts that strike harder than this need no such odds. */
const HARD_HITTING = 12;

/** What a unit brings into a melee: strike values, and dice for special weapons as their mean. */
function strikeOf(view: DustupView, unit: Unit): number {
  return ableOf(view, unit).reduce((sum, figure) => {
    const { strike, strikeDie } = closeWeaponOf(view, figure);
    return sum + (strike ?? (strikeDie ?? 0) / 2);
  }, 0);
}

export function isFierce(view: DustupView, unit: Unit): boolean {
  return strikeOf(view, unit) > HARD_HITTING;
}

/** How near to an objective an enemy disputes it, in inches (DU-GAP-027). */
const DISPUTES = 3;
/** In the last turns an enemy on an objective has to go, and less will do. */
const LATE = 2;
const FAIR_ODDS = 0.4;

/** DU-ASSAULT-002: what it is worth to go for these enemies with cold steel; much if they are pinned and few. */
export function worthOfAssault(view: DustupView, unit: Unit, targets: readonly number[]): number {
  const [target] = targets.map(id => view.units[id]!);
  if (target === undefined || targets.length > 1) return -1;
  const { attack, defence } = courageDice(view, { attacker: partyOf(view, unit), defender: partyOf(view, target) });
  const goesIn = beatsDie(attack.die, defence.die);
  const sweeps = beatsDie(attack.die, defence.die, 2);
  const own = strikeOf(view, unit);
  const isHard = own > HARD_HITTING;
  const isPrize = view.objectives.some(objective => isWithinInches(leaderOf(view, target), objective, DISPUTES));
  const isUrgent = isPrize && view.turns - view.turn < LATE && goesIn >= FAIR_ODDS;
  if (!isHard && !isUrgent && (goesIn < GOOD_ODDS || target.suppression === 0)) return -1;
  const edge = own / Math.max(1, strikeOf(view, target));
  const prize = (isPrize ? 0.5 : 0) + (target.activated ? 0 : 0.4);
  return goesIn * (Math.min(2, edge) + prize) + sweeps - (isHard ? 0.2 : 0.6) * (1 - goesIn);
}
