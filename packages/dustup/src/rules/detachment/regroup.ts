import { type Refusal, refuse } from '@sightline/kernel';
import { QUALITIES } from '../../content/schema.ts';
import { areWithin } from '../../ground/measure.ts';
import { handOverAssets } from '../../table/missions.ts';
import { type Dustup, type DustupIo, NONE, seatOf } from '../../table/table.ts';
import { ableCount, isBelow, membersOf, stands, type Unit } from '../../table/units.ts';
import type { NewLeader } from '../morale/questions.ts';
import { absorb, MOST_FIGURES, worse } from './joining.ts';

/** DU-REGROUP-003: how near the leaders have to be, in inches. */
const NEAR = 6;

export function whyNotRegroup(table: Dustup, unit: Unit, id: number): Refusal[] {
  const other = table.units[id];
  const isPair = other !== undefined && other.side === unit.side && other !== unit && stands(table, other);
  if (!isPair || other.type !== unit.type || other.mounted !== unit.mounted) {
    return [refuse('DU-REGROUP-001', 'nobodyToJoin')];
  }
  if (unit.parent !== NONE || other.parent !== NONE) return [refuse('DU-REGROUP-001', 'isDetachment')];
  const whole = [unit, other].find(one => !isDepleted(table, one));
  if (whole !== undefined) return [refuse('DU-REGROUP-001', 'notDepleted', { unit: whole.who })];
  if (membersOf(table, unit).length + membersOf(table, other).length > MOST_FIGURES) {
    return [refuse('DU-REGROUP-001', 'tooManyTogether', MOST_FIGURES)];
  }
  return [...whyNotNow(table, unit, other), ...whyNotReady(table, unit, other)].slice(0, 1);
}

/** DU-REGROUP-001: fewer able men than it began with. Whoever was fielded alone joins nobody (DU-FORCE-012). */
function isDepleted(table: Dustup, unit: Unit): boolean {
  return unit.strength > 1 && ableCount(table, unit) < unit.strength;
}

/** DU-REGROUP-002: it takes both activations, unless a commander has just set a unit that had its own in motion again. */
function whyNotNow(table: Dustup, unit: Unit, other: Unit): Refusal[] {
  const isFresh = unit.acted === 0 || (unit.acted === 1 && unit.moved && unit.assaulted.length === 0);
  if (!isFresh) return [refuse('DU-REGROUP-002', 'actedAlready', { unit: unit.who })];
  const isOrdered = table.acting.some(commander => table.units[commander]!.ordered.includes(other.id));
  return other.activated && !isOrdered ? [refuse('DU-REGROUP-002', 'actedAlready', { unit: other.who })] : [];
}

/** DU-REGROUP-003. */
function whyNotReady(table: Dustup, unit: Unit, other: Unit): Refusal[] {
  const isFit = ({ suppression, panicked, confidence }: Unit) =>
    suppression === 0 && !panicked && confidence !== 'routed';
  if (!isFit(unit) || !isFit(other)) return [refuse('DU-REGROUP-003', 'cannotJoin')];
  // The next activation of those who have lost their leader is taken (DU-MORALE-033).
  const leaderless = [unit, other].find(one => one.leaderless);
  if (leaderless !== undefined) return [refuse('DU-REGROUP-003', 'leaderless', { unit: leaderless.who })];
  return areWithin(table, unit, other, NEAR) ? [] : [refuse('DU-REGROUP-003', 'tooFarToJoin', NEAR)];
}

/** DU-REGROUP-004: what the two are together; it ends the activation. */
export function regroup(table: Dustup, io: DustupIo, unit: Unit, id: number): void {
  const partner = table.units[id]!;
  const [kept, gone] = takesIn(table, unit, partner) ? [unit, partner] : [partner, unit];
  const better = betterLeader(table, io, unit, partner);
  const quality = qualityOf(table, kept, gone);
  absorb(table, io, kept, gone);
  kept.quality = quality.quality;
  kept.die = quality.die;
  kept.leader = better.leader;
  kept.lv = Math.min(kept.lv, gone.lv);
  kept.commandLv = kept.commands ? Math.min(kept.commandLv, kept.lv) : kept.lv;
  kept.startConfidence = worse(kept.startConfidence, gone.startConfidence);
  kept.activated = true;
  kept.actions = 0;
  takeOverTree(table, kept, gone);
  io.tell({ type: 'regrouped', rule: 'DU-REGROUP-001', unit: kept.who, other: gone.who });
}

/** A headquarters takes the other unit in, the higher of two does; otherwise the unit that acts. */
function takesIn(table: Dustup, unit: Unit, partner: Unit): boolean {
  return !partner.commands || (unit.commands && !isBelow(table, unit, partner));
}

/** The quality of the larger unit; the lower one if they are equally large. */
function qualityOf(table: Dustup, a: Unit, b: Unit): Pick<Unit, 'quality' | 'die'> {
  const [sizeA, sizeB] = [ableCount(table, a), ableCount(table, b)];
  if (sizeA !== sizeB) {
    const { quality, die } = sizeA > sizeB ? a : b;
    return { quality, die };
  }
  const { quality, die } = QUALITIES.indexOf(a.quality) <= QUALITIES.indexOf(b.quality) ? a : b;
  return { quality, die };
}

/** The leader with the better value; between equals the owner chooses. */
function betterLeader(table: Dustup, io: DustupIo, unit: Unit, partner: Unit): Unit {
  if (unit.lv !== partner.lv) return unit.lv < partner.lv ? unit : partner;
  const leader = io.ask<NewLeader>(seatOf(table, unit.side), {
    kind: 'newLeader',
    rule: 'DU-REGROUP-004',
    unit: unit.who,
    names: table.names,
    options: [unit.leader, partner.leader],
  });
  return leader === unit.leader ? unit : partner;
}

function takeOverTree(table: Dustup, kept: Unit, gone: Unit): void {
  for (const other of table.units) {
    if (other.superior === gone.id && other !== kept) other.superior = kept.id;
    if (other.parent === gone.id) other.parent = kept.id;
  }
  handOverAssets(table, gone.id, kept.id);
}

const FEW = 2;

/** For units that have lost men: the nearest partners in the roster. */
export function regroupingsOf(table: Dustup, unit: Unit): number[] {
  if (unit.acted > 1 || !isDepleted(table, unit)) return [];
  const partners = table.units.filter(other => other.side === unit.side && other.type === unit.type);
  return partners
    .filter(({ id }) => whyNotRegroup(table, unit, id).length === 0)
    .map(({ id }) => id)
    .slice(0, FEW);
}
