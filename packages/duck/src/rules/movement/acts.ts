import { type Refusal, refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, isOnMap, teamer } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { plainAct } from '../actions/plain-act.ts';
import { whyNotMoveAsHandler } from '../machines/control.ts';
import { isOutOfBreath } from '../shooting/score.ts';
import { moveParty } from './move.ts';
import { type Gait, throwMove } from './points.ts';
import { comradeIn } from './positions.ts';
import { bestMove, whyNotSetOut } from './setting-out.ts';
import { askStance, swapHalves } from './stance.ts';
import { walk } from './walk.ts';
import { supporterOf, whyNotMove, whyNotWalk } from './why-not-move.ts';

function moveAlone(table: DuckTable, io: DuckIo, man: Teamer, gait: Gait): void {
  spendAction(man);
  moveParty(table, io, [man], throwMove(table, io, man, gait));
}

/** What keeps him from walking at all, or else that there is nowhere to walk to. */
function whyNotGoOnFoot(table: DuckTable, man: Teamer, gait: Gait): Refusal[] {
  const refusals = whyNotWalk(table, man);
  return refusals.length > 0 ? refusals : whyNotSetOut(table, [man], bestMove(table, man, gait));
}

const move = plainAct({
  do: 'move',
  foresee: () => null,
  whyNot: (table, man) => whyNotGoOnFoot(table, man, {}),
  perform: (table, io, man) => moveAlone(table, io, man, {}),
});

/** DK-MOVE-034, DK-MOVE-035: two points more, by anybody on his feet; announced before the die, paid for in the next turn. */
const dash = plainAct({
  do: 'dash',
  foresee: () => null,
  whyNot: (table, man) => whyNotGoOnFoot(table, man, { dash: true }),
  perform(table, io, man) {
    spendAction(man);
    const points = throwMove(table, io, man, { dash: true });
    if (isOutOfBreath(table, man)) man.dashedAgain = true;
    else man.dashed = table.turn;
    const shifted = walk(table, io, [man], points);
    if (!isAble(man) || man.ducked || man.grapple) return;
    if (skids(table, io, man)) return;
    askStance(table, io, man, shifted);
  },
});

/** DK-MOVE-037: in the difficult game a fumble ends every DASH on the deck. */
function skids(table: DuckTable, io: DuckIo, man: Teamer): boolean {
  if (!table.switches.dashSkid) return false;
  if (passesFumbleTest(table, io, man, { name: 'dash', rule: 'DK-MOVE-037' })) return false;
  man.ducked = true;
  io.tell({ type: 'skidded', rule: 'DK-MOVE-037', figure: man.id, at: man.at });
  return true;
}

/** DK-MOVE-008, DK-MOVE-017, DK-MOVE-018: without leaving his square he needs an action for a new face or position. */
const turn = plainAct({
  do: 'turn',
  whyNot: whyNotMove,
  perform(table, io, man) {
    spendAction(man);
    askStance(table, io, man);
  },
});

/** DK-MOVE-019, DK-MOVE-020: two men of one Team who have both still an action to come, be it on WAIT. */
function whyNotSwap(table: DuckTable, man: Teamer): Refusal[] {
  const comrade = comradeIn(table, man);
  if (comrade?.kind !== 'teamer' || comrade.team !== man.team || !isAble(comrade))
    return [refuse('DK-MOVE-019', 'noComrade')];
  const refusals = whyNotMove(table, man);
  if (comrade.ducked || comrade.grapple) refusals.push(refuse('DK-MOVE-019', 'comradeUnable'));
  if (comrade.ready + comrade.waiting === 0) refusals.push(refuse('DK-MOVE-020', 'actedAlready'));
  return refusals;
}

const swap = plainAct({
  do: 'swap',
  whyNot: whyNotSwap,
  perform(table, io, man) {
    const comrade = comradeIn(table, man);
    if (comrade?.kind !== 'teamer') throw new Error(`${man.card.name} has nobody to swap with`);
    spendAction(man);
    // DK-MOVE-021.
    for (const one of [man, comrade]) if (one.waiting > 0) spendAction(one);
    swapHalves(man, comrade);
    io.tell({ type: 'swapped', rule: 'DK-MOVE-019', figure: man.id, comrade: comrade.id });
  },
});

/** DK-DMG-007: he does nothing else in this turn but help a wounded man along. */
interface SupportAct {
  readonly do: 'support';
  readonly comrade: number;
}

const support: ActKind<SupportAct> = {
  do: 'support',
  isForm: form<SupportAct>({ comrade: isNumber }),
  list: (table, man) =>
    rosterOf(table)
      .teamers.filter(other => other.at === man.at && other !== man && other.wounds > 0)
      .map(({ id }): SupportAct => ({ do: 'support', comrade: id }))
      .filter(act => support.whyNot(table, man, act).length === 0),
  whyNot(table, man, { comrade }) {
    const refusals = whyNotMove(table, man);
    const wounded = table.figures[comrade];
    if (
      wounded?.kind !== 'teamer' ||
      wounded.wounds === 0 ||
      !isAble(wounded) ||
      wounded.at !== man.at ||
      wounded.overhead
    )
      return [...refusals, refuse('DK-DMG-007', 'nobodyToSupport')];
    if (wounded.grapple || wounded.ducked) refusals.push(refuse('DK-DMG-007', 'comradeUnable'));
    if (wounded.moved > 0 && !supporterOf(table, wounded)) refusals.push(refuse('DK-DMG-007', 'movedAlready'));
    refusals.push(...whyNotMoveAsHandler(table, wounded));
    if (man.wounds > 0) refusals.push(refuse('DK-DMG-007', 'wounded'));
    if (man.carries !== null) refusals.push(refuse('DK-DMG-007', 'carrying'));
    if (man.acted > 0 && man.supports !== comrade) refusals.push(refuse('DK-DMG-007', 'actedAlready'));
    if (refusals.length > 0) return refusals;
    return whyNotSetOut(table, [man, wounded], bestMove(table, man, { supporting: true }));
  },
  perform(table, io, man, { comrade }) {
    spendAction(man);
    man.supports = comrade;
    const wounded = teamer(table, comrade);
    moveParty(table, io, [man, wounded].filter(isOnMap), throwMove(table, io, man, { supporting: true }));
  },
};

export const MOVE_ACTS = [move, dash, turn, swap, support] as const;
export type MoveAct =
  | { readonly do: 'move' }
  | { readonly do: 'dash' }
  | { readonly do: 'turn' }
  | { readonly do: 'swap' }
  | SupportAct;
