import { refuse } from '@sightline/kernel';
import type { ActKind } from '../../table/acts.ts';
import { form, isNumber } from '../../table/form.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { strikeOff, whyNotWithInHand } from '../grapple/hack-off.ts';
import { isInArc } from '../shooting/sight.ts';
import { damageMachine } from './attack-on-machine.ts';
import { boarderOf, isBeside, machineCalled, machineOrNone, machines, whyNotWork } from './machine.ts';

export interface HackOffMachine {
  readonly do: 'hackOffMachine';
  readonly machine: number;
}

/** DK-CYBER-026, DK-GRAP-033: as off a comrade; but a slip does the machine a point of damage. */
export const hackOffMachine: ActKind<HackOffMachine> = {
  do: 'hackOffMachine',
  isForm: form<HackOffMachine>({ machine: isNumber }),
  list(table, man) {
    return machines(table)
      .map(({ id }): HackOffMachine => ({ do: 'hackOffMachine', machine: id }))
      .filter(act => hackOffMachine.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { machine: id }) {
    const machine = machineOrNone(table, id);
    if (!machine) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    // DK-DMG-011: with somebody on his shoulders too.
    const refusals = whyNotWork({ ...man, carries: null }, 'DK-CYBER-026');
    if (!boarderOf(table, machine)) return [...refusals, refuse('DK-CYBER-026', 'noBoarder')];
    if (!isBeside(table, man, machine.at)) refusals.push(refuse('DK-GRAP-033', 'notAdjacent'));
    if (!isInArc(table, man, machine.at)) refusals.push(refuse('DK-GRAP-033', 'outOfArc', undefined, { code: 'turn' }));
    return [...refusals, ...whyNotWithInHand(table, man)];
  },
  perform(table, io, man, { machine: id }) {
    const machine = machineCalled(table, id);
    const boarder = boarderOf(table, machine);
    if (!boarder) throw new Error(`nothing is on machine ${id}`);
    spendAction(man);
    if (passesFumbleTest(table, io, man, { name: 'hackOff', rule: 'DK-CYBER-026' }))
      strikeOff(table, io, man, boarder, machine);
    else damageMachine(table, io, machine, 1);
  },
};
