import { isWithin, squaredDistance } from '@sightline/geometry/field';
import { type Bot, PASS } from '@sightline/kernel';
import { antiAirShotsOf } from '../rules/aircraft/anti-air.ts';
import { dropsOf } from '../rules/aircraft/bomb-foresight.ts';
import { requestsOf } from '../rules/artillery/requests.ts';
import { fireMissionsOf } from '../rules/artillery/tubes.ts';
import { assaultsOf } from '../rules/assault/declare.ts';
import type { MoveAct } from '../rules/movement/acts.ts';
import { movesOf } from '../rules/movement/candidates.ts';
import { nearestEnemyPlace } from '../rules/movement/known-enemies.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import { whyNotTarget } from '../rules/shooting/shoot.ts';
import { firesAt } from '../rules/shooting/shots.ts';
import { unitTarget } from '../rules/shooting/unit-target.ts';
import { eachAct, whyNotAct } from '../rules/turn/actions.ts';
import { whyNotAction } from '../rules/turn/states.ts';
import type { Act } from '../table/acts.ts';
import type { DustupQuestion } from '../table/questions.ts';
import { placeOf } from '../table/table.ts';
import type { Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** The plainest of players: shoot at the nearest enemy, else advance on him. What others are measured against. */
export const plainBot: Bot<DustupView> = (question, look, chance, candidates) => {
  const asked = question as DustupQuestion;
  if (asked.kind === 'react') return PASS;
  if (asked.kind === 'act') {
    const view = look();
    const unit = view.units[asked.unit.id]!;
    if (unit.where === 'aboard') return riderAct(view, unit);
    return (
      firstAssault(view, unit) ??
      calledFor(view, unit) ??
      actFor(view, unit) ??
      supportFor(view, unit) ??
      nearestMove(view, unit) ??
      plainest(view, unit)
    );
  }
  // What is kept secret must not be known beforehand.
  if (asked.kind === 'shareOutMines') return asked.options[chance(asked.options.length)];
  if ('options' in asked) return asked.options[0];
  const some = candidates();
  return some[chance(some.length)];
};

/** How near to the enemy it gets out of a vehicle, in mils. */
const DISMOUNTS = 16_000;

/** A rider waits until the enemy is near, and gets out. */
function riderAct(view: DustupView, unit: Unit): Act {
  if (unit.suppression > 0 && whyNotAction(view, unit, 'recover').length === 0) return { do: 'recover' };
  const enemy = nearestEnemyPlace(view, unit);
  const isNear = enemy !== null && isWithin(placeOf(view, unit), enemy, DISMOUNTS);
  const alight: Act = { do: 'reorganise', use: { do: 'alight' } };
  return isNear && whyNotAct(view, unit, alight).length === 0 ? alight : { do: 'stop' };
}

/** Mortars fire what they were asked for. */
function calledFor(view: DustupView, unit: Unit): Act | null {
  if (view.missions.length === 0 || whyNotAction(view, unit, 'shoot').length > 0) return null;
  return fireMissionsOf(view, unit)[0] ?? null;
}

/** Headquarters that see somebody and cannot shoot at him call for fire. */
function supportFor(view: DustupView, unit: Unit): Act | null {
  if (!unit.commands || view.assets.length === 0 || whyNotAction(view, unit, 'communicate').length > 0) return null;
  return requestsOf(view, unit)[0] ?? null;
}

/** Whatever has claws uses them. */
function firstAssault(view: DustupView, unit: Unit): Act | null {
  if (unit.hull?.model.close === undefined || whyNotAction(view, unit, 'assault').length > 0) return null;
  return assaultsOf(view, unit)[0] ?? null;
}

const READYING: readonly Act[] = [
  { do: 'reorganise', use: { do: 'setUp' } },
  { do: 'reorganise', use: { do: 'unlimber' } },
];

/** What makes a gun ready, or else whatever is offered first. */
function plainest(view: DustupView, unit: Unit): Act {
  const ready = READYING.find(act => whyNotAct(view, unit, act).length === 0);
  if (ready !== undefined) return ready;
  const [first] = eachAct(view, unit);
  return first!;
}

function actFor(view: DustupView, unit: Unit): Act | null {
  if (unit.suppression > 0 && whyNotAction(view, unit, 'recover').length === 0) return { do: 'recover' };
  if (whyNotAction(view, unit, 'shoot').length > 0) return null;
  return antiAirShotsOf(view, unit)[0] ?? dropsOf(view, unit)[0] ?? nearestShot(view, unit);
}

function nearestShot(view: DustupView, unit: Unit): ShootAct | null {
  const from = placeOf(view, unit);
  const enemies = view.units.filter(({ side }) => side !== unit.side);
  const byRange = enemies.sort(
    (a, b) => squaredDistance(from, placeOf(view, a)) - squaredDistance(from, placeOf(view, b)),
  );
  for (const target of byRange) {
    if (whyNotTarget(view, unit, target).length > 0) continue;
    for (const shots of firesAt(view, unit, unitTarget(view, unit, target))) {
      const act: ShootAct = { do: 'shoot', target: target.id, shots };
      if (whyNotAct(view, unit, act).length === 0) return act;
    }
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
