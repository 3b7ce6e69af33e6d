import { numbered } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Weapon } from '../../table/figure.ts';
import { teamers } from '../../table/figures.ts';
import { weaponIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { suffer } from '../damage/suffer.ts';
import { flameOutcome, killsOnOf, layFlames, MOST_FLAMES } from '../grenades/flames.ts';
import { heldWeapon } from '../shooting/gun.ts';

/** What can go wrong with a weapon: its card says so. */
type Fault = 'malfunctions' | 'explodes';

/** The first weapon of a man that this can happen to, and that is not out of order already. */
const faulty = (table: DuckTable, man: Teamer, fault: Fault): Weapon | undefined =>
  man.weapons.find(({ id, broken }) => !broken && weaponIn(table, id)[fault]);

/** Those of the Team on the map who have such a weapon. */
export function carriersOf(table: DuckTable, fault: Fault): Teamer[] {
  return teamers(table).filter(man => faulty(table, man, fault) !== undefined);
}

function randomCarrier(table: DuckTable, io: DuckIo, fault: Fault, rule: RuleId): Teamer {
  const carriers = carriersOf(table, fault);
  const [only] = carriers;
  if (!only) throw new Error(`nobody carries a weapon that ${fault}`);
  if (carriers.length === 1) return only;
  return carriers[io.roll(numbered(carriers.length), { rule, purpose: 'mishap' }) - 1]!;
}

/** DK-KITTY-016: it cannot shoot until it is repaired. */
export function breakHemg(table: DuckTable, io: DuckIo): void {
  const man = randomCarrier(table, io, 'malfunctions', 'DK-KITTY-016');
  const weapon = faulty(table, man, 'malfunctions')!;
  weapon.broken = true;
  io.tell({ type: 'weaponBroke', rule: 'DK-KITTY-016', figure: man.id, weapon: weapon.id });
}

/** DK-KITTY-017: the Flamer is gone, its square burns, and its carrier with it. */
export function explodeFlamer(table: DuckTable, io: DuckIo): void {
  const man = randomCarrier(table, io, 'explodes', 'DK-KITTY-017');
  const { at, id, overhead } = man;
  const weapon = faulty(table, man, 'explodes')!;
  loseWeapon(man, weapon);
  io.tell({ type: 'flamerExploded', rule: 'DK-KITTY-017', figure: id, at });
  // DK-CEIL-001: what goes off in the ceiling leaves the deck alone.
  if (!overhead) layFlames(table, io, { at, count: MOST_FLAMES, from: at, rule: 'DK-KITTY-017' });
  const outcome = flameOutcome(io, man, MOST_FLAMES, 0, killsOnOf(weaponIn(table, weapon.id)));
  suffer(table, io, man, outcome, { by: null, means: 'flame', rule: 'DK-KITTY-017' });
}

function loseWeapon(man: Teamer, weapon: Weapon): void {
  const held = heldWeapon(man);
  man.weapons.splice(man.weapons.indexOf(weapon), 1);
  if (typeof man.hand !== 'number') return;
  const index = held ? man.weapons.indexOf(held) : -1;
  man.hand = index < 0 ? 'empty' : index;
}

/** DK-KITTY-018: a bad batch; grenades ask the list of mishaps before they go off. */
export function spoilGrenades(table: DuckTable, io: DuckIo): void {
  note(table, 'dudGrenades');
  io.tell({ type: 'grenadesFoundBad', rule: 'DK-KITTY-018' });
}

/** DK-KITTY-019: every Flamer of the Team, for the rest of the mission. */
export function leakGas(table: DuckTable, io: DuckIo): void {
  note(table, 'gasLeak');
  io.tell({ type: 'flamersLeak', rule: 'DK-KITTY-019' });
}

function note({ kitty }: DuckTable, mishap: string): void {
  if (!kitty.mishaps.includes(mishap)) kitty.mishaps.push(mishap);
}
