import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { once } from '../../src/dice/times.ts';
import { resolveHits } from '../../src/rules/casualties/harm.ts';
import type { ShootAct } from '../../src/rules/shooting/acts.ts';
import type { Shot } from '../../src/rules/shooting/shot.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { fireAt } from '../../src/rules/shooting/volley.ts';
import { carryOut } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { field, lay, put, putFigure, type Setting, squad, wall } from '../support/setting.ts';

/** Eight experienced rifles, D8 and D12, at something thirty inches off. */
function range(setting: Setting = {}) {
  const table = lay({ red: [squad(8)], blue: [squad(8)], ...setting });
  return { table, red: put(table, 0, 5, 20), blue: put(table, 1, 35, 20) };
}

function fire(table: Dustup, unit: Unit, target: Unit, ...dice: string[]): readonly DustupEvent[] {
  const shots = unit.figures.filter(id => table.figures[id]!.state === 'able').map((id): Shot => [id, 0]);
  const io = scripted<DustupEvent>({ dice });
  const act: ShootAct = { do: 'shoot', target: target.id, shots };
  carryOut(table, io, unit, act);
  for (const figure of table.figures) figure.fired = 0;
  io.finish();
  return io.told;
}

const stateOf = (table: Dustup, unit: Unit, number: number) => table.figures[unit.figures[number - 1]!]!.state;
const hitsIn = (told: readonly DustupEvent[]) => told.find(event => event.type === 'hitsCounted');

/** Target 1 and a pool of 8 and 8: two hits and nothing over. */
const TWO_HITS = ['D8=1', 'D8=8', 'D12=8'];

describe('hits', () => {
  rule('DU-SHOOT-032', 'example: 6, 5 and 2 against D8=4 are a major success and one hit', () => {
    const { table, red, blue } = range({ red: [squad(8, {}, { weapons: ['lmg'] })] });
    const told = fire(table, red, blue, 'D8=4', 'D8=6', 'D12=5', 'D8=2', 'D8=6', 'D8=1', 'D8=1', 'D6=1');
    expect(told[0]).toMatchObject({ type: 'shotAt', success: 'major' });
    expect(hitsIn(told)).toMatchObject({ total: 13, die: 8, hits: 1, extra: 6 });
  });

  rule('DU-SHOOT-034', 'example: thirteen by eight is a second hit on a 5 and none on a 6', () => {
    const { table, red, blue } = range({ red: [squad(8, {}, { weapons: ['lmg'] })] });
    const dice = ['D8=4', 'D8=6', 'D12=5', 'D8=2', 'D8=5', 'D8=1', 'D8=2', 'D8=1', 'D6=1', 'D8=1', 'D6=1'];
    expect(hitsIn(fire(table, red, blue, ...dice))).toMatchObject({ hits: 2, extra: 5 });
  });

  rule('DU-SHOOT-033', 'the remainder may be one more hit, even the only one; the switch turns it off', () => {
    const six = ['D8=1', 'D8=3', 'D12=3'];
    const on = range();
    expect(hitsIn(fire(on.table, on.red, on.blue, ...six, 'D8=6', 'D8=1', 'D8=1', 'D6=1'))).toMatchObject({ hits: 1 });
    const missed = range();
    expect(hitsIn(fire(missed.table, missed.red, missed.blue, ...six, 'D8=7'))).toMatchObject({ hits: 0 });
    const off = range({ switches: { additionalHits: false } });
    expect(hitsIn(fire(off.table, off.red, off.blue, ...six))).toMatchObject({ hits: 0, extra: null });
  });

  rule(['DU-SHOOT-035', 'DU-SHOOT-037', 'DU-SHOOT-040'], 'seven figures: an 8 is rolled again; two wounds kill', () => {
    const { table, red, blue } = range({ blue: [squad(7)] });
    fire(table, red, blue, ...TWO_HITS, 'D8=8', 'D8=3', 'D8=3', 'D8=5', 'D6=4', 'D8=5', 'D6=4');
    expect(stateOf(table, blue, 3)).toBe('killed');
    expect(table.strains.at(-1)).toMatchObject({ casualties: 1 });
  });

  rule('DU-SHOOT-035', 'wounded and strays are numbered too, the dead and those left behind are not', () => {
    const { table, red, blue } = range({ blue: [squad(8)] });
    const member = (i: number) => table.figures[blue.figures[i]!]!;
    member(1).state = 'killed';
    member(2).state = 'untreated';
    putFigure(table, blue, 3, 35, 30);
    Object.assign(member(7), { state: 'untreated', left: true });
    // Left are 1, 3, 4, 5, 6 and 7: a D6, and its 2 is the wounded third, its 3 the fourth, who has strayed.
    fire(table, red, blue, ...TWO_HITS, 'D6=2', 'D6=3', 'D8=1', 'D6=1', 'D8=6', 'D6=3');
    expect([stateOf(table, blue, 3), stateOf(table, blue, 4)]).toEqual(['untreated', 'untreated']);
  });

  rule('DU-SHOOT-036', 'example: five figures are numbered for a D6, and a six is rolled again', () => {
    const { table, red, blue } = range({ blue: [squad(5)] });
    fire(table, red, blue, 'D8=1', 'D8=4', 'D12=4', 'D6=6', 'D6=5', 'D8=5', 'D6=4');
    expect(stateOf(table, blue, 5)).toBe('untreated');
  });

  rule('DU-SHOOT-040', 'wounds of different attacks do not add up', () => {
    const { table, red, blue } = range();
    const second = table.figures[blue.figures[1]!]!;
    for (const state of ['stabilised', 'untreated'] as const) {
      second.state = state;
      red.actions = 1;
      fire(table, red, blue, 'D8=1', 'D8=4', 'D12=4', 'D8=2', 'D8=5', 'D6=4');
      expect(second.state).toBe('untreated');
    }
  });

  rule('DU-SHOOT-041', 'a D20 for more than twelve; a hit on the dead is wasted', () => {
    const { table, red, blue } = range({ blue: [squad(8), squad(6)] });
    // Two squads grown together: fourteen figures.
    for (const id of table.units[2]!.figures) table.figures[id]!.unit = blue.id;
    blue.figures.push(...table.units[2]!.figures);
    put(table, 1, 35, 20);
    fire(table, red, blue, ...TWO_HITS, 'D20=17', 'D20=14', 'D20=2', 'D8=5', 'D6=4', 'D8=1', 'D6=1');
    expect(stateOf(table, blue, 14)).toBe('untreated');
    red.actions = 1;
    fire(table, red, blue, ...TWO_HITS, 'D20=2', 'D20=2', 'D8=8', 'D6=1', 'D8=5', 'D6=4');
    expect(stateOf(table, blue, 2)).toBe('killed');
    expect(table.strains.at(-1)).toMatchObject({ casualties: 1 });
  });
});

describe('impact and armour', () => {
  rule('DU-SHOOT-039', 'example: impact D8 against armour D6', () => {
    const { table, red, blue } = range();
    fire(table, red, blue, ...TWO_HITS, 'D8=2', 'D8=3', 'D8=7', 'D6=3', 'D8=6', 'D6=3');
    expect([stateOf(table, blue, 2), stateOf(table, blue, 3)]).toEqual(['killed', 'untreated']);
  });

  rule(
    ['DU-SHOOT-044', 'DU-SHOOT-045'],
    'extended example: nine lasers and a plasma rifle at infantry behind cover',
    () => {
      // A hedge would give cover as well; like the example's, this one hides and does not protect.
      const map = field({
        areas: [
          {
            type: 'cultivated',
            points: [
              [30, 10],
              [45, 10],
              [45, 30],
              [30, 30],
            ],
          },
        ],
      });
      const lasers = { role: 'Laser', weapons: ['laserRifle'] };
      const figures = [
        { ...lasers, leader: true },
        { ...lasers, count: 8 },
        { role: 'Plasma', weapons: ['plasmaRifle'] },
      ];
      const { table, red, blue } = range({ map, red: [squad(1, { figures })] });
      expect(targetDie(table, red, blue, { suppressive: false }).die).toBe(10);
      const told = fire(
        ...[table, red, blue],
        ...['D10=5', 'D8=6', 'D10=8', 'D6=3', 'D10=7'],
        ...['D8=2', 'D8=4', 'D6=5', 'D6=3', 'D6=2', 'D6=2'],
      );
      expect(told[0]).toMatchObject({ success: 'major' });
      expect(hitsIn(told)).toMatchObject({ total: 17, die: 10, hits: 2, extra: 7 });
      expect(blue.suppression).toBe(1);
      expect([stateOf(table, blue, 2), stateOf(table, blue, 4)]).toEqual(['untreated', 'able']);
      const other = range({ map, red: [squad(1, { figures })] });
      const again = ['D10=5', 'D8=6', 'D10=8', 'D6=3', 'D10=8', 'D8=2', 'D6=1', 'D6=1'];
      expect(hitsIn(fire(other.table, other.red, other.blue, ...again))).toMatchObject({ hits: 1 });
    },
  );

  rule('DU-SHOOT-061', 'the dice fall in the order of the procedure', () => {
    const { table, red, blue } = range();
    const dice = ['D8=3', 'D8=7', 'D12=9', 'D8=2', 'D8=5', 'D8=6', 'D6=2', 'D8=3', 'D6=3'];
    const told = fire(table, red, blue, ...dice);
    expect([stateOf(table, blue, 2), stateOf(table, blue, 5)]).toEqual(['killed', 'able']);
    expect(told.map(({ type }) => type)).toEqual(['shotAt', 'hitsCounted', 'struck', 'struck', 'suppressed']);
    expect(table.strains).toMatchObject([{ casualties: 1, firstSuppressed: true, leaderHit: false }]);
  });

  rule('DU-SHOOT-058', 'cover shifts the armour of everybody behind it, D12 at most', () => {
    const map = field({ lines: [wall('lowWall', [34, 10], [34, 30])] });
    const { table, red, blue } = range({ map, blue: [squad(8, { armour: 'lightPower' })] });
    const told = fire(table, red, blue, 'D10=1', 'D8=5', 'D12=5', 'D8=2', 'D8=4', 'D12=9');
    expect(hitsIn(told)).toMatchObject({ hits: 1 });
    expect(stateOf(table, blue, 2)).toBe('able');
  });

  rule(['DU-PROP-003', 'DU-PROP-004'], 'prop and hard cover raise armour three steps', () => {
    const map = field({ lines: [wall('lowWall', [34, 10], [34, 30])] });
    const { table, red, blue } = range({ map });
    blue.propped = true;
    const told = fire(table, red, blue, 'D12=1', 'D8=6', 'D12=6', 'D8=2', 'D8=4', 'D12=9');
    expect(hitsIn(told)).toMatchObject({ hits: 1 });
    expect(stateOf(table, blue, 2)).toBe('able');
  });

  rule(['DU-ASSAULT-043', 'DU-SHOOT-003'], 'defensive fire wounds but marks nobody, and uses up no shot', () => {
    const { table, red, blue } = range();
    const shots = red.figures.map((id): Shot => [id, 0]);
    const io = scripted<DustupEvent>({ dice: ['D8=1', 'D8=4', 'D12=4', 'D8=2', 'D8=5', 'D6=4'] });
    expect(fireAt(table, io, red, unitTarget(table, red, blue), { shots }, { isDefensive: true })).toBe(1);
    expect(blue.suppression).toBe(0);
    expect(red.figures.every(id => table.figures[id]!.fired === 0)).toBe(true);
  });
});

describe('impact against armour', () => {
  for (const [impact, armour, state] of [
    [4, 4, 'able'],
    [5, 4, 'untreated'],
    [8, 4, 'untreated'],
    [9, 4, 'killed'],
  ] as const) {
    rule('DU-SHOOT-038', `${impact} against ${armour}: ${state}`, () => {
      const { table, blue } = range();
      const figure = table.figures[blue.figures[2]!]!;
      const io = scripted<DustupEvent>({ dice: [`D12=${impact}`, `D6=${armour}`] });
      const casualties = resolveHits(table, io, [figure], { impact: once(12), shifts: [], rule: 'DU-SHOOT-038' });
      io.finish();
      expect(figure.state).toBe(state);
      expect(casualties).toBe(state === 'able' ? 0 : 1);
    });
  }
});
