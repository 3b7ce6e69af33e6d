import campaign from '../campaign/words.json' with { type: 'json' };
import actions from '../rules/actions/words.json' with { type: 'json' };
import binge from '../rules/binge/words.json' with { type: 'json' };
import boarding from '../rules/boarding/words.json' with { type: 'json' };
import cargo from '../rules/cargo/words.json' with { type: 'json' };
import ceiling from '../rules/ceiling/words.json' with { type: 'json' };
import competitors from '../rules/competitors/words.json' with { type: 'json' };
import damage from '../rules/damage/words.json' with { type: 'json' };
import doors from '../rules/doors/words.json' with { type: 'json' };
import ducking from '../rules/ducking/words.json' with { type: 'json' };
import eventCards from '../rules/event-cards/words.json' with { type: 'json' };
import grapple from '../rules/grapple/words.json' with { type: 'json' };
import grenades from '../rules/grenades/words.json' with { type: 'json' };
import housekeeping from '../rules/housekeeping/words.json' with { type: 'json' };
import kitty from '../rules/kitty/words.json' with { type: 'json' };
import machines from '../rules/machines/words.json' with { type: 'json' };
import missions from '../rules/missions/words.json' with { type: 'json' };
import mother from '../rules/mother/words.json' with { type: 'json' };
import movement from '../rules/movement/words.json' with { type: 'json' };
import otherActions from '../rules/other-actions/words.json' with { type: 'json' };
import sensor from '../rules/sensor/words.json' with { type: 'json' };
import setUp from '../rules/set-up/words.json' with { type: 'json' };
import shooting from '../rules/shooting/words.json' with { type: 'json' };
import stars from '../rules/stars/words.json' with { type: 'json' };
import threats from '../rules/threats/words.json' with { type: 'json' };
import turn from '../rules/turn/words.json' with { type: 'json' };
import vehicles from '../rules/vehicles/words.json' with { type: 'json' };
import { TILE } from '../ship/plan.ts';
import { ITEMS, shippedName } from './item-names.ts';
import { DIRECTION_NAMES, partWords, type Said, type Scene } from './said.ts';
import { compose, listed } from './sentence.ts';
import words from './words.json' with { type: 'json' };

/** The sentences of all chapters, by type of event, kind of question, act, refusal, remedy, switch or ending. */
const SENTENCES: Readonly<Record<string, string>> = {
  ...actions,
  ...binge,
  ...boarding,
  ...campaign,
  ...cargo,
  ...ceiling,
  ...competitors,
  ...damage,
  ...doors,
  ...ducking,
  ...eventCards,
  ...grapple,
  ...grenades,
  ...housekeeping,
  ...kitty,
  ...machines,
  ...missions,
  ...mother,
  ...movement,
  ...otherActions,
  ...sensor,
  ...setUp,
  ...shooting,
  ...stars,
  ...threats,
  ...turn,
  ...vehicles,
  ...words,
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
  if (ITEMS.has(key) || key === 'where')
    return scene?.own[String(value)] ?? shippedName(String(value)) ?? String(value);
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
