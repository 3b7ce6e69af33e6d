import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { WeaponCard } from '../../content/arms.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Protection } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { KILL, knockedBack, NOTHING, type Outcome, thrownAgainst } from '../damage/protection.ts';
import type { EffectThrow } from './events.ts';
import type { Gun } from './gun.ts';
import { scoreOf } from './score.ts';

/** How a gun is fired at one figure. */
export interface Aim {
  readonly range: number;
  /** Of a Hot Air Gun, or a Flamer in one's own square. */
  readonly squirts: number;
  /** He dived from this very shot (DK-DUCK-005). */
  readonly dived: boolean;
}

interface Thrown {
  readonly outcome: Outcome;
  /** The dice of the first throw, by which ammunition is counted (DK-DMG-004). */
  readonly dice: readonly number[];
  /** Every throw made, two where the target's protection asks for it. */
  readonly throws: readonly EffectThrow[];
}

type Effect = WeaponCard['effect'];

/** The row of the ledger that holds the numbers of a weapon at a range. */
function rowOf(effect: Effect, range: number): RuleId {
  switch (effect.kind) {
    case 'bullet':
      if (effect.half) return range === 0 ? 'DK-WEAP-007' : 'DK-WEAP-006';
      return range <= effect.killRange ? 'DK-WEAP-008' : 'DK-WEAP-010';
    case 'burst':
      return 'DK-WEAP-013';
    case 'flame':
      return effect.dryOnly ? 'DK-WEAP-047' : 'DK-WEAP-023';
    case 'wave':
      return 'DK-WEAP-030';
    case 'flechette':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      throw new Error(`a ${effect.kind} is not fired at a single figure`);
    default:
      return effect satisfies never;
  }
}

/** DK-SHOOT-001: a legal shot never misses; its dice are thrown straight away. */
export function throwEffect(table: DuckTable, io: DuckIo, shooter: Figure, gun: Gun, target: Figure, aim: Aim): Thrown {
  const throws: EffectThrow[] = [];
  const rule = rowOf(gun.card.effect, aim.range);
  const outcome = thrownAgainst(protectionAgainst(gun.card, target), () => {
    const dice = countingDice(gun.card, rollDice(io, shooter, rule, diceOf(gun.card.effect, target, aim)));
    const { parts, total: score } = scoreOf(table, shooter, gun, dice, aim.dived);
    throws.push({ dice, parts, score });
    return outcomeOf(gun.card.effect, score, target, aim);
  });
  return { outcome, dice: throws[0]!.dice, throws };
}

export function rollDice(io: DuckIo, shooter: Figure, rule: RuleId, number: number): number[] {
  const why = { rule, purpose: 'shot', seat: seatOf(shooter), figure: shooter.id };
  return Array.from({ length: number }, () => io.roll(D6, why));
}

/** DK-STAR-024: of a double-dice blaster the better die counts, and the other is as if not thrown. */
function countingDice({ effect }: WeaponCard, dice: number[]): number[] {
  return effect.kind === 'bullet' && effect.bestOf > 1 ? [Math.max(...dice)] : dice;
}

/** DK-WEAP-033: armour is no help against a pressure wave. */
function protectionAgainst({ effect }: WeaponCard, { protection }: Figure): Protection {
  return effect.kind === 'wave' && protection === 'ARMOURED' ? 'PROTECTED' : protection;
}

function diceOf(effect: Effect, target: Figure, { squirts }: Aim): number {
  if (effect.kind === 'burst') return effect.dice;
  if (effect.kind === 'bullet') return effect.bestOf;
  // DK-WEAP-023, DK-WEAP-047: three squirts need a throw for the push-back only.
  if (effect.kind !== 'flame' || squirts < effect.squirts) return 1;
  return effect.dryOnly && !isDry(target) ? 1 : 0;
}

function outcomeOf(effect: Effect, score: number, target: Figure, { range, squirts }: Aim): Outcome {
  switch (effect.kind) {
    case 'bullet':
      return bulletOutcome(effect, score, range);
    case 'burst':
      return burstOutcome(score, effect.kill);
    case 'wave':
      // DK-WEAP-030, DK-WEAP-031; in the shooter's own square as in the next (DK-CDUCK-005).
      return score > Math.max(1, range) ? KILL : knockedBack(effect.reach - Math.max(1, range));
    case 'flame':
      // DK-WEAP-023; of hot air a success kills the dry and drives the wet back (DK-WEAP-047).
      if (score < effect.kill[squirts - 1]!) return NOTHING;
      return !effect.dryOnly || isDry(target) ? KILL : knockedBack(score);
    case 'flechette':
    case 'grenade':
    case 'incendiary':
    case 'blade':
    case 'mine':
    case 'fireBomb':
      throw new Error(`a ${effect.kind} is not fired at a single figure`);
    default:
      return effect satisfies never;
  }
}

/**
 * DK-WEAP-006, DK-WEAP-008, DK-WEAP-009, DK-WEAP-010: a Pistol kills in grappling only, a HAR up to 2 squares and also
 * at range 0.
 */
function bulletOutcome(effect: Extract<Effect, { kind: 'bullet' }>, score: number, range: number): Outcome {
  if (effect.half) {
    if (range === 0 && score >= effect.grappleKill) return KILL;
    return knockedBack(Math.floor(score / 2));
  }
  return range <= effect.killRange && score >= effect.killAt ? KILL : knockedBack(score);
}

/** DK-WEAP-013, DK-WEAP-014, DK-WEAP-015. */
export function burstOutcome(score: number, kill: number): Outcome {
  return score >= kill ? KILL : knockedBack(score);
}

/** DK-WEAP-047. */
function isDry(figure: Figure): boolean {
  return figure.kind === 'machine' || (figure.kind === 'threat' && figure.card.dry);
}
