import { closed, type Faces } from '../../dice/ladder.ts';
import { roll } from '../../dice/rolls.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, seatOf } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import type { SpendWarfare, SwitchWarfare, WarfareUse } from './questions.ts';

/** DU-EW-003: attempts until the next activation. */
const COUNTERS = 3;

/** DU-EW-001: gear that a unit has; what it detaches leaves it behind. */
function hasWarfare({ warfare, parent }: Unit): boolean {
  return warfare !== 0 && parent === NONE;
}

/** DU-EW-003: whoever has a system says at the start of each activation whether it is active. */
export function switchWarfare(table: Dustup, io: DustupIo, moment: MomentOf<'activationBegan'>): void {
  const unit = table.units[moment.unit]!;
  if (!table.options.electronicWarfare || !hasWarfare(unit)) return;
  if (isIdle(unit)) {
    unit.warfareCounters = 0;
    return;
  }
  const said = io.ask<SwitchWarfare>(seatOf(table, unit.side), {
    kind: 'switchWarfare',
    rule: 'DU-EW-003',
    unit: unit.who,
    options: ['on', 'off'],
  });
  unit.warfareCounters = said === 'on' ? COUNTERS : 0;
  tellOf(table, io, unit, { type: 'warfareSwitched', rule: 'DU-EW-003', unit: unit.who, on: said === 'on' });
}

/** DU-EW-007, DU-MORALE-025: whoever panics does nothing at all, and whoever routs only runs; DU-VEH-095: and where nobody is. */
function isIdle({ panicked, confidence, hull }: Unit): boolean {
  return panicked || confidence === 'routed' || hull?.unmanned === true;
}

/** DU-EW-007: suppression does not stop electronic warfare, destruction does. Units of a side that can still try. */
export function activeWarfare(table: Dustup, side: number): Unit[] {
  if (!table.options.electronicWarfare) return [];
  const isActive = (unit: Unit): boolean => unit.warfareCounters > 0 && isInPlay(table, unit) && !isIdle(unit);
  return table.units.filter(unit => unit.side === side && isActive(unit));
}

/** DU-EW-006: a die for the attempt, raised by every counter beyond the first. */
export interface Effort {
  readonly unit: Unit;
  readonly die: Faces;
}

export function spendCounters(io: DustupIo, unit: Unit, counters: number, use: WarfareUse): Effort {
  if (unit.warfare === 0) throw new Error(`expected ${unit.who.name} to have an electronic warfare system`);
  unit.warfareCounters -= counters;
  const left = unit.warfareCounters;
  // DU-EW-004: with the last counter the system goes dead.
  io.tell({
    type: 'warfareDeclared',
    rule: left === 0 ? 'DU-EW-004' : 'DU-EW-005',
    unit: unit.who,
    use,
    counters,
    left,
  });
  return { unit, die: closed(unit.warfare, counters - 1) };
}

/** An attempt on a roll of the enemy, and those who oppose it (DU-EW-013). */
export interface Attempt extends Effort {
  readonly use: WarfareUse;
  readonly opposed: readonly Effort[];
}

/**
 * DU-EW-007, steps 2 and 3: the enemies of a unit that is about to roll declare their attempts, one for each of their
 * systems, and then its own side declares who opposes them.
 */
export function declareWarfare(
  table: Dustup,
  io: DustupIo,
  against: Unit,
  use: 'communication' | 'sensors',
): Attempt[] {
  // DU-EW-008: some cannot be jammed.
  if (use === 'communication' && table.sides[against.side]!.unjammable) return [];
  const efforts = effortsOf(table, io, enemyOf(against.side), use, against);
  return efforts.map(effort => ({ ...effort, use, opposed: oppose(table, io, effort.unit) }));
}

/** DU-EW-013: the other side may try to upset an attempt; that cannot itself be opposed. */
export function oppose(table: Dustup, io: DustupIo, unit: Unit): Effort[] {
  return effortsOf(table, io, enemyOf(unit.side), 'opposition', unit);
}

function effortsOf(table: Dustup, io: DustupIo, side: number, use: WarfareUse, against: Unit): Effort[] {
  const efforts: Effort[] = [];
  for (const unit of activeWarfare(table, side)) {
    const counters = io.ask<SpendWarfare>(seatOf(table, side), {
      kind: 'spendWarfare',
      rule: use === 'opposition' ? 'DU-EW-013' : 'DU-EW-007',
      unit: unit.who,
      use,
      against: against.who,
      options: Array.from({ length: unit.warfareCounters + 1 }, (_, n) => n),
    });
    if (counters > 0) efforts.push(spendCounters(io, unit, counters, use));
  }
  return efforts;
}

/**
 * DU-EW-007, steps 4 and 5, after the active player's own dice: says whether his action fails. One die beaten is
 * enough (DU-EW-008, DU-EW-012).
 */
export function isUpset(table: Dustup, io: DustupIo, attempts: readonly Attempt[], faces: readonly number[]): boolean {
  let upset = false;
  for (const { unit, die, use, opposed } of attempts) {
    const why = { rule: 'DU-EW-005', purpose: 'warfare', seat: seatOf(table, unit.side) } as const;
    const face = roll(io, die, why);
    const foiled = isFoiled(table, io, face, opposed);
    const succeeds = !foiled && faces.some(own => face > own);
    const rule = use === 'communication' ? 'DU-EW-008' : 'DU-EW-012';
    io.tell({ type: 'warfareRolled', rule, unit: unit.who, use, die, face, foiled, succeeds });
    upset ||= succeeds;
  }
  return upset;
}

/** All that tells some attempts from others where odds are counted. */
export function keyOfAttempts(attempts: readonly Attempt[]): string {
  return attempts.map(({ die, opposed }) => [die, ...opposed.map(other => other.die)].join('/')).join();
}

/** DU-EW-013: whether an opposing die beats the first one. */
export function isFoiled(table: Dustup, io: DustupIo, face: number, opposed: readonly Effort[]): boolean {
  const faces = opposed.map(({ unit, die }) =>
    roll(io, die, { rule: 'DU-EW-013', purpose: 'opposition', seat: seatOf(table, unit.side) }),
  );
  return faces.some(other => other > face);
}
