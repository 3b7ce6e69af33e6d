import { type Direction, isShut, neighbour, SIDES, type Side } from '@sightline/geometry/grid';
import { type ActKind, type Refusal, refuse, type Seat, sameJson } from '@sightline/kernel';
import { apertureSquares, doorsAt, moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { DuckEvent, DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import { figureOf, people } from '../../table/figures.ts';
import { form, isDirection, isNumber, isSide } from '../../table/form.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { climbAfter, quarryAbove } from '../ceiling/climb-after.ts';
import { actOnObjective, isBesideObjective } from '../competitors/mission-priority.ts';
import { objectiveOf } from '../competitors/objective.ts';
import { reloadGun, shootAt } from '../competitors/targets.ts';
import { tryDoor } from '../competitors/travel.ts';
import { seek } from '../doors/barrier.ts';
import { batter } from '../doors/battering.ts';
import { crossBulkhead, footprintsBeside } from '../doors/short-cuts.ts';
import { isThrow, type ThrowAct } from '../grenades/acts.ts';
import { askAndThrow, throwsOf, whyNotThrowAnywhere } from '../grenades/throwing.ts';
import { isWorking } from '../machines/machine.ts';
import { flechette, flechetteAxes, whyNotFlechette } from '../shooting/flechette.ts';
import { gunOf } from '../shooting/gun.ts';
import { whyNotDeclare, whyNotShoot } from '../shooting/why-not-shoot.ts';
import { batterUnit, unitsBeside } from './batter-unit.ts';
import { putEyeOn, watchersOf } from './hiding.ts';
import { moveAsTold } from './player-b.ts';

/** DK-TSHOOT-019: what a second player may have a Threat do with one action. */
export type ThreatAct =
  | PlainAct
  | { readonly do: 'shoot'; readonly target: number }
  | { readonly do: 'flechette'; readonly direction: Direction }
  | ThrowAct
  | { readonly do: 'openDoor'; readonly door: number }
  | { readonly do: 'batter'; readonly door: number }
  | { readonly do: 'batterUnit'; readonly fitting: number }
  | { readonly do: 'seek'; readonly side: Side }
  | { readonly do: 'cross'; readonly side: Side };

/** What leaves no choice of its own. */
interface PlainAct {
  readonly do: 'stay' | 'move' | 'hide' | 'reload' | 'seizeObjective' | 'climbAfter';
}

/** A Threat, who runs it, and the points of its throw, which falls when they are wanted. */
export interface Run {
  readonly threat: Threat;
  readonly seat: Seat;
  thrown(io: DuckIo): number;
}

type Kind<A extends ThreatAct> = ActKind<DuckTable, DuckEvent, Run, A>;

type Does<D extends ThreatAct['do']> = Extract<ThreatAct, { readonly do: D }>;

/** A kind whose acts are all listed: what is not among them is not offered. */
function listed<A extends ThreatAct>(kind: Omit<Kind<A>, 'whyNot'>): Kind<A> {
  return {
    ...kind,
    whyNot: (table, who, act) =>
      kind.list(table, who).some(other => sameJson(other, act)) ? [] : [refuse('DK-TSHOOT-019', 'notOffered')],
  };
}

/** A kind that is open or not, and leaves no choice of its own. */
function plain(
  name: PlainAct['do'],
  isOpen: (table: DuckTable, threat: Threat) => boolean,
  perform: Kind<PlainAct>['perform'],
): Kind<PlainAct> {
  const act: PlainAct = { do: name };
  return listed<PlainAct>({
    do: name,
    isForm: form<PlainAct>({}),
    list: (table, { threat }) => (isOpen(table, threat) ? [act] : []),
    perform,
  });
}

const always = (): boolean => true;

const stay = plain('stay', always, () => {});

/** Where to is asked next. */
const move: Kind<PlainAct> = {
  ...plain('move', always, (table, io, { threat, seat, thrown }) => moveAsTold(table, io, threat, seat, thrown(io))),
  foresee: () => null,
};

const hide = plain(
  'hide',
  (table, threat) => threat.waitingSince === 0 && watchersOf(table, threat, threat.at) === 0,
  (table, io, { threat }) => putEyeOn(table, io, threat),
);

const climbUpAfter = plain(
  'climbAfter',
  (table, threat) => quarryAbove(table, threat).length > 0,
  (table, io, { threat, thrown }) => climbAfter(table, io, threat, thrown(io)),
);

const reload = plain(
  'reload',
  (table, threat) => gunOf(table, threat)?.loaded === 0,
  (table, io, { threat }) => reloadGun(table, io, threat),
);

const seizeObjective = plain(
  'seizeObjective',
  (table, threat) => {
    const objective = objectiveOf(table);
    return threat.card.mind === 'intellect' && objective !== null && isBesideObjective(table, threat, objective);
  },
  (table, io, { threat }) => void actOnObjective(table, io, threat, objectiveOf(table)!),
);

const batterAUnit = listed<Does<'batterUnit'>>({
  do: 'batterUnit',
  isForm: form<Does<'batterUnit'>>({ fitting: isNumber }),
  list: (table, { threat }) => unitsBeside(table, threat).map(fitting => ({ do: 'batterUnit', fitting })),
  perform: (table, io, { threat }, { fitting }) => batterUnit(table, io, threat, fitting),
});

const hasCannon = (table: DuckTable, threat: Threat): boolean => gunOf(table, threat)?.card.effect.kind === 'flechette';

const fireCannon: Kind<Does<'flechette'>> = {
  do: 'flechette',
  isForm: form<Does<'flechette'>>({ direction: isDirection }),
  list: (table, { threat }) =>
    hasCannon(table, threat)
      ? flechetteAxes(table, threat)
          .filter(direction => whyNotFlechette(table, threat, direction).length === 0)
          .map(direction => ({ do: 'flechette', direction }))
      : [],
  whyNot: (table, { threat }, { direction }) => whyNotFlechette(table, threat, direction),
  perform: (table, io, { threat }, { direction }) => flechette(table, io, threat.id, direction),
};

/** Whatever the rules of shooting let through, at the helpless too and whoever of its own side is in danger. */
const shoot: Kind<Does<'shoot'>> = {
  do: 'shoot',
  isForm: form<Does<'shoot'>>({ target: isNumber }),
  list: (table, { threat }) =>
    hasCannon(table, threat)
      ? []
      : targets(table)
          .filter(figure => figure.at !== threat.at && whyNotAimAt(table, threat, figure).length === 0)
          .map(({ id }) => ({ do: 'shoot', target: id })),
  whyNot(table, { threat }, { target }) {
    const figure = targets(table).find(({ id }) => id === target);
    if (!figure || figure.at === threat.at || hasCannon(table, threat)) return [refuse('DK-SHOOT-002', 'noTarget')];
    return whyNotAimAt(table, threat, figure);
  },
  perform: (table, io, { threat }, { target }) => shootAt(table, io, threat, figureOf(table, target)),
};

/** DK-DUCK-002: to choose a shot that comrades are in the way of is to have them drop. */
const whyNotAimAt = (table: DuckTable, threat: Threat, figure: Figure): Refusal[] =>
  whyNotDeclare(whyNotShoot(table, threat, figure));

const targets = (table: DuckTable): Figure[] => [...people(table), ...rosterOf(table).machines.filter(isWorking)];

/** Where to is asked next. */
const throwGrenade: Kind<ThrowAct> = {
  do: 'throw',
  isForm: isThrow,
  foresee: () => null,
  list: (table, { threat }) => throwsOf(table, threat),
  whyNot: (table, { threat }, act) => whyNotThrowAnywhere(table, threat, act),
  perform: (table, io, { threat, seat }, act) => askAndThrow(table, io, threat, act, seat),
};

/** The shut doors beside it, but for airlocks. */
function doorsBefore(table: DuckTable, { at }: Threat): number[] {
  return doorsAt(table, at)
    .filter(({ id, isAirlock }) => !isAirlock && (!table.doors[id]!.open || table.doors[id]!.jammed))
    .map(({ id }) => id);
}

const openDoor = listed<Does<'openDoor'>>({
  do: 'openDoor',
  isForm: form<Does<'openDoor'>>({ door: isNumber }),
  list: (table, { threat }) =>
    threat.card.doors === 'operate' ? doorsBefore(table, threat).map(door => ({ do: 'openDoor', door })) : [],
  perform: (table, io, { threat }, { door }) => void tryDoor(table, io, threat, door),
});

const batterDoor = listed<Does<'batter'>>({
  do: 'batter',
  isForm: form<Does<'batter'>>({ door: isNumber }),
  list: (table, { threat }) =>
    threat.card.doors === 'operate'
      ? []
      : doorsBefore(table, threat)
          .filter(door => !table.doors[door]!.holed[segmentAt(table, threat, door)])
          .map(door => ({ do: 'batter', door })),
  perform: (table, io, { threat }, { door }) => batter(table, io, threat, door, segmentAt(table, threat, door)),
});

function segmentAt(table: DuckTable, { at }: Threat, door: number): number {
  const { here, beyond } = apertureSquares(table, planOf(table.arena).doors[door]!);
  return Math.max(here.indexOf(at), beyond.indexOf(at));
}

const cross = listed<Does<'cross'>>({
  do: 'cross',
  isForm: form<Does<'cross'>>({ side: isSide }),
  list: (table, { threat }) =>
    threat.card.ducts ? footprintsBeside(table, threat.at).map(side => ({ do: 'cross', side })) : [],
  perform: (table, io, { threat }, { side }) => void crossBulkhead(table, io, threat, side),
});

const seekDuct = listed<Does<'seek'>>({
  do: 'seek',
  isForm: form<Does<'seek'>>({ side: isSide }),
  list: (table, { threat }) =>
    threat.card.ducts
      ? SIDES.filter(side => isBulkhead(table, threat.at, side)).map(side => ({ do: 'seek', side }))
      : [],
  perform: (table, io, { threat, thrown }, { side }) => seek(table, io, threat, side, () => thrown(io)),
});

/** A shut side between two modules of the ship. */
function isBulkhead(table: DuckTable, square: number, side: Side): boolean {
  const far = moduleAt(table, neighbour(planOf(table.arena).grid, square, side));
  return far !== null && far !== moduleAt(table, square) && isShut(sidesOf(table).movement, square, side);
}

/** Everything it may do, staying where it is first. */
export const THREAT_ACTS = [
  ...[stay, move, hide, climbUpAfter, reload, seizeObjective, batterAUnit],
  ...[fireCannon, shoot, throwGrenade, openDoor, batterDoor, cross, seekDuct],
] as const;
