import { type Because, D6, part, sub, type Tally, tally } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { ARMOURS, TROOPS } from '../../content/load.ts';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { type Figure, NONE } from '../../table/units.ts';
import { drugRowsOf } from '../drugs/users.ts';
import type { Harm } from './events.ts';

/** KZ-ORG-004: what a damage roll must reach to kill, with what drugs add. */
export function killScoreOf(table: Killzone, figure: Figure): Tally {
  const { killScore, rule } = TROOPS.get(figure.troop);
  const armour = ARMOURS.get(figure.armour);
  const drugs = drugRowsOf(table, figure);
  return tally(
    killScore ?? armour.killScore,
    part(killScore === null ? armour.rule : rule, 0, killScore === null ? armour.id : figure.troop),
    ...drugs.map(drug => drug.killScore !== undefined && part(drug.rule, drug.killScore, drug.id)),
  );
}

/** KZ-SUPP-005: robots and users of Haywire or Dove ignore every suppression. */
export function isNeverSuppressed(table: Killzone, figure: Figure): boolean {
  if (TROOPS.get(figure.troop).traits.includes('neverSuppressed')) return true;
  return drugRowsOf(table, figure).some(drug => drug.neverSuppressed === true);
}

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

/** KZ-ORG-012: damage of several dice is always their sum. */
export function rollSum(io: KillzoneIo, count: number, why: Because): { dice: number[]; total: number } {
  const dice: number[] = [];
  return { total: addUp(io, count, why, dice), dice };
}

/** When odds are counted only the sum matters, so it is built up die by die from the sums of fewer. */
function addUp(io: KillzoneIo, count: number, why: Because, dice: number[]): number {
  if (count === 0) return 0;
  const before = count === 1 ? 0 : sub(io, `sum ${count - 1}`, dicing => addUp(dicing, count - 1, why, dice));
  const die = io.roll(D6, why);
  dice.push(die);
  return before + die;
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
