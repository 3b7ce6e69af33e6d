import { isRecord, type Refusal, refuse } from '@sightline/kernel';
import type { Act } from '../acts.ts';
import type { Dustup, DustupIo, Unit } from '../table.ts';
import type { ActionKind, ActionsOf } from './action.ts';
import { assaultActions } from './assault/actions.ts';
import { commandActions } from './command/actions.ts';
import { fieldActions } from './field/actions.ts';
import { hazardActions } from './hazards/actions.ts';
import { medicalActions } from './medical/actions.ts';
import { shootingActions } from './shooting/actions.ts';
import { statesOf, whyNotAction } from './states.ts';

let known: ActionsOf<Act> | null = null;

/** Every kind of act there is; the chapters bring theirs. Chapters know one another, so it is put together when asked for. */
function actions(): ActionsOf<Act> {
  known ??= {
    ...fieldActions,
    ...hazardActions,
    ...shootingActions,
    ...assaultActions,
    ...medicalActions,
    ...commandActions,
  };
  return known;
}

function kindOf<A extends Act>(act: A): ActionKind<A> {
  return actions()[act.do] as unknown as ActionKind<A>;
}

/** Whether an answer is an act at all. */
export function isAct(value: unknown): value is Act {
  if (!isRecord(value) || typeof value['do'] !== 'string' || !Object.hasOwn(actions(), value['do'])) return false;
  return actions()[value['do'] as Act['do']].isForm(value);
}

/** Why a unit may not do this now; an empty list is a yes. */
export function whyNotAct(table: Dustup, unit: Unit, act: Act): Refusal[] {
  const kind = kindOf(act);
  const refusals = whyNotAction(table, unit, kind.action);
  if (refusals.length > 0) return refusals;
  const cost = kind.cost ?? 1;
  if (unit.actions < cost) return [refuse('DU-TURN-004', 'needsActions', { needs: cost, left: unit.actions })];
  return kind.whyNot(table, unit, act);
}

/** Acts worth thinking about; giving up the rest is always the last of them. */
export function actsOf(table: Dustup, unit: Unit): Act[] {
  const acts: Act[] = [];
  const states = statesOf(table, unit);
  for (const kind of Object.values(actions()) as ActionKind<Act>[]) {
    if (unit.actions < (kind.cost ?? 1) || whyNotAction(table, unit, kind.action, states).length > 0) continue;
    acts.push(...kind.candidates(table, unit));
  }
  return acts;
}

/** DU-TURN-004: the action is spent, then resolved to the end. */
export function carryOut(table: Dustup, io: DustupIo, unit: Unit, act: Act): void {
  const kind = kindOf(act);
  unit.actions -= kind.cost ?? 1;
  unit.acted++;
  kind.perform(table, io, unit, act);
}

/** The same, as far as its odds are worth knowing: what others will make of an order is theirs to say. */
export function foresee(table: Dustup, io: DustupIo, unit: Unit, act: Act): void {
  const kind = kindOf(act);
  if (kind.foresee === undefined) return carryOut(table, io, unit, act);
  kind.foresee(table, io, unit, act);
}
