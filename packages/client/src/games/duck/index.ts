import { type DuckEvent, type DuckTable, type DuckView, duck, isOnMap, MISSIONS } from '@sightline/duck';
import { part, say } from '../../words/index.ts';
import type { Game } from '../game.ts';
import { Board } from './Board.tsx';
import { choices } from './choices.ts';
import { content } from './content.ts';
import { placeOf } from './Effects.tsx';
import { guide } from './guide.ts';
import { extent } from './levels.ts';
import { nameOf, teamOf, threatsOf } from './names.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
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

export const duckGame: Game<DuckTable, DuckEvent, DuckView> = {
  system: duck,
  playNow: {
    scenario: 'M02',
    switches: {},
    players: { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } },
  },
  guide,
  panelHelp: say('duck.panelHelp'),
  scenarios: { ...Object.fromEntries(MISSIONS.map(({ id, objective }) => [id, objective])), ...part('duck.scenarios') },
  seats: {
    team: { name: say('duck.seats.team'), mark: 'blue' },
    threats: { name: say('duck.seats.threats'), mark: 'red' },
    team2: { name: say('duck.seats.team2'), mark: 'red' },
  },
  choices,
  content,
  Picture,
  Board,
  Panel,
  Preview,
  extent,
  spotOf,
  answerAt,
  isSeldom,
  notes,
  measure,
  pointsOf(view, event) {
    const at = placeOf(view, event);
    return at ? [at] : [];
  },
  figureName: (view, id) => (view.figures[id] ? nameOf(view.figures[id]) : ''),
  progress: ({ turn }) => say('duck.progress', { turn: Math.max(1, turn) }),
  strength: view => ({
    title: say('duck.strength'),
    of: { team: teamOf(view).filter(isOnMap).length, threats: threatsOf(view).length },
  }),
  text,
};
