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
import { TILE } from '../ship/plan.ts';
import { DIRECTION_NAMES, partWords, type Said, type Scene } from './said.ts';
import { compose, listed } from './sentence.ts';

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

/** A sentence with its places filled; what nobody has written a sentence for is called by its own name. */
export function fill(id: string, facts: Readonly<Record<string, unknown>>, scene?: Scene, said: Said = {}): string {
  return compose(SENTENCES[id] ?? plain(id), {
    value: key => facts[key],
    words: (key, kind) => said[key] ?? factWords(kind, facts[key], scene),
  });
}

/** "openDoor" as "open door". */
export const plain = (id: string): string => id.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const FIGURES = /^(figure|target|by|threat|comrade|with|man|captive|person|handler|enemy|victim|machine|shooter)s?$/;
const SQUARES = /^(at|to|via|from|square|centre|front|hatch)$/;
const DIRECTIONS = /^(facing|direction|side)$/;

/** A fact in words: by the catalogue's word for just this value, by a name out of the scene, or as it is. */
export function factWords(key: string, value: unknown, scene?: Scene): string {
  if (value === undefined || value === null) return 'nobody';
  const word = SENTENCES[`${key}.${String(value)}`];
  if (word !== undefined) return word;
  const part = scene && partWords(key, value, scene);
  if (part !== undefined) return part;
  if (Array.isArray(value)) return manyWords(key, value, scene);
  if (DIRECTIONS.test(key)) return DIRECTION_NAMES[Number(value) - 1] ?? String(value);
  if (typeof value !== 'number' || !scene) return String(value);
  if (FIGURES.test(key)) return scene.figures[value] ?? String(value);
  return SQUARES.test(key) ? squareName(value, scene) : String(value);
}

/** Dice stand in a row, names make a list. */
function manyWords(key: string, values: readonly unknown[], scene?: Scene): string {
  const words = values.map(value => factWords(key, value, scene));
  return values.every(value => typeof value === 'number') && !FIGURES.test(key) ? words.join(', ') : listed(words);
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
