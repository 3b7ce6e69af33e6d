import { type Refusal, refuse } from '@sightline/kernel';
import { moduleAt } from '../../ship/places.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, teamers } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { plainAct } from '../actions/plain-act.ts';
import type { DoorAct } from '../doors/acts.ts';
import { whyNotMoveDoor } from '../doors/why-not-operate.ts';
import { operateDoor } from '../doors/working-doors.ts';
import { endLasting, hasLasting } from '../event-cards/lasting.ts';
import { isAtConsoleIn } from '../missions/mission-places.ts';
import { hasHiddenChits, turnChitsOf } from '../set-up/source.ts';

export type ConsoleAct =
  | { readonly do: 'querySource'; readonly module: number }
  | { readonly do: 'override' }
  | { readonly do: 'callDoor'; readonly door: number }
  | { readonly do: 'findSwitch' };
type Query = Extract<ConsoleAct, { do: 'querySource' }>;
type Call = Extract<ConsoleAct, { do: 'callDoor' }>;

/** DK-GAP-008, DK-KITTY-011: consoles need power. */
const whyNotPowered = ({ power }: DuckTable): Refusal[] => (power.down ? [refuse('DK-KITTY-011', 'noPower')] : []);

/** DK-SETUP-024: from the Bridge or the Ops Con, about one module. */
function whyNotQuery(table: DuckTable, man: Teamer, { module }: Query): Refusal[] {
  const refusals = [...whyNotOtherAction(man), ...whyNotPowered(table)];
  if (!isAtConsoleIn(table, man, 'sourceQueries')) refusals.push(refuse('DK-SETUP-024', 'notAtConsole'));
  if (!hasHiddenChits(table, module)) refusals.push(refuse('DK-SETUP-024', 'nothingHidden'));
  return refusals;
}

const querySource: ActKind<Query> = {
  do: 'querySource',
  isForm: form<Query>({ module: isNumber }),
  list: (table, man) =>
    man.seat === null
      ? []
      : [...table.modules.keys()]
          .map((module): Query => ({ do: 'querySource', module }))
          .filter(act => whyNotQuery(table, man, act).length === 0),
  whyNot: whyNotQuery,
  perform(table, io, man, { module }) {
    spendAction(man);
    if (passesFumbleTest(table, io, man, { name: 'querySource', rule: 'DK-SETUP-024', ability: 'console-jockey' }))
      turnChitsOf(table, io, module, man.id);
  },
};

/** DK-HOUSE-006: set or cleared at the Bridge. */
const override = plainAct({
  do: 'override',
  whyNot(table, man) {
    const refusals = [...whyNotOtherAction(man), ...whyNotPowered(table)];
    if (!isAtConsoleIn(table, man, 'doorOverride')) refusals.push(refuse('DK-HOUSE-006', 'notAtConsole'));
    return refusals;
  },
  perform(table, io, man) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'override', rule: 'DK-HOUSE-006', ability: 'console-jockey' }))
      return;
    table.power.override = !table.power.override;
    const type = table.power.override ? 'overrideSet' : 'overrideCleared';
    io.tell({ type, rule: 'DK-HOUSE-006', figure: man.id });
  },
});

/** DK-HOUSE-007: any door, as an action of whoever calls for it while one of his Team sits at Ops Con, and be it he. */
function whyNotCall(table: DuckTable, man: Teamer, { door }: Call): Refusal[] {
  const refusals = [...whyNotOtherAction(man), ...whyNotPowered(table)];
  const isManned = teamers(table).some(
    comrade =>
      comrade.team === man.team && isAble(comrade) && !comrade.grapple && isAtConsoleIn(table, comrade, 'doorCalls'),
  );
  if (!isManned) refusals.push(refuse('DK-HOUSE-007', 'opsConUnmanned'));
  if (!table.doors[door]) return [...refusals, refuse('DK-HOUSE-007', 'noSuchDoor')];
  const way: DoorAct['do'] = table.doors[door].open ? 'closeDoor' : 'openDoor';
  return [...refusals, ...whyNotMoveDoor(table, way, door)];
}

const callDoor: ActKind<Call> = {
  do: 'callDoor',
  isForm: form<Call>({ door: isNumber }),
  list: (table, man) =>
    isOpsConManned(table)
      ? table.doors
          .map(({ id }): Call => ({ do: 'callDoor', door: id }))
          .filter(act => whyNotCall(table, man, act).length === 0)
      : [],
  whyNot: whyNotCall,
  perform(table, io, man, { door }) {
    spendAction(man);
    operateDoor(table, io, man, door, 'DK-HOUSE-007');
  },
};

/** Tested before every door of the ship is. */
function isOpsConManned(table: DuckTable): boolean {
  return rosterOf(table).teamers.some(man => isAtConsoleIn(table, man, 'doorCalls'));
}

/** R01: a man in the dark module looks for the switch. */
const findSwitch = plainAct({
  do: 'findSwitch',
  whyNot(table, man) {
    const module = moduleAt(table, man.at);
    const isDark = module !== null && hasLasting(table, module.id, 'lightsOut');
    return isDark ? whyNotOtherAction(man) : [refuse('DK-GAP-041', 'lightsAreOn')];
  },
  perform(table: DuckTable, io: DuckIo, man: Teamer) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'findSwitch', rule: 'DK-GAP-041' })) return;
    const module = moduleAt(table, man.at)!.id;
    endLasting(table, module, 'lightsOut');
    io.tell({ type: 'lightsFound', rule: 'DK-GAP-041', module });
  },
});

export const CONSOLE_ACTS = [querySource, override, callDoor, findSwitch] as const;
