import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { TABLES } from '../../content/load.ts';
import { type Figure, isAble } from '../../table/figures.ts';
import { type Dustup, type DustupIo, NONE, seatOf } from '../../table/table.ts';
import { becauseOf, tellOf } from '../../table/telling.ts';
import { ableOf, has, type Unit } from '../../table/units.ts';
import type { NewLeader } from './questions.ts';

/** DU-MORALE-034: leadership values stay between these. */
const BEST = 1;
const WORST = 3;

/** DU-MORALE-033: the activation goes into reorganising, then the unit has a leader again. */
export function replaceLeader(table: Dustup, io: DustupIo, unit: Unit): void {
  unit.acted += unit.actions;
  unit.actions = 0;
  const old = ableOf(table, unit).find(({ id }) => id === unit.fallen);
  if (old !== undefined) return resume(table, io, unit, old);
  // A headquarters without a second in command leads nobody but itself from now on (DU-MORALE-039).
  unit.commands &&= secondsOf(table, unit).length > 0;
  appoint(table, io, unit, chooseLeader(table, io, unit));
  unit.commandLv = unit.lv;
}

/** DU-MORALE-036: one who was patched up in time leads as before. */
function resume(table: Dustup, io: DustupIo, unit: Unit, leader: Figure): void {
  takeLead(unit, leader);
  tellOf(table, io, unit, { type: 'leaderReturned', rule: 'DU-MORALE-036', unit: unit.who, figure: leader.who });
}

function takeLead(unit: Unit, leader: Figure): void {
  unit.leader = leader.id;
  unit.leaderless = false;
  unit.fallen = NONE;
}

/** DU-MORALE-034: what the new leader is worth, measured by the old one. */
export function appoint(table: Dustup, io: DustupIo, unit: Unit, leader: Figure): void {
  const face = io.roll(D6, becauseOf(table, unit, 'DU-MORALE-034', 'newLeader'));
  unit.lv = Math.min(WORST, Math.max(BEST, unit.lv + TABLES.random.newLeader[face - 1]!));
  takeLead(unit, leader);
  const told = { unit: unit.who, figure: leader.who, face, lv: unit.lv };
  tellOf(table, io, unit, { type: 'leaderAppointed', rule: 'DU-MORALE-034', ...told });
}

/** DU-MORALE-035: any able figure of the owner's choice; in a headquarters the second in command (DU-MORALE-038). */
function chooseLeader(table: Dustup, io: DustupIo, unit: Unit): Figure {
  const seconds = unit.commands ? secondsOf(table, unit) : [];
  const able = seconds.length > 0 ? seconds : ableOf(table, unit);
  const rule: RuleId = seconds.length > 0 ? 'DU-MORALE-038' : 'DU-MORALE-035';
  if (able.length === 1) return able[0]!;
  const picked = io.ask<NewLeader>(seatOf(table, unit.side), {
    kind: 'newLeader',
    rule,
    unit: unit.who,
    names: table.names,
    options: able.map(({ id }) => id),
  });
  return table.figures[picked]!;
}

/** DU-MORALE-038: the man named in the roster; where it names none, anybody, unless it says that there is none. */
export function secondsOf(table: Dustup, unit: Unit): Figure[] {
  if (has(unit, 'noSecond')) return [];
  const named = unit.figures.map(id => table.figures[id]!).filter(({ specialist }) => specialist === 'secondInCommand');
  return named.length > 0 ? named.filter(figure => isAble(figure) && !figure.left) : ableOf(table, unit);
}
