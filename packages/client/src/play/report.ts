import { type Event, type Line, redactLine, type Viewer } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import { say } from '../words/index.ts';
import { purposeText } from '../words/system.ts';
import type { Told } from './retell.ts';

/** A line of the battle report as a viewer may read it. */
export interface ReportLine {
  readonly key: number;
  readonly kind: 'event' | 'roll';
  readonly text: string;
  readonly rule: string;
  readonly step: number;
  readonly after: number;
  readonly event: Event | null;
}

export function reportFor(game: Game, told: readonly Told[], viewer: Viewer): ReportLine[] {
  return told.flatMap(({ line, step, after }, key): ReportLine[] => {
    const seen = redactLine(game.system, line, viewer);
    if (!seen) return [];
    if (seen.kind === 'event') {
      const { event } = seen;
      return [{ key, kind: 'event', text: game.system.words.event(event), rule: event.rule, step, after, event }];
    }
    const text = say('log.roll', {
      die: seen.die,
      face: seen.face,
      purpose: purposeText(game.system, seen.why.purpose),
    });
    return [{ key, kind: 'roll', text, rule: seen.why.rule, step, after, event: null }];
  });
}

/** The lines themselves as a viewer may know them. */
export function linesFor(game: Game, told: readonly Told[], viewer: Viewer): Line[] {
  return told.flatMap(({ line }) => redactLine(game.system, line, viewer) ?? []);
}

/** The report as plain text, one line each, for pasting elsewhere. */
export function asText(lines: readonly ReportLine[]): string {
  return lines.map(({ text, rule }) => `${text} [${rule}]`).join('\n');
}
