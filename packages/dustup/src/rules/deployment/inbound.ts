import { type Refusal, refuse } from '@sightline/kernel';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, seatOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { isOnEdge } from '../movement/edges.ts';
import type { Arrive, Deployment } from './questions.ts';
import { CLEAR_OF_ENEMIES, formUp, hasRoomAt, isEnemyNear } from './room.ts';

/** DU-FORCE-006, DU-FORCE-007: one box further; out of box one onto the table, where it acts from the next turn on. */
export function moveInbound(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.boxMoved = true;
  if (unit.box > 1) {
    unit.box--;
    io.tell({ type: 'inboundMoved', rule: 'DU-FORCE-007', unit: unit.who, box: unit.box });
    return;
  }
  const { at } = io.ask<Arrive>(seatOf(table, unit.side), {
    kind: 'arrive',
    rule: 'DU-FORCE-007',
    unit: unit.who,
  });
  unit.box = 0;
  unit.where = 'table';
  unit.activated = true;
  formUp(table, unit, at);
  io.tell({ type: 'arrived', rule: 'DU-FORCE-007', unit: unit.who, at });
  happen(table, io, { on: 'actionDone', unit: unit.id, act: null });
}

/** DU-FORCE-007: touching the arrival edge, twelve inches from any enemy. */
export function whyNotArrive(table: Dustup, unit: Unit, { at, hidden, places }: Deployment): Refusal[] {
  if (hidden || places) return [refuse('DU-FORCE-007', 'inTheOpen')];
  const edge = table.sides[unit.side]!.homeEdge;
  const { radius } = leaderOf(table, unit);
  const nudges = [
    { x: at.x - radius, y: at.y },
    { x: at.x + radius, y: at.y },
    { x: at.x, y: at.y - radius },
    { x: at.x, y: at.y + radius },
  ];
  if (edge === null || !nudges.some(p => isOnEdge(table, p, edge))) return [refuse('DU-FORCE-007', 'notOnEdge')];
  if (isEnemyNear(table, unit, at)) return [refuse('DU-FORCE-007', 'enemyNear', CLEAR_OF_ENEMIES)];
  return hasRoomAt(table, unit, at) ? [] : [refuse('DU-FORCE-007', 'noRoom')];
}
