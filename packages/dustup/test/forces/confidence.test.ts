import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { TABLES } from '../../src/content/load.ts';
import { CONFIDENCES } from '../../src/content/schema.ts';
import { lowerConfidence, lowered } from '../../src/rules/morale/confidence.ts';
import { move } from '../../src/rules/movement/movement.ts';
import { whyNotAct } from '../../src/rules/turn/actions.ts';
import { activate } from '../../src/rules/turn/activation.ts';
import { whyNotAction } from '../../src/rules/turn/states.ts';
import { battleOf } from '../../src/table/battle.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { leaderOf } from '../../src/table/table.ts';
import { isAtBest, type Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';

const io = () => scripted<DustupEvent>();

describe('confidence', () => {
  rule(['DU-FORCE-031', 'DU-FORCE-039'], 'five levels in order, with a floor and a ceiling', () => {
    expect(CONFIDENCES).toEqual(['confident', 'steady', 'shaken', 'broken', 'routed']);
    expect([lowered('broken', 2), lowered('steady', 1), lowered('confident', -1)]).toEqual([
      'routed',
      'shaken',
      'confident',
    ]);
  });

  const woods = { map: field({ areas: [box('lightWoods', 5, 15, 15, 25)] }), red: [squad(3)], blue: [squad(3)] };
  const facing = (confidence: Unit['confidence']) => {
    const table = lay(woods);
    const unit = put(table, 0, 13, 20);
    put(table, 1, 50, 20);
    unit.confidence = confidence;
    return { table, unit };
  };

  rule('DU-FORCE-032', 'steady units advance without a test', () => {
    const { table, unit } = facing('steady');
    const script = scripted<DustupEvent>({ dice: ['D6=3'] });
    move(table, script, unit, { do: 'move', route: [at(30, 20)] });
    script.finish();
    expect(leaderOf(table, unit).x).toBeGreaterThan(13_000);
  });

  rule('DU-FORCE-033', 'a shaken unit leaves cover for the enemy only if its leader gets it to', () => {
    const { table, unit } = facing('shaken');
    const start = leaderOf(table, unit).x;
    move(table, scripted<DustupEvent>({ dice: ['D8=2'] }), unit, { do: 'move', route: [at(30, 20)] });
    expect(leaderOf(table, unit).x).toBe(start);
    move(table, scripted<DustupEvent>({ dice: ['D8=3', 'D6=4'] }), unit, { do: 'move', route: [at(30, 20)] });
    expect(leaderOf(table, unit).x).toBeGreaterThan(start);
  });

  rule('DU-FORCE-033', 'sideways from open to open needs no test', () => {
    const table = lay({ red: [squad(3)], blue: [squad(3)] });
    const unit = put(table, 0, 20, 20);
    put(table, 1, 50, 20);
    unit.confidence = 'shaken';
    const script = scripted<DustupEvent>({ dice: ['D6=2'] });
    move(table, script, unit, { do: 'move', route: [at(19, 30)] });
    script.finish();
    expect(leaderOf(table, unit).y).toBeGreaterThan(20_000);
  });

  rule('DU-FORCE-033', 'towards any enemy in sight, or the nearest known of where none is', () => {
    const table = lay({ red: [squad(1)], blue: [squad(1), squad(1)] });
    const unit = put(table, 0, 20, 20);
    put(table, 1, 30, 20);
    put(table, 2, 20, 45);
    unit.confidence = 'shaken';
    // Away from the nearer of the two, but towards the other.
    const script = scripted<DustupEvent>({ dice: ['D8=2'] });
    move(table, script, unit, { do: 'move', route: [at(17, 28)] });
    script.finish();
    expect(leaderOf(table, unit)).toMatchObject(at(20, 20));
    const map = field({ areas: [box('denseWoods', 26, 0, 32, 48)] });
    const blind = lay({ map, red: [squad(1)], blue: [squad(1)] });
    const lost = put(blind, 0, 20, 20);
    put(blind, 1, 40, 20);
    lost.confidence = 'shaken';
    const heard = scripted<DustupEvent>({ dice: ['D8=2'] });
    move(blind, heard, lost, { do: 'move', route: [at(24, 20)] });
    heard.finish();
    expect(leaderOf(blind, lost)).toMatchObject(at(20, 20));
  });

  rule('DU-FORCE-034', 'in cover a broken unit does anything but assault', () => {
    const { table, unit } = facing('broken');
    const barred = (['order', 'rally', 'detect', 'detach', 'regroup', 'unprop', 'shoot', 'assault'] as const).filter(
      action => whyNotAction(table, unit, action).length > 0,
    );
    expect(barred).toEqual(['assault']);
  });

  rule(['DU-FORCE-022', 'DU-PROP-007'], 'a propped unit that has strays may get up to close the ranks', () => {
    const table = lay({ red: [squad(3)] });
    const unit = put(table, 0, 20, 20);
    putFigure(table, unit, 2, 29, 20);
    unit.propped = true;
    expect(whyNotAct(table, unit, { do: 'move', route: [at(20, 20)] })[0]?.code).toBe('propped');
    expect(whyNotAct(table, unit, { do: 'unprop' })).toEqual([]);
    unit.propped = false;
    expect(whyNotAct(table, unit, { do: 'move', route: [at(20, 20)] })).toEqual([]);
  });

  rule('DU-FORCE-034', 'a broken unit in the open makes for cover, and shoots only from it', () => {
    const table = lay(woods);
    const unit = put(table, 0, 25, 20);
    put(table, 1, 50, 20);
    unit.confidence = 'broken';
    const script = scripted<DustupEvent>({ dice: ['D6=2', 'D6=6'] });
    activate(table, script, unit, 'turn');
    script.finish();
    expect(leaderOf(table, unit).x).toBeLessThan(15_000);
    unit.actions = 2;
    expect(whyNotAct(table, unit, { do: 'move', route: [at(30, 20)] })[0]?.code).toBe('mustWithdraw');
    const shots = unit.figures.map((id): [number, number] => [id, 0]);
    expect(whyNotAct(table, unit, { do: 'shoot', target: 1, shots })[0]?.code).not.toBe('broken');
  });

  rule(
    ['DU-FORCE-035', 'DU-SUPP-009'],
    'a routed unit runs with every action in spite of its markers, and off its edge',
    () => {
      const table = lay({ red: [squad(1)], blue: [squad(1)] });
      const unit = put(table, 0, 8, 20);
      put(table, 1, 40, 20);
      Object.assign(unit, { confidence: 'routed', suppression: 2 });
      const script = scripted<DustupEvent>({ dice: ['D6=3', 'D6=4'] });
      activate(table, script, unit, 'turn');
      script.finish();
      expect(unit.where).toBe('routedOff');
      expect(script.told.filter(({ type }) => type === 'moved')).toHaveLength(2);
    },
  );

  rule(['DU-FORCE-035', 'DU-SUPP-010'], 'it withdraws towards the next cover, and shakes off its markers', () => {
    const map = field({ areas: [box('lightWoods', 20, 15, 30, 25), box('lightWoods', 4, 24, 12, 34)] });
    const table = lay({ map, red: [squad(1)], blue: [squad(1)] });
    const unit = put(table, 0, 28, 20);
    put(table, 1, 40, 20);
    Object.assign(unit, { confidence: 'routed', suppression: 2 });
    const script = scripted<DustupEvent>({ dice: ['D6=3', 'D6=3'] });
    activate(table, script, unit, 'turn');
    script.finish();
    expect(unit.suppression).toBe(0);
    // Out of one wood and towards the other, which lies south-west of it.
    const { x, y } = leaderOf(table, unit);
    expect(x).toBeLessThan(23_000);
    expect(y).toBeGreaterThan(20_500);
  });

  rule('DU-FORCE-036', 'worse levels are bound by what binds better ones', () => {
    const { table, unit } = facing('steady');
    expect(whyNotAction(table, unit, 'assault')).toEqual([]);
    for (const level of ['shaken', 'broken', 'routed'] as const) {
      unit.confidence = level;
      expect(isAtBest(unit, 'shaken')).toBe(true);
      expect(whyNotAction(table, unit, 'assault')).toHaveLength(1);
    }
  });

  rule(['DU-FORCE-037', 'DU-FORCE-041'], 'the starting level is remembered; fatigue sets it', () => {
    const tired = battleOf({ scenario: 'ownBattle', switches: {}, details: { fatigue: ['exhausted', 'tired'] } });
    expect(tired.sides.map(({ fatigue }) => TABLES.fatigue[fatigue ?? 'fresh'])).toEqual(['shaken', 'steady']);
    const table = begin({ scenario: 'ownBattle', switches: {}, details: { fatigue: ['exhausted', 'fresh'] } });
    expect(table.units[0]).toMatchObject({ confidence: 'shaken', startConfidence: 'shaken' });
    lowerConfidence(table, io(), table.units[0]!, 1, 'DU-MORALE-003');
    expect(table.units[0]).toMatchObject({ confidence: 'broken', startConfidence: 'shaken' });
  });

  rule('DU-FORCE-040', "commitment is the side's, unless a unit has its own", () => {
    const table = lay({ red: [squad(3), squad(3, { commitment: 'low' })], commitment: ['high', 'medium'] });
    expect(table.units.map(({ commitment }) => commitment)).toEqual(['high', 'low', 'medium']);
    const road = begin({ scenario: 'loggingRoad', switches: {} });
    expect(road.units.find(({ code }) => code === 'D-1')!.commitment).toBe('low');
    expect(road.units.find(({ code }) => code === 'D-OLD')!.commitment).toBe('medium');
  });
});
