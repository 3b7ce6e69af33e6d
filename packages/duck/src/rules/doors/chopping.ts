import { neighbour } from '@sightline/geometry/grid';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import { doorsAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { damageSegment } from './battering.ts';
import { leadsNowhere } from './door-acts.ts';
import { doorOf } from './working-doors.ts';

export type ChopAct = { readonly do: 'chop'; readonly door: number; readonly segment: number };

/** DK-WEAP-045: an axe, a shut door, and the side of it before which he stands. */
const chopAct: ActKind<ChopAct> = {
  do: 'chop',
  isForm: form<ChopAct>({ door: isNumber, segment: isNumber }),
  list: (table, man) =>
    man.gear['Axe']
      ? doorsAt(table, man.at)
          .flatMap(({ id, segments }) => segments.map((_, segment) => ({ do: 'chop', door: id, segment }) as const))
          .filter(act => chopAct.whyNot(table, man, act).length === 0)
      : [],
  whyNot(table, man, { door, segment }) {
    const { state, plan } = doorOf(table, door);
    const refusals: Refusal[] = [];
    if (!isAble(man) || man.ducked || man.grapple || man.carries !== null)
      refusals.push(refuse('DK-WEAP-045', 'unableToAct'));
    if (!man.gear['Axe']) refusals.push(refuse('DK-WEAP-045', 'noAxe'));
    if (!isBefore(table, man, door, segment)) refusals.push(refuse('DK-WEAP-045', 'notAtDoor'));
    if (state.open || state.holed[segment]) refusals.push(refuse('DK-WEAP-045', 'isOpen'));
    if (leadsNowhere(table, plan)) refusals.push(refuse('DK-SETUP-036', 'opensOnSpace'));
    return refusals;
  },
  perform(table, io, man, { door, segment }) {
    spendAction(man);
    if (passesFumbleTest(table, io, man, { name: 'chop', rule: 'DK-WEAP-045' })) chop(table, io, man, door, segment);
  },
};

function isBefore(table: DuckTable, man: Teamer, door: number, segment: number): boolean {
  const side = doorOf(table, door).plan.segments[segment];
  if (!side) return false;
  return man.at === side.square || man.at === neighbour(planOf(table.arena).grid, side.square, side.side);
}

/** DK-WEAP-045: a die of points, which count with those of Threats and are kept. */
function chop(table: DuckTable, io: DuckIo, man: Teamer, door: number, segment: number): void {
  const face = io.roll(D6, { rule: 'DK-WEAP-045', purpose: 'chop', seat: seatOf(man), figure: man.id });
  const damage = doorOf(table, door).state.damage[segment]! + face;
  io.tell({ type: 'doorBattered', rule: 'DK-WEAP-045', door, segment, figure: man.id, dice: [face], damage });
  damageSegment(table, io, door, segment, face, man.id);
}

export const CHOP_ACTS = [chopAct] as const;
