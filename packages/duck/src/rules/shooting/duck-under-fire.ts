import { offer } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import { figureOf, figuresAt, seatOf, TEAM_SEATS, teamer } from '../../table/figures.ts';
import type { DuckReaction } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { type Gun, gunOf } from './gun.ts';
import { canDuck, inTheWay } from './line-of-fire.ts';
import type { Ducker, ShotDeclared } from './reactions.ts';
import { fireLineAt, fireLineInto } from './why-not-shoot.ts';

type Dive = DuckReaction<ShotDeclared, Ducker>;

/** DK-DUCK-002, DK-CDUCK-001, DK-CDUCK-002: whoever of the Team blocks the line of a comrade's shot may drop out of it. */
const clearTheLine: Dive = {
  on: 'shotDeclared',
  rule: 'DK-DUCK-002',
  choices(table, shot, seat) {
    const shooter = figureOf(table, shot.shooter);
    const gun = gunOf(table, shooter);
    if (!gun || shooter.kind === 'threat') return [];
    const men = linesOf(table, shot, gun).flatMap(line => inTheWay(table, line));
    return [...new Set(men)].filter(man => seatOf(man) === seat).map(({ id }) => ({ do: 'duck', figure: id }));
  },
  take: (table, io, _shot, { figure }) => duck(table, io, figure),
};

/** DK-DUCK-005: a man who is shot at may dive, be it by friend or foe; from a spray whoever stands in its squares. */
const diveFromFire: Dive = {
  on: 'shotDeclared',
  rule: 'DK-DUCK-005',
  choices(table, { shooter, target, squares }, seat) {
    const { overhead } = figureOf(table, shooter);
    const shotAt =
      target === null ? squares.flatMap(square => figuresAt(table, square, overhead)) : [figureOf(table, target)];
    const divers = shotAt.filter(man => canDuck(man) && man.id !== shooter && seatOf(man) === seat);
    return divers.map(({ id }) => ({ do: 'duck', figure: id }));
  },
  take: (table, io, _shot, { figure }) => duck(table, io, figure),
};

function linesOf(table: DuckTable, { shooter, target, squares }: ShotDeclared, gun: Gun) {
  const from = figureOf(table, shooter);
  if (target !== null) return [fireLineAt(table, from, gun, figureOf(table, target))];
  return squares.map(square => fireLineInto(table, from, gun, square, squares));
}

/** The moment between the announcement of a shot and its dice. */
export function offerToDuck(table: DuckTable, io: DuckIo, shot: ShotDeclared): void {
  offer([clearTheLine, diveFromFire], TEAM_SEATS, table, io, shot);
}

/** DK-DUCK-003, DK-DUCK-004: prone, facing as before; a chit at hand must be spent, the waiting one first. */
export function duck(table: DuckTable, io: DuckIo, figure: number): void {
  const man = teamer(table, figure);
  man.ducked = true;
  const chit = man.waiting > 0 ? 'waiting' : man.ready > 0 ? 'ready' : 'none';
  if (chit !== 'none') {
    man[chit]--;
    man.acted++;
  }
  io.tell({ type: 'ducked', rule: 'DK-DUCK-003', figure, at: man.at, chit });
}
