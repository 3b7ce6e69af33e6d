import type { DuckBoard, DuckView, Teamer, Threat } from '@sightline/duck';
import { type Question, sameJson } from '@sightline/kernel';
import { actorOf, factsOf, type Listed } from './answers.ts';
import { teamOf, threatsOf } from './names.ts';

/** An edition that cannot say whom a Threat gets at: nothing that is farther off does before he can turn again. */
const FAR = 12;

/** Answers that nearly everybody gives where it hardly matters. */
export function foldedAnswer(rules: DuckBoard, view: DuckView, question: Question): unknown {
  switch (question.kind) {
    case 'stance':
    case 'crawlFacing':
      return isQuiet(rules, view, question) ? asHeIs(view, question as Listed) : undefined;
    case 'withdrawal':
      return hasToStay(rules, view, question) ? 'stayAboard' : undefined;
    // DK-ACT-012: alone is quicker for nearly everybody; whoever wants the pair takes it back.
    case 'concert':
      return { with: null };
    case 'whoActs':
      if (nothingLeft(rules, view, question as Listed)) return { do: 'endPhase' };
      return onlyOneWhoActs(rules, view, question as Listed);
    case 'react':
      return isIdleDive(rules, view, question as Listed) ? (question as Listed).options.find(isPass) : undefined;
    case 'handOut':
      return view.phase === 'setUp' || view.phase === 'boarding' ? bearer(view, question as Listed) : undefined;
    default:
      return undefined;
  }
}

const isPass = (option: unknown): boolean => 'pass' in factsOf(option);

/**
 * DK-DUCK-022: a dive for the controls of a door is asked of nobody while the Threat that comes near could get at nobody:
 * shutting it out would gain nothing yet. Editions that cannot say whom a Threat gets at always ask.
 */
function isIdleDive(rules: DuckBoard, view: DuckView, { options, ...asked }: Listed): boolean {
  const { on, threat } = factsOf((asked as { readonly trigger?: unknown }).trigger);
  if (on !== 'threatNears' || typeof threat !== 'number' || !rules.threatenedBy) return false;
  const onlyDoors = options.every(
    option => isPass(option) || factsOf(factsOf(option)['choice'])['do'] === 'diveForSwitch',
  );
  return onlyDoors && rules.threatenedBy(view, threat).length === 0;
}

const STRENGTHS = ['WEAK', 'AVE', 'STRONG'];

/** What is issued before the boarding goes to the strongest who has none of it, and to YOU last. */
function bearer(view: DuckView, question: Listed): unknown {
  const { item } = question as Listed & { readonly item: string };
  const men = question.options.flatMap(option => {
    const man = view.figures[Number(factsOf(option)['figure'] ?? -1)];
    return man?.kind === 'teamer' ? [{ man, option }] : [];
  });
  const fitness = ({ card, leads, gear }: Teamer): number =>
    STRENGTHS.indexOf(card.strength) - (gear[item] ?? 0) * 4 - (leads ? 8 : 0);
  return men.sort((a, b) => fitness(b.man) - fitness(a.man))[0]?.option;
}

/** Every Threat is before him already, or neither sees him nor gets at him: turning would better nothing. */
function isQuiet(rules: DuckBoard, view: DuckView, question: Question): boolean {
  const man = actorOf(view, question);
  if (!man) return false;
  return threatsOf(rules, view).every(
    threat =>
      rules.isInArc(view, man, threat.at) || !(rules.sees(view, threat, man) || getsAt(rules, view, threat, man)),
  );
}

/** Whether a Threat could lay hands on a man or shoot at him in its next activation. */
function getsAt(rules: DuckBoard, view: DuckView, threat: Threat, man: Teamer): boolean {
  return rules.threatenedBy?.(view, threat.id).includes(man.id) ?? rules.rangeBetween(view, man.at, threat.at) <= FAR;
}

/** He stays as he came: where he went is where he looks. */
function asHeIs(view: DuckView, { figure: id, options }: Listed): unknown {
  const { facing, position, broad } = view.figures[id] as { facing: number; position: string; broad?: boolean };
  return (
    options.find(option => sameJson(option as never, { facing, position, broad: broad ?? true })) ??
    options.find(option => sameJson(option as never, { facing }))
  );
}

/**
 * Withdrawing now would bring nothing, and lose men who are able to come back or send home a Team most of which can go on.
 * Whoever wants to go all the same says so in the menu.
 */
function hasToStay(rules: DuckBoard, view: DuckView, question: Question): boolean {
  const { home } = question as Question & { readonly home: readonly number[] };
  const men = teamOf(view);
  const isOut = men.some(man => man.condition === 'fit' && rules.isOnMap(man) && !home.includes(man.id));
  const able = men.filter(({ condition }) => condition === 'fit').length;
  return (isOut || able * 2 >= men.length) && rules.standingOf?.(view).result === 'failed';
}

/** Whoever keeps a chit on WAIT keeps it while nothing is in his sight: the next card is drawn, or YOU act. */
function onlyOneWhoActs(rules: DuckBoard, view: DuckView, { options }: Listed): unknown {
  const seesNobody = (option: unknown): boolean => {
    const man = view.figures[Number(factsOf(option)['figure'])];
    return man !== undefined && threatsOf(rules, view).every(threat => !rules.sees(view, man, threat));
  };
  const others = options.filter(option => !(factsOf(option)['do'] === 'spendWait' && seesNobody(option)));
  const [only] = others;
  const isNext = ACTIVATIONS.has(String(factsOf(only)['do']));
  return others.length === 1 && isNext ? only : undefined;
}

const ACTIVATIONS: ReadonlySet<string> = new Set(['nextCard', 'activate']);

/** What may as well be done while chits are left, and what one can do without. */
const FOR_ANOTHER_TIME: ReadonlySet<string> = new Set(['drop', 'honour']);

/** All have acted, nobody waits, and nothing is left to anybody that could not wait. */
function nothingLeft(rules: DuckBoard, view: DuckView, { options }: Listed): boolean {
  if (!rules.freeDeedsOf) return false;
  return options.every(option => {
    const { do: deed, figure } = factsOf(option);
    if (deed !== 'freely') return deed === 'endPhase';
    return lastDeedsOf(rules, view, Number(figure)).length === 0;
  });
}

/**
 * What a man may still do without a chit before the Threats move that may matter to him now: a blade is drawn only where
 * something gets at him or has hold of him (DK-GRAP-043).
 */
export function lastDeedsOf(rules: DuckBoard, view: DuckView, id: number): readonly string[] {
  const man = view.figures[id];
  if (man?.kind !== 'teamer') return [];
  const isCalm = man.grapple === null && threatsOf(rules, view).every(threat => !getsAt(rules, view, threat, man));
  return (rules.freeDeedsOf?.(view, id) ?? []).filter(
    free => !FOR_ANOTHER_TIME.has(free) && !(isCalm && free === 'drawBlade'),
  );
}
