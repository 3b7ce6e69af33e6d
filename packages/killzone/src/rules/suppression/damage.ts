import { D6, sub } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import type { Harm } from './events.ts';
import { isNeverSuppressed, killScoreOf } from './kill-score.ts';
import { rollSum } from './sum-of-dice.ts';

export interface Blow {
  readonly dice: number;
  readonly bonus?: number;
  readonly by: Harm;
  readonly rule: RuleId;
}

/** KZ-SHOOT-006: the dice are added; the kill score or more kills, anything less suppresses. */
export function damage(table: Killzone, io: KillzoneIo, figure: Figure, blow: Blow): void {
  const killScore = killScoreOf(table, figure).total;
  const bonus = blow.bonus ?? 0;
  const why = { rule: blow.rule, purpose: 'damage', seat: seatOf(table, figure.side), figure: figure.id } as const;
  const isKilled = sub(io, `damage ${blow.dice} ${bonus} ${killScore}`, dicing => {
    const { dice, total } = rollSum(dicing, blow.dice, why);
    dicing.tell({ type: 'damageRolled', rule: blow.rule, figure: figure.who, dice, total: total + bonus, killScore });
    return total + bonus >= killScore;
  });
  if (isKilled) slay(table, io, figure, blow.by, 'KZ-SHOOT-006');
  else suppress(table, io, figure, blow.by, 'KZ-SUPP-001');
}

/** KZ-ORG-007: whoever would be killed, by any cause; a hero may be saved once a battle. */
export function slay(table: Killzone, io: KillzoneIo, figure: Figure, by: Harm, rule: RuleId): void {
  if (figure.heroicSave && isSavedHeroically(table, io, figure)) return suppress(table, io, figure, by, 'KZ-ORG-007');
  figure.state = 'killed';
  io.tell({ type: 'killed', rule, figure: figure.who, by });
  figure.vehicle = NONE;
  figure.place = NONE;
  happen(table, io, { on: 'killed', figure });
}

/** KZ-ORG-007: spent whether or not it works. */
export function isSavedHeroically(table: Killzone, io: KillzoneIo, figure: Figure): boolean {
  figure.heroicSave = false;
  const why = {
    rule: 'KZ-ORG-007',
    purpose: 'heroicSave',
    seat: seatOf(table, figure.side),
    figure: figure.id,
  } as const;
  const die = io.roll(D6, why);
  const saved = die >= table.values.heroicSaveNeeds;
  io.tell({ type: 'heroicSaveRolled', rule: 'KZ-ORG-007', figure: figure.who, die, saved });
  return saved;
}

/** KZ-SUPP-001, KZ-SUPP-005: being suppressed again has no further effect. */
export function suppress(table: Killzone, io: KillzoneIo, figure: Figure, by: Harm, rule: RuleId): void {
  if (figure.state !== 'active') return;
  if (isNeverSuppressed(table, figure)) {
    return io.tell({ type: 'unshaken', rule: 'KZ-SUPP-005', figure: figure.who });
  }
  figure.state = 'suppressed';
  io.tell({ type: 'suppressed', rule, figure: figure.who, by });
  happen(table, io, { on: 'suppressed', figure });
}
