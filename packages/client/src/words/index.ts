import { english, type Say, speaker, translated } from '@sightline/words';
import campaign from './campaign.json' with { type: 'json' };
import choices from './choices.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import drill from './drill.json' with { type: 'json' };
import duck from './duck.json' with { type: 'json' };
import dustup from './dustup.json' with { type: 'json' };
import house from './house.json' with { type: 'json' };
import killzone from './killzone.json' with { type: 'json' };
import killzoneNumbers from './killzone-numbers.json' with { type: 'json' };
import { languageOf } from './language.ts';
import type { Says } from './says.generated.ts';
import switchValues from './switch-values.json' with { type: 'json' };

const ENGLISH = english(
  house,
  campaign,
  choices,
  content,
  drill,
  duck,
  dustup,
  killzone,
  killzoneNumbers,
  switchValues,
);
const chosen = languageOf('client');
const speech = speaker(chosen ? translated(ENGLISH, chosen) : ENGLISH);

/** Every sentence of the interface by its key. What happens in a game is told by that game's own words. */
export const say: Say<Says> = speech.say;

/** A sentence that there may be none of: for what comes from elsewhere, such as the values of a game's switches. */
export const sayIf = (key: string): string | undefined => (speech.has(key) ? speech.say(key) : undefined);

export const { list, name: called, number: figures } = speech;

/** A number with so many digits behind its point, for what is measured. */
export const decimal = (value: number, digits: number): string =>
  speech.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/** The sentences whose keys go on from this one, by how they go on: `part('drill.lessons.walk').title`. */
export function part<P extends string>(key: P): Part<P> {
  const inside = Object.keys(ENGLISH.sentences).filter(each => each.startsWith(`${key}.`));
  return Object.fromEntries(inside.map(each => [each.slice(key.length + 1), speech.say(each)])) as Part<P>;
}

type Part<P extends string> = {
  readonly [K in keyof Says as K extends `${P}.${infer R}` ? R : never]: string;
};
