import { type Bot, parseSeed, playOut, randomBot, SilentIo, seedOf } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { Act } from '../src/acts.ts';
import { plainBot } from '../src/bot/plain.ts';
import { tacticianBot } from '../src/bot/tactician.ts';
import { actsOf } from '../src/rules/actions.ts';
import { dustup } from '../src/system.ts';
import type { Dustup, Unit } from '../src/table.ts';
import { type DustupView, view } from '../src/view.ts';
import { lay, put, squad } from './setting.ts';

/** Who wins at the crossroads, the Marines at red and the Conscripts at blue, with these bots. */
function winner(seed: number, red: Bot<DustupView>, blue: Bot<DustupView>): string | undefined {
  const switches = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]]));
  const table = dustup.begin({ scenario: 'crossroads', switches });
  playOut(dustup, table, new SilentIo(dustup, table, { red, blue }, parseSeed(seedOf(`bots ${seed}`))));
  return dustup.outcome(table)!.winners[0];
}

/** What the tactician does with a unit now. */
function choice(table: Dustup, unit: Unit): Act {
  const seen = view(table, table.sides[unit.side]!.seat);
  const question = {
    kind: 'act',
    rule: 'DU-TURN-017',
    unit: unit.who,
    actions: unit.actions,
    names: table.names,
  } as const;
  return tacticianBot(
    question,
    () => seen,
    () => 0,
    () => actsOf(seen, unit),
  ) as Act;
}

describe('the tactician', () => {
  rule('DU-GAP-031', 'gets up first, and then shoots at whom it sees', () => {
    const table = lay({ red: [squad(8)], blue: [squad(8)] });
    const unit = put(table, 0, 20, 20);
    put(table, 1, 38, 20);
    unit.suppression = 1;
    expect(choice(table, unit).do).toBe('recover');
    unit.suppression = 0;
    unit.actions = 1;
    expect(choice(table, unit).do).toBe('shoot');
  });

  rule(['DU-GAP-031', 'DU-ASSAULT-002'], 'goes in with the bayonet where the enemy is down and outnumbered', () => {
    const table = lay({ red: [squad(8)], blue: [squad(3)] });
    const unit = put(table, 0, 20, 20);
    const enemy = put(table, 1, 27, 20);
    expect(choice(table, unit).do).toBe('shoot');
    enemy.suppression = 2;
    expect(choice(table, unit)).toEqual({ do: 'assault', targets: [1] });
  });

  test('beats a random player from either side', { timeout: 60_000 }, () => {
    let won = 0;
    for (let seed = 0; seed < 20; seed++) {
      if (winner(seed, tacticianBot, randomBot) === 'red') won++;
      if (winner(seed, randomBot, tacticianBot) === 'blue') won++;
    }
    expect(won).toBeGreaterThanOrEqual(38);
  });

  test('wins more than it loses against the plainest of players, sides swapped', { timeout: 60_000 }, () => {
    let won = 0;
    let lost = 0;
    const count = (result: string | undefined, own: string) => {
      if (result === own) won++;
      else if (result !== undefined) lost++;
    };
    for (let seed = 0; seed < 15; seed++) {
      count(winner(seed, tacticianBot, plainBot), 'red');
      count(winner(seed, plainBot, tacticianBot), 'blue');
    }
    expect(won).toBeGreaterThan(lost);
  });
});
