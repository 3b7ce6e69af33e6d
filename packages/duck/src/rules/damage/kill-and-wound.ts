import { NOWHERE } from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Survivor, Teamer } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasTrait } from '../binge/plus-factors.ts';
import { layDownWeaponry } from './weaponry.ts';

export type Means = 'shot' | 'flechette' | 'flame' | 'blast' | 'gas' | 'acid' | 'grapple' | 'nest' | 'accident';

/** Who did it, how, and the row that says so. */
export interface Cause {
  readonly by: number | null;
  readonly means: Means;
  readonly rule: RuleId;
}

/** DK-SHOOT-001: whoever is killed leaves the map at once. */
export function kill(table: DuckTable, io: DuckIo, figure: Figure, { by, means, rule }: Cause): void {
  if (!isOnMap(figure)) return;
  const { at } = figure;
  letGo(table, figure);
  if (figure.kind === 'teamer') layDownWeaponry(table, io, figure);
  figure.condition = 'killed';
  figure.at = NOWHERE;
  if (figure.kind === 'machine') shipChanged(table);
  const killer = by === null ? undefined : table.figures[by];
  if (killer?.kind === 'teamer' && figure.kind === 'threat') killer.kills++;
  io.tell({ type: 'killed', rule, figure: figure.id, at, by, means });
  happen(table, io, { on: 'killed', figure: figure.id, at, by, means });
}

export function wound(table: DuckTable, io: DuckIo, figure: Figure, cause: Cause): void {
  if (!isOnMap(figure)) return;
  switch (figure.kind) {
    case 'threat':
      // DK-DMG-027: two wounds kill.
      if (figure.wounds > 0 || figure.scarred) return kill(table, io, figure, { ...cause, rule: 'DK-DMG-027' });
      figure.wounds = 1;
      // DK-DMG-024.
      figure.captive = null;
      return tellWounded(table, io, figure, cause);
    case 'machine':
      // DK-CYBER-009, DK-CYBER-023: the second wound smashes it.
      if (figure.wounds > 0) return kill(table, io, figure, { ...cause, rule: 'DK-CYBER-009' });
      figure.wounds = 1;
      return tellWounded(table, io, figure, cause);
    case 'teamer':
      return woundTeamer(table, io, figure, cause);
    case 'survivor':
      return woundPerson(table, io, figure, cause);
    default:
      return figure satisfies never;
  }
}

function tellWounded(table: DuckTable, io: DuckIo, figure: Figure, { by, means, rule }: Cause): void {
  io.tell({ type: 'wounded', rule, figure: figure.id, at: figure.at, by, means });
  happen(table, io, { on: 'wounded', figure: figure.id, by, means });
}

function woundTeamer(table: DuckTable, io: DuckIo, man: Teamer, cause: Cause): void {
  if (isShruggedOff(io, man)) {
    io.tell({ type: 'woundShruggedOff', rule: 'DK-GAP-016', figure: man.id });
    return;
  }
  woundPerson(table, io, man, cause);
  if (!isOnMap(man)) return;
  // DK-DMG-005: of two chits not yet spent one is lost at once.
  if (man.ready + man.waiting >= 2) {
    man.ready--;
    man.acted++;
  }
}

/** DK-DMG-010: the second wound incapacitates, a third kills. */
function woundPerson(table: DuckTable, io: DuckIo, person: Teamer | Survivor, cause: Cause): void {
  if (person.wounds >= 2) return kill(table, io, person, { ...cause, rule: 'DK-DMG-010' });
  person.wounds++;
  if (person.wounds === 2) incapacitate(table, io, person, cause);
  else tellWounded(table, io, person, cause);
}

function incapacitate(table: DuckTable, io: DuckIo, person: Teamer | Survivor, { by, means }: Cause): void {
  person.condition = 'incapacitated';
  person.ducked = true;
  if (person.kind === 'teamer') {
    person.acted += person.ready + person.waiting;
    person.ready = 0;
    person.waiting = 0;
    person.carries = null;
    person.supports = null;
    layDownWeaponry(table, io, person);
  }
  io.tell({ type: 'incapacitated', rule: 'DK-DMG-010', figure: person.id, at: person.at, by, means });
  happen(table, io, { on: 'wounded', figure: person.id, by, means });
}

/** DK-GAP-016: a TOUGH man ignores his first wound of a mission on 5 or 6. */
function isShruggedOff(io: DuckIo, man: Teamer): boolean {
  if (!hasTrait(man, 'TOUGH') || man.once.includes('tough')) return false;
  man.once.push('tough');
  return io.roll(D6, { rule: 'DK-GAP-016', purpose: 'tough', figure: man.id }) >= 5;
}

/** DK-DMG-005: how many Action Chits he has in a turn. */
export function chitsPerTurn(man: Teamer): number {
  if (man.condition !== 'fit') return 0;
  return man.wounds > 0 ? 1 : 2;
}

/** Whatever a figure held, and whoever held it, is free of it. */
export function letGo(table: DuckTable, figure: Figure): void {
  for (const other of table.figures) {
    if (other.kind === 'threat') {
      if (other.captive === figure.id) other.captive = null;
    } else if (other.kind !== 'machine') {
      if (other.grapple?.threat === figure.id) other.grapple = null;
      if (other.kind === 'teamer' && other.carries === figure.id) other.carries = null;
      if (other.kind === 'teamer' && other.supports === figure.id) other.supports = null;
    }
  }
  if (figure.kind === 'threat') figure.captive = null;
  if (figure.kind === 'teamer' || figure.kind === 'survivor') figure.grapple = null;
  if (figure.kind !== 'teamer') return;
  figure.carries = null;
  figure.supports = null;
  leaveSeat(table, figure);
}

export function leaveSeat(table: DuckTable, man: Teamer): void {
  if (man.seat === null) return;
  man.seat = null;
  for (const fitting of table.fittings) if (fitting.holds === man.id) fitting.holds = null;
  for (const vehicle of table.vehicles) {
    if (vehicle.driver === man.id) vehicle.driver = null;
    if (vehicle.passenger === man.id) vehicle.passenger = null;
  }
  shipChanged(table);
}
