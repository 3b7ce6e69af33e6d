import type { DuckBoard, DuckView, Figure, Foresight } from '@sightline/duck';
import type { Question, Seat } from '@sightline/kernel';
import { called, say } from '../../words/duck.ts';
import type { Note } from '../game.ts';
import { actorOf, type Facts, factsOf } from './answers.ts';
import { burdenNotes, rowOf } from './burden-notes.ts';
import { caughtIn } from './caught.ts';
import { passedBy } from './flight.ts';
import { gasNotes } from './gas.ts';
import { shotNotes, volleyNotes } from './guns.ts';
import { nameText } from './names.ts';
import { riskNotes } from './risks.ts';
import { lineBetween } from './sight.ts';

/** Remarks on an allowed answer: what a walk costs, how a line runs, who stands where it will burst. */
export function notes(
  rules: DuckBoard,
  view: DuckView,
  _seat: Seat,
  question: Question,
  answer: unknown,
): readonly Note[] {
  const seen = rules.foresightOf(view, question, answer, true);
  if (!seen) return burdenNotes(rules, view, question, answer);
  const { points } = question as Question & { readonly points?: number };
  const { way, lines = [], touched = [] } = seen;
  return [
    ...(way && points !== undefined
      ? [{ text: say('duck.spends', { spent: way.at(-1)!.spent, points }), rule: 'DK-MOVE-001' } satisfies Note]
      : []),
    ...lines.map(({ from, to }): Note => {
      const { text, reaches } = lineBetween(rules, view, from, to);
      // Whoever has to get out of the line first is asked: it stands before all the numbers.
      return { text, rule: 'DK-SHOOT-002', ...(!reaches && { tone: 'warning' }) };
    }),
    ...gasNotes(rules, view, question, answer),
    ...(touched.some(({ how }) => how === 'maybe')
      ? [{ text: say('duck.reach'), rule: 'DK-MOVE-002' } satisfies Note]
      : []),
    ...riskNotes(rules, view, question, answer, seen),
    ...burdenNotes(rules, view, question, answer),
    ...aimNotes(rules, view, question, answer),
    ...throwNotes(rules, view, question, answer),
    ...scoreNotes(rules, view, question, answer),
    ...caughtNotes(rules, view, seen),
  ];
}

/** What is announced before its squares are chosen; and why a jet is no attack where somebody is held. */
function aimNotes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): readonly Note[] {
  const facts = factsOf(answer);
  if (question.kind === 'jet') return grappleNotes(view, facts);
  if (question.kind !== 'act') return [];
  if (facts['do'] === 'throw') return [{ text: say('duck.thrownAt'), rule: 'DK-GREN-001' }];
  const man = actorOf(view, question);
  return man ? volleyNotes(rules, view, man, facts['do']) : [];
}

function grappleNotes({ figures }: DuckView, { use, square }: Facts): readonly Note[] {
  const isHeld = figures.some(figure => figure.kind === 'teamer' && figure.grapple !== null && figure.at === square);
  return use === 'barrier' && isHeld ? [{ text: say('duck.noJetAtGrapple'), rule: 'DK-SHOOT-025' }] : [];
}

/** DK-GREN-003: what brings it down where it is thrown; how far off it may go otherwise. */
function throwNotes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): Note[] {
  const { figure, byProjector } = question as Question & { readonly figure?: number; readonly byProjector?: boolean };
  const man = view.figures[figure ?? -1];
  if (question.kind !== 'throwAt' || typeof answer !== 'number' || !man) return [];
  const range = rules.rangeBetween(view, man.at, answer);
  const needed = Math.max(2, byProjector ? Math.ceil(range / 2) : range);
  return [
    { text: say('duck.aimed', { needed }), rule: 'DK-GREN-003' },
    ...flightNotes(rules, view, man, answer),
    ...(man.ducked && range >= PRONE ? [fallsShort(needed)] : []),
  ];
}

/** DK-GREN-007: who and what the throw flies past, and what that takes off its second die. */
function flightNotes(rules: DuckBoard, view: DuckView, man: Figure, target: number): Note[] {
  const { added = 0 } = rules.flightOf?.(view, man, target) ?? {};
  if (added === 0) return [];
  const what = passedBy(rules, view, man, target);
  return [{ text: say('duck.flight.past', { what, added }), rule: 'DK-GREN-007', tone: 'reason' }];
}

/** DK-CDUCK-006: so far does a throw carry that somebody makes lying down, unless he fumbles it. */
const PRONE = 3;

function fallsShort(needed: number): Note {
  return {
    text: say('duck.aimedLying', { needed: Math.max(2, needed - 1) }),
    rule: 'DK-CDUCK-006',
    tone: 'warning',
  };
}

/** What a shot rolls, what that needs, and what is added to it. */
function scoreNotes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): Note[] {
  const { figure } = question as Question & { readonly figure?: number };
  const isShot = question.kind === 'act' && (answer as { readonly do: string }).do === 'shoot';
  const man = isShot && figure !== undefined ? view.figures[figure] : undefined;
  const effect = man && rules.effectOf(view, man);
  if (!effect) return [];
  const target = view.figures[Number((answer as { readonly target?: number }).target)];
  const rolled = target ? shotNotes(rules, view, man, target) : [];
  return [
    ...(rolled.length > 0
      ? rolled
      : [{ text: say('duck.effect', { weapon: called(effect.weapon) }), rule: 'DK-WEAP-004' } satisfies Note]),
    ...effect.parts.map(rowOf),
  ];
}

/** Those of the other side who stand in it, as a warning those of one's own, and what stands about of cargo. */
function caughtNotes(rules: DuckBoard, view: DuckView, seen: Foresight): Note[] {
  const { foes, friends, loads } = caughtIn(rules, view, seen);
  const names = (some: readonly Figure[]): string[] => some.map(figure => nameText(rules, figure));
  return [
    ...(foes.length > 0 ? [{ text: say('duck.caught', { names: names(foes) }) }] : []),
    ...(friends.length > 0 ? [{ text: say('duck.caught', { names: names(friends) }), tone: 'warning' as const }] : []),
    ...(loads > 0 ? [{ text: say('duck.caughtLoads', { count: loads }), rule: 'DK-CARGO-003' } satisfies Note] : []),
  ];
}
