import type { MineKind } from '../../content/scenario-schema.ts';
import type { Mine } from '../../table/markers.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { ShareOutMines } from './questions.ts';

/** DU-GAP2-044: before anybody deploys, the owner of some counters decides in secret which lies where. */
export function shareOutMines(table: Dustup, io: DustupIo): void {
  if (!table.options.mines) return;
  for (const { seat, sharedOut } of table.sides) {
    const mines = sharedOut.map(id => table.mines[id]!);
    const options = orders(mines.map(({ kind }) => kind as MineKind));
    if (options.length < 2) continue;
    const at = mines.map(({ x, y }) => ({ x, y }));
    const kinds = io.ask<ShareOutMines>(seat, { kind: 'shareOutMines', rule: 'DU-GAP2-044', at, options });
    for (const [i, mine] of mines.entries()) mine.kind = kinds[i]! satisfies Mine['kind'];
  }
}

/** Every order of some kinds, each once. */
function orders(kinds: readonly MineKind[]): MineKind[][] {
  if (kinds.length < 2) return [[...kinds]];
  const firsts = kinds.filter((kind, i) => kinds.indexOf(kind) === i);
  return firsts.flatMap(first => {
    const i = kinds.indexOf(first);
    return orders([...kinds.slice(0, i), ...kinds.slice(i + 1)]).map(rest => [first, ...rest]);
  });
}
