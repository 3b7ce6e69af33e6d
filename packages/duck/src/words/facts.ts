import type { Part, Tally } from '@sightline/kernel';
import type { FactWords, Speaker } from '@sightline/words';
import { rankName } from '../campaign/advancement.ts';
import type { EffectThrow } from '../rules/shooting/events.ts';
import type { DuckEvent } from '../table/events.ts';
import { shippedName } from './item-names.ts';
import { type Named, type Said, type Scene, saidOf, type Whereabouts } from './said.ts';

const item =
  (kind: string) =>
  (id: string, { has, say, name }: Speaker): string =>
    has(`${kind}.${id}`) ? say(`${kind}.${id}`) : name(shippedName(id) ?? id);

/** Words for numbers that stand for something, each under its own key. */
const numbered =
  (kind: string) =>
  (value: number, { say }: Speaker): string =>
    say(`${kind}.${value}`);

/** Why a number is changed: by a word of the catalogue, by an ability, or by a task that is harder than others. */
function reasonWords(why: string, { has, say, name, fact }: Speaker): string {
  if (has(`reason.${why}`)) return say(`reason.${why}`);
  const ability = shippedName(why);
  return ability === undefined ? fact(why, 'task') : name(ability);
}

/** DK-SHOOT-027: "3 + 4, −2 for want of breath: 5", or a single die as it is. */
function throwWords({ dice, parts, score }: EffectThrow, { say }: Speaker): string {
  const counted = parts.filter(({ value }) => value !== 0);
  return say('throw', { thrown: dice.join(' + '), parts: counted, score, sum: dice.length > 1 || counted.length > 0 });
}

const name = (own: string, speaker: Speaker): string => speaker.name(own);
const names = (own: readonly string[], { list, name }: Speaker): string => list(own.map(name));
const inARow = (faces: readonly number[], { number }: Speaker): string => faces.map(face => number(face)).join(', ');

/** How the facts of DUCK! are said; whatever else a sentence is told of is said as it is, or by its name. */
export const FACTS: FactWords = {
  dice: inARow,
  threatDice: inARow,
  throws: (throws: readonly EffectThrow[], speaker) => speaker.list(throws.map(each => throwWords(each, speaker))),
  reason: (why: string, speaker) => reasonWords(why, speaker),
  /** ", −2 for the pack, +1 for its back". */
  added: (parts: readonly Part[], { say }) => parts.map(part => say('part', part)).join(''),
  /** " (3 dice, −1 for a heavy load)", where anything but his own strength counts. */
  dicePool: ({ base, parts }: Tally, { say }) => (parts.length === 0 ? '' : say('dicePool', { base, parts })),
  facing: numbered('direction'),
  direction: numbered('direction'),
  side: numbered('direction'),
  towards: numbered('direction'),
  half: numbered('direction'),
  segment: numbered('segment'),
  team: numbered('team'),
  bridge: numbered('bridge'),
  weapon: item('weapon'),
  item: item('item'),
  thing: item('thing'),
  gun: item('gun'),
  drop: item('drop'),
  find: item('find'),
  grenade: (id: string, { has, say, name }) =>
    has(`grenade.${id}`) ? say(`grenade.${id}`) : say('grenade.own', { name: name(shippedName(id) ?? id) }),
  benefit: item('benefit'),
  where: item('where'),
  who: item('who'),
  ability: item('ability'),
  arena: name,
  mission: name,
  room: name,
  title: name,
  member: (own: string | null, speaker) => speaker.name(own ?? ''),
  home: names,
  lost: names,
  rank: (rank: number, speaker) => speaker.name(rankName(rank)),
  won: (winners: readonly string[], { say }) =>
    say(`won.${winners.length === 0 ? 'nobody' : winners.length > 1 ? 'all' : winners[0]}`),
};

type NamedAs<I extends Named['is']> = Extract<Named, { readonly is: I }>;
/** Where somebody is who hears it, if that is known. */
type Here = Whereabouts | null | undefined;

/** A square by its part of the room; which room goes without saying where one is in it. */
function squareWords({ room, spot }: NamedAs<'square'>, { say }: Speaker, here: Here): string {
  const isHere = room === here?.room;
  const where = spot && say(`spot.${spot.in}`, { ...spot, here: isHere });
  return isHere ? say('squareHere', { where }) : say('named.square', { room, where });
}

/** A door by the rooms on its two sides, of which one's own goes without saying. */
function doorWords({ from, to }: NamedAs<'door'>, { say }: Speaker, here: Here): string {
  if (here?.module === from) return say('doorHere', { to });
  return here?.module === to ? say('doorHere', { to: from }) : say('named.door', { from, to });
}

/** Somebody or something aboard, as people call it, for whoever is in a room. */
export function namedWords(named: Named, speaker: Speaker, here?: Here): string {
  const { say, name } = speaker;
  switch (named.is) {
    case 'name':
      return name(named.name);
    case 'fitting':
    case 'load':
      return say(`named.${named.is}`, { ...named, at: named.at && namedWords(named.at, speaker, here) });
    case 'vehicle':
      return say(`vehicle.${named.type}`);
    case 'square':
      return squareWords(named, speaker, here);
    case 'door':
      return doorWords(named, speaker, here);
    case 'airlock':
      return say('named.airlock', { room: here?.module === named.room ? '' : named.room });
    case 'space':
    case 'bridge':
      return say(`named.${named.is}`, named);
    default:
      return named satisfies never;
  }
}

function isSeveral(named: Named | readonly Named[]): named is readonly Named[] {
  return Array.isArray(named);
}

/** Facts with what they mention put into words. */
function wording(facts: object, said: Said, speaker: Speaker, here?: Here): object {
  const words = Object.entries(said).map(([key, named]) => [
    key,
    isSeveral(named)
      ? speaker.list(named.map(each => namedWords(each, speaker, here)))
      : namedWords(named, speaker, here),
  ]);
  return { ...facts, ...Object.fromEntries(words) };
}

/** What the sentence of an event is told of: the event, with the names that it has taken along. */
export function factsOf({ said = {}, ...event }: DuckEvent, speaker: Speaker): object {
  const himself = 'by' in event && 'figure' in event && event.by === event.figure;
  // What adds nothing is not told.
  const parts = 'parts' in event ? event.parts.filter(({ value }) => value !== 0) : [];
  return { ...wording(event, said, speaker), himself, parts };
}

/** The same for a question or an answer, in the scene that it was asked in and from where that figure is. */
export function factsIn(scene: Scene | undefined, facts: object, speaker: Speaker, who?: number): object {
  return scene ? wording(facts, saidOf(facts, scene), speaker, scene.whereabouts?.[who ?? -1]) : facts;
}
