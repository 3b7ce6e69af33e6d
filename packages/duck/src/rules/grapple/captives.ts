import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figureOf, figuresAt, isOnMap, isPerson, people, threat as threatOf } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable, SourceChit } from '../../table/table.ts';
import { kill, leaveSeat } from '../damage/kill-and-wound.ts';
import { dropControl } from '../machines/control.ts';

/** DK-GRAP-028: a body has one captor, and none while a standing comrade carries it. */
export function isTaken(table: DuckTable, person: Teamer | Survivor): boolean {
  const { threats, teamers } = rosterOf(table);
  const isCarried = teamers.some(({ carries, ducked }) => carries === person.id && !ducked);
  return isCarried || threats.some(({ captive }) => captive === person.id);
}

/** DK-GRAP-028: without cost; the body moves along from the captor's next activation on. */
function takeCaptive(table: DuckTable, io: DuckIo, threat: Threat, person: Teamer | Survivor): void {
  if (person.kind === 'teamer') leaveSeat(table, person);
  for (const bearer of rosterOf(table).teamers) if (bearer.carries === person.id) bearer.carries = null;
  threat.captive = person.id;
  io.tell({ type: 'captiveTaken', rule: 'DK-GRAP-028', figure: person.id, threat: threat.id, at: person.at });
}

/** DK-GRAP-018, DK-GRAP-025: the grapple is over; he lies helpless in the hands of the Threat. */
export function stun(table: DuckTable, io: DuckIo, person: Teamer | Survivor, threat: Threat): void {
  if (!isOnMap(person)) return;
  if (person.condition === 'fit') {
    person.condition = 'stunned';
    person.ducked = true;
    if (person.kind === 'teamer') lieHelpless(table, io, person);
    io.tell({ type: 'stunned', rule: 'DK-GRAP-018', figure: person.id, threat: threat.id, at: person.at });
  }
  person.grapple = null;
  if (threat.captive === null) takeCaptive(table, io, threat, person);
}

function lieHelpless(table: DuckTable, io: DuckIo, man: Teamer): void {
  man.acted += man.ready + man.waiting;
  man.ready = 0;
  man.waiting = 0;
  man.carries = null;
  man.supports = null;
  leaveWeapons(table, io, man);
}

/** DK-GRAP-031: what he held stays where he was stunned; all else goes with him. */
function leaveWeapons(table: DuckTable, io: DuckIo, man: Teamer): void {
  const { at } = man;
  for (const weapon of man.weapons) table.things.push({ item: weapon.id, at, weapon, count: 1 });
  dropControl(table, io, man);
  man.weapons = [];
  man.hand = 'empty';
  io.tell({ type: 'weaponryLaidDown', rule: 'DK-GRAP-031', figure: man.id, at });
}

/** At a wound: a man who goes down in the middle of a grapple is the Threat's. */
export function loseTheFallen(table: DuckTable, io: DuckIo, { figure }: Extract<Moment, { on: 'wounded' }>): void {
  const person = figureOf(table, figure);
  if (isPerson(person) && person.condition === 'incapacitated' && person.grapple)
    stun(table, io, person, threatOf(table, person.grapple.threat));
}

/** DK-GRAP-025: in the first Housekeeping without a Threat in their square the stunned come to, still prone. */
export function comeTo(table: DuckTable, io: DuckIo): void {
  for (const person of people(table)) {
    if (person.condition !== 'stunned') continue;
    if (figuresAt(table, person.at, person.overhead).some(({ kind }) => kind === 'threat')) continue;
    person.condition = 'fit';
    io.tell({ type: 'cameTo', rule: 'DK-GRAP-025', figure: person.id, at: person.at });
  }
}

/** DK-GRAP-030: where bodies go; null if there is no Source, or it is burnt out. */
function nestOf(table: DuckTable): SourceChit | null {
  if (table.progress.sourceCleared) return null;
  return table.chits.find(({ isEntrance }) => isEntrance) ?? null;
}

/** DK-GRAP-001, DK-GRAP-003: a competitor, or a captor that knows no way to a Source, kills instead of dragging. */
export function killsCaptive(table: DuckTable, threat: Threat): boolean {
  return !threat.card.prey || nestOf(table) === null;
}

/** Its whole action. */
export function killCaptive(table: DuckTable, io: DuckIo, threat: Threat): void {
  if (threat.captive === null) throw new Error(`figure ${threat.id} holds nobody`);
  const captive = figureOf(table, threat.captive);
  const rule = threat.card.prey ? 'DK-GRAP-003' : 'DK-GRAP-001';
  kill(table, io, captive, { by: threat.id, means: 'grapple', rule });
}

/** The man it holds, if it holds one. */
export function captiveOf(table: DuckTable, threat: Threat): Teamer | Survivor | null {
  const captive = threat.captive === null ? null : figureOf(table, threat.captive);
  return captive && isPerson(captive) ? captive : null;
}
