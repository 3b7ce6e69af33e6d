import type { Teamer } from '../figure.ts';
import { whyNotWithInHand } from '../rules/grapple/hack-off.ts';
import { rangeBetween } from '../rules/sight.ts';
import { gunToFetch } from './arms.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';
import { guidedBy, HEARTENING } from './survivors.ts';
import { type Way, wayTo } from './ways.ts';
import { patientOf } from './wounded.ts';

/** How near the others keep to where the work is done. */
export const ESCORT = 3;

export interface Destination {
  readonly way: Way;
  /** Near enough. */
  readonly within: number;
}

/** Where a man is bound for: his own errand, his comrades' or home. */
export function destinationOf(situation: Situation, plan: Plan, man: Teamer): Destination {
  const { table } = situation;
  const guided = guidedBy(situation, man);
  if (guided && rangeBetween(table, man.at, guided.at) > HEARTENING) return { way: wayTo(table, guided.at), within: 1 };
  const gun = gunToFetch(table, man);
  if (gun) return { way: wayTo(table, gun.at), within: 0 };
  const patient = patientOf(situation, man);
  if (patient) return { way: wayTo(table, patient.at), within: 1 };
  const comrade = comradeInNeed(situation, man);
  if (comrade && man.carries === null) return { way: wayTo(table, comrade.at), within: 1 };
  const errand = man.carries === null ? plan.errands.get(man.id) : undefined;
  if (errand) return { way: wayTo(table, errand.at), within: errand.within };
  if (plan.main && !plan.main.alone && man.carries === null) return { way: wayTo(table, plan.main.at), within: ESCORT };
  return { way: wayTo(table, table.bridge.squares[0]!), within: 0 };
}

/** How far one goes to help. */
const HELP = 5;

/** A man in a grapple close by, for whoever has something to hack it off with. */
function comradeInNeed({ table, men }: Situation, man: Teamer): Teamer | undefined {
  if (man.grapple || man.chicken || whyNotWithInHand(man).length > 0) return undefined;
  return men.find(other => other.grapple !== null && rangeBetween(table, man.at, other.at) <= HELP);
}

/** Nothing is left for him to do, or he would only be in the way of it. */
export function goesHome({ stage, main, errands }: Plan, { id }: Teamer): boolean {
  return stage === 'home' || (main?.alone === true && !errands.has(id));
}
