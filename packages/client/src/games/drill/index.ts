import type { Drill, DrillEvent } from '@sightline/drill';
import { AUDIENCE } from '@sightline/kernel';
import { part, say } from '../../words/index.ts';
import { drawnBy } from '../edition.tsx';
import type { Game } from '../game.ts';
import { aftermath, weightOf } from './aftermath.ts';
import { Board } from './Board.tsx';
import { briefings } from './briefings.ts';
import { glossary } from './glossary.ts';
import { lessons } from './lessons.ts';
import { notes } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';
import { answerAt, spotOf } from './places.ts';
import type { DrillEdition } from './rules.ts';
import { measure } from './sight.ts';
import { centreOf } from './squares.ts';
import { telling } from './telling.ts';
import { text } from './text.ts';
import { nameOf } from './units.ts';
import { vignette } from './vignette.ts';
import './drill.css';

/** The drill at the web table, by the rules of an edition. */
export function drillGame(edition: DrillEdition): Game<Drill, DrillEvent, Drill> {
  const { system, board: rules } = edition;
  return {
    system,
    // Without mines the first question is already a move.
    playNow: {
      scenario: 'walls',
      switches: { mines: false },
      players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'greedy' } },
    },
    lessons,
    panelHelp: say('drill.panelHelp'),
    scenarios: part('drill.scenarios'),
    seats: {
      red: { name: say('drill.sides.red'), mark: 'red' },
      blue: { name: say('drill.sides.blue'), mark: 'blue' },
    },
    briefings,
    vignette: scenario => vignette(edition, scenario),
    glossary,
    Picture: drawnBy(edition, Picture),
    Board: drawnBy(edition, Board),
    Panel: drawnBy(edition, Panel),
    Preview: drawnBy(edition, Preview),
    extent: () => ({ x: 0, y: 0, width: rules.size, height: rules.size }),
    spotOf: (...asked) => spotOf(rules, ...asked),
    answerAt: (...asked) => answerAt(rules, ...asked),
    onlyPicks: ({ kind }) => kind === 'pick',
    strikes: (_view, { kind }, answer) => kind === 'shoot' && typeof answer === 'number',
    notes: (...asked) => notes(rules, ...asked),
    measure: (...asked) => measure(rules, ...asked),
    pointsOf(view, event) {
      if ('at' in event && event.at !== undefined) return [centreOf(rules, event.at)];
      const units = [...('unit' in event ? [event.unit] : []), ...('target' in event ? [event.target] : [])];
      return units.map(unit => centreOf(rules, view.units[unit]!.at));
    },
    telling,
    figureName: (_view, id) => nameOf(id),
    progress: ({ round }) => say('drill.progress', { round }),
    strength({ units }) {
      const standing = units.filter(rules.isStanding);
      return {
        title: say('drill.strength'),
        of: Object.fromEntries(rules.sides.map(side => [side, standing.filter(unit => unit.side === side).length])),
      };
    },
    aftermath: (seen, told) => aftermath(rules, seen(AUDIENCE), told),
    weightOf: (_view, event) => weightOf(event),
    text: (...asked) => text(rules, ...asked),
  };
}
