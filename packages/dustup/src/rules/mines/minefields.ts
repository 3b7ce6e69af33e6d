import type { Stretch } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { MineKind } from '../../content/scenario-schema.ts';
import { roll } from '../../dice/rolls.ts';
import { once } from '../../dice/times.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import type { Mine } from '../../table/markers.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { membersOf, type Unit } from '../../table/units.ts';
import { resolveHits } from '../casualties/harm.ts';
import { putAt } from '../movement/formation.ts';
import { placeOn, stretchesNear, type Track, travelledAfter } from '../movement/tracks.ts';
import { isOnCommand } from './command-mines.ts';

/** DU-MINE-001: a field is six inches across. */
const FIELD = 3;
export const FIELD_MILS = 3000;

/** DU-MINE-003: infantry is hit on this or less; it does not set off anti-tank mines. */
const HIT_ON: Readonly<Partial<Record<Mine['kind'], number>>> = { ap: 3, mixed: 2, at: 0 };

export function isField({ kind }: Mine): boolean {
  return HIT_ON[kind] !== undefined;
}

/** Whether a side knows what a counter is: its own, and those that lie face up. */
export function isKnown({ shown, side }: Mine, to: number): boolean {
  return shown || side === to;
}

/** What may be a minefield as far as a side can tell: one on command shows that it is none (DU-MINE-019). */
export function mayBeField(mine: Mine, to: number): boolean {
  return !mine.removed && (isKnown(mine, to) ? isField(mine) : !isOnCommand(mine));
}

/** The counter is turned face up for all to see; a dummy is taken away. */
export function turnUp(table: Dustup, io: DustupIo, mine: Mine, rule: RuleId): void {
  if (mine.shown || mine.removed || mine.kind === 'faceDown' || mine.kind === 'onCommand') return;
  mine.shown = true;
  mine.removed = isDummy(mine.kind);
  const { id, kind, x, y } = mine;
  io.tell({
    type: 'mineTurnedUp',
    rule,
    mine: id,
    kind,
    at: { x, y },
    where: landmarkOf(table, { x, y }),
    shows: true,
  });
}

/** DU-GAP2-046: a field of the enemy's, and a real one, is counted for whoever ploughs it up or blasts it. */
export function noteBreach(table: Dustup, { side }: Unit, mine: Mine): void {
  if (mine.side !== side && isField(mine)) table.sides[side]!.breached++;
}

function isDummy(kind: MineKind): boolean {
  return kind === 'dummy' || kind === 'directionalDummy';
}

/** The stretches of a track in a field; lengths of three inches, or part of three, are rolled for one by one. */
export function stretchesInField({ x, y }: Mine, points: readonly Place[]): Stretch[] {
  return stretchesNear(points, { x, y }, FIELD_MILS);
}

export function pieces(stretches: readonly Stretch[]): number {
  const length = lengthOf(stretches);
  return Math.max(1, Math.ceil((length - TOLERANCE) / FIELD_MILS));
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** How a model fared on its way through a field. */
interface Crossing {
  /** Whether it set off a mine. */
  readonly isCaught: boolean;
  /** How far along its track it was hurt; null if it was not. */
  readonly hurtAt: number | null;
}

/** DU-MINE-017: both kinds of mine on one spot are a mixed field. */
function kindOf({ mines }: Dustup, { kind, x, y }: Mine): Mine['kind'] {
  const isMixed =
    kind === 'ap' && mines.some(other => other.kind === 'at' && !other.removed && other.x === x && other.y === y);
  return isMixed ? 'mixed' : kind;
}

/** DU-MINE-002 to DU-MINE-004: one model goes through a field until it is through or hurt; it lies where that was. */
function crossField(table: Dustup, io: DustupIo, unit: Unit, mine: Mine, track: Track): Crossing {
  const stretches = stretchesInField(mine, track.points);
  const hitOn = HIT_ON[kindOf(table, mine)] ?? 0;
  if (stretches.length === 0 || hitOn === 0) return { isCaught: false, hurtAt: null };
  const figure = table.figures[track.figure]!;
  const count = pieces(stretches);
  let isCaught = false;
  for (let piece = 1; piece <= count; piece++) {
    const face = roll(io, unit.die, becauseOf(table, unit, 'DU-MINE-002', 'minefield', figure.id));
    const isHit = face <= hitOn;
    io.tell({ type: 'mineStepped', rule: 'DU-MINE-003', figure: figure.who, face, isHit });
    isCaught ||= isHit;
    if (!isHit || resolveHits(table, io, [figure], MINE_BLAST) === 0) continue;
    const gone = travelledAfter(stretches, Math.min(piece * FIELD_MILS, lengthOf(stretches)));
    putAt(figure, placeOn(track.points, gone));
    return { isCaught, hurtAt: gone };
  }
  return { isCaught, hurtAt: null };
}

/** One field after the other, until one has hurt it. */
export function crossAll(table: Dustup, io: DustupIo, unit: Unit, fields: readonly Mine[], track: Track): Crossing {
  let isCaught = false;
  for (const mine of fields) {
    const crossing = crossField(table, io, unit, mine, track);
    isCaught ||= crossing.isCaught;
    if (crossing.hurtAt !== null) return crossing;
  }
  return { isCaught, hurtAt: null };
}

/** DU-MINE-004: against the armour of whoever set it off. */
export const MINE_BLAST = { impact: once(10), shifts: [], rule: 'DU-MINE-004' } as const;

function isStandingIn(table: Dustup, unit: Unit, mine: Mine): boolean {
  return membersOf(table, unit).some(figure => isWithinInches(figure, mine, FIELD));
}

/** DU-MINE-008: nobody props where he knows of mines. */
export function whyNotPropOnMines(table: Dustup, unit: Unit): Refusal[] {
  const isMined = table.mines.some(
    mine => !mine.removed && isField(mine) && isKnown(mine, unit.side) && isStandingIn(table, unit, mine),
  );
  return isMined ? [refuse('DU-MINE-008', 'inMinefield')] : [];
}

/** DU-MINE-008: the attempt turns up what lies face down underfoot; says whether that was a real field. */
export function findsMinesUnderfoot(table: Dustup, io: DustupIo, unit: Unit): boolean {
  let found = false;
  for (const mine of table.mines) {
    if (mine.shown || mine.removed || !(isField(mine) || mine.kind === 'dummy')) continue;
    if (!isStandingIn(table, unit, mine)) continue;
    turnUp(table, io, mine, 'DU-MINE-008');
    found ||= !mine.removed;
  }
  return found;
}
