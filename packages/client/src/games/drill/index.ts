import { type Drill, type DrillEvent, drill, isStanding, SIDES, SIZE } from '@sightline/drill';
import { part, say } from '../../words/index.ts';
import type { Game } from '../game.ts';
import { Board } from './Board.tsx';
import { guide } from './guide.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import { measure } from './sight.ts';
import { centreOf } from './squares.ts';
import { text } from './text.ts';
import { nameOf } from './units.ts';
import './drill.css';

export const drillGame: Game<Drill, DrillEvent, Drill> = {
  system: drill,
  // Without mines the first question is already a move.
  playNow: {
    scenario: 'walls',
    switches: { mines: false },
    players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'greedy' } },
  },
  guide,
  panelHelp: say('drill.panelHelp'),
  scenarios: part('drill.scenarios'),
  seats: { red: { name: say('drill.sides.red'), mark: 'red' }, blue: { name: say('drill.sides.blue'), mark: 'blue' } },
  Picture,
  Board,
  Panel,
  Preview,
  extent: () => ({ x: 0, y: 0, width: SIZE, height: SIZE }),
  spotOf,
  answerAt,
  notes,
  measure,
  pointsOf(view, event) {
    if ('at' in event && event.at !== undefined) return [centreOf(event.at)];
    const units = [...('unit' in event ? [event.unit] : []), ...('target' in event ? [event.target] : [])];
    return units.map(unit => centreOf(view.units[unit]!.at));
  },
  figureName: (_view, id) => nameOf(id),
  progress: ({ round }) => say('drill.progress', { round }),
  strength: ({ units }) => ({
    title: say('drill.strength'),
    of: Object.fromEntries(SIDES.map(side => [side, units.filter(u => u.side === side && isStanding(u)).length])),
  }),
  text,
};
