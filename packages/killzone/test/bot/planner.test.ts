import { type Bot, parseSeed, playOut, randomBot, SilentIo, seedOf } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { plannerBot } from '../../src/bot/planner.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneView } from '../../src/view/view.ts';

/** Who wins an encounter of Helix Security against Free Block, with these bots at red and blue. */
function winner(seed: number, red: Bot<KillzoneView>, blue: Bot<KillzoneView>): string | undefined {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]]));
  const table = killzone.begin({ scenario: 'encounter', switches });
  playOut(killzone, table, new SilentIo(killzone, table, { red, blue }, parseSeed(seedOf(`bots ${seed}`))));
  return killzone.outcome(table)!.winners[0];
}

describe('the planner', () => {
  test('beats a random player in 95 of 100 encounters, half of them from either side', () => {
    let won = 0;
    for (let seed = 0; seed < 50; seed++) {
      if (winner(seed, plannerBot, randomBot) === 'red') won++;
      if (winner(seed, randomBot, plannerBot) === 'blue') won++;
    }
    expect(won).toBeGreaterThanOrEqual(95);
  });
});
