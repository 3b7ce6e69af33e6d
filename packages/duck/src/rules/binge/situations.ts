import { moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { figureOf, isAble, teamers, threats } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { isInArc, sees, seesSquare } from '../shooting/sight.ts';
import { suffersStress } from './stress.ts';

type Entered = Extract<Moment, { on: 'personEntered' | 'threatEntered' }>;

/** DK-BINGE-003: once for each module, by the first Teamer in it, on the square where he came in. */
export function checkFirstMan(table: DuckTable, io: DuckIo, { figure, from }: Entered): void {
  const man = figureOf(table, figure);
  const module = moduleAt(table, man.at);
  if (man.kind !== 'teamer' || !module || table.modules[module.id]!.entered) return;
  table.modules[module.id]!.entered = true;
  suffersStress(table, io, man, 'firstMan', from);
}

/** What a man remembers of a species that he has seen. */
export const seen = (species: string): string => `saw ${species}`;

/** DK-BINGE-004: the first of a HORRIFIC species in his arc that he has a line of sight to. */
function checkSightOf(table: DuckTable, io: DuckIo, man: Teamer, threat: Threat): void {
  if (!threat.card.horrific || man.once.includes(seen(threat.card.id))) return;
  // DK-THREAT-031: one that hides is not seen before it comes out.
  if (threat.waitingSince > 0 || !isAble(man) || !isInArc(table, man, threat.at) || !sees(table, man, threat)) return;
  man.once.push(seen(threat.card.id));
  suffersStress(table, io, man, 'horror');
}

/** Everybody looks round: a door has opened, or Threats have been put on the map. */
export function checkFirstSights(table: DuckTable, io: DuckIo): void {
  for (const threat of threats(table)) for (const man of teamers(table)) checkSightOf(table, io, man, threat);
}

/** One figure has stepped or turned, and sees or is seen. */
export function checkSightsOf(table: DuckTable, io: DuckIo, { figure }: { readonly figure: number }): void {
  const mover: Figure = figureOf(table, figure);
  if (mover.kind === 'threat') for (const man of teamers(table)) checkSightOf(table, io, man, mover);
  if (mover.kind === 'teamer') for (const threat of threats(table)) checkSightOf(table, io, mover, threat);
}

/** DK-BINGE-005, DK-BINGE-006: everyone of the Team who sees the square where a comrade dies, before him (DK-MOVE-006). */
export function checkKilledInView(
  table: DuckTable,
  io: DuckIo,
  { figure, at }: Extract<Moment, { on: 'killed' }>,
): void {
  const victim = figureOf(table, figure);
  if (victim.kind !== 'teamer') return;
  // DK-CEIL-007: nobody sees from one level to the other.
  const saw = (man: Teamer): boolean =>
    (man.at === at || isInArc(table, man, at)) &&
    (victim.overhead ? sees(table, man, { ...victim, at }) : seesSquare(table, man, at));
  const witnesses = teamers(table).filter(man => isAble(man) && saw(man));
  for (const man of witnesses) suffersStress(table, io, man, 'killedInView');
}
