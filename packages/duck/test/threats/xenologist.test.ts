import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform } from '../../src/rules/actions/menu.ts';
import { openDoor } from '../../src/rules/doors/working-doors.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import type { Teamer, Threat } from '../../src/table/figure.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { activate, addVeteran } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** A wall of HIGH crates but for the ends. */
const CRATES = ['.....', '..h..', '..h..', '..h..', '.....'];
const XENOLOGIST = { abilities: ['xenologist'] };

/** A Harpy waits west of the crates, a comrade east of them is about to step within 2 squares of it. */
function ambush(square: (table: DuckTable) => number) {
  const table = testTable({ tiles: [CRATES, FLOOR], joined: 'open' });
  const xenologist = addVeteran(table, square(table), 7, XENOLOGIST);
  const comrade = addVeteran(table, at(table, 5, 3), 7);
  const harpy = addThreat(table, at(table, 2, 3), 3);
  harpy.waitingSince = 1;
  const comesNear = (dice: readonly string[]) =>
    play({ dice }, io => enterSquare(table, io, comrade, at(table, 4, 3), { willingly: true }));
  return { table, xenologist, comrade, harpy, comesNear };
}

const isWaiting = ({ waitingSince }: Threat): boolean => waitingSince > 0;
const byTheCrates = (table: DuckTable): number => at(table, 5, 2);

/** The Harpy throws 1 for its move and does not get there. */
const SPRINGS = ['D6=1'];

rule(['DK-GAP-015', 'DK-THREAT-027'], 'one that waits within 3 squares of a Xenologist springs out at nobody', () => {
  const { table, xenologist, comrade, harpy, comesNear } = ambush(byTheCrates);
  const io = comesNear([]);
  expect(io.told.at(-1)).toMatchObject({ type: 'ambushSeen', figure: xenologist.id, threat: harpy.id });
  expect(isWaiting(harpy)).toBe(true);
  const again = play({}, script => enterSquare(table, script, comrade, at(table, 4, 2), { willingly: true }));
  expect(again.told.map(({ type }) => type)).toEqual(['stepped']);
});

rule('DK-GAP-015', 'from 4 squares off he sees nothing', () => {
  const { harpy, comesNear } = ambush(table => at(table, 1, 2, 1));
  comesNear(SPRINGS);
  expect(isWaiting(harpy)).toBe(false);
});

rule(['DK-GAP-015', 'DK-BINGE-011'], 'nor does one who is stunned or has turned chicken', () => {
  const states: Partial<Teamer>[] = [{ condition: 'stunned', ducked: true }, { chicken: true }];
  for (const state of states) {
    const { xenologist, harpy, comesNear } = ambush(byTheCrates);
    Object.assign(xenologist, state);
    comesNear(SPRINGS);
    expect(isWaiting(harpy)).toBe(false);
  }
});

rule(
  ['DK-GAP-015', 'DK-THREAT-027'],
  'a closed door hides it from him; opened, it is found out and keeps still',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR] });
    addVeteran(table, at(table, 1, 3, 1), 7, XENOLOGIST);
    const comrade = addVeteran(table, at(table, 5, 5), 1);
    const harpy = addThreat(table, at(table, 3, 3), 3);
    harpy.waitingSince = 1;
    const copied = structuredClone(table);
    play({ dice: SPRINGS }, io => enterSquare(table, io, comrade, at(table, 5, 4), { willingly: true }));
    expect(isWaiting(harpy)).toBe(false);
    play({}, io => openDoor(copied, io, 0, null));
    expect(isWaiting(copied.figures[harpy.id] as Threat)).toBe(true);
  },
);

rule(['DK-GAP-015', 'DK-THREAT-027'], 'when its place in the Threat phase comes it attacks all the same', () => {
  const { table, harpy, comesNear } = ambush(byTheCrates);
  comesNear([]);
  const io = activate(table, harpy, SPRINGS);
  expect([io.told.some(({ type }) => type === 'threatSprangOut'), isWaiting(harpy)]).toEqual([true, false]);
});

rule('DK-GAP-015', 'his Fumble Factor is one better at Source chits', () => {
  const isTurnedBy = (abilities: string[], dice: readonly string[]): boolean => {
    const table = testTable();
    const man = addVeteran(table, at(table, 3, 3), 1, { ff: 5, abilities });
    const chit = { tile: 0, at: at(table, 3, 2), isEntrance: false, turned: false };
    table.chits.push(chit);
    play({ dice }, io => perform(table, io, man, { do: 'examineChit', at: chit.at }));
    return chit.turned;
  };
  expect(isTurnedBy(XENOLOGIST.abilities, ['D6=5'])).toBe(true);
  expect(isTurnedBy([], ['D6=5', 'D60=1'])).toBe(false);
});
