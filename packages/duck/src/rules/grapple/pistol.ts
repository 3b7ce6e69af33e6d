import type { DuckIo } from '../../table/events.ts';
import type { Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { gunOf } from '../shooting/gun.ts';
import { fire } from '../shooting/shoot.ts';
import { makeNoise } from '../threats/noise.ts';
import type { PistolQuestion } from './questions.ts';

/**
 * DK-WEAP-007: in any round, whoever's phase it is, a loaded Pistol in hand may be fired in place of his dice; but not
 * while he has his back to the enemy (DK-GRAP-042). True if he has fired it.
 */
export function firesPistol(
  table: DuckTable,
  io: DuckIo,
  person: Teamer | Survivor,
  threat: Threat,
  grapple: Grapple,
): boolean {
  if (grapple.rear || !hasPistol(table, person)) return false;
  const about = { figure: person.id, threat: threat.id };
  const options = [{ fires: true }, { fires: false }];
  const question: PistolQuestion = { kind: 'pistolOrDice', rule: 'DK-WEAP-007', ...about, options };
  if (!ask(io, seatOf(person), question).fires) return false;
  fire(table, io, person, threat, { range: 0, squirts: 0, dived: false });
  makeNoise(table, io, person.at, person.id);
  return true;
}

function hasPistol(table: DuckTable, person: Teamer | Survivor): boolean {
  const gun = gunOf(table, person);
  return gun?.card.effect.kind === 'bullet' && gun.card.effect.half && gun.loaded > 0 && !gun.broken;
}
