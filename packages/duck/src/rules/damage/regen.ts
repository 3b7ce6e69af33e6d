import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, isOnMap } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { award } from '../stars/gold-stars.ts';
import { isTooHeavyForTreated } from './burden.ts';
import { layDown } from './carrying.ts';
import { hasFor } from './equipment.ts';
import { isWithinReach } from './within-reach.ts';

/** DK-DMG-009: a man with the kit, on himself or on one in the same or an adjacent square. */
export function whyNotTreat(table: DuckTable, medic: Teamer, patient: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(medic) || medic.ducked || medic.grapple) refusals.push(refuse('DK-DMG-009', 'unableToAct'));
  if (!hasFor(table, medic, 'treat')) refusals.push(refuse('DK-DMG-009', 'noKit'));
  if (!isOnMap(patient) || patient.wounds === 0) refusals.push(refuse('DK-DMG-009', 'notWounded'));
  else if (!isWithinReach(table, medic, patient)) refusals.push(refuse('DK-DMG-009', 'notAdjacent'));
  return refusals;
}

/** DK-DMG-009, DK-DMG-012: an incapacitated man is only brought back to WOUNDED; a wounded one works normally again. */
export function treat(table: DuckTable, io: DuckIo, medic: Teamer, patient: Teamer): boolean {
  if (!passesFumbleTest(table, io, medic, { name: 'treat', rule: 'DK-DMG-009', ability: 'medic' })) return false;
  // DK-GRAP-050: the cure works on poison too.
  patient.stings = 0;
  if (patient.condition === 'incapacitated') {
    // DK-GRAP-025: in the claws of a Threat he stays helpless, and nobody may wake him.
    patient.condition = rosterOf(table).threats.some(({ captive }) => captive === patient.id) ? 'stunned' : 'fit';
    patient.wounds = 1;
    for (const bearer of table.figures)
      if (bearer.kind === 'teamer' && bearer.carries === patient.id) bearer.carries = null;
    io.tell({ type: 'treated', rule: 'DK-DMG-012', figure: patient.id, by: medic.id, condition: 'wounded' });
    award(table, io, medic, 'broughtBack', 'DK-STAR-002');
    return true;
  }
  patient.wounds = 0;
  patient.treated = true;
  layDownHeavyThings(table, patient);
  if (patient.carries !== null) layDown(table, io, patient);
  io.tell({ type: 'treated', rule: 'DK-DMG-009', figure: patient.id, by: medic.id, condition: 'treated' });
  return true;
}

function layDownHeavyThings(table: DuckTable, man: Teamer): void {
  const { at } = man;
  const held = typeof man.hand === 'number' ? man.weapons[man.hand] : undefined;
  for (const weapon of man.weapons.filter(({ id }) => isTooHeavyForTreated(table, id, true)))
    table.things.push({ item: weapon.id, at, weapon, count: 1 });
  for (const [item, count] of Object.entries(man.gear))
    if (isTooHeavyForTreated(table, item, false)) {
      table.things.push({ item, at, weapon: null, count });
      delete man.gear[item];
    }
  man.weapons = man.weapons.filter(({ id }) => !isTooHeavyForTreated(table, id, true));
  if (held) {
    const kept = man.weapons.indexOf(held);
    man.hand = kept < 0 ? 'empty' : kept;
  }
}
