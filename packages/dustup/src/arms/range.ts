import { type Json, odds } from '@sightline/kernel';
import { TROOPS } from '../content/arsenal.ts';
import type { ServedRow, UnitRow } from '../content/schema.ts';
import { carryOut } from '../rules/turn/actions.ts';
import { ready } from '../rules/turn/activation.ts';
import { dustup } from '../system.ts';
import type { Act } from '../table/acts.ts';
import { begin } from '../table/begin.ts';
import { copy } from '../table/copy.ts';
import { type Dustup, NONE } from '../table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../table/units.ts';

/** What fires: a crew with a weapon, a squad with a rocket or with all its rifles, or a vehicle with one of its mounts. */
export type Firer =
  | { readonly by: 'crew'; readonly weapon: string; readonly on: ServedRow['on'] }
  | { readonly by: 'rocket'; readonly weapon: string }
  | { readonly by: 'rifles' }
  | { readonly by: 'vehicle'; readonly vehicle: string; readonly weapon: string };

/** What it is fired at: a face of a vehicle, or eight men in the open or at the edge of a wood. */
export type Mark =
  | { readonly at: 'vehicle'; readonly vehicle: string; readonly face: 'front' | 'side' }
  | { readonly at: 'men'; readonly where: 'open' | 'wood' };

/** One shot with its odds, as shares of one. */
export interface Shares {
  readonly suppressed: number;
  readonly damaged: number;
  readonly destroyed: number;
  /** How many become casualties in the mean. */
  readonly casualties: number;
}

const WIDTH = 96;
const MIDDLE = 24;

/** A firing range: red in the west and its mark so many inches east of it, on open ground but for a wood in the east. */
function lay(red: readonly UnitRow[], redVehicles: readonly string[], mark: Mark, inches: number): Dustup {
  const force = (id: string, units: readonly UnitRow[], vehicles: readonly string[]) => ({
    id,
    title: id,
    rule: 'house',
    units,
    vehicles: vehicles.map((vehicle, i) => ({ code: `V${i}`, vehicle })),
  });
  const wood = [
    [10 + inches - 4, 4],
    [10 + inches + 8, 4],
    [10 + inches + 8, 44],
    [10 + inches - 4, 44],
  ];
  const areas = mark.at === 'men' && mark.where === 'wood' ? [{ type: 'lightWoods', points: wood }] : [];
  const details = {
    map: { id: 'range', title: 'Range', rule: 'DU-FORCE-002', width: WIDTH, depth: 48, areas, lines: [] },
    forces: [
      force('red', red, redVehicles),
      force('blue', mark.at === 'men' ? [men()] : [], mark.at === 'vehicle' ? [mark.vehicle] : []),
    ],
    wind: 3,
  } as unknown as Json;
  const switches = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]!]));
  const table = begin({ scenario: 'ownBattle', switches, details });
  table.turn = 1;
  table.phase = 'activation';
  for (const unit of table.units) {
    unit.where = 'table';
    place(table, unit, unit.side === 0 ? 10 : 10 + inches);
  }
  return table;
}

/** In a row from north to south; who fires looks east, and his mark west. */
function place(table: Dustup, unit: Unit, x: number): void {
  if (unit.hull !== null)
    Object.assign(unit.hull, { x: x * 1000, y: MIDDLE * 1000, facing: unit.side === 0 ? 90 : 270 });
  for (const [i, id] of unit.figures.entries()) {
    const row = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    Object.assign(table.figures[id]!, { x: x * 1000, y: (MIDDLE + row) * 1000 });
  }
  const piece = table.pieces[unit.piece];
  if (piece) Object.assign(piece, { x: x * 1000, y: MIDDLE * 1000, isSetUp: true });
}

/** A squad of the catalogue, with what it fires besides its own arms. */
function troop(id: string, more: Partial<UnitRow>): UnitRow {
  const { id: _id, rule: _rule, explosives: _explosives, rockets: _rockets, ...row } = TROOPS.get(id);
  return { ...row, code: 'A', ...more };
}

/** Eight men with D6 armour. */
const men = (): UnitRow => troop('rifleSquad', {});

function rowsOf(firer: Firer): readonly UnitRow[] {
  switch (firer.by) {
    case 'crew':
      return [troop('machineGunTeam', { served: { weapon: firer.weapon, on: firer.on, fireControl: 'average' } })];
    case 'rocket':
      return [troop('machineGunTeam', { served: undefined, rockets: [{ what: firer.weapon, count: 1 }] } as never)];
    case 'rifles':
      return [men()];
    case 'vehicle':
      return [];
    default:
      return firer satisfies never;
  }
}

function actOf(table: Dustup, firer: Firer, unit: Unit, target: Unit): Act {
  const at = { do: 'shoot', target: target.id } as const;
  switch (firer.by) {
    case 'crew':
      return { ...at, shots: [[NONE, 0]] };
    case 'vehicle':
      return { ...at, shots: [[NONE, mountOf(unit, firer.weapon)]] };
    case 'rifles':
      return { ...at, shots: unit.figures.map(id => [id, 0] as const) };
    case 'rocket': {
      const bearer = unit.figures.find(id => table.figures[id]!.weapons.includes(firer.weapon))!;
      return { ...at, shots: [[bearer, table.figures[bearer]!.weapons.indexOf(firer.weapon)]] };
    }
    default:
      return firer satisfies never;
  }
}

function mountOf({ hull }: Unit, weapon: string): number {
  return hull?.model.mounts.findIndex(mount => mount.weapon === weapon) ?? -1;
}

/** One action of a firer against a mark, counted by the rules themselves. */
export function shotOf(firer: Firer, mark: Mark, inches: number): Shares {
  const table = lay(rowsOf(firer), firer.by === 'vehicle' ? [firer.vehicle] : [], mark, inches);
  // DU-VEH-125: what stands in a turret of its own is fired by that.
  const hasIt = (unit: Unit) => firer.by !== 'vehicle' || mountOf(unit, firer.weapon) >= 0;
  const unit = table.units.find(candidate => candidate.side === 0 && hasIt(candidate))!;
  const target = table.units.find(({ side }) => side === 1)!;
  if (mark.at === 'vehicle' && mark.face === 'side') (target as Vehicle).hull.facing = 0;
  ready(table, unit, 'turn');
  const act = actOf(table, firer, unit, target);
  return sharesOf(table, target.id, later => io => carryOut(later, io, later.units[unit.id]!, act));
}

type Fire = (later: Dustup) => (io: Parameters<typeof carryOut>[1]) => void;

function sharesOf(table: Dustup, target: number, fire: Fire): Shares {
  const seen = (_: Dustup, after: Dustup): Json => {
    const unit = after.units[target]!;
    const down = unit.figures.filter(id => after.figures[id]!.state !== 'able').length;
    const destroyed = isVehicle(unit) && unit.hull.destroyed;
    return [unit.suppression > 0, isVehicle(unit) && unit.hull.damage > 0 && !destroyed, destroyed, down];
  };
  const { outcomes } = odds((later, io) => fire(later)(io), table, copy, seen);
  const share = (i: number): number =>
    outcomes.reduce((sum, { outcome, chance }) => sum + chance * Number((outcome as readonly Json[])[i]), 0);
  return { suppressed: share(0), damaged: share(1), destroyed: share(2), casualties: share(3) };
}
