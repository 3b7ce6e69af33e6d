import { AUDIENCE } from '@sightline/kernel';
import type {
  Act,
  Killzone,
  KillzoneBoard,
  KillzoneEvent,
  KillzoneQuestion,
  KillzoneView,
  Place,
  Route,
} from '@sightline/killzone';
import { called, part, say } from '../../words/killzone.ts';
import { drawnBy } from '../edition.tsx';
import type { Game, Point } from '../game.ts';
import { act } from './acts.ts';
import { aftermath, weightOf } from './aftermath.ts';
import { Board } from './Board.tsx';
import { briefings } from './briefings.ts';
import { byPointing, isSettingUp } from './by-pointing.ts';
import { choices } from './choices.ts';
import { isSameWayOut } from './climbing-out.ts';
import { contentOf } from './content.ts';
import { MARKS, nameOf, pointOfFigure, pointOfVehicle } from './figures.ts';
import { extent, shownAt, tableOf } from './floors.ts';
import { foldedAnswer } from './folding.ts';
import { isSameJump } from './getting-out.ts';
import { glossary } from './glossary.ts';
import { hintReason } from './hints.ts';
import { Intents } from './Intents.tsx';
import { glance, intentText } from './intents.ts';
import { label, saysWhyNot } from './labels.ts';
import { lessons } from './lessons.ts';
import { placeName } from './naming-places.ts';
import { notes } from './notes.ts';
import { briefing, objective } from './objective.ts';
import { rulesOfOrders } from './orders.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { isSamePace } from './pace.ts';
import { answerAt, drawnTo, figureAt, spotOf, spreadOf } from './places.ts';
import { isAimed, plainOdds } from './plain.ts';
import { nameplates } from './plates.ts';
import { reachOf } from './reach.ts';
import { card, roster } from './roster.ts';
import { comesToTheSame } from './routes.ts';
import type { KillzoneEdition } from './rules.ts';
import { scene, sumUp } from './scene.ts';
import { scope, sizeAsked } from './scope.ts';
import { measure } from './sight.ts';
import { moreAnswers, rankOf, soughtAnswers, soughtAt } from './sought.ts';
import { strikes } from './strikes.ts';
import { telling } from './telling.ts';
import { text } from './text.ts';
import { enemies, subject, turnState } from './turn.ts';
import { vignette } from './vignette.ts';
import { whatLies } from './what-lies.ts';
import { wheel } from './wheel.ts';
import './killzone.css';

/** Killzone at the web table, by the rules of an edition. */
export function killzoneGame(edition: KillzoneEdition): Game<Killzone, KillzoneEvent, KillzoneView> {
  const { system, board: rules } = edition;
  return {
    system,
    playNow: {
      // On foot, as the first lesson has it, with the officers it has, and long enough to mend a mistake.
      scenario: 'street-fight',
      switches: {},
      players: { law: { kind: 'person' }, gang: { kind: 'bot', bot: 'planner' } },
    },
    // The chase from behind: whoever drives the getaway may be wrecked before he has acted.
    usualPlayers: { gang: { kind: 'bot', bot: 'planner' }, law: { kind: 'person' } },
    lessons,
    panelHelp: say('killzone.panelHelp'),
    scenarios: part('killzone.scenarios'),
    seats: seatsOf(edition),
    choices: (...asked) => choices(rules, ...asked),
    content: contentOf(rules),
    briefings,
    vignette: scenario => vignette(edition, scenario),
    glossary,
    Picture: drawnBy(edition, Picture),
    Board: drawnBy(edition, Board),
    Panel: drawnBy(edition, Panel),
    Preview: drawnBy(edition, Preview),
    Intents: drawnBy(edition, Intents),
    extent: view => extent(rules, view),
    // A chase stays in the streets.
    mapped: view => (view.objective.kind === 'getaway' ? tableOf(rules, view) : undefined),
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(edition, ...asked),
    drawnTo: (...asked) => drawnTo(rules, ...asked),
    isSettingUp: ({ kind }) => isSettingUp(kind),
    restOf: ({ kind }) => (isSettingUp(kind) ? say('killzone.placeRest') : null),
    label: (...asked) => label(rules, ...asked),
    saysWhyNot: (...asked) => saysWhyNot(rules, ...asked),
    act: (...asked) => act(edition, ...asked),
    plainOdds: (...asked) => plainOdds(rules, ...asked),
    isAimed: (_view, question, answer) => isAimed(question, answer),
    strikes: (...asked) => strikes(rules, ...asked),
    roster: (...asked) => roster(rules, ...asked),
    card: (view, _viewer, figure) => card(rules, view, figure),
    reachOf: (view, _viewer, figure) => reachOf(rules, view, figure),
    enemies: (...asked) => enemies(rules, ...asked),
    figureAt: (view, point) => figureAt(rules, view, point)?.id ?? null,
    hintReason: (...asked) => hintReason(edition, ...asked),
    nameplates: view => nameplates(rules, view),
    pointOf: (view, figure) => pointOf(rules, view, figure),
    subject: (...asked) => subject(rules, ...asked),
    sizeAsked: (...asked) => sizeAsked(rules, ...asked),
    scope: (view, viewer, question) => scope(rules, view, viewer, question),
    soughtAnswers: (...asked) => soughtAnswers(rules, ...asked),
    moreAnswers: (...asked) => moreAnswers(edition, ...asked),
    rankOf: (...asked) => rankOf(rules, ...asked),
    soughtAt: (...asked) => soughtAt(rules, ...asked),
    intentText: (...asked) => intentText(rules, ...asked),
    intentGlance: (...asked) => glance(rules, ...asked),
    turnState: view => turnState(rules, view),
    objective: (...asked) => objective(rules, ...asked),
    briefing: view => briefing(edition, view),
    wheel: (...asked) => wheel(edition, ...asked),
    deedName: ({ kind }, deed) => (kind === 'climbOut' && deed === 'mount' ? say('killzone.deeds.climbOut') : null),
    rulesAsked: (_view, question) => rulesOfOrders(rules, question),
    spreadOf: (...asked) => spreadOf(rules, ...asked),
    foldedAnswer: (...asked) => foldedAnswer(edition, ...asked),
    roundReach: true,
    comesToTheSame: (view, question, answer, other) => {
      const asked = question as KillzoneQuestion;
      if (asked.kind === 'act')
        return (
          isSamePace(rules, view, view.figures[asked.figure.id]!, answer as Act, other as Act) ||
          isSameJump(view, answer as Act, other as Act, view.figures[asked.figure.id]!)
        );
      if (asked.kind === 'climbOut') return isSameWayOut(view, asked, answer as Place, other as Place);
      if (asked.kind !== 'route') return false;
      return comesToTheSame(rules, view, view.vehicles[asked.vehicle.id]!, answer as Route, other as Route);
    },
    byPointing: (...asked) => byPointing(edition, ...asked),
    onlyPicks: ({ kind }, answer) => kind === 'firstOfTie' || (kind === 'pick' && answer !== 'enough'),
    placeName: (...asked) => placeName(rules, ...asked),
    notes: (...asked) => notes(edition, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    pointsOf: (...asked) => pointsOf(rules, ...asked),
    telling: event => telling(rules, event),
    scene: happened => scene(rules, happened),
    sumUp: passed => sumUp(rules, passed),
    figureName(view, id) {
      const figure = view.figures[id];
      return figure ? nameOf(rules, figure.who) : say('killzone.figure', { number: id + 1 });
    },
    progress: ({ turn, turns }) => say('killzone.progress', { turn: Math.max(1, turn), turns }),
    strength(view) {
      const fighting = view.figures.filter(rules.isFighting);
      return {
        title: say('killzone.strength'),
        of: Object.fromEntries(view.seats.map((seat, side) => [seat, fighting.filter(f => f.side === side).length])),
      };
    },
    aftermath: (seen, told) => aftermath(rules, seen(AUDIENCE), told),
    weightOf,
    whatLies: (view, point) => whatLies(rules, view, point),
    text: view => text(rules, view),
  };
}

function pointOf(rules: KillzoneBoard, view: KillzoneView, id: number): Point | null {
  const figure = view.figures[id];
  return figure && rules.isInPlay(figure) ? pointOfFigure(rules, view, figure) : null;
}

/** Every seat of every scenario, and those of an encounter. */
function seatsOf({ system, board }: KillzoneEdition): Game['seats'] {
  const sides = board.shipped.scenarios.flatMap(scenario =>
    scenario.sides.map(({ seat, title }, i) => ({ seat, title, i })),
  );
  const encounter = system.scenarios
    .at(-1)!
    .seats.map((seat, i) => ({ seat, title: say(`killzone.sides.${seat as 'red' | 'blue'}`), i }));
  return Object.fromEntries(
    [...encounter, ...sides].map(({ seat, title, i }) => [seat, { name: called(title), mark: MARKS[i]! }]),
  );
}

function pointsOf(rules: KillzoneBoard, view: KillzoneView, event: KillzoneEvent): readonly Point[] {
  if ('at' in event && typeof event.at === 'object' && 'x' in event.at) return [shownAt(rules, view, event.at)];
  if ('figure' in event) return [pointOfFigure(rules, view, view.figures[event.figure.id]!)];
  if ('vehicle' in event) return [pointOfVehicle(rules, view, view.vehicles[event.vehicle.id]!)];
  if ('group' in event)
    return view.groups[event.group.id]!.members.slice(0, 1).map(id => pointOfFigure(rules, view, view.figures[id]!));
  return [];
}
