import { SPECIMEN } from '../rules/missions/conditions.ts';
import { type Jet, whyNotFlame } from '../rules/shooting/flame.ts';
import { gunOf, isFlamer, mostSquirts } from '../rules/shooting/gun.ts';
import type { JetQuestion } from '../rules/shooting/questions.ts';
import { rangeBetween } from '../rules/shooting/sight.ts';
import { whyNotShoot } from '../rules/shooting/why-not-shoot.ts';
import type { Teamer, Threat } from '../table/figure.ts';
import type { DuckTable } from '../table/table.ts';
import { nearestThreat, type Situation } from './situation.ts';

/** The chance that so many squirts kill, and that three dice come to 11. */
const SQUIRTS = [0, 1 / 3, 2 / 3, 1];
const BURST = 0.5;
const BULLET = 1 / 3;
/** What being driven back is worth of being killed: it has to come all the way again. */
const DRIVEN_BACK = 0.25;
/** DK-GRAP-029: and of a captor, which lets go of its man as soon as it is. */
const LETS_GO = 0.8;

/** What makes a Threat dangerous: that it is there, near, strong, or has got hold of somebody. */
const DANGER = { any: 60, nearer: 4, from: 10, strong: 10, captor: 20, spared: 4 };

/** How much the Team would like to be rid of it: the nearer the worse. */
export function dangerOf(situation: Situation, threat: Threat): number {
  const { table, men } = situation;
  if (isSpared(situation, threat)) return DANGER.spared;
  let least = DANGER.from;
  for (const man of men) least = Math.min(least, rangeBetween(table, man.at, threat.at));
  const strong = threat.card.grapple > 4 ? DANGER.strong : 0;
  const captor = threat.captive === null ? 0 : DANGER.captor;
  return DANGER.any + DANGER.nearer * (DANGER.from - least) + strong + captor;
}

/** DK-GAP-037: what is hurt already is wanted alive. */
function isSpared({ table, men }: Situation, { wounds, card }: Threat): boolean {
  return (
    wounds > 0 &&
    card.id === table.species &&
    table.mission.completed.includes('specimenHome') &&
    !men.some(({ gear }) => gear[SPECIMEN])
  );
}

/** What one shot of a man's gun is worth: the chance that it kills, and else that it drives back. */
export function worthOfShot(situation: Situation, man: Teamer, threat: Threat): number {
  const gun = gunOf(situation.table, man);
  if (!gun) return 0;
  const { effect } = gun.card;
  const range = rangeBetween(situation.table, man.at, threat.at);
  const danger = dangerOf(situation, threat);
  const drivenBack = threat.captive === null ? DRIVEN_BACK : LETS_GO;
  switch (effect.kind) {
    case 'bullet': {
      const kill = effect.half ? (range === 0 ? BULLET : 0) : range <= effect.killRange ? BULLET : 0;
      const back = effect.half ? drivenBack / 2 : drivenBack;
      return danger * odds(kill, threat) + danger * (1 - kill) * back;
    }
    case 'burst':
      return danger * (odds(BURST, threat) + (1 - BURST) * drivenBack);
    case 'flame':
    case 'wave':
    case 'flechette':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      return danger * 0.5;
    default:
      return effect satisfies never;
  }
}

/** So near a Threat is worth a comrade on the deck. */
const CLOSE = 4;
/** What it costs that he has to stand up again. */
const DUCKING = 15;

/** DK-DUCK-002: the worth of a shot as it can be declared; where comrades have to DUCK! for it, only at what is close. */
export function declaredWorth(situation: Situation, man: Teamer, target: number): number {
  const { table } = situation;
  const threat = table.figures[target];
  if (threat?.kind !== 'threat') return -1;
  const worth = worthOfShot(situation, man, threat);
  if (threat.at === man.at || whyNotShoot(table, man, threat).length === 0) return worth;
  return nearestThreat(situation, man.at) <= CLOSE ? worth - DUCKING : -1;
}

/** DK-DMG-002, DK-DMG-003: a second throw for the better or the worse. */
function odds(chance: number, { protection }: Threat): number {
  if (protection === 'PROTECTED') return chance;
  return protection === 'ARMOURED' ? chance * chance : 1 - (1 - chance) ** 2;
}

/** The best single square to spend all squirts on. */
export function bestJet(situation: Situation, man: Teamer): { readonly jet: Jet; readonly worth: number } | null {
  const { table, threats } = situation;
  const gun = gunOf(table, man);
  if (!gun || !isFlamer(gun.card)) return null;
  const most = Math.min(mostSquirts(table, man, gun.card), gun.loaded);
  const reach = gun.card.range ?? 0;
  let best: { jet: Jet; worth: number } | null = null;
  for (const threat of threats) {
    if (threat.overhead || rangeBetween(table, man.at, threat.at) > reach) continue;
    const worth = dangerOf(situation, threat) * odds(SQUIRTS[most] ?? 0, threat);
    const jet: Jet = { square: threat.at, squirts: most, use: 'attack' };
    if (best && worth <= best.worth) continue;
    if (holdsComrade(table, threat.at) || whyNotFlame(table, { shooter: man.id, jets: [jet] }).length > 0) continue;
    best = { jet, worth };
  }
  return best;
}

function holdsComrade({ figures }: DuckTable, square: number): boolean {
  return figures.some(({ kind, at }) => at === square && (kind === 'teamer' || kind === 'survivor'));
}

/** All squirts into one square, and no more. */
export function jetFor(situation: Situation, { figure, jets, options }: JetQuestion): Jet | 'enough' {
  if (jets.length > 0) return 'enough';
  const best = bestJet(situation, situation.table.figures[figure] as Teamer)?.jet;
  const isBest = (jet: Jet | 'enough'): boolean =>
    jet !== 'enough' && jet.square === best?.square && jet.squirts === best.squirts && jet.use === best.use;
  return options.find(isBest) ?? options[0]!;
}
