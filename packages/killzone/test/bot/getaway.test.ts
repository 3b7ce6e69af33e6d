import { parseSeed, playOut, SilentIo, seedOf } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { plannerBot } from '../../src/bot/planner.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';

describe('the planner in the chase', () => {
  rule('KZ-GAP-011', 'takes the loot out of the wreck and brings it out, or seizes it for the law', () => {
    const endings = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
      const table = killzone.begin({ scenario: 'hot-pursuit', switches });
      const io = new SilentIo(
        killzone,
        table,
        { gang: plannerBot, law: plannerBot },
        parseSeed(seedOf(`loot ${seed}`)),
      );
      let taken = false;
      io.tell = (event?: KillzoneEvent) => {
        if (event?.type === 'pickedUp') taken = true;
      };
      playOut(killzone, table, io);
      if (taken) endings.add(killzone.outcome(table)!.reason);
    }
    // Whoever has it goes by the way out, on foot or on a bike, and the law takes it where it can.
    expect([...endings].filter(reason => /getaway$/i.test(reason) && reason !== 'noGetaway')).not.toEqual([]);
    expect(endings).toContain('lootTaken');
  });
});
