import type { Offer, Offered, Trigger, Words } from '@sightline/kernel';
import { english, type FactWords, type Language, type Speaker, speaker, translated } from '@sightline/words';
import { isStanding, squareName } from './field.ts';
import { type Drill, type DrillEvent, SIZE } from './table.ts';
import sentences from './words.json' with { type: 'json' };

const ENGLISH = english(sentences);

const nameOf = (unit: number, { say }: Speaker): string =>
  say('unit', { side: unit < 10 ? 'red' : 'blue', number: (unit % 10) + 1 });

/** How the facts of the drill are said; whatever else a sentence is told of is said as it is. */
const FACTS: FactWords = { unit: nameOf, target: nameOf, at: squareName };

export const words: Words<DrillEvent, Drill> = spokenIn(ENGLISH);

/** The drill in another language; what that has no sentence for is said in English. */
export const wordsIn = (language: Language): Words<DrillEvent, Drill> => spokenIn(translated(ENGLISH, language));

function spokenIn(language: Language): Words<DrillEvent, Drill> {
  const { say, fact, list } = speaker(language, FACTS);
  return {
    event: event => say(`event.${event.type}`, event),
    question(question) {
      const { trigger } = question as Partial<Offer<Trigger, number>>;
      return trigger ? say(`question.react.${trigger.on}`, trigger) : say(`question.${question.kind}`, question);
    },
    option({ kind }, answer) {
      if (typeof answer === 'number') return fact(answer, kind === 'pick' || kind === 'shoot' ? 'unit' : 'at');
      if (typeof answer === 'string') return say(`option.${answer}`);
      const offered = answer as Offered<number>;
      return 'pass' in offered ? say('option.pass') : say('option.react', { ...offered, unit: offered.choice });
    },
    refusal: refusal => say(`refusal.${refusal.code}`, refusal),
    outcome: ({ winners: [winner], reason }) => say('outcome', { winner, reason }),
    switch: id => say(`switch.${id}`),
    purpose: purpose => say(`purpose.${purpose}`),
    summary(summary) {
      const losses = summary as readonly { unit: number; lost: number; fell: boolean }[];
      return losses.length === 0 ? say('nothing') : list(losses.map(loss => say('loss', loss)));
    },
    table(view) {
      const line = (y: number): string => COLUMNS.map(x => symbol(view, y * SIZE + x)).join('');
      const head = `${say('round', { round: view.round, side: view.turn })}\n   ${COLUMNS.map(x => x % 10).join('')}`;
      return [head, ...COLUMNS.map(y => `${String(y).padStart(2)} ${line(y)}`), say('legend')].join('\n');
    },
  };
}

const COLUMNS = Array.from({ length: SIZE }, (_, x) => x);

/** Red units as a to j, blue ones as A to J, obstacles, mines. */
function symbol(view: Drill, square: number): string {
  const unit = view.units.find(u => isStanding(u) && u.at === square);
  if (unit) return String.fromCharCode((unit.side === 'red' ? 97 : 55) + unit.id);
  return view.obstacles[square] === 1 ? '#' : view.mines.some(mine => mine.at === square) ? '*' : '.';
}
