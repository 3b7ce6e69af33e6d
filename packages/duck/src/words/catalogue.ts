import acts from '../../content/words/acts.json' with { type: 'json' };
import binge from '../../content/words/binge.json' with { type: 'json' };
import boarding from '../../content/words/boarding.json' with { type: 'json' };
import campaign from '../../content/words/campaign.json' with { type: 'json' };
import cargo from '../../content/words/cargo.json' with { type: 'json' };
import ceiling from '../../content/words/ceiling.json' with { type: 'json' };
import combat from '../../content/words/combat.json' with { type: 'json' };
import damage from '../../content/words/damage.json' with { type: 'json' };
import ducking from '../../content/words/ducking.json' with { type: 'json' };
import eventCards from '../../content/words/event-cards.json' with { type: 'json' };
import grapple from '../../content/words/grapple.json' with { type: 'json' };
import kitty from '../../content/words/kitty.json' with { type: 'json' };
import machines from '../../content/words/machines.json' with { type: 'json' };
import missions from '../../content/words/missions.json' with { type: 'json' };
import sensor from '../../content/words/sensor.json' with { type: 'json' };
import threats from '../../content/words/threats.json' with { type: 'json' };
import vehicles from '../../content/words/vehicles.json' with { type: 'json' };
import { DIRECTION_NAMES, partWords, type Scene } from '../said.ts';
import { TILE } from '../ship/plan.ts';

/** The sentences of all chapters, by type of event, kind of question, act, refusal, remedy, switch or ending. */
const SENTENCES: Readonly<Record<string, string>> = {
  ...acts,
  ...binge,
  ...boarding,
  ...campaign,
  ...cargo,
  ...ceiling,
  ...combat,
  ...damage,
  ...ducking,
  ...eventCards,
  ...grapple,
  ...kitty,
  ...machines,
  ...missions,
  ...sensor,
  ...threats,
  ...vehicles,
};

export const sentenceOf = (id: string): string | undefined => SENTENCES[id];

/** A sentence with its braces filled; what nobody has written a sentence for is called by its own name. */
export function fill(id: string, facts: Readonly<Record<string, unknown>>, scene?: Scene): string {
  const sentence = SENTENCES[id] ?? plain(id);
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => factWords(key, facts[key], scene));
}

/** "openDoor" as "open door". */
export const plain = (id: string): string => id.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const FIGURES = /^(figure|target|by|threat|comrade|with|man|captive|person|handler|enemy|victim|machine)$/;
const SQUARES = /^(at|to|from|square|place|centre|end|front|hatch)$/;

export function factWords(key: string, value: unknown, scene?: Scene): string {
  if (value === undefined || value === null) return 'nobody';
  const part = scene && partWords(key, value, scene);
  if (part !== undefined) return part;
  if (Array.isArray(value)) return value.map(each => factWords(key.replace(/s$/, ''), each, scene)).join(', ');
  if (typeof value === 'object') return recordWords(value as Record<string, unknown>, scene);
  if (typeof value !== 'number' || !scene) return String(value);
  if (FIGURES.test(key)) return scene.figures[value] ?? String(value);
  if (key === 'facing') return DIRECTION_NAMES[value - 1] ?? String(value);
  return SQUARES.test(key) ? squareName(value, scene) : String(value);
}

/** What needs no name before it. */
const SELF_EVIDENT: ReadonlySet<string> = new Set(['figure', 'target', 'to', 'at', 'square']);

/** "Harpy 9, squirts 2". */
export function recordWords(record: Readonly<Record<string, unknown>>, scene?: Scene): string {
  return Object.keys(record)
    .filter(key => record[key] !== false)
    .map(key => entryWords(key, record, scene))
    .join(', ');
}

/** A field of a choice: by a sentence of its own, by its name if it is simply so, or by name and value. */
function entryWords(key: string, record: Readonly<Record<string, unknown>>, scene?: Scene): string {
  const value = record[key];
  if (value === true) return plain(key);
  if (value === null) return SENTENCES[`no${key[0]!.toUpperCase()}${key.slice(1)}`] ?? `no ${plain(key)}`;
  if (SENTENCES[key]?.includes(`{${key}}`)) return fill(key, record, scene);
  const said = factWords(key, value, scene);
  return SELF_EVIDENT.has(key) ? said : `${plain(key)} ${said}`;
}

/** "Store (3,1)": the module, and column and row of its tile. */
export function squareName(square: number, { rooms, columns, bridge }: Scene): string {
  if (bridge.includes(square)) return `bridge ${bridge.indexOf(square) + 1}`;
  const width = columns * TILE;
  const column = square % width;
  const row = Math.floor(square / width);
  const room = rooms[Math.floor(row / TILE) * columns + Math.floor(column / TILE)];
  return `${room || 'space'} (${(column % TILE) + 1},${(row % TILE) + 1})`;
}
