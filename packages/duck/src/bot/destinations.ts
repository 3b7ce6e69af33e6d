import { whyNotWithInHand } from '../rules/grapple/hack-off.ts';
import { gunOf } from '../rules/shooting/gun.ts';
import { rangeBetween, sees } from '../rules/shooting/sight.ts';
import type { Teamer, Threat } from '../table/figure.ts';
import { gunToFetch, isUnarmed } from './arms.ts';
import { guidedBy, HEARTENING } from './leading-survivors.ts';
import { isAwake, type Situation } from './situation.ts';
import type { Plan } from './team-plan.ts';
import { type Way, wayTo } from './way-to.ts';
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
  const captor = captorInReach(situation, man);
  if (captor && man.carries === null) return { way: wayTo(table, captor.at), within: GUNSHOT };
  const prey = preyOf(situation, man);
  if (prey && man.carries === null) return { way: wayTo(table, prey.at), within: GUNSHOT };
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

/** DK-WEAP-008: so near a HAR kills. */
const GUNSHOT = 2;

/** How far one goes after a man who is dragged off. */
const PURSUIT = 12;

/** DK-GRAP-026, DK-GRAP-029: the nearest Threat that drags somebody off, for whoever can still shoot at it. */
function captorInReach({ table, threats }: Situation, man: Teamer): Threat | null {
  if (man.grapple || isUnarmed(table, man)) return null;
  let found: Threat | null = null;
  let least = PURSUIT + 1;
  for (const threat of threats) {
    if (threat.captive === null || threat.overhead) continue;
    const way = wayTo(table, threat.at)[man.at]!;
    if (way < least) [found, least] = [threat, way];
  }
  return found;
}

/** How far one goes to meet what does not come. */
const ASSAULT = 9;

/** DK-WEAP-008: a HAR kills only near by. So whoever has one goes up to what is in sight, if it is not too many of them. */
export function preyOf({ table, threats, men }: Situation, man: Teamer): Threat | null {
  const gun = gunOf(table, man);
  if (man.grapple || man.chicken || man.wounds > 0 || gun === null || gun.loaded === 0) return null;
  if (gun.card.effect.kind !== 'bullet' || gun.card.effect.half) return null;
  let found: Threat | null = null;
  let least = ASSAULT + 1;
  let awake = 0;
  for (const threat of threats) {
    if (threat.overhead || !isAwake(threat) || !sees(table, man, threat)) continue;
    awake++;
    const way = wayTo(table, threat.at)[man.at]!;
    if (way < least) [found, least] = [threat, way];
  }
  return awake * 2 <= men.length ? found : null;
}

/** How far one goes to help. */
const HELP = 5;

/** A man in a grapple close by, for whoever has something to hack it off with. */
function comradeInNeed({ table, men }: Situation, man: Teamer): Teamer | undefined {
  if (man.grapple || man.chicken || whyNotWithInHand(table, man).length > 0) return undefined;
  return men.find(other => other.grapple !== null && rangeBetween(table, man.at, other.at) <= HELP);
}

/** Nothing is left for him to do, or he would only be in the way of it. */
export function goesHome({ stage, main, errands }: Plan, { id }: Teamer): boolean {
  return stage === 'home' || (main?.alone === true && !errands.has(id));
}
