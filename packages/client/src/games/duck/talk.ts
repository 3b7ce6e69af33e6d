import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import type { TableTalk } from '../table-talk.ts';
import { act, isAimed } from './acts.ts';
import { actorOf, factsOf } from './answers.ts';
import { briefing } from './briefings.ts';
import { card } from './card.ts';
import { sumsOf } from './flight.ts';
import { foldedAnswer } from './folded.ts';
import { hintReason } from './hints.ts';
import { glance, intentText } from './intents.ts';
import { leadsTo, tooFar } from './leading.ts';
import { pairAhead, placeText, teamOf, threatsOf } from './names.ts';
import { attackOn } from './places.ts';
import { plainOdds } from './plain.ts';
import { riskNotes } from './risks.ts';
import { roster } from './roster.ts';
import { settled } from './settled.ts';
import { figureUnder, whyRefused } from './sight.ts';
import { centreOf, landmarks, placeUnder, pointOf, spotOfSquare } from './squares.ts';
import { strikes } from './strikes.ts';
import { meter, objective, turnState } from './turn.ts';
import { restAs, restOf } from './waiting-in-line.ts';
import { whatLies } from './what-lies.ts';
import { wheel } from './wheel.ts';

/** Where a single step takes all the points that are left, nothing can be chosen after it: it is the walk to its square. */
function isLastStep(rules: DuckBoard, view: DuckView, question: Question, step: unknown, walk: unknown): boolean {
  const { via } = factsOf(step);
  if (via === undefined || via !== factsOf(walk)['to']) return false;
  const { points } = question as Question & { readonly points?: number };
  return rules.foresightOf(view, question, walk, true)?.way?.at(-1)?.spent === points;
}

/** What DUCK! says of its table. */
export const talkOf = (rules: DuckBoard): TableTalk<DuckView> => ({
  act: (...asked) => act(rules, ...asked),
  plainOdds: (...asked) => plainOdds(rules, ...asked),
  isAimed,
  strikes: (...asked) => strikes(rules, ...asked),
  figureAt: (view, point) => figureUnder(rules, view, point)?.id ?? null,
  roster: (...asked) => roster(rules, ...asked),
  card: (view, _viewer, figure) => card(rules, view, figure),
  reachOf(view, _viewer, figure) {
    const overhead = view.figures[figure]?.overhead ?? false;
    return (rules.reachOf?.(view, figure) ?? []).map(square => spotOfSquare(rules, view, square, overhead));
  },
  enemies: (view, viewer) => (viewer === 'threats' ? [] : threatsOf(rules, view).map(({ id }) => id)),
  intentText: (...asked) => intentText(rules, ...asked),
  intentGlance: (...asked) => glance(rules, ...asked),
  turnState: view => turnState(rules, view),
  objective: (...asked) => objective(rules, ...asked),
  meter,
  landmarks: view => landmarks(rules, view),
  whatLies: (view, point) => whatLies(rules, view, point),
  deedName: ({ kind }, deed) => {
    if (kind === 'act' && deed === 'run') return say('duck.deeds.dash');
    if (kind === 'act' && deed === 'other') return say('duck.deeds.handOver');
    if (kind === 'act') return deed === 'order' ? say('duck.deeds.speak') : null;
    if (kind !== 'whoActs') return null;
    return deed === 'wait' ? say('duck.deeds.spendWait') : deed === 'use' ? say('duck.deeds.freely') : null;
  },
  // DK-ACT-013: with one chit left, to let it go is to have done.
  comesToTheSame(view, { kind, ...asked }, answer, other) {
    if (kind === 'walk') return isLastStep(rules, view, { kind, ...asked }, answer, other);
    const man = view.figures[Number((asked as { readonly figure?: number }).figure)];
    const isPassing = factsOf(answer)['do'] === 'pass' && factsOf(other)['do'] === 'done';
    return kind === 'act' && isPassing && man?.kind === 'teamer' && man.ready === 1;
  },
  wheel: (view, question) => wheel(rules, view, question),
  // Where the bar has no room for a Move that is greyed, the question says why there is none.
  byPointing(question, view) {
    if (question.kind === 'throwAt') return sumsOf(rules, view, question).length > 0 ? say('duck.flight.key') : null;
    const man = question.kind === 'act' ? actorOf(view, question) : undefined;
    const names = man ? pairAhead(rules, view, man) : [];
    const isStuck =
      man && !man.ducked && !man.grapple && (rules.reachOf?.(view, man.id) ?? []).every(square => square === man.at);
    return isStuck && names.length > 0 ? say('duck.noMove', { names }) : null;
  },
  subject(view, question) {
    const { figures, party = figures } = question as { figures?: readonly number[]; party?: readonly number[] };
    const man = actorOf(view, question);
    return party ?? (man ? [man.id] : []);
  },
  // Whoever is next may be anywhere: the picture goes to the leader, or else to the first of them.
  scope(view, _viewer, { kind }) {
    if (kind !== 'whoActs') return null;
    const men = teamOf(view).filter(rules.isOnMap);
    const man = men.find(({ leads }) => leads) ?? men[0];
    return man ? [pointOf(rules, view, man)] : null;
  },
  pointOf(view, id) {
    const figure = view.figures[id];
    return figure && figure.at >= 0 ? pointOf(rules, view, figure) : null;
  },
  // Whoever cannot walk is told what bars the way, and the buttons beside it keep their places.
  soughtAnswers(view, question) {
    const man = actorOf(view, question);
    return question.kind === 'act' && man && man.ready > 0 ? [{ do: 'move' }, { do: 'dash' }] : [];
  },
  whyRefused: (...asked) => whyRefused(rules, ...asked),
  soughtAt: (view, question, id) =>
    question.kind === 'act' && threatsOf(rules, view).some(threat => threat.id === id)
      ? attackOn(rules, view, question, id)
      : undefined,
  foldedAnswer: (...asked) => foldedAnswer(rules, ...asked),
  settled: (...asked) => settled(rules, ...asked),
  hintReason: (...asked) => hintReason(rules, ...asked),
  // A quiet step is drawn where the pointer is; what ends beside a Threat, or takes a test, is shown with what that may bring.
  isShownByPointing(view, question, answer) {
    const { to } = factsOf(answer);
    if (question.kind !== 'walk' || typeof to !== 'number' || isBesideThreat(rules, view, to)) return false;
    const seen = rules.foresightOf(view, question, answer, true);
    return !seen || riskNotes(rules, view, question, answer, seen).every(({ tone }) => tone !== 'warning');
  },
  spreadOf: (view, question, answer) =>
    (rules.foresightOf(view, question, answer, true)?.touched ?? []).map(({ square }) =>
      spotOfSquare(rules, view, square),
    ),
  leadsTo: (...asked) => leadsTo(rules, ...asked),
  tooFar: (...asked) => tooFar(rules, ...asked),
  briefing: view => (view.phase === 'setUp' || view.phase === 'boarding' ? briefing(view) : null),
  restOf: (question, view) => restOf(rules, view, question),
  restAs: (...asked) => restAs(rules, ...asked),
  onlyPicks: ({ kind }, answer) => {
    const { do: deed, figure } = factsOf(answer);
    return kind === 'whoActs' ? deed === 'activate' : kind === 'nextInConcert' && typeof figure === 'number';
  },
  askFor: { label: say('duck.askToWithdraw'), isAsked: ({ kind }) => kind === 'withdrawal' },
  placeName(view, point) {
    const place = placeUnder(rules, view, point);
    // Outside the ship there is nothing to be called by a name: an airlock that is marked there says its own.
    return place && rules.placeOf?.(view, place.square).is !== 'space' ? placeText(rules, view, place.square) : null;
  },
});

/** Whether a Threat could come into a square with its first step, or is there. */
function isBesideThreat(rules: DuckBoard, view: DuckView, square: number): boolean {
  const to = centreOf(rules, view, square);
  return threatsOf(rules, view).some(({ at, overhead }) => {
    const from = centreOf(rules, view, at, overhead);
    return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) <= 1;
  });
}
