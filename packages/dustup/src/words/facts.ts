import type { Tally } from '@sightline/kernel';
import type { FactWords, Speaker } from '@sightline/words';
import type { Landmark } from '../ground/landmarks.ts';
import type { CourageRoll } from '../rules/assault/events.ts';
import type { PoolDie } from '../rules/shooting/events.ts';
import type { DustupEvent } from '../table/events.ts';
import type { Named, Names, Place, Who } from '../table/table.ts';
import { nameWords } from './names.ts';

/** How the facts of Dustup are said; whatever else a sentence is told of is said as it is, or by its name. */
export const FACTS: FactWords = {
  named: nameWords,
  /** One place or several, in inches to the tenth. */
  place: (at: Place | readonly Place[], { say, list }) => {
    const one = ({ x, y }: Place): string => say('place', { x: tenths(x), y: tenths(y) });
    return Array.isArray(at) ? list(at.map(one)) : one(at as Place);
  },
  /** "the light woods in the west", and "in the light woods in the west". */
  landmark: (where: Landmark, { say }) => say(`landmark.${where.at}`, where),
  spot: (where: Landmark, { say }) => say(`spot.${where.at}`, where),
  /** Mils as inches with at most two decimals. */
  length: (mils: number, { say }) => say('length', { inches: hundredths(mils) }),
  /** Movement points, which are reckoned in thousandths. */
  thousandths: (thousandths: number, { number }) => number(tenths(thousandths)),
  wholePoints: (thousandths: number, { number }) => number(Math.ceil(thousandths / 1000)),
  /** " (long range +1, propped +1)", or nothing if nothing shifts the die. */
  shifts: ({ parts }: Tally, { say }) =>
    parts.length === 0 ? '' : say('shifts', { parts: parts.map(part => say('shift', part)).join(', ') }),
  /** " on a smaller die (encumbered)": the steps are no part of a sum with the face that was rolled. */
  smaller: ({ parts }: Tally, { say }) =>
    parts.length === 0 ? '' : say('smaller', { parts: parts.map(part => say('smallerBy', part)).join(', ') }),
  tallyTotal: ({ total }: Tally, { number }) => number(total),
  roll: (roll: CourageRoll, { say }) => say('roll', roll),
  pool: (dice: readonly PoolDie[], { say }) => dice.map(die => say('die', die)).join(', '),
  faces: (faces: readonly number[], { number }) => faces.map(face => number(face)).join(', '),
  scores: ([first, second]: readonly number[], { say }) => say('scores', { first, second }),
  weapon: ({ name }: Named, { fact }) => fact(name, 'lower'),
  loads: loadWords,
  heading: headingWords,
};

const WINDS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** Degrees as the nearest of the sixteen winds: "north-east", "north-north-east". */
function headingWords(degrees: number, { say }: Speaker): string {
  const sixteenth = Math.round(degrees / 22.5) % 16;
  const [low, high] = [Math.floor(sixteenth / 2), Math.ceil(sixteenth / 2) % 8];
  const [main, diagonal] = low % 2 === 0 ? [low, high] : [high, low];
  const [first, second] = [say(`tablePart.${WINDS[main]!}`), say(`tablePart.${WINDS[diagonal]!}`)];
  return low === high ? first : say('heading.between', { first, second });
}

/** "3 × ammunition crate and the generator". */
function loadWords(names: readonly string[], { say, list }: Speaker): string {
  const sorts = [...new Set(names)].map(name => ({ name, count: names.filter(each => each === name).length }));
  return list(sorts.map(sort => (sort.count === 1 ? say('loads.one', sort) : say('loads.several', sort))));
}

const tenths = (thousandths: number): number => Math.round(thousandths / 100) / 10;
const hundredths = (thousandths: number): number => Math.round(thousandths / 10) / 100;

/** The same for answers, which name units and figures by their numbers. */
export function factsWith(names: Names): FactWords {
  const named = (of: readonly Who[]) => (ids: number | readonly number[], speaker: Speaker) =>
    Array.isArray(ids)
      ? speaker.list(ids.map(id => nameWords(of[id]!, speaker)))
      : nameWords(of[ids as number]!, speaker);
  const pieceId = (id: number, { fact }: Speaker): string => fact(names.pieces[id]!.name, 'lower');
  const assetId = (id: number, { fact }: Speaker): string => fact(names.assets[id]!.name, 'lower');
  const cargoIds = (ids: number | readonly number[], speaker: Speaker): string =>
    loadWords(
      [ids].flat().map(id => names.cargo[id]!),
      speaker,
    );
  return { ...FACTS, unitId: named(names.units), figureId: named(names.figures), pieceId, assetId, cargoIds };
}

/** What the sentence of an event is told of: the event, and what follows from it. */
export function factsOf(event: DustupEvent, { say, list }: Speaker): object {
  switch (event.type) {
    case 'initiativeRolled':
    case 'deploymentRolled': {
      const { type, sides, faces } = event;
      const rolls = (key: string): string[] => sides.map((side, i) => say(key, { side, face: faces[i] }));
      return {
        rolls: type === 'deploymentRolled' ? list(rolls('deploymentRoll')) : rolls('initiativeRoll').join(', '),
      };
    }
    case 'moved': {
      const { route, halt } = event;
      const stopped = halt === 'arrived' || halt === 'spent' ? null : halt;
      const at = route.length < 2 ? null : route.at(-1);
      const arrived = halt === 'arrived';
      return { ...event, at, arrived, stopped, saved: at !== null && tenths(event.cost) < event.points };
    }
    case 'shockDeclared':
      return { ...event, men: event.targets.length > 0 };
    case 'droveThrough':
      return { ...event, through: event.targets.length > 0 };
    case 'smokeLaid':
      return { ...event, count: event.clouds.length };
    case 'buildingDestroyed':
      return { ...event, under: (event.on ?? []).length > 0 };
    case 'ignitionRolled':
      return { ...event, catches: event.face >= event.needs };
    default:
      return event;
  }
}
