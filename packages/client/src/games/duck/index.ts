import type { DuckEvent, DuckTable, DuckView } from '@sightline/duck';
import { part, say } from '../../words/index.ts';
import { drawnBy } from '../edition.tsx';
import type { Game } from '../game.ts';
import { Board } from './Board.tsx';
import { campaignChoices, choices } from './choices.ts';
import { contentOf } from './content.ts';
import { placeOf } from './Effects.tsx';
import { guide } from './guide.ts';
import { extent } from './levels.ts';
import { teamOf, threatsOf } from './names.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import type { DuckEdition } from './rules.ts';
import { measure } from './sight.ts';
import { text } from './text.ts';
import './duck.css';

/** Handing things about fills half of every menu. */
const SELDOM: ReadonlySet<string> = new Set(['drop', 'handOver', 'honour', 'radioMother', 'layMine']);

/** To go a single step and choose again is for those who lay out a route of their own. */
function isSeldom(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'via' in answer || ('do' in answer && SELDOM.has(String(answer.do)));
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
    guide,
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
    Picture: drawnBy(edition, Picture),
    Board: drawnBy(edition, Board),
    Panel: drawnBy(edition, Panel),
    Preview: drawnBy(edition, Preview),
    extent: view => extent(rules, view),
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(rules, ...asked),
    isSeldom,
    notes: (...asked) => notes(rules, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    pointsOf(view, event) {
      const at = placeOf(rules, view, event);
      return at ? [at] : [];
    },
    figureName: (view, id) => (view.figures[id] ? rules.nameOf(view.figures[id]) : ''),
    progress: ({ turn }) => say('duck.progress', { turn: Math.max(1, turn) }),
    strength: view => ({
      title: say('duck.strength'),
      of: { team: teamOf(view).filter(rules.isOnMap).length, threats: threatsOf(rules, view).length },
    }),
    text: view => text(rules, view),
  };
}
