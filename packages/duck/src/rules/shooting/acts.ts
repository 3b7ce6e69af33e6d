import { DIRECTIONS, type Direction, neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { figureOf, figuresAt, isGrappling, isOccupied, seatOf, teamer, teamers, threats } from '../../table/figures.ts';
import { form, isDirection, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction, takeBack } from '../actions/chits.ts';
import { plainAct } from '../actions/plain-act.ts';
import { mustLeave, whyNotInHisState } from '../actions/state.ts';
import { MOST_ROUNDS } from '../grapple/fight.ts';
import { isInFireArc } from './arc.ts';
import { whyNotAnnounceAgain } from './denied-shots.ts';
import { flame, type Jet, whyNotFlame } from './flame.ts';
import { flechette, flechetteAxes, whyNotFlechette } from './flechette.ts';
import { gunOf, isFlamer, mostSquirts, rangeOf } from './gun.ts';
import type { JetQuestion, SprayQuestion } from './questions.ts';
import { loadersOf, loadForComrade, reload, whyNotReload } from './reload.ts';
import { cameIn, shoot } from './shoot.ts';
import { rangeBetween } from './sight.ts';
import { spray, whyNotSpray } from './spray.ts';
import { whyNotDeclare, whyNotFire, whyNotShoot, whyNotShootAtEntry, whyNotShootSquare } from './why-not-shoot.ts';

/** DK-ACT-021: what a man may do with the gun in his hand. Squares are asked for once the kind of shot is announced. */
export type ShootingAct =
  | ShootAct
  | { readonly do: 'spray' }
  | { readonly do: 'flame' }
  | FlechetteAct
  | { readonly do: 'reload' }
  | LoadAct
  | BeLoadedAct;

interface ShootAct {
  readonly do: 'shoot';
  readonly target: number;
  /** Of a Hot Air Gun. */
  readonly squirts?: number;
}

interface FlechetteAct {
  readonly do: 'flechette';
  readonly direction: Direction;
}

interface LoadAct {
  readonly do: 'loadForComrade';
  readonly comrade: number;
}

interface BeLoadedAct {
  readonly do: 'beLoaded';
  readonly comrade: number;
}

/** DK-SHOOT-027, DK-CDUCK-005: at somebody in sight, or at one that has just come into his square. */
const shootAct: ActKind<ShootAct> = {
  do: 'shoot',
  isForm: form<ShootAct>({ target: isNumber }, { squirts: isNumber }),
  list(table, man) {
    const gun = gunOf(man);
    if (!gun || gun.loaded === 0 || gun.broken) return [];
    const most = isHotAir(man) ? Math.min(mostSquirts(table, man, gun.card), gun.loaded) : 0;
    const reach = rangeOf(table, man, gun.card) ?? Number.POSITIVE_INFINITY;
    const isBefore = (at: number): boolean => isInFireArc(table, man, at, gun.card.effect.kind);
    return threats(table)
      .filter(({ at }) => at === man.at || (rangeBetween(table, man.at, at) <= reach && isBefore(at)))
      .flatMap(({ id }): ShootAct[] => {
        if (most === 0) return [{ do: 'shoot', target: id }];
        return Array.from({ length: most }, (_, n) => ({ do: 'shoot', target: id, squirts: n + 1 }));
      })
      .filter(act => shootAct.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { target, squirts = 0 }) {
    const enemy = table.figures[target];
    if (enemy?.kind !== 'threat' || enemy.netted) return [refuse('DK-SHOOT-002', 'noTarget')];
    const entered = cameIn(table, man, enemy);
    const refusals =
      entered === null ? whyNotDeclare(whyNotShoot(table, man, enemy)) : whyNotShootAtEntry(table, man, entered);
    const gun = gunOf(man);
    if (gun && isHotAir(man) && (squirts < 1 || squirts > Math.min(mostSquirts(table, man, gun.card), gun.loaded)))
      refusals.push(refuse('DK-WEAP-046', 'noSquirt'));
    if (man.grapple && man.grapple.rounds >= MOST_ROUNDS) refusals.push(refuse('DK-GRAP-013', 'twoRoundsFought'));
    refusals.push(...whyNotAnnounceAgain(table, man.id, target));
    return refusals;
  },
  perform(table, io, man, { target, squirts = 0 }) {
    const enteredFrom = cameIn(table, man, figureOf(table, target));
    const chit = spendAction(man);
    // DK-WEAP-007: in place of a round.
    if (man.grapple) man.grapple.rounds++;
    const shot = { shooter: man.id, target, squirts };
    const isFired = shoot(table, io, enteredFrom === null ? shot : { ...shot, enteredFrom });
    if (!isFired) takeBack(man, chit);
  },
};

function isHotAir(man: Teamer): boolean {
  const effect = gunOf(man)?.card.effect;
  return effect?.kind === 'flame' && effect.dryOnly;
}

/** The squares a spray may go on with. */
function spraySquares(table: DuckTable, shooter: Figure, squares: readonly number[]): number[] {
  return squaresNext(table, shooter, squares).filter(square => canGoOnWith(table, shooter, squares, square));
}

/** Those in reach that touch the last one; it begins where there is a Threat, or beside one. */
function squaresNext(table: DuckTable, shooter: Figure, squares: readonly number[]): number[] {
  const gun = gunOf(shooter);
  if (!gun) return [];
  const last = squares.at(-1);
  const reach = rangeOf(table, shooter, gun.card) ?? Number.POSITIVE_INFINITY;
  const near = last === undefined ? nearThreats(table, shooter, reach) : around(table, last);
  return near.filter(square => !squares.includes(square) && rangeBetween(table, shooter.at, square) <= reach);
}

function canGoOnWith(table: DuckTable, shooter: Figure, squares: readonly number[], square: number): boolean {
  const gun = gunOf(shooter);
  if (!gun || isInGrapple(table, square)) return false;
  return whyNotDeclare(whyNotShootSquare(table, shooter, gun, square, [...squares, square])).length === 0;
}

function nearThreats(table: DuckTable, shooter: Figure, reach: number): number[] {
  const squares = new Set<number>();
  for (const { at } of threats(table)) {
    if (rangeBetween(table, shooter.at, at) > reach + 1) continue;
    squares.add(at);
    for (const square of around(table, at)) squares.add(square);
  }
  return [...squares];
}

function around(table: DuckTable, square: number): number[] {
  const { grid, tileAt } = planOf(table.arena);
  return DIRECTIONS.map(direction => neighbour(grid, square, direction)).filter(
    beside => beside >= 0 && (tileAt[beside]! >= 0 || table.bridge.squares.includes(beside)),
  );
}

const isInGrapple = (table: DuckTable, square: number): boolean =>
  figuresAt(table, square).some(figure => isGrappling(table, figure));

/** Whether a spray can begin with a square and go on from there. */
function canBeginWith(table: DuckTable, shooter: Figure, first: number): boolean {
  return (
    canGoOnWith(table, shooter, [], first) &&
    squaresNext(table, shooter, [first]).some(square => canGoOnWith(table, shooter, [first], square))
  );
}

/** The squares that a spray can begin with. */
export function squaresToSpray(table: DuckTable, shooter: Figure): number[] {
  return squaresNext(table, shooter, []).filter(first => canBeginWith(table, shooter, first));
}

/** Whether two squares could be sprayed at all. */
export function canSpray(table: DuckTable, shooter: Figure): boolean {
  return squaresNext(table, shooter, []).some(first => canBeginWith(table, shooter, first));
}

/** DK-WEAP-016: asked for one by one, until there are enough of them. */
export function chooseSpray(table: DuckTable, io: DuckIo, shooter: Figure, seat = seatOf(shooter)): number[] {
  const squares: number[] = [];
  while (squares.length < 3) {
    const next = squares.length === 0 ? squaresToSpray(table, shooter) : spraySquares(table, shooter, squares);
    if (next.length === 0) break;
    const question: SprayQuestion = {
      kind: 'spraySquare',
      rule: 'DK-WEAP-016',
      figure: shooter.id,
      squares: [...squares],
      options: squares.length < 2 ? next : [...next, 'enough' as const],
    };
    const answer = io.ask(seat, question);
    if (answer === 'enough') break;
    squares.push(answer);
  }
  const refusals = whyNotDeclare(whyNotSpray(table, { shooter: shooter.id, squares }));
  if (refusals.length > 0) throw new Error(`a spray was put together that is not allowed: ${refusals[0]!.code}`);
  return squares;
}

const sprayAct = plainAct({
  do: 'spray',
  whyNot(table, man): Refusal[] {
    const refusals = whyNotFire(table, man, gunOf(man));
    if (gunOf(man)?.card.effect.kind !== 'burst') return [...refusals, refuse('DK-WEAP-015', 'cannotSpray')];
    refusals.push(...whyNotAnnounceAgain(table, man.id, 'spray'));
    if (refusals.length > 0) return refusals;
    return canSpray(table, man) ? [] : [refuse('DK-WEAP-015', 'nothingToSpray')];
  },
  perform(table, io, man) {
    const squares = chooseSpray(table, io, man);
    const chit = spendAction(man);
    if (!spray(table, io, { shooter: man.id, squares })) takeBack(man, chit);
  },
});

const USES = ['attack', 'barrier'] as const;

/** The further jets that may go with those chosen; as many as are wanted at least, if there are so many. */
function jetsOf(table: DuckTable, shooter: Figure, jets: readonly Jet[], wanted: number): Jet[] {
  const gun = gunOf(shooter);
  if (!gun || !isFlamer(gun.card)) return [];
  const used = jets.reduce((sum, { squirts }) => sum + squirts, 0);
  const left = Math.min(mostSquirts(table, shooter, gun.card), gun.loaded) - used;
  const found: Jet[] = [];
  if (left < 1) return found;
  for (const square of squaresWithin(table, shooter.at, rangeOf(table, shooter, gun.card) ?? 0))
    for (const use of USES) {
      if (!isInFireArc(table, shooter, square, 'flame') || (use === 'attack' && !isOccupied(table, square))) continue;
      const more = [...jets, { square, squirts: 1, use }];
      if (whyNotFlame(table, { shooter: shooter.id, jets: more }).length > 0) continue;
      for (let squirts = 1; squirts <= left; squirts++) found.push({ square, squirts, use });
      if (found.length >= wanted) return found;
    }
  return found;
}

function squaresWithin(table: DuckTable, at: number, reach: number): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const squares: number[] = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const square = at + dy * grid.width + dx;
      const isInside = tileAt[square] !== undefined && (tileAt[square]! >= 0 || table.bridge.squares.includes(square));
      if (square !== at && isInside && rangeBetween(table, at, square) <= reach) squares.push(square);
    }
  return squares;
}

/** The squares that a squirt can go to. */
export function squaresToSquirt(table: DuckTable, shooter: Figure): number[] {
  return [...new Set(jetsOf(table, shooter, [], Number.POSITIVE_INFINITY).map(({ square }) => square))];
}

/** Whether one squirt at least could go somewhere. */
export function canSquirt(table: DuckTable, shooter: Figure): boolean {
  return jetsOf(table, shooter, [], 1).length > 0;
}

/** DK-WEAP-026: asked for one by one, as long as squirts are left. */
export function chooseJets(table: DuckTable, io: DuckIo, shooter: Figure, seat = seatOf(shooter)): Jet[] {
  const jets: Jet[] = [];
  for (;;) {
    const next = jetsOf(table, shooter, jets, Number.POSITIVE_INFINITY);
    if (next.length === 0) return jets;
    const options = jets.length === 0 ? next : [...next, 'enough' as const];
    const question: JetQuestion = { kind: 'jet', rule: 'DK-WEAP-026', figure: shooter.id, jets: [...jets], options };
    const answer = io.ask(seat, question);
    if (answer === 'enough') return jets;
    jets.push(answer);
  }
}

const flameAct = plainAct({
  do: 'flame',
  whyNot(table, man): Refusal[] {
    const gun = gunOf(man);
    const refusals = whyNotFire(table, man, gun);
    if (!gun || !isFlamer(gun.card)) return [...refusals, refuse('DK-WEAP-022', 'noFlamer')];
    if (refusals.length > 0 || canSquirt(table, man)) return refusals;
    return [refuse('DK-WEAP-022', 'nothingInReach')];
  },
  perform(table, io, man) {
    const jets = chooseJets(table, io, man);
    spendAction(man);
    flame(table, io, { shooter: man.id, jets });
  },
});

const flechetteAct: ActKind<FlechetteAct> = {
  do: 'flechette',
  isForm: form<FlechetteAct>({ direction: isDirection }),
  list(table, man) {
    if (gunOf(man)?.card.effect.kind !== 'flechette') return [];
    return flechetteAxes(table, man)
      .map((direction): FlechetteAct => ({ do: 'flechette', direction }))
      .filter(act => flechetteAct.whyNot(table, man, act).length === 0);
  },
  whyNot: (table, man, { direction }) => whyNotFlechette(table, man, direction),
  perform(table, io, man, { direction }) {
    spendAction(man);
    flechette(table, io, man.id, direction);
  },
};

/** DK-WEAP-021, DK-ACT-029: the chit is spent whether or not it comes off. */
const reloadAct = plainAct({
  do: 'reload',
  whyNot: (_table, man) => whyNotReload(man),
  perform(table, io, man) {
    spendAction(man);
    reload(table, io, man);
  },
});

/** DK-WEAP-041: the loader of a Flechette Cannon pays, and the gunner does not. */
const loadAct: ActKind<LoadAct> = {
  do: 'loadForComrade',
  isForm: form<LoadAct>({ comrade: isNumber }),
  list: (table, man) =>
    teamers(table)
      .filter(gunner => gunner !== man && loadersOf(table, gunner).includes(man))
      .map(({ id }): LoadAct => ({ do: 'loadForComrade', comrade: id })),
  whyNot(table, man, { comrade }) {
    const gunner = table.figures[comrade];
    const isLoader = gunner?.kind === 'teamer' && loadersOf(table, gunner).includes(man);
    return isLoader ? [] : [refuse('DK-WEAP-041', 'nothingToLoad')];
  },
  perform: (table, io, man, { comrade }) => loadForComrade(io, man, teamer(table, comrade)),
};

/** DK-WEAP-041: the same in the gunner's own activation, between two shots; the chit is still the loader's. */
const beLoadedAct: ActKind<BeLoadedAct> = {
  do: 'beLoaded',
  isForm: form<BeLoadedAct>({ comrade: isNumber }),
  list: (table, man) =>
    loadersOf(table, man)
      .map(({ id }): BeLoadedAct => ({ do: 'beLoaded', comrade: id }))
      .filter(act => beLoadedAct.whyNot(table, man, act).length === 0),
  whyNot(table, man, { comrade }) {
    const loader = loadersOf(table, man).find(({ id, team }) => id === comrade && team === man.team);
    if (!loader) return [refuse('DK-WEAP-041', 'nobodyToLoad')];
    return whyNotInHisState(table, loader, 'loadForComrade', mustLeave(table, loader));
  },
  perform: (table, io, man, { comrade }) => loadForComrade(io, teamer(table, comrade), man),
};

export const SHOOTING_ACTS = [shootAct, sprayAct, flameAct, flechetteAct, reloadAct, loadAct, beLoadedAct] as const;
