import { type Because, D20, type Die, numbered, sub } from '@sightline/kernel';
import { dieFor, dieOf } from '../../dice/ladder.ts';
import { evenly } from '../../dice/rolls.ts';
import { timesKey } from '../../dice/times.ts';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Injury } from './events.ts';
import { type Blow, isWorse, type Struck, struck, suffer } from './harm.ts';

/** What becomes of each of the figures under attack. */
export type Toll = readonly Injury[];

/**
 * DU-SHOOT-035, DU-SHOOT-037: hits fall on the figures at random, and everybody is struck for each hit on him. Nothing
 * changes yet: `sufferToll` lets them bear it.
 */
export function tollOf(
  table: Dustup,
  io: DustupIo,
  figures: readonly Struck[],
  hits: number,
  blow: Blow,
  why: Because,
): Toll {
  if (io.sub !== undefined) return allTolls(table, io, figures, hits, blow, why);
  const toll: Injury[] = figures.map(() => 'none');
  for (const figure of allocateAmong(io, figures, hits, why)) {
    const i = figures.indexOf(figure);
    toll[i] = struck(table, io, figure, blow, toll[i]!);
  }
  return toll;
}

/** Returns how many became casualties. */
export function sufferToll(table: Dustup, io: DustupIo, figures: readonly Figure[], toll: Toll): number {
  let casualties = 0;
  for (const [i, figure] of figures.entries()) if (suffer(table, io, figure, toll[i]!)) casualties++;
  return casualties;
}

/** DU-SHOOT-035: each hit falls on one of the figures, all before any impact is rolled. */
function allocateAmong(io: DustupIo, figures: readonly Struck[], hits: number, why: Because): Struck[] {
  const die = allocationDie(figures.length);
  return Array.from({ length: hits }, () =>
    figures.length === 1 ? figures[0]! : figures[evenly(io, figures.length, die, why) - 1]!,
  );
}

/** DU-SHOOT-041: a D20 for 13 to 20 figures, an even draw beyond that. */
function allocationDie(count: number): Die {
  if (count <= 12) return dieOf(dieFor(count));
  return count <= 20 ? D20 : numbered(count);
}

/**
 * The same where every outcome is walked: hit after hit, and figures that are alike and have fared alike are one face
 * of the die. Of those who are alike the first in the roster bear the worst, so that equal tolls meet; at the end lots
 * are drawn for which of these the leader is, because it matters who falls then.
 */
function allTolls(
  table: Dustup,
  io: DustupIo,
  figures: readonly Struck[],
  hits: number,
  blow: Blow,
  why: Because,
): Toll {
  const kinds = figures.map(kindOf);
  const attack = attackOf(kinds, blow);
  let dealt = (_: DustupIo): Toll => figures.map(() => 'none');
  for (let hit = 1; hit <= hits; hit++) {
    const before = dealt;
    const key = `toll ${hit} ${attack}`;
    const strikeOne = (dicing: DustupIo): Toll => {
      const toll = [...before(dicing)];
      const met = dicing.roll(lots(toll, kinds), why);
      // Whatever is rolled for a hit on the dead, it is wasted.
      if (toll[met] === 'killed') return toll;
      const injury = struck(table, dicing, figures[met]!, blow, toll[met]!);
      // Patched up is as good as never hit.
      return sorted(toll, kinds, met, injury === 'patchedUp' ? 'none' : injury);
    };
    dealt = dicing => sub(dicing, key, strikeOne);
  }
  const toll = [...dealt(io)];
  for (const [i, figure] of figures.entries()) {
    if (table.units[figure.unit]!.leader !== figure.id) continue;
    const drawn = io.roll(lots(toll, kinds, kinds[i]!), why);
    [toll[i], toll[drawn]] = [toll[drawn]!, toll[i]!];
  }
  return toll;
}

/** A die that names figures, those of one kind or all; figures alike in every respect are one face. */
function lots(toll: Toll, kinds: readonly string[], only?: string): Die {
  const faces: number[] = [];
  for (let i = 0; i < kinds.length; i++) {
    if (only !== undefined && kinds[i] !== only) continue;
    let first = 0;
    while (kinds[first] !== kinds[i] || toll[first] !== toll[i]) first++;
    faces.push(first);
  }
  return { name: `D${faces.length}`, faces };
}

/** In about how many ways figures may come out of an attack, if those who are alike are not told apart. */
export function tollsOn(figures: readonly Figure[]): number {
  const sizes = new Map<string, number>();
  for (const figure of figures) sizes.set(kindOf(figure), (sizes.get(kindOf(figure)) ?? 0) + 1);
  // Each of them is whole, down or dead.
  return [...sizes.values()].reduce((ways, size) => (ways * (size + 1) * (size + 2)) / 2, 1);
}

/** What names an attack on these figures, whoever of them leads. */
export function attackOf(kinds: readonly string[], { impact, shifts }: Blow): string {
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return `${timesKey(impact)} ${shift} ${kinds.join()}`;
}

/** What decides how a figure bears a hit. */
export function kindOf({ unit, armour, state }: Struck): string {
  return `${unit} ${armour} ${state}`;
}

/** Puts an injury in its place: behind those of the same kind that are as bad or worse. */
function sorted(toll: Injury[], kinds: readonly string[], met: number, injury: Injury): Injury[] {
  const better = kinds.findIndex((kind, i) => kind === kinds[met] && isWorse(injury, toll[i]!));
  const place = better < 0 ? met : better;
  toll[met] = toll[place]!;
  toll[place] = injury;
  return toll;
}
