import { squaredDistance } from '@sightline/geometry/field';
import { type Bot, PASS } from '@sightline/kernel';
import type { MoveAct } from '../rules/movement/acts.ts';
import { movesOf, nearestEnemyPlace } from '../rules/movement/candidates.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import { whyNotTarget } from '../rules/shooting/shoot.ts';
import { fullFire } from '../rules/shooting/shots.ts';
import { whyNotAct } from '../rules/turn/actions.ts';
import { whyNotAction } from '../rules/turn/states.ts';
import type { Act } from '../table/acts.ts';
import type { DustupQuestion } from '../table/questions.ts';
import { leaderOf } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** The plainest of players: shoot at the nearest enemy, else advance on him. What others are measured against. */
export const plainBot: Bot<DustupView> = (question, look, chance, candidates) => {
  const asked = question as DustupQuestion;
  if (asked.kind === 'react') return PASS;
  if (asked.kind === 'act') {
    const view = look();
    const unit = view.units[asked.unit.id]!;
    return actFor(view, unit) ?? nearestMove(view, unit) ?? candidates()[0];
  }
  if ('options' in asked) return asked.options[0];
  const some = candidates();
  return some[chance(some.length)];
};

function actFor(view: DustupView, unit: Unit): Act | null {
  if (unit.suppression > 0) return { do: 'recover' };
  return whyNotAction(view, unit, 'shoot').length === 0 ? nearestShot(view, unit) : null;
}

function nearestShot(view: DustupView, unit: Unit): ShootAct | null {
  const from = leaderOf(view, unit);
  const enemies = view.units.filter(({ side }) => side !== unit.side);
  const byRange = enemies.sort(
    (a, b) => squaredDistance(from, leaderOf(view, a)) - squaredDistance(from, leaderOf(view, b)),
  );
  for (const target of byRange) {
    if (whyNotTarget(view, unit, target).length > 0) continue;
    const act: ShootAct = { do: 'shoot', target: target.id, shots: fullFire(view, unit, target) };
    if (whyNotAct(view, unit, act).length === 0) return act;
  }
  return null;
}

/** Of the moves worth thinking about, the one that ends nearest to the enemy. */
function nearestMove(view: DustupView, unit: Unit): MoveAct | null {
  if (whyNotAction(view, unit, 'move').length > 0) return null;
  const enemy = nearestEnemyPlace(view, unit);
  const moves = movesOf(view, unit);
  if (moves.length === 0 || enemy === null) return moves[0] ?? null;
  const away = ({ route }: MoveAct) => squaredDistance(route[route.length - 1]!, enemy);
  return moves.reduce((best, move) => (away(move) < away(best) ? move : best));
}
