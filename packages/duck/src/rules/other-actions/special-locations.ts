import { DIRECTIONS, NOWHERE, neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { levelAt, roomIn } from '../../ship/standing.ts';
import type { Act, ActKind } from '../../table/acts.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isOnMap, isPerson, teamer } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import type { DuckTable, Fitting } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { isBeside } from '../missions/mission-places.ts';
import { isAlight } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { isSealed, rememberSight } from './sealed-unit.ts';

/** DK-ACT-025, DK-GAP-008: Workspaces, Isolation Units and Hibernation Units; trucks are another chapter's. */
export type LocationAct =
  | { readonly do: 'getIn'; readonly fitting: number }
  | { readonly do: 'getOut'; readonly square: number }
  | { readonly do: 'putIn'; readonly fitting: number };

type Special = Fitting & { readonly kind: 'workspace' | 'pod' | 'isolation' };

function special(table: DuckTable, fitting: number): Special | null {
  const found = table.fittings[fitting];
  const isSpecial = found?.kind === 'workspace' || found?.kind === 'pod' || found?.kind === 'isolation';
  return isSpecial ? (found as Special) : null;
}

function whyNotUse(table: DuckTable, man: Teamer, fitting: number): Refusal[] {
  const location = special(table, fitting);
  if (!location) return [refuse('DK-ACT-025', 'noLocation')];
  const refusals: Refusal[] = [];
  if (man.seat !== null) refusals.push(refuse('DK-ACT-025', 'seated', undefined, { code: 'getOut' }));
  if (!isBeside(table, man, location.at)) refusals.push(refuse('DK-ACT-025', 'notAdjacent'));
  const isTaken = figuresAt(table, location.at).some(figure => figure !== man);
  if (location.holds !== null || location.used || isTaken) refusals.push(refuse('DK-ACT-025', 'occupied'));
  if (location.wrecked) refusals.push(refuse('DK-CHOUSE-004', 'wrecked'));
  if (isAlight(table, location.at)) refusals.push(refuse('DK-GREN-032', 'fireThere'));
  return refusals;
}

function usable(table: DuckTable, man: Teamer): number[] {
  const found: number[] = [];
  for (let fitting = 0; fitting < table.fittings.length; fitting++)
    if (
      special(table, fitting) &&
      isBeside(table, man, table.fittings[fitting]!.at) &&
      whyNotUse(table, man, fitting).length === 0
    )
      found.push(fitting);
  return found;
}

const getIn: ActKind<Extract<LocationAct, { do: 'getIn' }>> = {
  do: 'getIn',
  isForm: form<Extract<LocationAct, { do: 'getIn' }>>({ fitting: isNumber }),
  list: (table, man) =>
    whyNotOtherAction(man).length > 0 ? [] : usable(table, man).map(fitting => ({ do: 'getIn', fitting }) as const),
  whyNot: (table, man, { fitting }) => [...whyNotOtherAction(man), ...whyNotUse(table, man, fitting)],
  perform(table, io, man, { fitting }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'getIn', rule: 'DK-ACT-025' })) return;
    const location = table.fittings[fitting]!;
    location.holds = man.id;
    man.seat = fitting;
    man.position = 'centre';
    const { at } = location;
    if (isSealed(location)) {
      rememberSight(table, man, man, fitting);
      man.at = NOWHERE;
    } else if (man.at !== at) enterSquare(table, io, man, at, { willingly: true });
    io.tell({ type: 'gotIn', rule: 'DK-ACT-025', figure: man.id, at, place: location.kind });
  },
};

/** The floor beside the place, with room for him. */
function waysOutOf(table: DuckTable, man: Teamer, { at }: Fitting): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const stand: Teamer = { ...man, at };
  return DIRECTIONS.map(direction => neighbour(grid, at, direction)).filter(square => {
    if (square < 0 || tileAt[square]! < 0 || levelAt(table, square) > 0 || !isBeside(table, stand, square))
      return false;
    const there = figuresAt(table, square);
    const hasRoom = there.length < roomIn(table, square);
    return !isAlight(table, square) && hasRoom && there.every(isPerson);
  });
}

function whyNotGetOut(table: DuckTable, man: Teamer, square: number): Refusal[] {
  const location = man.seat === null ? null : special(table, man.seat);
  if (!location) return [refuse('DK-ACT-025', 'notSeated')];
  if (man.condition !== 'fit') return [refuse('DK-ACT-025', 'unableToAct')];
  return waysOutOf(table, man, location).includes(square) ? [] : [refuse('DK-ACT-025', 'noRoomThere')];
}

const getOut: ActKind<Extract<LocationAct, { do: 'getOut' }>> = {
  do: 'getOut',
  isForm: form<Extract<LocationAct, { do: 'getOut' }>>({ square: isNumber }),
  list(table, man) {
    const location = man.seat === null ? null : special(table, man.seat);
    if (!location || man.condition !== 'fit') return [];
    return waysOutOf(table, man, location).map(square => ({ do: 'getOut', square }) as const);
  },
  whyNot: (table, man, { square }) => whyNotGetOut(table, man, square),
  perform(table, io, man, { square }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'getOut', rule: 'DK-ACT-025' })) return;
    const location = table.fittings[man.seat!]!;
    location.holds = null;
    man.seat = null;
    man.at = location.at;
    io.tell({ type: 'gotOut', rule: 'DK-ACT-025', figure: man.id, at: square, place: location.kind });
    enterSquare(table, io, man, square, { willingly: true });
  },
};

/** DK-GAP-008: the man on his shoulders is laid into a pod, where nothing gets at him. */
const putIn: ActKind<Extract<LocationAct, { do: 'putIn' }>> = {
  do: 'putIn',
  isForm: form<Extract<LocationAct, { do: 'putIn' }>>({ fitting: isNumber }),
  list(table, man) {
    if (man.carries === null) return [];
    return usable(table, man)
      .map(fitting => ({ do: 'putIn', fitting }) as const)
      .filter(act => putIn.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { fitting }) {
    const body = man.carries === null ? undefined : table.figures[man.carries];
    if (body?.kind !== 'teamer' || !isOnMap(man)) return [refuse('DK-GAP-008', 'carriesNobody')];
    const location = special(table, fitting);
    const refusals = whyNotUse(table, man, fitting);
    return location && !isSealed(location) ? [...refusals, refuse('DK-GAP-008', 'notSealed')] : refusals;
  },
  perform(table, io, man, { fitting }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'putIn', rule: 'DK-ACT-025' })) return;
    const body = teamer(table, man.carries!);
    const location = table.fittings[fitting]!;
    rememberSight(table, man, body, fitting);
    man.carries = null;
    location.holds = body.id;
    body.seat = fitting;
    body.at = NOWHERE;
    io.tell({ type: 'gotIn', rule: 'DK-GAP-008', figure: body.id, at: location.at, place: location.kind });
  },
};

/** All that one can do who sits in a sealed unit. */
export const SEALED_ACTS: ReadonlySet<Act['do']> = new Set<Act['do']>(['getOut', 'pass', 'wait', 'rest']);

export function isSealedIn(table: DuckTable, man: Teamer): boolean {
  const location = man.seat === null || man.seat < 0 ? undefined : table.fittings[man.seat];
  return location !== undefined && isSealed(location);
}

export const LOCATION_ACTS = [getIn, getOut, putIn] as const;
