import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import { say, sayIf } from '../../words/duck.ts';
import type { Note } from '../game.ts';
import { failing } from './costs.ts';
import { roomText } from './names.ts';

/** What an Event card leaves behind that makes a module more dangerous than it looks (DK-GAP-041, DK-GAP-042). */
const HAZARDS = ['gasPocket', 'rottenDeck', 'lightsOut', 'impatience'] as const;
export type HazardId = (typeof HAZARDS)[number];

export interface Hazard {
  readonly module: number;
  readonly is: HazardId;
  /** The turn at the end of which it is over; 0 where something else ends it. */
  readonly until: number;
}

const isHazard = (effect: string): effect is HazardId => HAZARDS.some(id => id === effect);

export const hazardsOf = ({ modules }: DuckView): readonly Hazard[] =>
  modules.flatMap(({ lasting }, module) =>
    lasting.flatMap(({ effect, until }) => (isHazard(effect) ? [{ module, is: effect, until }] : [])),
  );

/** What a square is dangerous by. */
export function hazardsAt(rules: DuckBoard, view: DuckView, square: number): readonly Hazard[] {
  const hazards = hazardsOf(view);
  if (hazards.length === 0) return [];
  const module = moduleOf(rules, view, square);
  return hazards.filter(each => each.module === module);
}

/** What is said of it: in a word on the board, in sentences for whoever presses it. */
export function hazardText({ is, until }: Hazard, how: 'label' | 'lies'): string {
  if (is === 'impatience') return say(`duck.hazard.${is}.${how}`, { until });
  if (is === 'gasPocket' && how === 'lies') return say('duck.hazard.gasPocket.lies', { until });
  return sayIf(`duck.hazard.${is}.${how}`) ?? '';
}

/** Card R07: whoever is the first on a rotten deck tests for it, and what failing costs. */
export function deckNotes(rules: DuckBoard, view: DuckView, man: Teamer, squares: readonly number[]): Note[] {
  const own = moduleOf(rules, view, man.at);
  const isAhead = ({ is, module }: Hazard): boolean => is === 'rottenDeck' && module !== own;
  const deck = squares.flatMap(square => hazardsAt(rules, view, square)).find(isAhead);
  if (!deck || man.overhead) return [];
  const room = roomText(rules.planOf(view.arena).modules[deck.module]!.name);
  const percent = Math.round(failing(rules, view, man) * 100);
  return [{ text: say('duck.risk.rottenDeck', { room, percent }), rule: 'DK-GAP-042', tone: 'warning' }];
}

function moduleOf(rules: DuckBoard, view: DuckView, square: number): number | undefined {
  const { tiles, tileAt } = rules.planOf(view.arena);
  return tiles[tileAt[square] ?? -1]?.module;
}
