import { part, type Refusal, refuse } from '@sightline/kernel';
import { isAble } from '../../table/figures.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { plainAct } from '../actions/plain-act.ts';
import { restorePower } from '../missions/tasks.ts';
import { heldWeapon } from '../shooting/gun.ts';
import { isAtConsole } from './power-failure.ts';

export type PowerAct = { readonly do: 'restorePower' };

/** DK-KITTY-011, DK-GAP-008: in the seat of a console there, which works for this one purpose. */
const restorePowerAct = plainAct({
  do: 'restorePower',
  whyNot(table, man) {
    const refusals: Refusal[] = [];
    const { down, turnsLeft } = table.power;
    if (!down) refusals.push(refuse('DK-KITTY-011', 'powerIsOn'));
    else if (turnsLeft === 0) refusals.push(refuse('DK-GAP-036', 'darkFromTheStart'));
    if (!isAble(man) || man.grapple) refusals.push(refuse('DK-KITTY-011', 'unableToAct'));
    if (!isAtConsole(table, man)) refusals.push(refuse('DK-KITTY-011', 'notAtConsole'));
    return refusals;
  },
  perform(table, io, man) {
    spendAction(man);
    const task = { name: 'restorePower', rule: 'DK-KITTY-011', ability: 'console-jockey' } as const;
    if (passesFumbleTest(table, io, man, task)) restorePower(table, io, man);
  },
});

export const POWER_ACTS = [restorePowerAct] as const;

export type RepairAct = { readonly do: 'repair' };

/** DK-KITTY-016: the weapon in hand, at 1 less. */
const repair = plainAct({
  do: 'repair',
  whyNot(_table, man) {
    const refusals: Refusal[] = [];
    if (!isAble(man) || man.grapple) refusals.push(refuse('DK-KITTY-016', 'unableToAct'));
    if (!heldWeapon(man)?.broken) refusals.push(refuse('DK-KITTY-016', 'nothingBroken'));
    return refusals;
  },
  perform(table, io, man) {
    spendAction(man);
    const weapon = heldWeapon(man);
    if (!weapon) throw new Error(`${man.card.name} holds nothing to repair`);
    const parts = [part('DK-KITTY-016', -1, 'malfunction')];
    if (!passesFumbleTest(table, io, man, { name: 'repair', rule: 'DK-KITTY-016', ability: 'armourer', parts })) return;
    weapon.broken = false;
    io.tell({ type: 'weaponRepaired', rule: 'DK-KITTY-016', figure: man.id, weapon: weapon.id });
  },
});

export const REPAIR_ACTS = [repair] as const;
