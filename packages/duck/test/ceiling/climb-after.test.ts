import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { threatActFor } from '../../src/bot/threats.ts';
import { threatActs } from '../../src/rules/threats/player-b.ts';
import { activateThreat } from '../../src/rules/threats/threat-phase.ts';
import type { Switches } from '../../src/switches.ts';
import { activate, addVeteran, nextTurn, reaction } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const CRATE = ['.....', '.....', '..l..', '.....', '.....'];
const BARE = ['.....', '.....', '.....', '.....', '.....'];

/** A crate at (3,3), a hatch at (3,4), a man in the ceiling at (3,5) and a Harpy on the deck at (3,1). */
function below(tile = CRATE, switches: Partial<Switches> = {}) {
  const table = testTable({ tiles: [tile], switches: { ceiling: true, ...switches } });
  table.modules[0]!.ceiling = true;
  table.hatches = [{ at: at(table, 3, 4), kind: 'hatch', proved: false }];
  const man = addVeteran(table, at(table, 3, 5));
  man.overhead = true;
  return { table, man, harpy: addThreat(table, at(table, 3, 1)) };
}

rule('DK-CEIL-008', 'a Threat below climbs after a man in the ceiling from what it can stand on', () => {
  const { table, man, harpy } = below();
  const io = activate(table, harpy, ['D6=1', 'D6=5']);
  expect(reaction(io)).toMatchObject({ column: 'teamOnTile', response: 'attack-nearest' });
  expect(io.told).toContainEqual({ type: 'climbedUp', rule: 'DK-CEIL-008', figure: harpy.id, at: at(table, 3, 4) });
  expect([harpy.overhead, harpy.at, man.grapple?.threat]).toEqual([true, man.at, harpy.id]);
});

rule('DK-CEIL-008', 'with too few points it waits on the crate, and climbs the next time', () => {
  const { table, man, harpy } = below();
  activate(table, harpy, ['D6=1', 'D6=3']);
  expect([harpy.overhead, harpy.at]).toEqual([false, at(table, 3, 3)]);
  nextTurn(table);
  activate(table, harpy, ['D6=1', 'D6=2']);
  expect([harpy.overhead, harpy.at, man.grapple]).toEqual([true, at(table, 3, 4), null]);
});

rule('DK-CEIL-008', 'without anything to stand on, or with somebody on the deck, it stays below', () => {
  const bare = below(BARE);
  expect(reaction(activate(bare.table, bare.harpy, ['D6=3'])).column).toBe('noTeam');
  const both = below();
  const other = addVeteran(both.table, at(both.table, 1, 1));
  activate(both.table, both.harpy, ['D6=1', 'D6=6']);
  expect([both.harpy.overhead, other.grapple?.threat]).toEqual([false, both.harpy.id]);
});

rule('DK-CEIL-008', 'of a pack each climbs for itself', () => {
  const { table, harpy } = below();
  const second = addThreat(table, at(table, 2, 1));
  activate(table, harpy, ['D6=1', 'D6=4']);
  expect([harpy.overhead, second.activated]).toEqual([true, false]);
});

rule(['DK-CEIL-008', 'DK-TSHOOT-019'], 'a player who runs Threats may send one up', () => {
  const { table, man, harpy } = below(CRATE, { playerB: true });
  const options = threatActs(table, harpy);
  expect(options).toContainEqual({ do: 'climbAfter' });
  const question = { kind: 'threatAct', rule: 'DK-TSHOOT-019', figure: harpy.id, options } as const;
  expect(threatActFor(table, question)).toEqual({ do: 'climbAfter' });
  table.phase = 'threat';
  const answers = [{ seat: 'threats', answer: { do: 'climbAfter' } }];
  play({ dice: ['D6=5'], answers }, io => activateThreat(table, io, harpy));
  expect([harpy.overhead, man.grapple?.threat]).toEqual([true, harpy.id]);
});

rule(['DK-CEIL-008', 'DK-TSHOOT-019'], 'climbing up is the last action of one that has two', () => {
  const { table, man } = below(CRATE, { playerB: true });
  const raider = addThreat(table, at(table, 3, 3), 5, 'raider');
  man.at = at(table, 1, 1);
  table.phase = 'threat';
  const answers = [{ seat: 'threats', answer: { do: 'climbAfter' } }];
  play({ dice: ['AvD=2'], answers }, io => activateThreat(table, io, raider));
  expect([raider.overhead, raider.at]).toEqual([true, at(table, 3, 4)]);
});
