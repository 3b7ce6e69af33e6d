import { type Offered, PASS } from '@sightline/kernel';
import { comradesInGrapple, whyNotHackOff } from '../rules/grapple/hack-off.ts';
import { cameIn } from '../rules/shooting/shoot.ts';
import { whyNotShoot, whyNotShootAtEntry } from '../rules/shooting/why-not-shoot.ts';
import { planOf } from '../ship/plan.ts';
import type { Teamer, Threat } from '../table/figure.ts';
import { teamer, teamers } from '../table/figures.ts';
import type { DuckChoice, ReactQuestion } from '../table/questions.ts';
import { bestJet, worthOfShot } from './shots.ts';
import type { Situation } from './situation.ts';

/** What is taken of what is offered: DUCK! for a comrade and from fire, shoot at what stirs, bring doors down on Threats. */
export function reactionFor(situation: Situation, { trigger, options }: ReactQuestion): Offered<DuckChoice> {
  switch (trigger.on) {
    case 'enemyStirred':
      return bestOf(situation, options, trigger.enemy);
    case 'doorClosing':
      return options.find(option => isWorthDiving(situation, option)) ?? PASS;
    case 'shotDeclared':
    case 'sentryAimed':
    case 'thresholdCrossed':
      return options[0] ?? PASS;
    case 'laidHoldOf':
    case 'threatNears':
      return PASS;
    default:
      return trigger satisfies never;
  }
}

/** DK-DUCK-017, DK-DUCK-018: not at the risk of his neck, and only to where more of the Team are. */
function isWorthDiving({ table }: Situation, option: Offered<DuckChoice>): boolean {
  if ('pass' in option || option.choice.do !== 'diveUnder') return false;
  const { tileAt } = planOf(table.arena);
  const man = teamer(table, option.choice.figure);
  const comradesOn = (tile: number | undefined): number =>
    teamers(table).filter(comrade => comrade !== man && tileAt[comrade.at] === tile).length;
  return man.waiting + man.ready > 0 && comradesOn(tileAt[option.choice.square]) > comradesOn(tileAt[man.at]);
}

/** The chit is spent by whoever can do most about it. */
function bestOf(situation: Situation, options: readonly Offered<DuckChoice>[], enemy: number): Offered<DuckChoice> {
  const threat = situation.table.figures[enemy];
  if (threat?.kind !== 'threat') return PASS;
  let best: Offered<DuckChoice> = PASS;
  let most = 0;
  for (const option of options) {
    // DK-MOVE-022: to change halves costs two chits and stops nothing.
    if ('pass' in option || option.choice.do !== 'act') continue;
    const worth = worthAgainst(situation, situation.table.figures[option.choice.figure] as Teamer, threat);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** What a waiting man can do: shoot it, burn it, or help somebody whom one has laid hold of. */
function worthAgainst(situation: Situation, man: Teamer, threat: Threat): number {
  const { table } = situation;
  const entered = cameIn(table, man, threat);
  if (entered !== null)
    return whyNotShootAtEntry(table, man, entered).length === 0 ? worthOfShot(situation, man, threat) : 0;
  if (whyNotShoot(table, man, threat).length === 0) return worthOfShot(situation, man, threat);
  const jet = bestJet(situation, man);
  if (jet) return jet.worth;
  return comradesInGrapple(table, man).some(comrade => whyNotHackOff(table, man, comrade).length === 0) ? 1 : 0;
}
