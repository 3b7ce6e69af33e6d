import { type Refusal, refuse } from '@sightline/kernel';
import type { FieldUse } from '../../acts/reorganise.ts';
import { isWithinInches } from '../../ground/measure.ts';
import { walkOf } from '../../ground/walk.ts';
import {
  type Dustup,
  type DustupIo,
  type Figure,
  isWounded,
  leaderOf,
  NONE,
  type Place,
  type Unit,
} from '../../table.ts';
import { hasKeys, isInt, type UseKind, type UsesOf } from '../action.ts';
import { tellOf } from '../telling.ts';
import { columnSpots, formColumn } from './formation.ts';
import { dismount, mount, whyNotDismount, whyNotMount } from './mounts.ts';

/** DU-REORG-002, DU-MOVE-019: near enough to do something at a place. */
const AT_HAND = 2;

const bare = (value: Readonly<Record<string, unknown>>): boolean => hasKeys(value, ['for']);

/** A use that is worth proposing whenever it is allowed. */
function simple<F extends FieldUse['for']>(
  name: F,
  whyNot: (table: Dustup, unit: Unit) => Refusal[],
  perform: (table: Dustup, io: DustupIo, unit: Unit) => void,
): UseKind<Extract<FieldUse, { for: F }>> {
  type U = Extract<FieldUse, { for: F }>;
  const use = { for: name } as unknown as U;
  return { isForm: bare, whyNot, candidates: (t, u) => (whyNot(t, u).length === 0 ? [use] : []), perform };
}

export const fieldUses: UsesOf<FieldUse> = {
  rearrange: {
    isForm: bare,
    whyNot: () => [],
    candidates: () => [],
    perform: (table, io, unit) => tellOf(table, io, unit, { type: 'rearranged', rule: 'DU-REORG-001', unit: unit.who }),
  },
  formColumn: {
    ...simple('formColumn', whyNotFormColumn, (table, io, unit) => {
      formColumn(table, unit, walkOf(table, unit), marchOf(table, unit));
      unit.column = true;
      io.tell({ type: 'formedColumn', rule: 'DU-MOVE-023', unit: unit.who });
    }),
    // A column is for those whose scenario is a march; others know themselves when to form one.
    candidates: (table, unit) =>
      table.sides[unit.side]!.column && whyNotFormColumn(table, unit).length === 0 ? [{ for: 'formColumn' }] : [],
  },
  leaveColumn: simple(
    'leaveColumn',
    (_, unit) => (unit.column ? [] : [refuse('DU-MOVE-023', 'notInColumn')]),
    (_, io, unit) => {
      unit.column = false;
      io.tell({ type: 'leftColumn', rule: 'DU-MOVE-023', unit: unit.who });
    },
  ),
  mount: simple('mount', whyNotMount, mount),
  dismount: simple('dismount', whyNotDismount, dismount),
  takeUpWounded: simple(
    'takeUpWounded',
    (table, unit) => (lying(table, unit, true).length > 0 ? [] : [refuse('DU-MOVE-019', 'nobodyLies')]),
    takeUp,
  ),
  takePrisoners: simple(
    'takePrisoners',
    (table, unit) => (lying(table, unit, false).length > 0 ? [] : [refuse('DU-MOVE-019', 'nobodyLies')]),
    takePrisoners,
  ),
  pickUp: {
    isForm: value => hasKeys(value, ['for', 'objective']) && isInt(value['objective']),
    whyNot: whyNotPickUp,
    candidates: (table, unit) =>
      table.objectives
        .map(({ id }) => ({ for: 'pickUp' as const, objective: id }))
        .filter(use => whyNotPickUp(table, unit, use).length === 0),
    perform(table, io, unit, { objective }) {
      const object = table.objectives[objective]!;
      object.carrier = unit.id;
      unit.carries = objective;
      io.tell({ type: 'pickedUp', rule: 'DU-REORG-002', unit: unit.who, objective: object.name });
    },
  },
  blowBridge: simple('blowBridge', whyNotBlowBridge, workAtBridge),
};

function whyNotFormColumn(table: Dustup, unit: Unit): Refusal[] {
  if (unit.column) return [refuse('DU-MOVE-023', 'inColumnAlready')];
  if (unit.propped) return [refuse('DU-PROP-005', 'propped')];
  const isRoom = columnSpots(table, unit, walkOf(table, unit), leaderOf(table, unit), marchOf(table, unit)) !== null;
  return isRoom ? [] : [refuse('DU-MOVE-021', 'noRoom')];
}

/** The direction in which a column stands before it has marched: away from the own edge. */
export function marchOf(table: Dustup, unit: Unit): Place {
  const ahead = { north: [0, -1], south: [0, 1], east: [-1, 0], west: [1, 0] } as const;
  const [x, y] = ahead[table.sides[unit.side]!.homeEdge ?? 'south'];
  return { x, y };
}

/** Wounded who were left behind, within reach of a unit's leader. */
function lying(table: Dustup, unit: Unit, isFriend: boolean): Figure[] {
  const leader = leaderOf(table, unit);
  return table.figures.filter(
    figure =>
      figure.left &&
      isWounded(figure) &&
      (figure.side === unit.side) === isFriend &&
      isWithinInches(figure, leader, AT_HAND),
  );
}

/** DU-MOVE-019: from now on they are wounded members of the unit. */
function takeUp(table: Dustup, io: DustupIo, unit: Unit): void {
  const found = lying(table, unit, true);
  for (const figure of found) {
    const old = table.units[figure.unit]!;
    old.figures = old.figures.filter(id => id !== figure.id);
    unit.figures.push(figure.id);
    figure.unit = unit.id;
    figure.left = false;
  }
  io.tell({ type: 'tookUpWounded', rule: 'DU-MOVE-019', unit: unit.who, figures: found.map(({ who }) => who) });
}

function takePrisoners(table: Dustup, io: DustupIo, unit: Unit): void {
  const found = lying(table, unit, false);
  for (const figure of found) figure.gone = true;
  io.tell({ type: 'tookPrisoners', rule: 'DU-MOVE-019', unit: unit.who, figures: found.map(({ who }) => who) });
}

/** DU-REORG-002, DU-GAP-023: the leader within two inches of the object. */
function whyNotPickUp(table: Dustup, unit: Unit, { objective }: Extract<FieldUse, { for: 'pickUp' }>): Refusal[] {
  const object = table.objectives[objective];
  if (object === undefined || !object.carry || object.carrier !== NONE)
    return [refuse('DU-REORG-002', 'nothingToPickUp')];
  if (unit.carries !== NONE) return [refuse('DU-REORG-002', 'carriesAlready')];
  return isWithinInches(leaderOf(table, unit), object, AT_HAND) ? [] : [refuse('DU-REORG-002', 'outOfReach', AT_HAND)];
}

/** DU-GAP-025: one action in each of two turns. */
function whyNotBlowBridge(table: Dustup, unit: Unit): Refusal[] {
  const { bridge } = table;
  if (bridge === null || bridge.side !== unit.side || table.altered.some(({ area }) => area === bridge.area)) {
    return [refuse('DU-GAP-025', 'noBridge')];
  }
  if (table.charges.includes(table.turn)) return [refuse('DU-GAP-025', 'workedThisTurn')];
  return isWithinInches(leaderOf(table, unit), bridge, AT_HAND) ? [] : [refuse('DU-GAP-025', 'outOfReach', AT_HAND)];
}

function workAtBridge(table: Dustup, io: DustupIo, unit: Unit): void {
  const bridge = table.bridge!;
  table.charges.push(table.turn);
  io.tell({ type: 'workedAtBridge', rule: 'DU-GAP-025', unit: unit.who });
  if (table.charges.length < bridge.actions) return;
  table.altered = [...table.altered, { area: bridge.area, type: bridge.becomes }];
  io.tell({ type: 'bridgeBlown', rule: 'DU-GAP-025', unit: unit.who });
}
