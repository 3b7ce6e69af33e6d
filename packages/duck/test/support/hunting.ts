import type { Direction } from '@sightline/geometry/grid';
import type { ScriptedIo } from '@sightline/kernel';
import type { TeamCard } from '../../src/content/cards.ts';
import { SPECIES } from '../../src/content/deck.ts';
import { activateThreat, activateThreats } from '../../src/rules/threats/threat-phase.ts';
import type { DuckEvent } from '../../src/table/events.ts';
import type { Teamer, Threat } from '../../src/table/figure.ts';
import type { DuckTable, SourceChit } from '../../src/table/table.ts';
import { addMan, play } from './tables.ts';

/** A man who has seen every horror and been everywhere: no BINGE check comes between a Threat and its dice. */
export function addVeteran(
  table: DuckTable,
  square: number,
  facing: Direction = 1,
  card: Partial<TeamCard> = {},
): Teamer {
  const man = addMan(table, square, facing, card);
  man.once.push(...SPECIES.map(({ id }) => `saw ${id}`));
  for (const module of table.modules) Object.assign(module, { entered: true, opened: true });
  return man;
}

/** One Threat, or its pack, is activated with these dice. */
export function activate(table: DuckTable, threat: Threat, dice: readonly string[]): ScriptedIo<DuckEvent> {
  table.phase = 'threat';
  return play({ dice }, io => activateThreat(table, io, threat));
}

/** A whole Threat phase with these dice. */
export function threatPhase(table: DuckTable, dice: readonly string[]): ScriptedIo<DuckEvent> {
  table.phase = 'threat';
  return play({ dice }, io => activateThreats(table, io));
}

/** As Housekeeping leaves them for the next turn. */
export function nextTurn(table: DuckTable): void {
  table.turn++;
  table.noise.tiles = [];
  delete table.noise.made;
  for (const figure of table.figures)
    if (figure.kind === 'threat') Object.assign(figure, { activated: false, sawGetIn: -1 });
}

/** What the last reaction throw came to. */
export function reaction(io: ScriptedIo<DuckEvent>) {
  const event = io.told.findLast(({ type }) => type === 'threatReacted');
  if (event?.type !== 'threatReacted') throw new Error('no reaction was thrown');
  const { score, column, response } = event;
  return { score, column, response };
}

export function layEntrance(table: DuckTable, square: number, tile = 0): SourceChit {
  const chit: SourceChit = { tile, at: square, isEntrance: true, turned: true };
  table.chits.push(chit);
  table.progress.sourceLocated = true;
  return chit;
}
