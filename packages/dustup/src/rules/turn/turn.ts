import { happen } from '../../table/moment.ts';
import { interrupt } from '../../table/reactions.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, seatOf } from '../../table/table.ts';
import { holdMissions, landInPlace } from '../artillery/missions.ts';
import { deployStep } from '../deployment/deployment.ts';
import { comeUp } from '../deployment/late.ts';
import { moveCounter } from '../inbound/chart.ts';
import { judgeNow, judgeTurn } from '../victory/victory.ts';
import { activate } from './activation.ts';
import { choicesOf, countUnactivated } from './alternation.ts';
import { drawStep, fillDeck } from './drawing.ts';
import type { Activate, GoFirst } from './questions.ts';
import { rollOff } from './roll-off.ts';

/** The next step of the battle: a unit deployed, a turn begun, one place in the alternation, a turn ended. */
export function step(table: Dustup, io: DustupIo): void {
  switch (table.phase) {
    case 'deployment':
      return deployStep(table, io);
    case 'turnStart':
      return beginTurn(table, io);
    case 'activation':
      return table.options.activation === 'alternating' ? alternate(table, io) : drawStep(table, io);
    case 'turnEnd':
      return endTurn(table, io);
    case 'over':
      return;
    default:
      return table.phase satisfies never;
  }
}

function beginTurn(table: Dustup, io: DustupIo): void {
  table.turn++;
  table.weather = { static: false, dust: false, clear: [], jammed: [] };
  io.tell({ type: 'turnBegan', rule: 'DU-TURN-001', turn: table.turn });
  comeUp(table, io);
  const alternates = table.options.activation === 'alternating';
  if (alternates) table.due = table.first = firstOf(table, io);
  // Units act once it is known who begins.
  table.phase = 'activation';
  if (!alternates) return fillDeck(table);
  io.tell({ type: 'wentFirst', rule: 'DU-TURN-001', side: seatOf(table, table.first) });
}

/** DU-TURN-001: the higher D8 chooses, ties are rolled again; a scenario may settle the first turn. */
function firstOf(table: Dustup, io: DustupIo): number {
  if (table.turn === 1 && table.actsFirst !== NONE) return table.actsFirst;
  const winner = rollOff(table, io, 'initiativeRolled', 'DU-TURN-001');
  const choice = io.ask<GoFirst>(seatOf(table, winner), {
    kind: 'goFirst',
    rule: 'DU-TURN-001',
    options: ['first', 'second'],
  });
  return choice === 'first' ? winner : enemyOf(winner);
}

/** DU-TURN-002, DU-TURN-003: one place in the alternation. A side that has nothing left is skipped. */
function alternate(table: Dustup, io: DustupIo): void {
  const isOver = () => table.ending !== null;
  for (const side of table.sides) side.yielded = false;
  interrupt(table, io, { on: 'betweenActivations', due: table.due, names: table.names }, enemyOf(table.due));
  if (isOver()) return;
  const side = choicesOf(table, table.due).length > 0 ? table.due : enemyOf(table.due);
  const options = choicesOf(table, side);
  if (options.length === 0) {
    table.phase = 'turnEnd';
    return;
  }
  const choice = io.ask<Activate>(seatOf(table, side), {
    kind: 'activate',
    rule: 'DU-TURN-002',
    names: table.names,
    options,
  });
  table.due = enemyOf(side);
  switch (choice.do) {
    case 'activate':
      return activate(table, io, table.units[choice.unit]!, 'turn');
    case 'bringOn':
      return moveCounter(table, io, table.units[choice.unit]!);
    case 'land':
      landInPlace(table, io, choice.mission);
      return judgeIfOn(table, io);
    case 'pass':
      return pass(table, io, side);
    default:
      return choice satisfies never;
  }
}

function judgeIfOn(table: Dustup, io: DustupIo): void {
  if (table.ending === null) judgeNow(table, io);
}

/** DU-TURN-006. When nobody has units left, passing lets the inbound counters and the missions be for this turn. */
function pass(table: Dustup, io: DustupIo, side: number): void {
  const own = countUnactivated(table, side);
  const others = countUnactivated(table, enemyOf(side));
  io.tell({ type: 'passed', rule: 'DU-TURN-006', side: seatOf(table, side), own, others });
  if (own > 0 || others > 0) return;
  holdMissions(table, side);
  for (const unit of table.units) if (unit.side === side && unit.where === 'inbound') unit.boxMoved = true;
}

/** DU-TURN-005: activation markers come off, everything else stays. */
function endTurn(table: Dustup, io: DustupIo): void {
  happen(table, io, { on: 'turnEnded' });
  io.tell({ type: 'turnEnded', rule: 'DU-TURN-005', turn: table.turn });
  for (const unit of table.units) {
    unit.activated = false;
    unit.boxMoved = false;
    unit.ordered = [];
  }
  judgeTurn(table, io);
  table.phase = table.ending === null ? 'turnStart' : 'over';
}
