import { sub } from '@sightline/kernel';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Toll } from './allocation.ts';
import type { Injury } from './events.ts';
import { isWorse } from './harm.ts';

/**
 * DU-VEH-065, DU-BUILD-007: what becomes of each of those inside something that was hit, man after man in roster order. Where
 * every outcome is walked, it counts how many of those who are alike come to what; of these the first in the roster
 * bear the worst. `key` names all that decides a test besides the armour.
 */
export function tollInside(
  table: Dustup,
  io: DustupIo,
  figures: readonly Figure[],
  key: string,
  test: (io: DustupIo, figure: Figure) => Injury,
): Toll {
  if (io.sub === undefined) return figures.map(figure => test(io, figure));
  const kindOf = ({ id, unit, armour, state }: Figure): string =>
    `${armour} ${state} ${table.units[unit]!.leader === id}`;
  const toll: Injury[] = figures.map(() => 'none');
  for (const [kind, alike] of Map.groupBy(figures, kindOf)) {
    let fared = (_: DustupIo): readonly Injury[] => [];
    for (let n = 1; n <= alike.length; n++) {
      const before = fared;
      const next = (dicing: DustupIo) => worstFirst([...before(dicing), test(dicing, alike[0]!)]);
      fared = dicing => sub(dicing, `inside ${key} ${kind} ${n}`, next);
    }
    for (const [i, injury] of fared(io).entries()) toll[figures.indexOf(alike[i]!)] = injury;
  }
  return toll;
}

function worstFirst(injuries: readonly Injury[]): Injury[] {
  return injuries.toSorted((a, b) => (isWorse(a, b) ? -1 : isWorse(b, a) ? 1 : 0));
}
