import { ableOf, type Dustup, type DustupEvent, type DustupView, dustup } from '@sightline/dustup';
import { part, say } from '../../words/index.ts';
import type { Game, Point } from '../game.ts';
import { Board } from './Board.tsx';
import { choices } from './choices.ts';
import { content } from './content.ts';
import { guide } from './guide.ts';
import { label } from './labels.ts';
import { extent, shownAt } from './land.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import { measure } from './sight.ts';
import { text } from './text.ts';
import { isOnTable, pointOfUnit } from './units.ts';
import './dustup.css';

export const dustupGame: Game<Dustup, DustupEvent, DustupView> = {
  system: dustup,
  playNow: {
    scenario: 'crossroads',
    switches: {},
    players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'tactician' } },
  },
  guide,
  panelHelp: say('dustup.panelHelp'),
  scenarios: part('dustup.scenarios'),
  seats: {
    red: { name: say('dustup.seats.red'), mark: 'red' },
    blue: { name: say('dustup.seats.blue'), mark: 'blue' },
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
  label,
  // DU-GAP-028.
  concession: ({ kind }) => (kind === 'act' ? { do: 'concede' } : undefined),
  notes,
  measure,
  pointsOf,
  figureName: (view, id) => view.figures[id]?.who.name ?? '',
  progress: ({ turn, turns }) => say('dustup.progress', { turn: Math.max(1, turn), turns }),
  strength: view => ({
    title: say('dustup.strength'),
    of: Object.fromEntries(
      view.sides.map(({ id, seat }) => [
        seat,
        view.units
          .filter(unit => unit.side === id && isOnTable(unit))
          .reduce((n, unit) => n + ableOf(view, unit).length, 0),
      ]),
    ),
  }),
  text,
};

function pointsOf(view: DustupView, event: DustupEvent): readonly Point[] {
  if ('at' in event && typeof event.at === 'object' && event.at !== null && 'x' in event.at)
    return [shownAt(view, event.at)];
  const who = 'unit' in event ? event.unit : 'target' in event ? event.target : null;
  const unit = who && typeof who === 'object' && 'id' in who ? view.units[who.id] : undefined;
  return unit && isOnTable(unit) ? [pointOfUnit(view, unit)] : [];
}
