import { stockOf } from '../../content/stock.ts';
import type { Killzone } from '../../table/table.ts';
import type { Figure } from '../../table/units.ts';
import { drugRowsOf } from '../drugs/users.ts';
import { combatDice } from '../hand-to-hand/fighters.ts';
import { furthest } from '../movement/reaching.ts';
import { killScoreOf } from '../suppression/damage.ts';
import { weaponsAtHand } from '../vehicles/mounted-weapons.ts';

/** What a figure is by its type, its gear and its drugs, for whoever looks at it. */
export interface Profile {
  readonly troop: string;
  /** What a damage roll must reach to kill it (KZ-ORG-004). */
  readonly killScore: number;
  readonly combatDice: number;
  /** The largest that its order may allow, in inches. */
  readonly move: number;
  readonly weapons: readonly WeaponProfile[];
  /** What it fights with hand to hand. */
  readonly hand: readonly string[];
  readonly drugs: readonly string[];
}

export interface WeaponProfile {
  readonly name: string;
  /** In inches. */
  readonly reach: number;
  readonly shots: number;
  readonly dice: number;
  /** What is left of it; null where it never runs out. */
  readonly left: number | null;
}

export function profileOf(table: Killzone, figure: Figure): Profile {
  const { troops, weapons, handWeapons } = stockOf(table);
  return {
    troop: troops.get(figure.troop).name,
    killScore: killScoreOf(table, figure).total,
    combatDice: combatDice(table, figure).total,
    move: furthest(table, figure),
    weapons: weaponsAtHand(table, figure).map(({ weapon, supply }) => {
      const { name, short, long, shots, dice } = weapons.get(weapon);
      return { name, reach: long ?? short ?? 0, shots, dice, left: supply < 0 ? null : supply };
    }),
    hand: figure.unarmed ? [] : figure.hand.map(id => handWeapons.get(id).name),
    drugs: drugRowsOf(table, figure).map(({ name }) => name),
  };
}
