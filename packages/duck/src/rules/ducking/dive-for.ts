import { pathTo } from '@sightline/geometry/grid';
import { offer } from '@sightline/kernel';
import { apertureSquares } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf, TEAM_SEATS, teamer, teamers } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckReaction } from '../../table/questions.ts';
import type { DuckTable, Thing } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { closeDoor } from '../doors/working-doors.ts';
import { BODY } from '../missions/mission-set-up.ts';
import { teamReach, waysOf } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { seize, whyNotTake } from '../other-actions/gear.ts';
import { canDuck } from '../shooting/line-of-fire.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { payForDive } from './paying.ts';
import type { Prize, ThreatNears } from './reactions.ts';

/** DK-DUCK-022. */
const DIVING_DISTANCE = 2;

/** From one aperture square of a cargo doorlock to the farthest other. */
const DOORWAY = 2;

const diveFor: DuckReaction<ThreatNears, Prize> = {
  on: 'threatNears',
  rule: 'DK-DUCK-022',
  choices(table, nears, seat) {
    const divers = teamers(table).filter(man => seatOf(man) === seat && canDive(table, man, nears));
    if (divers.length === 0) return [];
    const near = table.things.filter(({ item, at }) => at >= 0 && item !== BODY && hasComeNear(table, nears, at));
    // Of several of a kind on one square one is as good as another.
    const things = near.filter((a, n) => near.findIndex(b => b.at === a.at && b.item === a.item) === n);
    const doors = doorsNeared(table, nears);
    if (things.length === 0 && doors.length === 0) return [];
    return divers.flatMap(man => {
      const within = squaresToDiveInto(table, man);
      return [...thingsFor(table, man, things, within), ...switchesFor(man, doors, within)];
    });
  },
  take: (table, io, _nears, prize) => dive(table, io, teamer(table, prize.figure), prize),
};

/** At every step of a Threat. */
export function offerDiveFor(
  table: DuckTable,
  io: DuckIo,
  { figure, from }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  const { at, overhead } = table.figures[figure]!;
  if (at < 0 || from < 0 || overhead) return;
  offer([diveFor], TEAM_SEATS, table, io, { on: 'threatNears', threat: figure, from, at });
}

/** Free to dive, and not too far from the Threat to reach a thing or the other end of a doorway that it has come near to. */
function canDive(table: DuckTable, man: Teamer, { at }: ThreatNears): boolean {
  if (rangeBetween(table, man.at, at) > DIVING_DISTANCE + DOORWAY + 1) return false;
  return canDuck(man) && !man.overhead && man.carries === null && man.seat === null;
}

/** It was farther off than 1 square before this step. */
const hasComeNear = (table: DuckTable, { from, at }: ThreatNears, square: number): boolean =>
  rangeBetween(table, at, square) <= 1 && rangeBetween(table, from, square) > 1;

/** The controls of an open door are worked from its aperture squares (DK-ACT-024); once it stands there, it is too late. */
function doorsNeared(table: DuckTable, nears: ThreatNears): readonly { door: number; squares: readonly number[] }[] {
  if (table.power.down) return [];
  const near: { door: number; squares: readonly number[] }[] = [];
  for (const plan of planOf(table.arena).doors) {
    const { open, jammed, stuck, heldOpenUntil } = table.doors[plan.id]!;
    if (!open || jammed || stuck || heldOpenUntil >= table.turn) continue;
    const { here, beyond } = apertureSquares(table, plan);
    if (here.includes(nears.at) || beyond.includes(nears.at)) continue;
    const isNeared = (square: number): boolean => hasComeNear(table, nears, square);
    if (here.some(isNeared) || beyond.some(isNeared)) near.push({ door: plan.id, squares: [...here, ...beyond] });
  }
  return near;
}

function thingsFor(table: DuckTable, man: Teamer, things: readonly Thing[], within: ReadonlySet<number>): Prize[] {
  return things
    .filter(({ item, at, weapon }) => within.has(at) && whyNotTake(table, man, item, weapon).length === 0)
    .map(({ item, at }) => ({ do: 'diveForThing', figure: man.id, at, thing: item }));
}

function switchesFor(man: Teamer, doors: ReturnType<typeof doorsNeared>, within: ReadonlySet<number>): Prize[] {
  return doors.flatMap(({ door, squares }) =>
    squares
      .filter(square => within.has(square))
      .map(at => ({ do: 'diveForSwitch', figure: man.id, at, door }) as const),
  );
}

/** His own square, and those in diving distance that no enemy stops him in. */
function squaresToDiveInto(table: DuckTable, man: Teamer): ReadonlySet<number> {
  const { order, count } = teamReach(table, man, DIVING_DISTANCE);
  const { stops } = waysOf(table, man, [], DIVING_DISTANCE);
  return new Set(order.subarray(0, count).filter(square => square === man.at || stops[square] === 0));
}

/** DK-DUCK-022: for a chit if he has one, else by a Fumble Test; one who fails lies where he stood. */
function dive(table: DuckTable, io: DuckIo, man: Teamer, prize: Prize): void {
  const reached = payForDive(man) || passesFumbleTest(table, io, man, { name: 'diveFor', rule: 'DK-DUCK-022' });
  const thing = prize.do === 'diveForThing' ? prize.thing : 'door';
  man.ducked = true;
  io.tell({ type: 'divedFor', rule: 'DK-DUCK-022', figure: man.id, thing, at: prize.at, reached });
  if (!reached) return;
  for (const square of pathTo(teamReach(table, man, DIVING_DISTANCE), prize.at) ?? []) {
    enterSquare(table, io, man, square, { willingly: true });
    if (!isAble(man) || man.grapple || man.at !== square) return;
  }
  if (prize.do === 'diveForSwitch') closeDoor(table, io, prize.door, man.id);
  else grab(table, man, prize);
}

function grab(table: DuckTable, man: Teamer, { at, thing }: Extract<Prize, { do: 'diveForThing' }>): void {
  const found = table.things.find(other => other.at === at && other.item === thing);
  if (found) seize(table, man, found);
}
