import type { Dustup, DustupBoard, DustupEvent, DustupView } from '@sightline/dustup';
import { part, say } from '../../words/index.ts';
import { drawnBy } from '../edition.tsx';
import type { Game, Point } from '../game.ts';
import { Board } from './Board.tsx';
import { choices } from './choices.ts';
import { contentOf } from './content.ts';
import { guide } from './guide.ts';
import { label } from './labels.ts';
import { extent, shownAt } from './land.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import type { DustupEdition } from './rules.ts';
import { measure } from './sight.ts';
import { text } from './text.ts';
import { isOnTable, pointOfUnit } from './units.ts';
import './dustup.css';

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
    guide,
    panelHelp: say('dustup.panelHelp'),
    scenarios: part('dustup.scenarios'),
    seats: {
      red: { name: say('dustup.seats.red'), mark: 'red' },
      blue: { name: say('dustup.seats.blue'), mark: 'blue' },
    },
    choices: (...asked) => choices(rules, ...asked),
    content: contentOf(rules),
    Picture: drawnBy(edition, Picture),
    Board: drawnBy(edition, Board),
    Panel: drawnBy(edition, Panel),
    Preview: drawnBy(edition, Preview),
    extent,
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(rules, ...asked),
    label: (...asked) => label(rules, ...asked),
    // DU-GAP-028.
    concession: ({ kind }) => (kind === 'act' ? { do: 'concede' } : undefined),
    notes: (...asked) => notes(rules, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    pointsOf,
    figureName: (view, id) => view.figures[id]?.who.name ?? '',
    progress: ({ turn, turns }) => say('dustup.progress', { turn: Math.max(1, turn), turns }),
    strength: view => ({
      title: say('dustup.strength'),
      of: Object.fromEntries(view.sides.map(({ id, seat }) => [seat, ableOnTable(rules, view, id)])),
    }),
    text: view => text(rules, view),
  };
}

function ableOnTable(rules: DustupBoard, view: DustupView, side: number): number {
  const units = view.units.filter(unit => unit.side === side && isOnTable(unit));
  return units.reduce((count, unit) => count + rules.ableOf(view, unit).length, 0);
}

function pointsOf(view: DustupView, event: DustupEvent): readonly Point[] {
  if ('at' in event && typeof event.at === 'object' && event.at !== null && 'x' in event.at)
    return [shownAt(view, event.at)];
  const who = 'unit' in event ? event.unit : 'target' in event ? event.target : null;
  const unit = who && typeof who === 'object' && 'id' in who ? view.units[who.id] : undefined;
  return unit && isOnTable(unit) ? [pointOfUnit(view, unit)] : [];
}
