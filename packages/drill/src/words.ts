import type { Offer, Offered, Trigger, Words } from '@sightline/kernel';
import sentences from '../content/en.json' with { type: 'json' };
import { isStanding, squareName } from './field.ts';
import { type Drill, type DrillEvent, SIZE } from './table.ts';

const nameOf = (unit: number): string => (unit < 10 ? `Red ${unit + 1}` : `Blue ${unit - 9}`);

/** A sentence of the catalogue, its braces filled from an event, a question or a refusal. */
function say(id: string, facts: object = {}): string {
  return ((sentences as Readonly<Record<string, string>>)[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = (facts as Readonly<Record<string, unknown>>)[name];
    if (name === 'unit' || name === 'target') return nameOf(Number(fact));
    if (name === 'side') return say(String(fact));
    return name === 'at' && fact !== undefined ? squareName(Number(fact)) : String(fact ?? 'somewhere');
  });
}

export const words: Words<DrillEvent, Drill> = {
  event: event => say(event.type, event),
  question(question) {
    const { trigger } = question as Partial<Offer<Trigger, number>>;
    return trigger ? say(trigger.on, trigger) : say(question.kind, question);
  },
  option({ kind }, answer) {
    if (typeof answer === 'number') return kind === 'pick' || kind === 'shoot' ? nameOf(answer) : squareName(answer);
    if (typeof answer === 'string') return answer;
    const offered = answer as Offered<number>;
    return 'pass' in offered ? 'pass' : `${say(offered.reaction)} with ${nameOf(offered.choice)}`;
  },
  refusal: refusal => say(refusal.code, refusal),
  outcome: ({ winners, reason }) => `${winners[0] ? `${say(winners[0])} wins` : 'A draw'}: ${say(reason)}`,
  switch: id => say(id),
  summary(summary) {
    const losses = (summary as { unit: number; lost: number; fell: boolean }[]).map(
      ({ unit, lost, fell }) => `${nameOf(unit)} ${fell ? 'falls' : `loses ${lost}`}`,
    );
    return losses.join(', ') || 'nothing';
  },
  table(view) {
    const row = (y: number): string =>
      `${String(y).padStart(2)} ${COLUMNS.map(x => symbol(view, y * SIZE + x)).join('')}`;
    const head = `Round ${view.round}, ${view.turn} to act\n   ${COLUMNS.map(x => x % 10).join('')}`;
    return [head, ...COLUMNS.map(row), say('legend')].join('\n');
  },
};

const COLUMNS = Array.from({ length: SIZE }, (_, x) => x);

/** Red units as a to j, blue ones as A to J, obstacles, mines. */
function symbol(view: Drill, square: number): string {
  const unit = view.units.find(u => isStanding(u) && u.at === square);
  if (unit) return String.fromCharCode((unit.side === 'red' ? 97 : 55) + unit.id);
  return view.obstacles[square] === 1 ? '#' : view.mines.some(mine => mine.at === square) ? '*' : '.';
}
