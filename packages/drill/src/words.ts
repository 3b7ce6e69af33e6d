import type { Offer, Offered, Trigger, Words } from '@sightline/kernel';
import sentences from '../content/en.json' with { type: 'json' };
import { isStanding, squareName } from './field.ts';
import { type Drill, type DrillEvent, SIZE } from './table.ts';

const nameOf = (unit: number): string => (unit < 10 ? `Red ${unit + 1}` : `Blue ${unit - 9}`);

/** A sentence of the catalogue, its braces filled from an event, a question or a refusal. */
function say(id: string, facts: object = {}): string {
  const sentence = (sentences as Readonly<Record<string, string>>)[id] ?? id;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = (facts as Readonly<Record<string, unknown>>)[name];
    if (name === 'unit' || name === 'target') return nameOf(Number(fact));
    return name === 'at' && fact !== undefined ? squareName(Number(fact)) : String(fact ?? 'somewhere');
  });
}

export const words: Words<DrillEvent, Drill> = {
  event: event => say(event.type, event),
  question(question) {
    if (question.kind !== 'react') return say(question.kind, question);
    const { trigger } = question as Offer<Trigger, number>;
    return say(trigger.on, trigger);
  },
  option({ kind }, answer) {
    if (typeof answer === 'number') return kind === 'pick' || kind === 'shoot' ? nameOf(answer) : squareName(answer);
    if (typeof answer === 'string') return answer;
    const offered = answer as Offered<number>;
    return 'pass' in offered ? 'pass' : nameOf(offered.choice);
  },
  refusal: refusal => say(refusal.code, refusal),
  outcome: ({ winners, reason }) => `${winners[0] ? `${winners[0]} wins` : 'A draw'}: ${say(reason)}`,
  switch: id => say(id),
  summary(summary) {
    const losses = (summary as { unit: number; lost: number; fell: boolean }[]).map(
      ({ unit, lost, fell }) => `${nameOf(unit)} ${fell ? 'falls' : `loses ${lost}`}`,
    );
    return losses.join(', ') || 'nothing';
  },
  table(view) {
    const line = (y: number): string => COLUMNS.map(x => symbol(view, y * SIZE + x)).join('');
    const rows = COLUMNS.map(y => `${String(y).padStart(2)} ${line(y)}`).join('\n');
    return `Round ${view.round}, ${view.turn} to act\n   ${COLUMNS.map(x => x % 10).join('')}\n${rows}\n${say('legend')}`;
  },
};

const COLUMNS = Array.from({ length: SIZE }, (_, x) => x);

/** Red units as a to j, blue ones as A to J, obstacles, mines. */
function symbol(view: Drill, square: number): string {
  const unit = view.units.find(u => isStanding(u) && u.at === square);
  if (unit) return String.fromCharCode((unit.side === 'red' ? 97 : 55) + unit.id);
  return view.obstacles[square] === 1 ? '#' : view.mines.some(mine => mine.at === square) ? '*' : '.';
}
