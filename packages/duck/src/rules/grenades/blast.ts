import { areAdjacent, blockTemplate, layTemplate } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { effectOf } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import { shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { ceilingCover } from '../ceiling/level.ts';
import { type Outcome, thrownAgainst, woundOrKill } from '../damage/protection.ts';
import { type Suffered, sufferTogether } from '../damage/suffer.ts';
import { clearSource, isSourceEntrance } from '../set-up/source.ts';
import { makeNoise } from '../threats/noise.ts';
import { freshness } from './flames.ts';

/** DK-GREN-011: wound and kill numbers in the middle and around it. */
const { centre: CENTRE, around: AROUND } = effectOf('grenade-thrown', 'grenade');
const PATTERN = blockTemplate(1);

/** DK-GAP-012: so many grenades on its entrance in one turn burn out the Source. */
const GRENADES_TO_CLEAR = 6;

export interface Explosive {
  readonly at: number;
  readonly by: number | null;
  /** Where it was thrown from: figures leave the marker away from there. */
  readonly from: number;
  readonly rule: RuleId;
  /** It went up through a hatch and goes off in the ceiling (DK-CEIL-011). */
  readonly overhead?: boolean;
  /** It does nothing beyond its square (DK-GREN-026). */
  readonly confined?: boolean;
}

/** DK-GREN-030: the marker first, then a die for each figure from the middle on and clockwise, then the results. */
export function explode(table: DuckTable, io: DuckIo, { at, by, from, rule, overhead = false }: Explosive): void {
  if (!overhead) markExplosion(table, at, from);
  io.tell({ type: 'exploded', rule, at });
  blast(table, io, { at, by, from, rule: 'DK-GREN-011', overhead });
  makeNoise(table, io, at, by);
}

/** DK-GREN-011, DK-GREN-012: friend and foe, standing, DUCK!ed or grappling. */
export function blast(table: DuckTable, io: DuckIo, explosive: Explosive, spared: Figure | null = null): void {
  const { at, by, rule, overhead = false, confined = false } = explosive;
  const struck = confined ? figuresAt(table, at, overhead) : figuresInBlast(table, at, overhead);
  const suffered = struck
    .filter(figure => figure !== spared)
    .map((figure): Suffered => {
      const [wounds, kills] = figure.at === at ? CENTRE : AROUND;
      const throwBlast = (): number => io.roll(D6, { rule: 'DK-GREN-011', purpose: 'blast', figure: figure.id });
      return { figure, outcome: feel(io, figure, { rule: 'DK-GREN-011', wounds, kills, throwOne: throwBlast }) };
    });
  if (suffered.length === 0) io.tell({ type: 'blastSpentItself', rule: 'DK-GREN-012', at });
  sufferTogether(table, io, suffered, { by, means: 'blast', rule });
}

interface Felt {
  readonly rule: RuleId;
  readonly wounds: number;
  readonly kills: number | null;
  readonly throwOne: () => number;
}

/** One after the other they throw, and everybody hears what each throw has come to before any of it is carried out. */
function feel(io: DuckIo, figure: Figure, { rule, wounds, kills, throwOne }: Felt): Outcome {
  const dice: number[] = [];
  const outcome = thrownAgainst(figure.protection, () => {
    const face = throwOne();
    dice.push(face);
    return woundOrKill(face, [wounds, kills ?? Number.POSITIVE_INFINITY]);
  });
  const came = outcome.kind === 'knockBack' ? 'nothing' : outcome.kind;
  io.tell({ type: 'blastFelt', rule, figure: figure.id, at: figure.at, dice, wounds, kills, outcome: came });
  return outcome;
}

/** DK-GREN-018: toxic gas wounds but does not kill, spares the sealed and the lifeless, and leaves no marker. */
export function spreadGas(table: DuckTable, io: DuckIo, { at, by, overhead = false }: Explosive): void {
  io.tell({ type: 'gasSpread', rule: 'DK-GREN-018', at });
  const suffered = figuresInBlast(table, at, overhead)
    .filter(breathes)
    .map((figure): Suffered => {
      const [wounds] = figure.at === at ? CENTRE : AROUND;
      const throwGas = (): number => io.roll(D6, { rule: 'DK-GREN-018', purpose: 'gas', figure: figure.id });
      return { figure, outcome: feel(io, figure, { rule: 'DK-GREN-018', wounds, kills: null, throwOne: throwGas }) };
    });
  sufferTogether(table, io, suffered, { by, means: 'gas', rule: 'DK-GREN-018' });
  makeNoise(table, io, at, by);
}

function breathes(figure: Figure): boolean {
  if (figure.kind === 'machine' || figure.protection === 'ARMOURED') return false;
  return figure.kind !== 'threat' || !figure.card.lifeless;
}

/** DK-GREN-013: on the landing square only. */
export function markExplosion(table: DuckTable, at: number, from: number): void {
  const there = table.explosions.find(marker => marker.at === at);
  if (there) there.count++;
  else table.explosions.push({ at, from, count: 1, freshIn: freshness(table) });
}

/** To be called when all grenades of an attack have gone off. */
export function clearSourceByGrenades(table: DuckTable, io: DuckIo, at: number, by: number | null): void {
  const count = table.explosions.find(marker => marker.at === at)?.count ?? 0;
  if (count >= GRENADES_TO_CLEAR && isSourceEntrance(table, at)) clearSource(table, io, at, by);
}

function figuresInBlast(table: DuckTable, at: number, overhead = false): Figure[] {
  return squaresInBlast(table, at, overhead).flatMap(square => figuresAt(table, square, overhead));
}

/** DK-GREN-012: the 3 by 3 squares without those that a bulkhead, a door or a HIGH piece shuts off. */
export function squaresInBlast(table: DuckTable, at: number, overhead = false): number[] {
  const cover = overhead ? ceilingCover(table) : shieldCover(table);
  return layTemplate(planOf(table.arena).grid, at, 1, PATTERN)
    .map(({ square }) => square)
    .filter(square => square === at || areAdjacent(cover, at, square));
}
