import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import { actorOf, factsOf, type Listed } from './answers.ts';
import { pairAhead, teamOf, threatsOf } from './names.ts';

// Whoever stands on the boarding bridge behind two others can do nothing there: one press has all of them WAIT.

/** What may be worth his action chits all the same; a way leads only back, and fire is for somebody in sight. */
const USEFUL: ReadonlySet<string> = new Set([
  'shoot',
  'reload',
  'treat',
  'pepTalk',
  'hackOff',
  'standUp',
  'task',
  'takeObjective',
  'igniteFireBomb',
]);

/** Kept on the boarding bridge by the two before him, with nobody in sight. */
function isInLine(rules: DuckBoard, view: DuckView, man: Teamer): boolean {
  if (man.condition !== 'fit' || man.grapple || man.ducked || pairAhead(rules, view, man).length === 0) return false;
  return threatsOf(rules, view).every(threat => !rules.sees(view, man, threat));
}

/** Who is still to act, in their order as far as that is known; YOU choose the moment, and nobody chooses it for you. */
function nextInLine(rules: DuckBoard, view: DuckView): boolean {
  const left = teamOf(view).filter(man => !man.activated && man.ready > 0 && man.condition === 'fit');
  const known = view.turn === 1 ? left.filter(({ id }) => id === view.order[0]) : left.filter(({ leads }) => !leads);
  return known.length > 0 && known.every(man => isInLine(rules, view, man));
}

/** What the table answers for those who are kept in line, once that has been asked for; undefined where it is not about them. */
function answerInLine(rules: DuckBoard, view: DuckView, { kind, options, ...asked }: Listed): unknown {
  const open = (deed: string): unknown => options.find(option => factsOf(option)['do'] === deed);
  if (kind === 'whoActs') return nextInLine(rules, view) ? open('nextCard') : undefined;
  const man = actorOf(view, { kind, ...asked });
  if (man?.kind !== 'teamer' || !isInLine(rules, view, man)) return undefined;
  if (kind !== 'act' || options.some(option => USEFUL.has(String(factsOf(option)['do'])))) return undefined;
  // DK-ACT-019: only the last chit can WAIT.
  return open('wait') ?? (man.ready > 1 ? open('pass') : undefined) ?? open('done');
}

/** The button that has them WAIT, wherever one of them is asked or next. */
export function restOf(rules: DuckBoard, view: DuckView, question: Question): string | null {
  if (view.phase !== 'team' || view.multiTeam) return null;
  return answerInLine(rules, view, question as Listed) === undefined ? null : say('duck.restInLine');
}

/** Asked for, it holds until the turn is over; what is not about them is left to the player. */
export function restAs(rules: DuckBoard, view: DuckView, question: Question): { during: string; answer: unknown } {
  const isOurs = view.phase === 'team' && !view.multiTeam;
  return { during: String(view.turn), answer: isOurs ? answerInLine(rules, view, question as Listed) : undefined };
}
