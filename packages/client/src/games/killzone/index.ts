import {
  isFighting,
  type Killzone,
  type KillzoneEvent,
  type KillzoneView,
  killzone,
  SCENARIOS,
} from '@sightline/killzone';
import { called, part, say } from '../../words/index.ts';
import type { Game, Point } from '../game.ts';
import { Board } from './Board.tsx';
import { choices } from './choices.ts';
import { content } from './content.ts';
import { MARKS, pointOfFigure, pointOfVehicle } from './figures.ts';
import { extent, shownAt } from './floors.ts';
import { guide } from './guide.ts';
import { label } from './labels.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import { measure } from './sight.ts';
import { text } from './text.ts';
import './killzone.css';

export const killzoneGame: Game<Killzone, KillzoneEvent, KillzoneView> = {
  system: killzone,
  playNow: {
    scenario: 'hot-pursuit',
    switches: {},
    players: { gang: { kind: 'person' }, law: { kind: 'bot', bot: 'planner' } },
  },
  guide,
  panelHelp: say('killzone.panelHelp'),
  scenarios: part('killzone.scenarios'),
  seats: seatsOf(),
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
  notes,
  measure,
  pointsOf,
  figureName: (view, id) => view.figures[id]?.who.name ?? say('killzone.figure', { number: id + 1 }),
  progress: ({ turn, turns }) => say('killzone.progress', { turn: Math.max(1, turn), turns }),
  strength: view => ({
    title: say('killzone.strength'),
    of: Object.fromEntries(
      view.seats.map((seat, side) => [seat, view.figures.filter(f => f.side === side && isFighting(f)).length]),
    ),
  }),
  text,
};

/** Every seat of every scenario, and those of an encounter. */
function seatsOf(): Game['seats'] {
  const sides = SCENARIOS.rows.flatMap(scenario => scenario.sides.map(({ seat, title }, i) => ({ seat, title, i })));
  const encounter = killzone.scenarios
    .at(-1)!
    .seats.map((seat, i) => ({ seat, title: say(`killzone.sides.${seat as 'red' | 'blue'}`), i }));
  return Object.fromEntries(
    [...encounter, ...sides].map(({ seat, title, i }) => [seat, { name: called(title), mark: MARKS[i]! }]),
  );
}

function pointsOf(view: KillzoneView, event: KillzoneEvent): readonly Point[] {
  if ('at' in event && typeof event.at === 'object') return [shownAt(view, event.at)];
  if ('figure' in event) return [pointOfFigure(view, view.figures[event.figure.id]!)];
  if ('vehicle' in event) return [pointOfVehicle(view, view.vehicles[event.vehicle.id]!)];
  if ('group' in event)
    return view.groups[event.group.id]!.members.slice(0, 1).map(id => pointOfFigure(view, view.figures[id]!));
  return [];
}
