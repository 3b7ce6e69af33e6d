import { advance, contains, type Polygon, polygonOf, routeCost } from '@sightline/geometry/field';
import { scripted } from '@sightline/kernel';
import { loadLedger } from '@sightline/ledger/load';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import * as content from '../../src/content/load.ts';
import { shelterAt } from '../../src/ground/cover.ts';
import { groundOf } from '../../src/ground/ground.ts';
import { walkOf } from '../../src/ground/walk.ts';
import { dummiesOf } from '../../src/rules/deployment/candidates.ts';
import { whyNotDeploy } from '../../src/rules/deployment/deployment.ts';
import { whyNotDummy } from '../../src/rules/deployment/dummies.ts';
import type { Dummy } from '../../src/rules/deployment/questions.ts';
import { move } from '../../src/rules/movement/movement.ts';
import { reorganise } from '../../src/rules/reorganise/reorganise.ts';
import { whyNotTarget } from '../../src/rules/shooting/shoot.ts';
import { actsOf, whyNotAct } from '../../src/rules/turn/actions.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { dustup } from '../../src/system.ts';
import { begin, placeAt } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { isHidden } from '../../src/table/units.ts';
import { view } from '../../src/view/view.ts';
import { arrayed, named, setup } from '../support/arrayed.ts';
import { at, field, lay, put, squad } from '../support/setting.ts';

describe('every row of content names a row of the ledger', () => {
  const ledger = new Set(loadLedger().map(({ id }) => id as string));
  for (const [name, catalogue] of Object.entries(content)) {
    if (!('rows' in catalogue)) continue;
    test(name, () => {
      for (const row of catalogue.rows) expect(ledger.has(row.rule), `${row.id} cites ${row.rule}`).toBe(true);
    });
  }
});

const MAPS = [
  ['DU-GAP-014', 'crossroads'],
  ['DU-GAP-015', 'holdTheRidge'],
  ['DU-GAP-016', 'loggingRoad'],
  ['DU-GAP-017', 'downedCourier'],
  ['DU-GAP-018', 'postKilo'],
  ['DU-GAP-019', 'torCreek'],
] as const;
for (const [row, id] of MAPS) {
  rule(row, `${id}: all of it lies on its table, and every objective can be reached on foot`, () => {
    const table = begin(setup(id));
    const { areas, features, width, depth } = groundOf(table);
    for (const { box } of [...areas, ...features]) {
      expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= width && box.maxY <= depth).toBe(true);
    }
    const walk = walkOf(table, table.units[0]!);
    for (const { x, y } of table.objectives)
      expect(
        routeCost(walk, [
          { x, y },
          { x: x + 1, y },
        ]).cost,
      ).toBeLessThan(Number.POSITIVE_INFINITY);
  });
}

rule('DU-GAP-020', 'the Marines come to the crossroads without their armour section and their snipers', () => {
  const { units } = begin(setup('crossroads'));
  const red = units.filter(({ side }) => side === 0).map(({ code }) => code);
  expect(red).toEqual(['A-HQ', 'A-1', 'A-2', 'A-3']);
});

rule('DU-GAP-014', 'no terrain but the road lies in a deployment zone of the crossroads', () => {
  const table = begin(setup('crossroads'));
  const zones = table.sides.flatMap(({ zones: own }) => own.map(points => ({ kind: 'polygon', points }) as Polygon));
  for (const { type, shape } of groundOf(table).areas) {
    if (type.id !== 'road') expect(zones.some(zone => shape.points.some(p => contains(zone, p)))).toBe(false);
  }
});

rule('DU-GAP-015', 'a trench is hard cover and partial concealment', () => {
  const table = begin(setup('holdTheRidge'));
  expect(shelterAt(table, at(24, 29.7), at(24, 10))).toEqual({ concealment: 'partial', cover: 'hard' });
});

rule(
  ['DU-GAP-016', 'DU-GAP-022', 'DU-DETECT-001'],
  'ambushers hide in their zones, and the column starts on the road',
  () => {
    const table = begin(setup('loggingRoad'));
    table.due = 1;
    const militia = named(table, 'D-1');
    expect(whyNotDeploy(table, militia, { at: at(20, 38), hidden: true })).toEqual([]);
    expect(whyNotDeploy(table, militia, { at: at(8, 35), hidden: true }).map(({ code }) => code)).toEqual([
      'outsideZone',
    ]);
    expect(whyNotDeploy(table, militia, { at: at(34, 38), hidden: true }).map(({ code }) => code)).toEqual([
      'nothingToHideIn',
    ]);
    expect(whyNotDummy(table, 1, at(8, 35)).map(({ code }) => code)).toEqual(['outsideZone']);
    expect(table.sides[0]).toMatchObject({ column: true, exitEdge: 'east' });
    expect(table.units[0]!.code).toBe('B-R');
    expect(named(table, 'B-W')).toBeUndefined();
  },
);

rule(
  ['DU-GAP-029', 'DU-DETECT-002'],
  'hidden units come first, each with two dummies, twelve inches from any enemy',
  () => {
    const table = begin(setup('holdTheRidge'));
    table.due = 1;
    const answers = [
      { seat: 'blue', answer: named(table, 'B-1').id },
      { seat: 'blue', answer: { at: at(36, 35), hidden: true } },
      { seat: 'blue', answer: at(34, 34) },
      { seat: 'blue', answer: 'enough' },
      { seat: 'blue', answer: named(table, 'B-2').id },
      { seat: 'blue', answer: { at: at(24, 29.7) } },
    ] as const;
    const io = scripted<DustupEvent>({ answers });
    step(table, io);
    step(table, io);
    io.finish();
    expect(isHidden(named(table, 'B-1'))).toBe(true);
    expect(table.counters.map(({ unit }) => unit)).toEqual([named(table, 'B-1').id, -1]);
    expect(named(table, 'B-2')).toMatchObject({ propped: true });
    const late = whyNotDeploy(table, named(table, 'B-HQ'), { at: at(35, 34), hidden: true });
    expect(late.map(({ code }) => code)).toEqual(['mayNotHide']);
    expect(whyNotDeploy(table, named(table, 'A-1'), { at: at(24, 7) })).toEqual([]);
  },
);

rule('DU-GAP-028', 'a player may give up whenever one of his units is to act, and nobody proposes it', () => {
  const table = lay({ red: [squad(3)], blue: [squad(3)] });
  const red = table.units[0]!;
  for (const side of table.sides) side.tokens = 0;
  expect(actsOf(table, red)).not.toContainEqual({ do: 'concede' });
  const answers = [
    { seat: 'red', answer: { do: 'activate', unit: red.id } },
    { seat: 'red', answer: { do: 'concede' } },
  ] as const;
  const io = scripted<DustupEvent>({ answers });
  step(table, io);
  io.finish();
  expect(dustup.outcome(table)).toEqual({ winners: ['blue'], rule: 'DU-GAP-028', reason: 'conceded' });
  expect(io.told.slice(-2).map(({ type }) => type)).toEqual(['conceded', 'battleEnded']);
});

rule(['DU-DETECT-002', 'DU-DETECT-008'], 'a dummy lies on no other counter, and its owner notes its size', () => {
  const table = begin(setup('holdTheRidge'));
  table.due = 1;
  const answers = [
    { seat: 'blue', answer: named(table, 'B-1').id },
    { seat: 'blue', answer: { at: at(36, 35), hidden: true } },
    { seat: 'blue', answer: { ...at(34, 34), size: 2 } },
    { seat: 'blue', answer: at(38, 34) },
  ] as const;
  const io = scripted<DustupEvent>({ answers });
  step(table, io);
  io.finish();
  expect(table.counters.map(({ size }) => size)).toEqual([1, 2, 1]);
  expect(view(table, 'red').counters.map(({ size }) => size)).toEqual([1, 1, 1]);
  const codes = (dummy: Dummy) => whyNotDummy(table, 1, dummy).map(({ code }) => code);
  expect([codes(at(36.5, 35)), codes({ ...at(36, 33.5), size: 6 }), codes(at(36, 33.5))]).toEqual([
    ['onCounter'],
    ['noSuchSize'],
    [],
  ]);
  expect(dummiesOf(table, 1).every(dummy => dummy === 'enough' || codes(dummy).length === 0)).toBe(true);
});

rule('DU-GAP-029', 'a D8 each; the loser places first, then they alternate', () => {
  const table = lay({ red: [squad(2)], blue: [squad(2)] });
  for (const unit of table.units) unit.where = 'muster';
  Object.assign(table, { phase: 'deployment', due: -1, turn: 0 });
  const answers = [
    { seat: 'blue', answer: { at: at(68, 20) } },
    { seat: 'red', answer: { at: at(4, 20) } },
  ] as const;
  const io = scripted<DustupEvent>({ dice: ['D8=6', 'D8=2'], answers });
  for (let i = 0; i < 4; i++) step(table, io);
  io.finish();
  expect(table).toMatchObject({ phase: 'turnStart' });
});

rule(['DU-GAP-017', 'DU-REORG-002'], 'the core is picked up from within two inches', () => {
  const table = arrayed('downedCourier');
  const unit = named(table, 'A-1');
  const pickUp = { do: 'reorganise', use: { do: 'pickUp', objective: 0 } } as const;
  put(table, unit.id, 24, 17);
  expect(whyNotAct(table, unit, pickUp).map(({ code }) => code)).toEqual(['outOfReach']);
  put(table, unit.id, 24, 18.5);
  expect(whyNotAct(table, unit, pickUp)).toEqual([]);
});

rule('DU-GAP-018', 'in the dark, eyes reach sixteen inches unless the target has fired', () => {
  const table = arrayed('postKilo');
  const militia = put(table, named(table, 'D-1').id, 24, 10);
  const rippers = put(table, named(table, 'C-1').id, 24, 27.5);
  expect(whyNotTarget(table, militia, rippers).map(({ code }) => code)).toEqual(['tooDark']);
  rippers.firedOn = table.turn;
  expect(whyNotTarget(table, militia, rippers).map(({ code }) => code)).not.toContain('tooDark');
});

rule(['DU-GAP-019', 'DU-GAP-025'], 'the river costs twelve, the bridge four, and a blown bridge is river', () => {
  const table = arrayed('torCreek');
  const unit = put(table, named(table, 'B-1').id, 36, 32);
  const cost = (x: number, from: number, to: number) =>
    routeCost(walkOf(table, named(table, 'A-1')), [at(x, from), at(x, to)]).cost;
  const river = cost(20, 21, 27);
  expect(cost(36, 22.5, 26.5)).toBe(4000);
  expect(river).toBeGreaterThan(12_000);
  const blow = { do: 'reorganise', use: { do: 'blowBridge' } } as const;
  expect(whyNotAct(table, unit, blow).map(({ code }) => code)).toEqual(['outOfReach']);
  const dry = cost(36, 22.5, 26.5);
  put(table, unit.id, 36, 25.5);
  const io = scripted<DustupEvent>();
  reorganise(table, io, unit, blow);
  expect(whyNotAct(table, unit, blow).map(({ code }) => code)).toEqual(['workedThisTurn']);
  table.turn++;
  reorganise(table, io, unit, blow);
  expect(io.told.at(-1)).toMatchObject({ type: 'bridgeBlown' });
  put(table, unit.id, 36, 32);
  expect([dry, cost(36, 22.5, 26.5)]).toEqual([4000, 12_000]);
  put(table, named(table, 'A-1').id, 36, 20);
  expect(whyNotAct(table, named(table, 'A-1'), blow).map(({ code }) => code)).toEqual(['noBridge']);
});

rule('DU-GAP-025', 'headquarters and half of the others are there; the rest wait in box two', () => {
  const table = begin(setup('torCreek'));
  const inbound = table.units.filter(({ where }) => where === 'inbound');
  expect(inbound.map(({ code }) => code)).toEqual(['A-PA', 'A-SN', 'B-4', 'B-W', 'B-R']);
  expect(new Set(inbound.map(({ box }) => box))).toEqual(new Set([2]));
});

rule('DU-GAP-004', 'what ground does for those in it and behind it', () => {
  const wreck = [{ type: 'wreck', points: [...placeBox(20, 10)] }];
  const table = lay({ map: field({ areas: wreck }) });
  expect(shelterAt(table, at(19, 11), at(40, 11))).toEqual({ concealment: 'partial', cover: 'hard' });
  expect(shelterAt(table, at(19, 11), at(2, 11))).toEqual({ concealment: 'none', cover: 'none' });
  const house = lay({ map: field({ areas: [{ type: 'buildingSolid', points: placeBox(12, 18) }] }) });
  const gone = advance(walkOf(house, put(house, 0, 10, 20)), [at(10, 20), at(30, 20)], 8000);
  expect(gone.end).toEqual(at(14, 20));
});

rule('DU-GAP-006', 'a low wall shelters against fire that crosses it only', () => {
  const table = lay({
    map: field({
      lines: [
        {
          type: 'lowWall',
          points: [
            [20, 10],
            [20, 30],
          ],
        },
      ],
    }),
  });
  expect(shelterAt(table, at(19, 20), at(40, 20))).toEqual({ concealment: 'partial', cover: 'hard' });
  expect(shelterAt(table, at(19, 20), at(2, 20))).toEqual({ concealment: 'none', cover: 'none' });
});

rule(['DU-GAP-008', 'DU-FORCE-003', 'DU-FORCE-047', 'DU-FIRE-001'], 'the options and their defaults', () => {
  const { options } = lay();
  expect(options).toMatchObject({
    additionalHits: true,
    grenades: true,
    seizeInitiative: true,
    tokens: 'two',
    objectiveToken: false,
    activation: 'alternating',
    randomQuality: false,
    randomLeadership: false,
    randomConfidence: false,
    rallyBonusRisk: false,
    jamming: 'off',
    suitExtraction: true,
    orderLimit: false,
    orderedAssaultMarks: true,
    assaultNeedsSight: false,
    assaultEndsActivation: false,
    lossesOnTheWay: false,
    strikeDicePerWeapon: false,
    suppressedCommand: false,
    rallyOwnOnly: false,
    oneTestPerAttack: false,
    panicNeedsOneMore: false,
    centimetres: false,
    fire: true,
  });
  // Centimetres are a matter of labels: a D6=4 is still 8 units.
  const table = lay({ red: [squad(1)], switches: { centimetres: true } });
  const unit = put(table, 0, 10, 20);
  move(table, scripted<DustupEvent>({ dice: ['D6=4'] }), unit, { do: 'move', route: [at(30, 20)] });
  expect(table.figures[0]!.x).toBe(18_000);
});

function placeBox(x: number, y: number): [number, number][] {
  return [
    [x, y],
    [x + 4, y],
    [x + 4, y + 4],
    [x, y + 4],
  ];
}

test('a zone is a polygon, whichever way round it was written', () => {
  expect(polygonOf([at(0, 0), at(0, 1), at(1, 0)]).points).toHaveLength(3);
  expect(placeAt([1.5, 2])).toEqual(at(1.5, 2));
});
