import { AVERAGE } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { serves } from '../../content/modules.ts';
import { moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { restorePower } from '../missions/tasks.ts';

/** DK-KITTY-011, DK-KITTY-021: lights, panels and consoles fail for two average dice of turns, unless put right before. */
export function powerDown(table: DuckTable, io: DuckIo, rule: RuleId): void {
  const { power } = table;
  const why = { rule: 'DK-KITTY-011', purpose: 'powerFailure' } as const;
  const turns = io.roll(AVERAGE, why) + io.roll(AVERAGE, why);
  // A ship that lies dark for good, as a mission may want it, does not come back sooner for this.
  if (!power.down || power.turnsLeft > 0) power.turnsLeft = Math.max(power.turnsLeft, turns);
  power.down = true;
  io.tell({ type: 'powerWentDown', rule, turns: power.turnsLeft || null });
}

/** DK-HOUSE-001: one of the countdowns of Housekeeping. */
export function countDownPower(table: DuckTable, io: DuckIo): void {
  const { power } = table;
  if (!power.down || power.turnsLeft === 0) return;
  power.turnsLeft--;
  if (power.turnsLeft === 0) return restorePower(table, io, null);
  io.tell({ type: 'powerCountedDown', rule: 'DK-KITTY-011', turns: power.turnsLeft });
}

export function isAtConsole(table: DuckTable, man: Teamer): boolean {
  const fitting = man.seat !== null && man.seat >= 0 ? table.fittings[man.seat] : undefined;
  if (fitting?.kind !== 'workspace' || fitting.wrecked) return false;
  const module = moduleAt(table, fitting.at);
  return module !== null && serves(module, 'switchboard');
}
