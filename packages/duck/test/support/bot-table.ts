import { neighbour } from '@sightline/geometry/grid';
import type { Question } from '@sightline/kernel';
import { teamBot } from '../../src/bot/team.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import { actsOf, DONE } from '../../src/rules/actions/menu.ts';
import { planOf } from '../../src/ship/plan.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Teamer } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { view } from '../../src/view/view.ts';

export const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

export const mission = (id: string) => MISSIONS.find(card => card.id === id)!;

/** What the team bot says to a question, from what its seat sees of the table. */
export function answer(table: DuckTable, question: Question & Record<string, unknown>): unknown {
  const look = () => view(table, 'team');
  return teamBot(
    question,
    look,
    () => 0,
    () => [],
  );
}

/** What the bot has a man do, of everything he may. */
export function actOf(table: DuckTable, man: Teamer): Act['do'] | 'done' {
  const options = [...actsOf(table, man), DONE];
  return (answer(table, { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options }) as Act).do;
}

/** Where the bot has a man go, of the squares named, with so many points. */
export function walkOf(table: DuckTable, man: Teamer, squares: readonly number[], points = 5): number {
  const options = squares.map(to => ({ to }));
  const asked = { figure: man.id, party: [man.id], points, at: man.at, options };
  return (answer(table, { kind: 'walk', rule: 'DK-MOVE-001', ...asked }) as { readonly to: number }).to;
}

export const withdrawal = (home: readonly number[]) =>
  ({ kind: 'withdrawal', rule: 'DK-GAP-013', home, options: ['stayAboard', 'withdraw'] }) as const;

/** A boarding bridge at the airlock of a test table, with the airlock open: a bot wants to know where home is. */
export function layBridge(table: DuckTable): DuckTable {
  const { grid, doors, firstAirlock } = planOf(table.arena);
  const airlock = doors[firstAirlock]!;
  const [{ square, side }] = airlock.segments as [(typeof airlock.segments)[number]];
  const squares: number[] = [];
  for (let next = neighbour(grid, square, side); squares.length < 4; next = neighbour(grid, next, side))
    squares.push(next);
  table.bridge = { ...table.bridge, entry: { square, side }, airlock: airlock.id, squares };
  table.doors[airlock.id]!.open = true;
  shipChanged(table);
  return table;
}
