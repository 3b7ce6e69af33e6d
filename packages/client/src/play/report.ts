import type { Told } from '@sightline/desk';
import type { Event, System } from '@sightline/kernel';
import { say } from '../words/index.ts';
import { purposeText } from '../words/system.ts';

/** A line of the battle report. */
export interface ReportLine {
  readonly key: number;
  readonly kind: 'event' | 'roll';
  readonly text: string;
  readonly rule: string;
  readonly step: number;
  readonly after: number;
  readonly event: Event | null;
}

export function reportOf(system: System, told: readonly Told[]): ReportLine[] {
  return told.map(({ line, text, step, after }, key): ReportLine => {
    if (line.kind === 'event')
      return { key, kind: 'event', text, rule: line.event.rule, step, after, event: line.event };
    const rolled = say('log.roll', { die: line.die, face: line.face, purpose: purposeText(system, line.why.purpose) });
    return { key, kind: 'roll', text: rolled, rule: line.why.rule, step, after, event: null };
  });
}

/** The report as plain text, one line each, for pasting elsewhere. */
export function asText(lines: readonly ReportLine[]): string {
  return lines.map(({ text, rule }) => `${text} [${rule}]`).join('\n');
}
