import type { Direction } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { effectOf } from '../../content/deck.ts';
import { footLevelAt } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { figureOf, isAble, isOnMap, isPerson } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { Charge, DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { hasFor, thingFor } from '../damage/equipment.ts';
import { useUp } from '../damage/weaponry.ts';
import { singe } from '../shooting/flame.ts';
import { squaresCovered, strikeCone } from '../shooting/flechette.ts';
import { makeNoise } from '../threats/noise.ts';
import { isInRemoteRange, takeAway } from './charges.ts';
import { flameOutcome } from './flames.ts';

/** DK-GREN-023: as deadly near by as the blast it stands for. */
const SQUIRTS = effectOf('directional-mine', 'mine').squirts;

/** DK-GREN-019, DK-GREN-022, DK-GREN-023: all of it chosen at laying. */
export interface MineOrder {
  readonly kind: 'shotgunMine' | 'flameMine';
  readonly facing: Direction;
  readonly trigger: Charge['trigger'];
  /** The number of turns of a timer. */
  readonly count?: number;
}

/** DK-GREN-019: in his own square, on the deck. */
export function whyNotLayMine(table: DuckTable, man: Teamer, order: MineOrder): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.ducked || man.grapple) refusals.push(refuse('DK-GREN-019', 'unableToAct'));
  if (!hasFor(table, man, 'layMine')) refusals.push(refuse('DK-GREN-019', 'noMine'));
  if (footLevelAt(table, man.at) > 0) refusals.push(refuse('DK-GREN-019', 'onFurniture'));
  const { trigger, count = 0 } = order;
  if (trigger === 'timer' && (count < 1 || count > 6)) refusals.push(refuse('DK-GREN-022', 'timerFrom1To6'));
  return refusals;
}

/** DK-GREN-019: a Fumble Test; a failed one keeps the mine. It is armed when the layer's activation ends. */
export function layMine(table: DuckTable, io: DuckIo, man: Teamer, order: MineOrder): boolean {
  if (!passesFumbleTest(table, io, man, { name: 'layMine', rule: 'DK-GREN-019', ability: 'demolitionist' }))
    return false;
  const { kind, facing, trigger, count = 0 } = order;
  useUp(man, thingFor(table, man, 'layMine')!);
  table.charges.push({ kind, at: man.at, facing, trigger, owner: man.id, armed: false, count });
  io.tell({ type: 'mineLaid', rule: 'DK-GREN-019', figure: man.id, kind, at: man.at });
  return true;
}

/** DK-GREN-019: to be called when a man's activation ends. */
export function armMines(table: DuckTable, man: Teamer): void {
  for (const charge of table.charges) if (charge.owner === man.id) charge.armed = true;
}

/** DK-GREN-021: all that the template covers, wholly or in part. */
export function zoneOf(table: DuckTable, at: number, facing: Direction): number[] {
  return squaresCovered(table, at, facing).map(({ square }) => square);
}

/** DK-GREN-021: the first to enter a square of its zone sets it off, friend or foe. */
export function springMines(table: DuckTable, io: DuckIo, figure: Figure): void {
  for (const charge of [...table.charges]) {
    if (!isOnMap(figure) || figure.overhead) return;
    const waits = charge.kind !== 'fireBomb' && charge.armed && charge.trigger === 'movement';
    if (waits && zoneOf(table, charge.at, charge.facing).includes(figure.at)) goOff(table, io, charge, figure.at);
  }
}

/** DK-GREN-021: tells, after a step of a move, whether a mine that it set off has wounded one of those who made it. */
export function watchForMines(table: DuckTable, movers: readonly Figure[]): () => boolean {
  const laid = table.charges.length;
  if (laid === 0) return () => false;
  const wounds = movers.map(mover => mover.wounds);
  return () => table.charges.length < laid && movers.some((mover, i) => mover.wounds > wounds[i]!);
}

/** Everybody who enters a square. */
export function springMinesOnEntry(
  table: DuckTable,
  io: DuckIo,
  { figure }: Extract<Moment, { on: 'personEntered' | 'threatEntered' }>,
): void {
  if (table.charges.length > 0) springMines(table, io, table.figures[figure]!);
}

/** A person who is driven into a square enters it, and has set them off by that. */
export function springMinesUnderTheDriven(
  table: DuckTable,
  io: DuckIo,
  { figure }: Extract<Moment, { on: 'driven' }>,
): void {
  const driven = figureOf(table, figure);
  if (!isPerson(driven)) springMines(table, io, driven);
}

/** DK-GREN-020, DK-GREN-023: as a shotgun or as squirts of flame, over its whole area; once. */
export function goOff(table: DuckTable, io: DuckIo, charge: Charge, entered: number | null): void {
  const { kind, at, facing, owner, trigger } = charge;
  takeAway(table, charge);
  const rule = trigger === 'movement' ? 'DK-GREN-021' : 'DK-GREN-022';
  io.tell({ type: 'mineWentOff', rule, kind, at, entered });
  const blast = { from: at, direction: facing, by: owner, modifier: 0 };
  if (kind === 'flameMine') {
    const burnt = (figure: Figure) => flameOutcome(io, figure, SQUIRTS);
    singe(strikeCone(table, io, { ...blast, rule: 'DK-GREN-023', means: 'flame' }, burnt), at);
  } else strikeCone(table, io, { ...blast, rule: 'DK-GREN-020', means: 'flechette' });
  makeNoise(table, io, at, null);
}

export function whyNotSetOffMine(table: DuckTable, man: Teamer, charge: Charge): Refusal[] {
  const refusals: Refusal[] = isAble(man) && !man.grapple ? [] : [refuse('DK-GREN-022', 'unableToAct')];
  if (charge.trigger !== 'atWill' || !charge.armed) refusals.push(refuse('DK-GREN-022', 'notAtWill'));
  if (!isInRemoteRange(table, man, charge)) refusals.push(refuse('DK-GREN-022', 'outOfRemoteRange'));
  return refusals;
}

/** DK-GREN-022: at will, by the layer. */
export function setOffMine(table: DuckTable, io: DuckIo, man: Teamer, charge: Charge): boolean {
  if (!passesFumbleTest(table, io, man, { name: 'setOffMine', rule: 'DK-GREN-022', ability: 'demolitionist' }))
    return false;
  goOff(table, io, charge, null);
  return true;
}
