import { type Bot, PASS, parseSeed, playOut, randomBot, SilentIo, seedOf } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { aimOf } from '../../src/bot/aims.ts';
import { wayBetween } from '../../src/bot/chart.ts';
import { tollOfStaying, tollOfWay } from '../../src/bot/hazards.ts';
import { plainBot } from '../../src/bot/plain.ts';
import { tacticianBot } from '../../src/bot/tactician.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { dustup } from '../../src/system.ts';
import type { Act } from '../../src/table/acts.ts';
import type { Mine } from '../../src/table/markers.ts';
import type { Interruption } from '../../src/table/reactions.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { type DustupView, view } from '../../src/view/view.ts';
import { platoon, unitBy } from '../support/command-setting.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

function tableOf(scenario: string): Dustup {
  const switches = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]]));
  return dustup.begin({ scenario, switches });
}

type Player = Bot<DustupView>;

/** How many games the first bot wins, one from either side for each seed. */
function winsOf(scenario: string, seeds: number, own: Player, other: Player): number {
  let won = 0;
  for (let seed = 0; seed < seeds; seed++) {
    for (const seat of ['red', 'blue']) {
      const table = tableOf(scenario);
      const bots = seat === 'red' ? { red: own, blue: other } : { red: other, blue: own };
      playOut(dustup, table, new SilentIo(dustup, table, bots, parseSeed(seedOf(`bots ${seed}`))));
      if (dustup.outcome(table)!.winners.includes(seat)) won++;
    }
  }
  return won;
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

/** A minefield of blue's that has been found. */
const mineAt = (x: number, y: number): Mine => ({
  id: 0,
  side: 1,
  kind: 'ap',
  ...at(x, y),
  facing: 0,
  times: 1,
  controller: NONE,
  shown: true,
  removed: false,
  lanes: [],
  triedBy: [],
});

/** Everybody has fired in this activation, and one action is left. */
function haveFired(table: Dustup, unit: Unit): void {
  for (const id of unit.figures) table.figures[id]!.fired = 0xff;
  unit.actions = 1;
}

describe('the tactician with one unit', () => {
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

  rule(['DU-GAP-031', 'DU-MINE-003', 'DU-FIRE-004'], 'goes round mines and fires that it knows of', () => {
    const table = lay({ red: [squad(8)], blue: [squad(8)] });
    const unit = put(table, 0, 20, 20);
    const way = [at(20, 20), at(32, 20)];
    expect([tollOfWay(table, unit, way), tollOfStaying(table, unit, at(20, 20))]).toEqual([0, 0]);
    table.mines.push(mineAt(26, 20));
    const [through, round] = [
      tollOfWay(table, unit, way),
      tollOfWay(table, unit, [at(20, 20), at(26, 27), at(32, 20)]),
    ];
    expect(through).toBeGreaterThan(0.3);
    expect(round).toBe(0);
    // Face down it may be nothing, unless it is one's own.
    table.mines[0]!.shown = false;
    expect(tollOfWay(table, unit, way)).toBe(through / 2);
    table.blazes.push({ id: 0, ...at(21, 20), startedOn: 1, foughtBy: NONE, out: false });
    expect(tollOfWay(table, unit, way)).toBeGreaterThan(through / 2);
    expect(tollOfStaying(table, unit, at(20, 20))).toBeGreaterThan(0);
  });

  rule(['DU-GAP-031', 'DU-ASSAULT-002'], 'goes in with the bayonet where the enemy is down and outnumbered', () => {
    const table = lay({ red: [squad(8)], blue: [squad(3)] });
    const unit = put(table, 0, 20, 20);
    const enemy = put(table, 1, 27, 20);
    enemy.activated = true;
    expect(choice(table, unit).do).toBe('shoot');
    enemy.suppression = 2;
    expect(choice(table, unit)).toEqual({ do: 'assault', targets: [1] });
  });

  rule(['DU-GAP-031', 'DU-SMOKE-005'], 'screens itself with smoke when it has fired', () => {
    const table = lay({ red: [squad(5, { traits: ['smokeGrenades'] })], blue: [squad(8), squad(8), squad(8)] });
    const unit = put(table, 0, 20, 20);
    put(table, 1, 31, 20);
    put(table, 2, 31, 26);
    put(table, 3, 31, 14);
    expect(choice(table, unit).do).toBe('shoot');
    haveFired(table, unit);
    expect(choice(table, unit)).toMatchObject({ do: 'reorganise', use: { do: 'smoke' } });
  });

  rule(['DU-GAP-031', 'DU-MED-002'], 'looks after its wounded when there are two of them', () => {
    const table = lay({ red: [squad(8, {}, { specialist: 'medic' })], blue: [squad(8)] });
    const unit = put(table, 0, 20, 20);
    for (const id of unit.figures.slice(1, 3)) table.figures[id]!.state = 'untreated';
    haveFired(table, unit);
    expect(choice(table, unit)).toEqual({ do: 'treat', unit: unit.id });
  });

  rule(['DU-GAP-031', 'DU-ORDER-010'], 'lets the headquarters order the squad that has somebody to shoot at', () => {
    const table = lay({ red: platoon(2), blue: [squad(8)], map: field({ areas: [box('denseWoods', 24, 0, 30, 30)] }) });
    const hq = put(table, unitBy(table, 'HQ').id, 6, 10);
    put(table, unitBy(table, 'S1').id, 16, 10);
    const shooter = put(table, unitBy(table, 'S2').id, 20, 44);
    put(table, 3, 44, 44);
    expect(choice(table, hq)).toEqual({ do: 'order', unit: shooter.id });
  });

  rule(['DU-GAP-031', 'DU-TURN-008'], 'spends a token only on a shot that is worth it', () => {
    const table = lay({ red: [squad(8, {}, { weapons: ['lmg'] }, { weapons: ['lmg'] })], blue: [squad(10)] });
    table.due = 1;
    put(table, 0, 20, 20);
    const taken = { reaction: 'DU-TURN-008', choice: { do: 'seize', unit: 0 } } as const;
    const offer: Interruption = {
      kind: 'react',
      rule: 'DU-TURN-008',
      trigger: { on: 'betweenActivations', due: 1, names: table.names },
      options: [taken, PASS],
    };
    const answer = () => {
      const none = () => 0;
      return tacticianBot(
        offer,
        () => view(table, 'red'),
        none,
        () => offer.options,
      );
    };
    const enemy = put(table, 1, 26, 20);
    expect(answer()).toBe(taken);
    enemy.suppression = 3;
    expect(answer()).toBe(PASS);
  });
});

describe('what the tactician is after', () => {
  function placed(scenario: string, code: string, x: number, y: number): { table: Dustup; unit: Unit } {
    const table = tableOf(scenario);
    table.turn = 1;
    const unit = table.units.find(other => other.code === code)!;
    unit.where = 'table';
    return { table, unit: put(table, unit.id, x, y) };
  }

  rule('DU-GAP-022', 'runners make for their edge, with more of a hurry when time is short', () => {
    const { table, unit } = placed('loggingRoad', 'B-1', 20, 23);
    const early = aimOf(table, unit)!;
    expect(early.at).toEqual(at(72, 23));
    table.turn = 8;
    expect(aimOf(table, unit)!.pressing).toBeGreaterThan(early.pressing);
  });

  rule('DU-GAP-023', 'the core is picked up, and carried home', () => {
    const { table, unit } = placed('downedCourier', 'A-1', 24, 19);
    expect(choice(table, unit)).toEqual({ do: 'reorganise', use: { do: 'pickUp', objective: 0 } });
    unit.carries = 0;
    table.objectives[0]!.carrier = unit.id;
    expect(aimOf(table, unit)!.at).toEqual(at(24, 0));
  });

  rule(['DU-GAP-020', 'DU-GAP-027'], 'two units that are free share the objectives between them', () => {
    const { table, unit } = placed('crossroads', 'A-1', 9, 24);
    const other = table.units.find(({ code }) => code === 'A-2')!;
    other.where = 'table';
    put(table, other.id, 9, 16);
    expect(aimOf(table, unit)!.at).not.toEqual(aimOf(table, other)!.at);
  });

  rule(['DU-MOVE-009', 'DU-GAP-031'], 'its chart leads round what cannot be crossed', () => {
    const table = lay({ map: field({ areas: [box('openWater', 30, 0, 34, 40)] }) });
    const unit = table.units[0]!;
    expect(wayBetween(table, unit, at(20, 10), at(50, 10))).toBeGreaterThan(60_000);
    expect(wayBetween(table, unit, at(20, 46), at(50, 46))).toBeLessThan(33_000);
  });
});

describe('the tactician in battle', () => {
  const scenarios = dustup.scenarios.map(({ id }) => id);
  const share = (other: Player, seeds: number) => {
    const won = scenarios.reduce((sum, id) => sum + winsOf(id, seeds, tacticianBot, other), 0);
    return won / (2 * seeds * scenarios.length);
  };

  // The long count is in docs/dustup-bots.md; a handful of games may go either way.
  test('beats a random player, from either side of every scenario', () => {
    expect(share(randomBot, 1)).toBeGreaterThanOrEqual(0.85);
  });

  test('beats the plainest of players two times out of three, sides swapped', () => {
    expect(share(plainBot, 2)).toBeGreaterThanOrEqual(2 / 3);
  });
});
