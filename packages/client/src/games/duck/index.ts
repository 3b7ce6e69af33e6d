import type { DuckBoard, DuckEvent, DuckTable, DuckView } from '@sightline/duck';
import { AUDIENCE, type Outcome, type Question } from '@sightline/kernel';
import { called, part, say, sayIf } from '../../words/duck.ts';
import { drawnBy } from '../edition.tsx';
import type { Game } from '../game.ts';
import { aftermath, ending, weightOf } from './aftermath.ts';
import { factsOf, type Listed } from './answers.ts';
import { Board } from './Board.tsx';
import { briefings } from './briefings.ts';
import { struckBy } from './caught.ts';
import { campaignChoices, choices } from './choices.ts';
import { contentOf } from './content.ts';
import { placeOf } from './Effects.tsx';
import { glossary } from './glossary.ts';
import { Intents } from './Intents.tsx';
import { label } from './labels.ts';
import { lessons } from './lessons.ts';
import { extent } from './levels.ts';
import { nameText, teamOf, threatsOf } from './names.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import type { DuckEdition } from './rules.ts';
import { scene } from './scene.ts';
import { measure } from './sight.ts';
import { throwScene } from './staged-ship.ts';
import { sumUp } from './sum-up.ts';
import { talkOf } from './talk.ts';
import { telling } from './telling.ts';
import { text } from './text.ts';
import { vignette } from './vignette.ts';
import './duck.css';

/** Handing things about fills half of every menu. */
const SELDOM: ReadonlySet<string> = new Set(['drop', 'handOver', 'honour', 'radioMother', 'layMine']);

/** To go a single step and choose again is for those who lay out a route of their own; nobody means to strike only his own. */
function isSeldom(rules: DuckBoard, answer: unknown, view: DuckView, question: Question): boolean {
  if (question.kind === 'spraySquare')
    return typeof answer === 'number' && isWasted(rules, view, question as Listed, answer);
  const struck = struckBy(rules, view, question, answer);
  if (struck && struck.friends.length > 0 && struck.foes.length === 0) return true;
  if (typeof answer !== 'object' || answer === null) return false;
  if ('do' in answer && answer.do === 'setFireBomb')
    return isNoPlaceForABomb(view, question as Listed, answer) || isUnknown(view, answer);
  return 'via' in answer || ('do' in answer && SELDOM.has(String(answer.do)));
}

/** Where a grenade strikes most of them comes first, and where it strikes one's own last. */
function rankOf(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): number {
  if (question.kind !== 'throwAt') return 0;
  const { foes = [], friends = [] } = struckBy(rules, view, question, answer) ?? {};
  return friends.length * 10 - foes.length;
}

/** A fire bomb goes where a Source chit lies; where none is in reach, anywhere but his own square is as good. */
function isNoPlaceForABomb({ chits, figures }: DuckView, { options, figure }: Listed, answer: object): boolean {
  const isChit = (option: unknown): boolean => chits.some(({ at }) => at >= 0 && at === factsOf(option)['square']);
  const bombs = options.filter(option => factsOf(option)['do'] === 'setFireBomb');
  if (bombs.some(isChit)) return !isChit(answer);
  return factsOf(answer)['square'] !== figures[figure]?.at;
}

/** Nobody burns what nobody has looked at: it is examined first. */
function isUnknown({ chits }: DuckView, answer: object): boolean {
  return chits.some(({ at, turned }) => !turned && at >= 0 && at === factsOf(answer)['square']);
}

/** A spray goes where a Threat stands; over empty deck only where there is none to spray at. */
function isWasted(rules: DuckBoard, view: DuckView, { options }: Listed, square: number): boolean {
  const held = new Set(threatsOf(rules, view).map(({ at }) => at));
  return !held.has(square) && options.some(option => held.has(option as number));
}

/** DUCK! at the web table, by the rules of an edition. */
export function duckGame(edition: DuckEdition): Game<DuckTable, DuckEvent, DuckView> {
  const { system, board: rules } = edition;
  const missions = rules.shipped.missions.map(({ id, objective }) => [id, objective]);
  return {
    system,
    playNow: {
      scenario: 'M02',
      switches: {},
      players: { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } },
    },
    lessons,
    panelHelp: say('duck.panelHelp'),
    scenarios: { ...Object.fromEntries(missions), ...part('duck.scenarios') },
    seats: {
      team: { name: say('duck.seats.team'), mark: 'blue' },
      threats: { name: say('duck.seats.threats'), mark: 'red' },
      team2: { name: say('duck.seats.team2'), mark: 'red' },
    },
    choices: (...asked) => choices(rules, ...asked),
    campaignChoices: (...asked) => campaignChoices(rules, ...asked),
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
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(rules, ...asked),
    isSeldom: (...asked) => isSeldom(rules, ...asked),
    rankOf: (...asked) => rankOf(rules, ...asked),
    label: (...asked) => label(rules, ...asked),
    ...talkOf(rules),
    notes: (...asked) => notes(rules, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    pointsOf(view, event) {
      const at = placeOf(rules, view, event);
      return at ? [at] : [];
    },
    telling,
    figureName: (view, id) => (view.figures[id] ? nameText(rules, view.figures[id]) : ''),
    titleOf: ({ mission }) => called(mission.title),
    progress: ({ turn }) => say('duck.progress', { turn: Math.max(1, turn) }),
    strength: view => ({
      title: say('duck.strength'),
      of: {
        team: teamOf(view).filter(({ condition }) => condition === 'fit' || condition === 'home').length,
        threats: threatsOf(rules, view).length,
      },
    }),
    aftermath: (seen, told) => aftermath(rules, seen(AUDIENCE), told),
    weightOf,
    verdict: ({ reason }: Outcome) => sayIf(`duck.verdicts.${reason}`) ?? '',
    ending: view => ending(rules, view),
    ruledSeats: ['threats'],
    text: view => text(rules, view),
    scene: happened => scene(rules, happened),
    throwScene,
    sumUp: passed => sumUp(rules, passed),
  };
}
