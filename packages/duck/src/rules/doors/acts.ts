import { type Refusal, refuse } from '@sightline/kernel';
import { doorsAt } from '../../ship/places.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { hasFor } from '../damage/equipment.ts';
import { chop, isBefore } from './chopping.ts';
import { leadsNowhere, whyNotOperate } from './why-not-operate.ts';
import { doorOf, operateDoor } from './working-doors.ts';

export type DoorAct = { readonly do: 'openDoor' | 'closeDoor'; readonly door: number };

const kindOf = (way: DoorAct['do']): ActKind<DoorAct> => ({
  do: way,
  isForm: form<DoorAct>({ door: isNumber }),
  list: (table, man) =>
    doorsAt(table, man.at)
      .map(({ id }): DoorAct => ({ do: way, door: id }))
      .filter(act => whyNotOperate(table, man, act).length === 0),
  whyNot: whyNotOperate,
  perform(table: DuckTable, io: DuckIo, man: Teamer, { door }: DoorAct) {
    spendAction(man);
    operateDoor(table, io, man, door);
  },
});

export const DOOR_ACTS = [kindOf('openDoor'), kindOf('closeDoor')] as const;

export type ChopAct = { readonly do: 'chop'; readonly door: number; readonly segment: number };

/** DK-WEAP-045: an axe, a shut door, and the side of it before which he stands. */
const chopAct: ActKind<ChopAct> = {
  do: 'chop',
  isForm: form<ChopAct>({ door: isNumber, segment: isNumber }),
  list: (table, man) =>
    hasFor(table, man, 'chop')
      ? doorsAt(table, man.at)
          .flatMap(({ id, segments }) => segments.map((_, segment) => ({ do: 'chop', door: id, segment }) as const))
          .filter(act => chopAct.whyNot(table, man, act).length === 0)
      : [],
  whyNot(table, man, { door, segment }) {
    if (!table.doors[door]) return [refuse('DK-WEAP-045', 'notAtDoor')];
    const { state, plan } = doorOf(table, door);
    const refusals: Refusal[] = [];
    if (!isAble(man) || man.ducked || man.grapple || man.carries !== null)
      refusals.push(refuse('DK-WEAP-045', 'unableToAct'));
    if (!hasFor(table, man, 'chop')) refusals.push(refuse('DK-WEAP-045', 'noAxe'));
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

export const CHOP_ACTS = [chopAct] as const;
