import type { Killzone, KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { called, part, say } from '../../words/index.ts';
import { drawnBy } from '../edition.tsx';
import type { Game, Point } from '../game.ts';
import { Board } from './Board.tsx';
import { choices } from './choices.ts';
import { contentOf } from './content.ts';
import { MARKS, pointOfFigure, pointOfVehicle } from './figures.ts';
import { extent, shownAt } from './floors.ts';
import { guide } from './guide.ts';
import { label } from './labels.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import type { KillzoneEdition } from './rules.ts';
import { measure } from './sight.ts';
import { text } from './text.ts';
import './killzone.css';

/** Killzone at the web table, by the rules of an edition. */
export function killzoneGame(edition: KillzoneEdition): Game<Killzone, KillzoneEvent, KillzoneView> {
  const { system, board: rules } = edition;
  return {
    system,
    playNow: {
      scenario: 'hot-pursuit',
      switches: {},
      players: { gang: { kind: 'person' }, law: { kind: 'bot', bot: 'planner' } },
    },
    guide,
    panelHelp: say('killzone.panelHelp'),
    scenarios: part('killzone.scenarios'),
    seats: seatsOf(edition),
    choices: (...asked) => choices(rules, ...asked),
    content: contentOf(rules),
    Picture: drawnBy(edition, Picture),
    Board: drawnBy(edition, Board),
    Panel: drawnBy(edition, Panel),
    Preview: drawnBy(edition, Preview),
    extent: view => extent(rules, view),
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(rules, ...asked),
    label: (...asked) => label(rules, ...asked),
    notes: (...asked) => notes(rules, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    pointsOf: (...asked) => pointsOf(rules, ...asked),
    figureName: (view, id) => view.figures[id]?.who.name ?? say('killzone.figure', { number: id + 1 }),
    progress: ({ turn, turns }) => say('killzone.progress', { turn: Math.max(1, turn), turns }),
    strength(view) {
      const fighting = view.figures.filter(rules.isFighting);
      return {
        title: say('killzone.strength'),
        of: Object.fromEntries(view.seats.map((seat, side) => [seat, fighting.filter(f => f.side === side).length])),
      };
    },
    text: view => text(rules, view),
  };
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
