import { odds } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { foreseeAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { LOITER } from '../../src/table/chart.ts';
import { copy } from '../../src/table/copy.ts';
import { summary } from '../../src/table/summary.ts';
import type { Unit } from '../../src/table/units.ts';
import { type Flown, flown, moveOn, poise, waiting } from '../support/air-setting.ts';
import { at, box, field, put, putFigure, type Setting, squad } from '../support/setting.ts';
import { does, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

const ALIGHT = reorganise({ do: 'alight' });

/** A lifter that has landed at (20, 20) facing north. */
function landed(setting: Setting = {}, vehicle = 'utilityLifter'): Flown {
  const found = flown(vehicle, setting);
  poise(found.craft, 'grounded', 20, 20, 0);
  return found;
}

const squadsOf = ({ table }: Flown): Unit[] => table.units.filter(({ side, hull }) => side === 0 && hull === null);

describe('getting in and out', () => {
  rule('DU-AIR-062', 'two squads aboard each get out with an action of their own, and walk off with the next', () => {
    const found = landed({ red: [squad(5), squad(5)] });
    const { table, craft } = found;
    const squads = squadsOf(found);
    for (const unit of squads) Object.assign(unit, { where: 'aboard', carrier: craft.id });
    poise(craft, 'hovering', 20, 20, 0);
    ready(table, squads[0]!, 'turn');
    expect(refusal(table, squads[0]!, ALIGHT)).toBe('DU-AIR-062');
    poise(craft, 'grounded', 20, 20, 0);
    for (const [i, unit] of squads.entries()) {
      ready(table, unit, 'turn');
      does(table, unit, ALIGHT);
      expect([unit.where, unit.actions]).toEqual(['table', 1]);
      const { x, y } = table.figures[unit.leader]!;
      expect([Math.abs(x - 20_000) <= 3001, Math.abs(y - 20_000) <= 4001]).toEqual([true, true]);
      does(table, unit, { do: 'move', route: [at(20, i === 0 ? 30 : 10)] }, 'D6=6');
    }
    expect(craft.actions).toBe(2);
  });

  rule('DU-AIR-063', 'everybody begins within two inches, and one action takes them in', () => {
    const found = landed();
    const { table, craft, squad: men } = found;
    for (let i = 0; i < 5; i++) putFigure(table, men, i, 21.7, 18 + i);
    ready(table, men, 'turn');
    const board = reorganise({ do: 'board', vehicle: craft.id });
    putFigure(table, men, 4, 25, 20);
    expect(refusal(table, men, board)).toBe('DU-VEH-044');
    putFigure(table, men, 4, 22.7, 19);
    does(table, men, board);
    expect([men.where, men.actions]).toEqual(['aboard', 1]);
    does(table, craft, { do: 'takeOff', to: at(60, 20) });
    expect(men.carrier).toBe(craft.id);
  });
});

describe('on the ground', () => {
  rule('DU-AIR-026', 'riflemen at 30 inches: a D8 against a VTOL of size 3, and its side armour', () => {
    const { table, craft, enemy } = landed({ blue: [squad(6)] });
    put(table, enemy.id, 50, 20);
    ready(table, enemy, 'turn');
    expect(targetDie(table, enemy, craft, { suppressive: false }).die).toBe(8);
    const told = does(table, enemy, rifles(enemy, craft), 'D8=2', 'D8=7', 'D12=9', 'D8=8', 'D12=3', 'D8=2', 'D12=9');
    expect(told.find(event => event.type === 'hullStruck')).toMatchObject({ face: 'side', impact: 8 });
    expect(craft.suppression).toBeGreaterThan(0);
  });

  rule('DU-AIR-066', 'the odds of a hard landing in scrub are two in eight', () => {
    const { table, craft } = flown('utilityLifter', { map: field({ areas: [box('lightScrub', 16, 16, 24, 24)] }) });
    const hard = (_: unknown, later: typeof table) => String(later.units[craft.id]!.hull!.flight!.landedHard);
    const { outcomes, exact } = odds(foreseeAct(table, craft, { do: 'land' })!, table, copy, hard);
    expect([exact, outcomes.find(({ outcome }) => outcome === 'true')!.chance]).toEqual([true, 0.25]);
    expect(
      JSON.stringify(odds(foreseeAct(table, craft, { do: 'land' })!, table, copy, summary).outcomes, said),
    ).toContain('landedHard');
  });
});

const said = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

describe('from orbit', () => {
  rule(
    'DU-AIR-075',
    'a dropship passes the air defence, arrives in the air, and lands on eighteen inches later',
    () => {
      const found = waiting(flown('orbitalDropship'), 1);
      const { table, craft } = found;
      const answers = ['battleArea', { at: at(36, 0) }].map(answer => ({ seat: 'red', answer }));
      moveOn(table, craft, { dice: ['D10=6', 'D6=2'], answers });
      expect([craft.where, craft.hull.flight.mode, craft.activated]).toEqual(['table', 'moving', true]);
      ready(table, craft, 'turn');
      does(table, craft, { do: 'fly', to: at(36, 24) });
      put(table, found.enemy.id, 44, 24);
      expect(refusal(table, craft, { do: 'land' })).toBe('DU-AIR-067');
      put(table, found.enemy.id, 48, 24);
      does(table, craft, { do: 'land' });
      expect(craft.hull.flight.mode).toBe('grounded');
    },
  );
});

describe('the wounded', () => {
  const CALL = 'callEvacuation' as const;

  /** An evacuation lifter on the ground at (20, 20), and a squad with three wounded, two of them beside it. */
  function evacuating(): Flown {
    const found = landed({ red: [squad(6)] }, 'evacuationLifter');
    const { table, squad: men } = found;
    put(table, men.id, 26, 20);
    for (const [i, place] of [at(22.5, 19), at(22.5, 20.5), at(30, 20)].entries()) {
      Object.assign(table.figures[men.figures[5 - i]!]!, { state: i === 0 ? 'untreated' : 'stabilised', ...place });
    }
    ready(table, men, 'turn');
    return found;
  }

  rule(
    ['DU-CASEVAC-004', 'DU-GAP2-043'],
    'a call brings it from loiter past no defence, and it acts the turn after',
    () => {
      const found = waiting(flown('evacuationLifter'), LOITER);
      const { table, craft, squad: men } = found;
      craft.hull.awaitsCall = true;
      ready(table, men, 'turn');
      does(table, men, { do: CALL, vehicle: craft.id }, 'D8=2');
      expect(craft.hull.awaitsCall).toBe(true);
      does(table, men, { do: CALL, vehicle: craft.id }, 'D8=3');
      expect(craft.hull.awaitsCall).toBe(false);
      moveOn(table, craft, { answers: [{ seat: 'red', answer: { at: at(0, 20) } }] });
      expect([craft.where, craft.activated]).toEqual(['table', true]);
    },
  );

  rule('DU-CASEVAC-005', 'only what has landed takes them up', () => {
    const { table, craft, squad: men } = evacuating();
    const handOver = reorganise({ do: 'handOver', vehicle: craft.id });
    poise(craft, 'hovering', 20, 20, 0);
    expect(refusal(table, men, handOver)).toBe('DU-CASEVAC-005');
    poise(craft, 'grounded', 20, 20, 0);
    does(table, men, handOver);
    expect(craft.hull.evacuees).toHaveLength(2);
  });

  rule(['DU-CASEVAC-006', 'DU-GAP2-043'], 'five find room in ten places', () => {
    const { table, craft, squad: men } = evacuating();
    craft.hull.evacuees = [90, 91, 92, 93];
    does(table, men, reorganise({ do: 'handOver', vehicle: craft.id }));
    expect(craft.hull.evacuees).toHaveLength(5);
    expect(refusal(table, men, reorganise({ do: 'handOver', vehicle: craft.id }))).toBe('DU-CASEVAC-006');
  });

  rule(
    ['DU-CASEVAC-003', 'DU-CASEVAC-007', 'DU-CASEVAC-008', 'DU-CASEVAC-012'],
    'it takes off with them, those who gave them take heart, and it comes back by all boxes past the defence',
    () => {
      const { table, craft, squad: men } = evacuating();
      does(table, men, reorganise({ do: 'handOver', vehicle: craft.id }));
      men.confidence = 'shaken';
      does(table, craft, { do: 'takeOff', off: 'boxOne' }, 'D6=4');
      expect([men.confidence, table.sides[0]!.evacuated, craft.box, craft.hull.outbound]).toEqual([
        'steady',
        2,
        1,
        true,
      ]);
      const boxes = [1, 2, 3, 4].map(() => {
        craft.boxMoved = false;
        moveOn(table, craft);
        return craft.box;
      });
      expect(boxes).toEqual([2, 3, 2, 1]);
      craft.boxMoved = false;
      moveOn(table, craft, { dice: ['D8=6', 'D6=2'] });
      expect([craft.box, craft.hull.awaitsCall]).toEqual([LOITER, true]);
    },
  );
});
