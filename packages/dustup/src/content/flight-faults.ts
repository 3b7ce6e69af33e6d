import { BOMBS } from './bombs.ts';
import type { Fault, Mountable, VehicleRow } from './vehicle-schema.ts';

/** DU-AIR-030: where the weapons of an aircraft may be. */
const KINDS = ['turret', 'fixed', 'guided'];

/** What only an aircraft has, and what it has to have: why such a row does not fit together, with the place in it. */
export function flightFaults(row: VehicleRow, weaponNamed: (id: string) => Mountable | undefined): Fault[] {
  const isAircraft = row.mover === 'vtol' || row.mover === 'fixedWing';
  return isAircraft ? aircraftFaults(row, weaponNamed) : groundFaults(row);
}

function groundFaults({ mover, moves, mounts, bombs, traits }: VehicleRow): Fault[] {
  const faults: Fault[] = [];
  const wrong = (at: Fault['at'], message: string) => faults.push({ at, message });
  if (moves === undefined) wrong(['moves'], 'what moves on the ground has a movement die (DU-VEH-026)');
  if (bombs !== undefined) wrong(['bombs'], 'only aircraft drop bombs (DU-AIR-038)');
  if (traits.includes('mayFly') && mover !== 'grav') {
    wrong(['traits'], 'of vehicles on the ground only grav vehicles fly (DU-AIR-027)');
  }
  if (traits.includes('landsAgain') && !traits.includes('mayFly')) {
    wrong(['traits'], 'what never flies does not land again (DU-GAP2-029)');
  }
  for (const [i, { on, toward, under }] of mounts.entries()) {
    if (on === 'fixed' || on === 'guided') wrong(['mounts', i, 'on'], 'only aircraft have such weapons (DU-AIR-030)');
    if (toward !== undefined) wrong(['mounts', i, 'toward'], 'only aircraft have such weapons (DU-AIR-031)');
    if (under !== undefined) wrong(['mounts', i, 'under'], 'only aircraft have such weapons (DU-AIR-033)');
  }
  return faults;
}

function aircraftFaults(row: VehicleRow, weaponNamed: (id: string) => Mountable | undefined): Fault[] {
  const faults: Fault[] = [];
  const wrong = (at: Fault['at'], message: string) => faults.push({ at, message });
  if (row.kind !== 'vehicle') wrong(['kind'], 'an aircraft is a vehicle (DU-AIR-013)');
  if (row.moves !== undefined) wrong(['moves'], 'an aircraft rolls no movement die (DU-AIR-014)');
  if (row.traits.includes('mayFly')) wrong(['traits'], 'an aircraft flies without saying so (DU-AIR-027)');
  if (row.mover === 'fixedWing' && row.capacity > 0) {
    wrong(['capacity'], 'what cannot land carries nobody (DU-AIR-013)');
  }
  for (const [i, { on, weapon }] of row.mounts.entries()) {
    if (!KINDS.includes(on)) wrong(['mounts', i, 'on'], 'it is turreted, fixed or guided (DU-AIR-030)');
    const kind = weaponNamed(weapon)?.kind;
    const isMissile = kind === 'guided' || kind === 'antiAir';
    if (kind !== undefined && isMissile !== (on === 'guided')) {
      wrong(['mounts', i, 'on'], 'missiles are guided, and nothing else is (DU-AIR-043)');
    }
  }
  for (const [i, { bomb }] of (row.bombs ?? []).entries()) {
    if (!BOMBS.has(bomb)) wrong(['bombs', i, 'bomb'], `there is no bomb "${bomb}" (DU-GAP2-017)`);
  }
  return faults;
}
