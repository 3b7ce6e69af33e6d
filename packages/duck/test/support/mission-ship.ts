import type { ArenaCard } from '../../src/content/cards.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import { endOfTurn } from '../../src/rules/missions/withdrawal.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable, Ending, Fitting } from '../../src/table/table.ts';
import { addMan, at, play, testTable } from './tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
type Type = ArenaCard['modules'][number]['type'];

/** A ship for a mission: its boarding bridge is the northern row of the first module, everything lies open. */
export function ship(id: string, types: Type[] = ['passage'], men = 6): { table: DuckTable; team: Teamer[] } {
  const mission = MISSIONS.find(card => card.id === id)!;
  const table = testTable({ tiles: types.map(() => FLOOR), types, mission });
  for (const module of table.modules) module.opened = true;
  table.bridge.squares = [1, 2, 3, 4, 5].map(x => at(table, x, 1));
  const team = Array.from({ length: men }, (_, n) => addMan(table, at(table, 1 + (n % 5), n < 5 ? 3 : 4)));
  return { table, team };
}

export function goHome(table: DuckTable, ...men: Teamer[]): void {
  for (const [n, man] of men.entries()) man.at = table.bridge.squares[n % 5]!;
}

export function explored(table: DuckTable): void {
  for (const tile of table.tiles) tile.explored = true;
}

/** The Team withdraws after this turn's Housekeeping. */
export function withdraw(table: DuckTable): Ending['result'] {
  play({ answers: [{ seat: 'team', answer: 'withdraw' }] }, io => endOfTurn(table, io));
  return table.ending!.result;
}

export function seatAt(table: DuckTable, square: number, man: Teamer, kind: Fitting['kind'] = 'workspace'): void {
  const fitting = {
    at: square,
    kind,
    height: 'LOW',
    quarters: 15,
    used: false,
    wrecked: false,
    holds: man.id,
    damage: 0,
  } as const;
  man.at = square;
  man.seat = table.fittings.push({ ...fitting }) - 1;
  shipChanged(table);
}
