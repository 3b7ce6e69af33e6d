import { neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import { form } from '../../table/form.ts';
import type { DuckTable, Fitting, Load, SquareSide, Vehicle } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { makeHole } from '../doors/battering.ts';
import { leadsNowhere } from '../doors/why-not-operate.ts';
import { isClearDeck, isSideOpen, squareAhead, vehicleOf, whyNotDrive } from './vehicle.ts';

export interface HeavyWork {
  readonly do: 'pickUpPod' | 'smashDoor' | 'bulldoze';
}

const RULE: RuleId = 'DK-CARGO-017';

/** DK-CARGO-017: the driver, with the vehicle facing and touching what it works on; a test, and then it is done. */
function heavyWork(
  name: HeavyWork['do'],
  whyNotHere: (table: DuckTable, vehicle: Vehicle) => Refusal[],
  work: (table: DuckTable, io: DuckIo, man: Teamer, vehicle: Vehicle) => void,
): ActKind<HeavyWork> {
  const act: HeavyWork = { do: name };
  const whyNot = (table: DuckTable, man: Teamer): Refusal[] => {
    const vehicle = vehicleOf(table, man);
    if (!vehicle) return [refuse('DK-CARGO-011', 'notAboard')];
    return [...whyNotDrive(table, man, vehicle), ...whyNotHere(table, vehicle)];
  };
  return {
    do: name,
    isForm: form<HeavyWork>({}),
    list: (table, man) => (man.seat !== null && whyNot(table, man).length === 0 ? [act] : []),
    whyNot,
    perform(table, io, man) {
      const vehicle = vehicleOf(table, man);
      if (!vehicle) throw new Error(`${man.card.name} sits in no vehicle`);
      spendAction(man);
      if (passesFumbleTest(table, io, man, { name, rule: RULE })) work(table, io, man, vehicle);
    },
  };
}

/** What the bumper touches: a load or a piece of furniture in the square ahead. */
function pieceAhead(
  table: DuckTable,
  vehicle: Vehicle,
): { readonly load: number } | { readonly fitting: Fitting } | null {
  if (!isSideOpen(table, vehicle.front, vehicle.facing)) return null;
  const ahead = squareAhead(table, vehicle);
  const load = table.loads.findIndex(({ at }) => at === ahead);
  if (load >= 0) return { load };
  const fitting = table.fittings.find(({ at }) => at === ahead);
  return fitting ? { fitting } : null;
}

const pickUpPod = heavyWork(
  'pickUpPod',
  (table, vehicle) => {
    const piece = pieceAhead(table, vehicle);
    const load = piece && 'load' in piece ? table.loads[piece.load]! : null;
    return load && !load.lost ? [] : [refuse(RULE, 'noPodAhead')];
  },
  (table, io, man, vehicle) => {
    const piece = pieceAhead(table, vehicle);
    if (!piece || !('load' in piece)) throw new Error('there is no pod ahead of the vehicle');
    table.loads[piece.load]!.at = -1;
    vehicle.pods.push(piece.load);
    shipChanged(table);
    io.tell({ type: 'podPickedUp', rule: RULE, figure: man.id, vehicle: vehicle.id, load: piece.load });
  },
);

/** The segment of a shut door that the vehicle faces. */
function segmentAhead(
  table: DuckTable,
  { front, facing }: Vehicle,
): { readonly door: number; readonly segment: number } | null {
  const { grid, doors } = planOf(table.arena);
  const isAhead = ({ square, side }: SquareSide): boolean =>
    (square === front && side === facing) ||
    (neighbour(grid, square, side) === front && neighbour(grid, front, facing) === square);
  for (const { id, segments } of doors) {
    const segment = segments.findIndex(isAhead);
    if (segment >= 0) return { door: id, segment };
  }
  return null;
}

/** DK-CARGO-017: the segment in front becomes a hole that anyone passes. */
const smashDoor = heavyWork(
  'smashDoor',
  (table, vehicle) => {
    const ahead = segmentAhead(table, vehicle);
    if (!ahead || isSideOpen(table, vehicle.front, vehicle.facing)) return [refuse(RULE, 'noDoorAhead')];
    const isHull = leadsNowhere(table, planOf(table.arena).doors[ahead.door]!);
    return isHull ? [refuse('DK-SETUP-036', 'opensOnSpace')] : [];
  },
  (table, io, man, vehicle) => {
    const ahead = segmentAhead(table, vehicle);
    if (!ahead) throw new Error('there is no door ahead of the vehicle');
    const { door, segment } = ahead;
    io.tell({ type: 'doorSmashed', rule: RULE, figure: man.id, vehicle: vehicle.id, door, segment });
    makeHole(table, io, door, segment, man.id);
  },
);

/** DK-CARGO-017: brown pieces only: LOW and HIGH furniture and cargo; FULL ones and bulkheads are black. */
const bulldoze = heavyWork(
  'bulldoze',
  (table, vehicle) => {
    const piece = pieceAhead(table, vehicle);
    if (!piece) return [refuse(RULE, 'nothingToPush')];
    if ('load' in piece && table.loads[piece.load]!.height === 'FULL') return [refuse(RULE, 'black')];
    return canBePushed(table, vehicle) ? [] : [refuse(RULE, 'noRoomToPush')];
  },
  (table, io, man, vehicle) => {
    const piece = pieceAhead(table, vehicle);
    if (!piece) throw new Error('there is nothing ahead of the vehicle');
    const pushed: Load | Fitting = 'load' in piece ? table.loads[piece.load]! : piece.fitting;
    const from = pushed.at;
    pushed.at = neighbour(planOf(table.arena).grid, from, vehicle.facing);
    shipChanged(table);
    io.tell({ type: 'bulldozed', rule: RULE, figure: man.id, vehicle: vehicle.id, from, to: pushed.at });
  },
);

function canBePushed(table: DuckTable, vehicle: Vehicle): boolean {
  const from = squareAhead(table, vehicle);
  const to = neighbour(planOf(table.arena).grid, from, vehicle.facing);
  const isAlone = figuresAt(table, from).length === 0;
  return isAlone && to >= 0 && isSideOpen(table, from, vehicle.facing) && isClearDeck(table, to);
}

export const HEAVY_WORK = [pickUpPod, smashDoor, bulldoze] as const;
