import type { RuleId } from '@sightline/ledger';
import { isGapWithin } from '../../ground/gaps.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { APART } from '../../ground/walk.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, NONE, seatOf } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { judgeNow } from '../victory/victory.ts';
import { carryOut } from './actions.ts';
import type { How } from './events.ts';
import { forcedOn } from './forced.ts';
import type { DoAct } from './questions.ts';

/** DU-TURN-004: a unit is activated and carries out its two actions, each resolved before the next is declared. */
export function activate(table: Dustup, io: DustupIo, unit: Unit, how: How): void {
  beginActivation(table, io, unit, how);
  endActivation(table, io, unit);
}

export function beginActivation(table: Dustup, io: DustupIo, unit: Unit, how: How): void {
  // DU-ORDER-003, DU-DETACH-004: orders and parents leave no marker.
  if (how !== 'order' && how !== 'parent') unit.activated = true;
  ready(table, unit, how);
  io.tell({ type: 'activated', rule: RULES[how], unit: unit.who, how });
  table.acting.push(unit.id);
  happen(table, io, { on: 'activationBegan', unit: unit.id, how });
}

/** Whatever actions are left, and then no more. */
export function endActivation(table: Dustup, io: DustupIo, unit: Unit): void {
  while (unit.actions > 0 && isInPlay(table, unit) && table.ending === null) takeAction(table, io, unit);
  unit.actions = 0;
  table.acting = table.acting.filter(id => id !== unit.id);
  happen(table, io, { on: 'activationEnded', unit: unit.id });
  if (table.acting.length === 0 && table.ending === null) judgeNow(table, io);
}

const RULES: Readonly<Record<How, RuleId>> = {
  turn: 'DU-TURN-004',
  seized: 'DU-TURN-008',
  order: 'DU-ORDER-001',
  parent: 'DU-DETACH-004',
  chit: 'DU-TURN-012',
  card: 'DU-TURN-015',
};

/** What a unit is free to do anew in every activation. */
export function ready(table: Dustup, unit: Unit, how: How): void {
  unit.actions = 2;
  unit.acted = 0;
  unit.moved = false;
  unit.byOrder = how === 'order';
  unit.assaulted = [];
  unit.onto = [];
  unit.fellOnTheWay = [];
  unit.fared = 'none';
  unit.setInMotion = [];
  unit.closeBy = enemiesCloseBy(table, unit);
  for (const id of unit.figures) table.figures[id]!.fired = 0;
  if (unit.hull !== null) {
    unit.hull.fired = 0;
    unit.hull.shock = 'none';
  }
  if (unit.piece !== NONE) table.pieces[unit.piece]!.fired = false;
}

/** A unit as it would be if it were activated at this moment, for whoever judges what it could do then. */
export function asReady(table: Dustup, unit: Unit): Unit {
  return { ...unit, actions: 2, acted: 0, moved: false, assaulted: [], closeBy: enemiesCloseBy(table, unit) };
}

/** DU-ASSAULT-092: enemies within two inches of it at this moment. */
function enemiesCloseBy(table: Dustup, unit: Unit): number[] {
  const close: number[] = [];
  // Of those who ride nobody stands anywhere.
  if (unit.where !== 'table') return close;
  for (const other of table.units) {
    if (other.side === unit.side || other.where !== 'table' || isHidden(other)) continue;
    if (isGapWithin(table, unit, other, APART + TOLERANCE)) close.push(other.id);
  }
  return close;
}

function takeAction(table: Dustup, io: DustupIo, unit: Unit): void {
  const forced = forcedOn(table, unit);
  if (forced !== null) {
    forced.perform(table, io, unit);
    return happen(table, io, { on: 'actionDone', unit: unit.id, act: null });
  }
  const act = io.ask<DoAct>(seatOf(table, unit.side), {
    kind: 'act',
    rule: 'DU-TURN-017',
    unit: unit.who,
    actions: unit.actions,
    names: table.names,
  });
  carryOut(table, io, unit, act);
  happen(table, io, { on: 'actionDone', unit: unit.id, act });
}
