import { isListed, type Question, type ScriptedIo, scripted } from '@sightline/kernel';
import { type Drill, type DrillEvent, drill, type Side } from '../src/index.ts';
import type { Deed } from '../src/rules.ts';

/** The square in column x and row y. */
export const at = (x: number, y: number): number => y * 20 + x;

interface Skirmish {
  readonly red?: readonly number[];
  readonly blue?: readonly number[];
  readonly obstacles?: readonly number[];
  readonly mines?: Drill['mines'];
  readonly on?: readonly ('overwatch' | 'duck' | 'mines')[];
  readonly turn?: Side;
  readonly round?: number;
}

/** A table with a few units where they are wanted: red ones are numbered from 0, blue ones from 10. */
export function skirmish({ red = [], blue = [], obstacles = [], on = [], ...rest }: Skirmish): Drill {
  const has = (id: 'overwatch' | 'duck' | 'mines'): boolean => on.includes(id);
  const switches = { overwatch: has('overwatch'), duck: has('duck'), mines: has('mines') };
  const table = drill.begin({ scenario: 'open', switches, details: [...obstacles] });
  for (const unit of table.units) unit.health = 0;
  for (const [i, square] of red.entries()) Object.assign(table.units[i]!, { at: square, health: 3 });
  for (const [i, square] of blue.entries()) Object.assign(table.units[10 + i]!, { at: square, health: 3 });
  return { ...table, laid: 3, ...rest };
}

export const PASS = { pass: true } as const;
export const SHOOT = 'DR-WATCH-002';
export const take = (unit: number, reaction = SHOOT) => ({ reaction, choice: unit });
export const duck = (unit: number) => take(unit, 'DR-DUCK-001');

type Answer = Deed | typeof PASS | ReturnType<typeof take>;
export interface Played extends ScriptedIo<DrillEvent> {
  /** What was asked of whom, such as `red walk`. */
  readonly questions: readonly string[];
  optionsOf(kind: string, which?: number): readonly unknown[];
}

/** One step with scripted dice (all D6) and answers. Fails when anything is missing or left over. */
export function play(table: Drill, answers: readonly (readonly [Side, Answer])[], ...dice: readonly number[]): Played {
  const io = scripted<DrillEvent>({
    dice: dice.map(face => `D6=${face}`),
    answers: answers.map(([seat, answer]) => ({ seat, answer })),
  });
  drill.step(table, io);
  io.finish();
  return {
    ...io,
    questions: io.asked.map(({ seat, question }) => `${seat} ${question.kind}`),
    optionsOf: (kind, which = 0) =>
      optionsIn(io.asked.filter(({ question }) => question.kind === kind)[which]?.question),
  };
}

function optionsIn(question: Question | undefined): readonly unknown[] {
  if (!question || !isListed(question)) throw new Error('skirmish: expected a question with options');
  return question.options;
}

/** An activation in which nothing happens; says whose it was and what was offered. */
export function idle(table: Drill): { readonly side: Side; readonly ready: readonly unknown[] } {
  const side = table.turn;
  const [unit] = table.units.filter(u => u.side === side && u.health > 0 && !u.acted);
  if (!unit) throw new Error(`skirmish: expected ${side} to have somebody left to act`);
  const played = play(table, [
    [side, unit.id],
    [side, unit.at],
    [side, 'hold'],
  ]);
  return { side, ready: played.optionsOf('pick') };
}
