import type { Told } from '@sightline/desk';
import type { Event, RollLine } from '@sightline/kernel';
import type { Game } from '../games/game.ts';
import type { Sort, Telling } from '../games/telling.ts';
import { say } from '../words/index.ts';
import { purposeText } from '../words/system.ts';

/** A line of the battle report: something that happened with the dice that fell for it, or dice of which nothing came. */
export interface ReportLine {
  readonly key: number;
  readonly kind: 'event' | 'roll';
  readonly text: string;
  readonly rule: string;
  readonly step: number;
  readonly after: number;
  readonly event: Event | null;
  readonly telling: Telling;
  /** They are told within the sentence; here they are for whoever wants to see them one by one. */
  readonly dice: readonly RollLine[];
  /** For whoever wants to see it happen again. */
  readonly told: Told;
}

type ReportingGame = Pick<Game, 'system' | 'telling'>;

export function reportOf(game: ReportingGame, told: readonly Told[]): ReportLine[] {
  const lines: ReportLine[] = [];
  let waiting: { readonly key: number; readonly told: Told; readonly die: RollLine }[] = [];
  const letFall = (): void => {
    for (const { key, told: at, die } of waiting) lines.push(dieLine(game, key, at, die));
    waiting = [];
  };
  for (const [key, each] of told.entries()) {
    const { line, text, step, after } = each;
    // Dice that were thrown in another step were not thrown for this.
    if (waiting.some(({ told: thrown }) => thrown.step !== step)) letFall();
    if (line.kind === 'roll') {
      waiting.push({ key, told: each, die: line });
      continue;
    }
    const { event } = line;
    const dice = waiting.map(({ die }) => die);
    waiting = [];
    lines.push({
      key,
      kind: 'event',
      text,
      rule: event.rule,
      step,
      after,
      event,
      telling: tellingOf(game, event),
      dice,
      told: each,
    });
  }
  letFall();
  return lines;
}

function dieLine({ system }: ReportingGame, key: number, told: Told, die: RollLine): ReportLine {
  const { step, after } = told;
  return {
    key,
    kind: 'roll',
    text: dieText(system, die),
    rule: die.why.rule,
    step,
    after,
    event: null,
    telling: LOOSE_DIE,
    dice: [die],
    told,
  };
}

/** "D6 for initiative: 5." */
function dieText(system: Game['system'], { die, face, why }: RollLine): string {
  return say('log.roll', { die, face, purpose: purposeText(system, why.purpose) });
}

const LOOSE_DIE: Telling = { sort: 'dice', aside: true };

/** Lines are told once and stay; what is made of one is made once. */
const kept = new WeakMap<Event, Telling>();

function tellingOf(game: ReportingGame, event: Event): Telling {
  const before = kept.get(event);
  if (before) return before;
  const telling = game.telling(event);
  kept.set(event, telling);
  return telling;
}

/** What one of them did in one go: an activation, or what a phase brings about. */
export interface Passage {
  readonly key: number;
  /** The turn and phase that begin with it; null where they go on. */
  readonly chapter: string | null;
  readonly actor: string | null;
  readonly lines: readonly ReportLine[];
}

/** The report as a story. What begins a turn or a phase becomes a heading, and one under which nothing happens is left out. */
export function storyOf(lines: readonly ReportLine[]): Passage[] {
  const story: (Passage & { readonly lines: ReportLine[] })[] = [];
  let [turn, phase, isOpen] = [say('tale.before'), '', false];
  let heading: string | null = turn;
  for (const line of lines) {
    const { chapter, opens, actor, apart = false } = line.telling;
    const begins = chapter?.turn ?? (isOpen ? undefined : opens);
    if (begins !== undefined) [turn, phase, isOpen] = [begins, '', true];
    if (chapter?.phase !== undefined) phase = chapter.phase;
    if (begins !== undefined || chapter) heading = [turn, phase].filter(part => part !== '').join(' · ');
    if (chapter) continue;
    const last = story.at(-1);
    const isOthers = actor !== undefined && last?.actor !== null && last?.actor !== actor;
    if (last && heading === null && last.lines[0]!.step === line.step && !isOthers && !apart) {
      last.lines.push(line);
      if (actor !== undefined && last.actor === null) Object.assign(last, { actor });
    } else {
      story.push({ key: line.key, chapter: heading, actor: actor ?? null, lines: [line] });
      heading = null;
    }
  }
  return story;
}

/** Whether a passage is worth telling: all others are housekeeping of the rules. */
export function isTold({ lines, actor }: Passage): boolean {
  return lines.some(({ telling: { aside, deed } }) => !aside || (actor !== null && deed !== undefined));
}

/** The picture of a passage: of the first line in it that is no aside. */
export function sortOf({ lines }: Passage): Sort {
  return (lines.find(({ telling }) => !telling.aside) ?? lines[0]!).telling.sort;
}
