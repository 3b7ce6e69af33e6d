import type { Act, Dustup, DustupBoard, DustupEvent, DustupView, Unit } from '@sightline/dustup';
import { part, say } from '../../words/dustup.ts';
import { drawnBy } from '../edition.tsx';
import type { Game, Point } from '../game.ts';
import { act } from './acts.ts';
import { aftermath, weightOf } from './aftermath.ts';
import { Board } from './Board.tsx';
import { briefing } from './briefing.ts';
import { briefings } from './briefings.ts';
import { Cover } from './Cover.tsx';
import { card } from './card.ts';
import { choices } from './choices.ts';
import { contentOf } from './content.ts';
import { Figurine } from './Figurine.tsx';
import { comesToTheSame, foldedAnswer, isVariant, rankOf } from './folding.ts';
import { enemiesFromThere } from './from-there.ts';
import { glossary } from './glossary.ts';
import { hintReason } from './hints.ts';
import { InboundChart } from './InboundChart.tsx';
import { label } from './labels.ts';
import { extent, placeAt, shownAt } from './land.ts';
import { lessons } from './lessons.ts';
import { explained } from './meaning.ts';
import { readFirst } from './mines.ts';
import { areaOf, nameplates } from './nameplates.ts';
import { placeNameOf } from './naming-places.ts';
import { notes } from './notes.ts';
import { objective } from './objective.ts';
import { Panel } from './Panel.tsx';
import { writing } from './Pennants.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, drawnTo, spotOf } from './places.ts';
import { isAimed, plainOdds } from './plain.ts';
import { enemies, pointOf, reachOf, unitAt } from './reach.ts';
import { roster } from './roster.ts';
import type { DustupEdition } from './rules.ts';
import { scene } from './scene.ts';
import { scope } from './scope.ts';
import { measure, whyRefused } from './sight.ts';
import { soughtAnswers, soughtAt } from './sought.ts';
import { ending, summed } from './standing.ts';
import { strikes } from './strikes.ts';
import { telling } from './telling.ts';
import { text } from './text.ts';
import { byPointing, isSeizing, subject, turnState } from './turn.ts';
import { isFit, isOnTable, isVehicle, nameOf, pointOfUnit } from './units.ts';
import { vignette } from './vignette.ts';
import { whatLies } from './what-lies.ts';
import { moreAnswers, wheel } from './wheel.ts';
import { whomOf } from './whom.ts';
import './dustup.css';
import './above.css';
import './hulls.css';

const SEATS = ['red', 'blue'];

/** Dustup at the web table, by the rules of an edition. */
export function dustupGame(edition: DustupEdition): Game<Dustup, DustupEvent, DustupView> {
  const { system, board: rules } = edition;
  return {
    system,
    playNow: {
      scenario: 'crossroads',
      switches: {},
      players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'tactician' } },
    },
    lessons,
    panelHelp: say('dustup.panelHelp'),
    scenarios: part('dustup.scenarios'),
    seats: {
      red: { name: say('dustup.seats.red'), mark: 'red' },
      blue: { name: say('dustup.seats.blue'), mark: 'blue' },
    },
    choices: (...asked) => choices(rules, ...asked),
    content: contentOf(rules),
    briefings,
    vignette: scenario => vignette(edition, scenario),
    glossary,
    Picture: drawnBy(edition, Picture),
    Board: drawnBy(edition, Board),
    Panel: drawnBy(edition, Panel),
    Chart: drawnBy(edition, InboundChart),
    Preview: drawnBy(edition, Preview),
    Figurine: drawnBy(edition, Figurine),
    Cover: drawnBy(edition, Cover),
    extent,
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(rules, ...asked),
    drawnTo,
    label: (...asked) => label(rules, ...asked),
    isSeldom: (answer, view, question) => isVariant(rules, view, question, answer as Act),
    rankOf,
    comesToTheSame: (...asked) => comesToTheSame(rules, ...asked),
    // DU-GAP-028.
    concession: ({ kind }) => (kind === 'act' ? { do: 'concede' } : undefined),
    concessionLater: say('dustup.concessionLater'),
    notes: (...asked) => notes(rules, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    whyRefused: (...asked) => whyRefused(rules, ...asked),
    pointsOf,
    telling: event => telling(rules, event),
    figureName: (view, id) => (view.figures[id] ? nameOf(rules, view.figures[id].who) : ''),
    progress: ({ turn, turns }) => say('dustup.progress', { turn: Math.max(1, turn), turns }),
    strength: view => ({
      title: say('dustup.strength'),
      of: Object.fromEntries(view.sides.map(({ id, seat }) => [seat, ableOnTable(rules, view, id)])),
    }),
    aftermath: (seen, told) => aftermath(rules, seen, told, SEATS),
    weightOf,
    ending: view => ending(rules, view),
    // How the battle ends; the rows of the scenarios are for those who make them.
    endingRule: 'DU-GAP-028',
    text: view => text(rules, view),
    // A figure of the table's talk is a unit here: it is units that act, are shot at and have cards.
    figureSize: 1.2,
    // Squads fire from one edge of the table to the other.
    pixelsFromAfar: 14,
    act: (...asked) => explained(rules, ...asked, act(rules, ...asked)),
    plainOdds: (...asked) => plainOdds(rules, ...asked),
    isAimed: (_, ...asked) => isAimed(...asked),
    strikes: (_, ...asked) => strikes(...asked),
    whomOf: (_, ...asked) => whomOf(...asked),
    figureAt: (view, point) => unitAt(rules, view, point)?.id ?? null,
    roster: (...asked) => roster(rules, ...asked),
    card: (...asked) => card(rules, ...asked),
    reachOf: (view, _, unit) => reachOf(rules, view, unit),
    enemies: (...asked) => enemies(rules, ...asked),
    turnState,
    objective: (...asked) => objective(rules, ...asked),
    subject,
    scope: (view, _viewer, question, deed) => scope(rules, view, question, deed),
    soughtAnswers: (...asked) => soughtAnswers(rules, ...asked),
    soughtAt: (...asked) => soughtAt(rules, ...asked),
    // DU-TURN-008: before every activation of the enemy.
    comesOften: isSeizing,
    briefing: (...asked) => briefing(edition, ...asked),
    hintReason: (...asked) => hintReason(rules, ...asked),
    spreadOf: (...asked) => enemiesFromThere(rules, ...asked),
    pointOf: (...asked) => pointOf(rules, ...asked),
    areaOf: (view, id) => areaOf(rules, view, id),
    nameplates: view => nameplates(rules, view),
    writing,
    deedName: ({ kind }, deed) => {
      if (kind === 'arrive' && deed === 'move') return say('dustup.deeds.arrive');
      return kind === 'act' && deed === 'other' ? say('dustup.deeds.organise') : null;
    },
    foldedAnswer: (_, question) => foldedAnswer(question),
    onlyPicks: ({ kind }, answer) =>
      kind === 'whichToDeploy' ||
      (kind === 'activate' && (answer as { readonly do: string }).do === 'activate') ||
      // Keeping one's tokens costs nothing.
      (kind === 'react' && 'pass' in (answer as object)),
    isSettingUp: ({ kind }) => kind === 'deploy',
    restOf: ({ kind }) =>
      kind === 'whichToDeploy' || kind === 'deploy' || kind === 'dummy' ? say('dustup.deployRest') : null,
    byPointing,
    placeName: (view, point) => placeNameOf(rules, view, placeAt(view, point)),
    whatLies: (...asked) => whatLies(rules, ...asked),
    isAnywhere: ({ kind }, deed) => kind === 'deploy' || (kind === 'act' && (deed === 'move' || deed === 'drive')),
    readFirst: (view, point) => readFirst(rules, view, point),
    wheel: (...asked) => wheel(edition, ...asked),
    moreAnswers: (...asked) => moreAnswers(edition, ...asked),
    scene: happened => scene(rules, happened),
    sumUp: passed => summed(rules, passed),
  };
}

function ableOnTable(rules: DustupBoard, view: DustupView, side: number): number {
  const units = view.units.filter(unit => unit.side === side && (isOnTable(unit) || unit.where === 'aboard'));
  return units.reduce((count, unit) => count + worthOf(rules, view, unit), 0);
}

/** A vehicle counts for those in it. */
function worthOf(rules: DustupBoard, view: DustupView, unit: Unit): number {
  if (isVehicle(unit)) return isFit(rules, view, unit) ? unit.hull.model.crew : 0;
  return rules.ableOf(view, unit).length;
}

function pointsOf(view: DustupView, event: DustupEvent): readonly Point[] {
  if ('at' in event && typeof event.at === 'object' && event.at !== null && 'x' in event.at)
    return [shownAt(view, event.at)];
  const who = 'unit' in event ? event.unit : 'target' in event ? event.target : null;
  const unit = who && typeof who === 'object' && 'id' in who ? view.units[who.id] : undefined;
  return unit && (isOnTable(unit) || unit.where === 'aboard') ? [pointOfUnit(view, unit)] : [];
}
