import type { Game } from '../../games/game.ts';
import { headlineOf } from '../../play/headline.ts';
import { type Passage, type ReportLine, reportOf, storyOf } from '../../play/report.ts';

/** A moment that turned the game, in one sentence. */
export interface TurningPoint {
  readonly key: number;
  readonly chapter: string;
  readonly text: string;
  readonly line: ReportLine;
  /** After how many inputs a replay stands there. */
  readonly after: number;
}

const MOST = 5;
/** What weighs less has turned nothing. */
const LEAST = 2.5;

/** The passages that weigh most, in the order in which they happened. */
export function turningPoints(game: Game, view: unknown, told: Parameters<typeof reportOf>[1]): TurningPoint[] {
  let chapter = '';
  const story = storyOf(reportOf(game, told)).map(passage => {
    chapter = passage.chapter ?? chapter;
    return { passage, chapter, weight: weightOf(game, view, passage) };
  });
  const heaviest = story.filter(({ weight }) => weight >= LEAST).sort((a, b) => b.weight - a.weight);
  return heaviest
    .slice(0, MOST)
    .sort((a, b) => a.passage.key - b.passage.key)
    .map(({ passage, chapter: when }) => {
      const line = heaviestOf(game, view, passage);
      return { key: passage.key, chapter: when, text: textOf(passage, line), line, after: line.after };
    });
}

/** What befell somebody is in the headline; a turn of the mission itself is told in its own words. */
function textOf(passage: Passage, line: ReportLine): string {
  return line.telling.upshot ? headlineOf(passage, line) : line.text;
}

const weigh = (game: Game, view: unknown, { event }: ReportLine): number => (event ? game.weightOf(view, event) : 0);

function weightOf(game: Game, view: unknown, { lines }: Passage): number {
  return lines.reduce((sum, line) => sum + weigh(game, view, line), 0);
}

function heaviestOf(game: Game, view: unknown, { lines }: Passage): ReportLine {
  return lines.reduce((most, line) => (weigh(game, view, line) > weigh(game, view, most) ? line : most));
}
