import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { isInCover } from '../../src/ground/cover.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { type Act, acts, type Use } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Dustup, leaderOf, type Place } from '../../src/table/table.ts';
import { isHidden, type Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';

const CROPS = [box('cultivated', 20, 10, 40, 30)];

function laid(x = 30, y = 20) {
  const table = lay({ map: field({ areas: CROPS }), red: [squad(4)], blue: [squad(4)] });
  put(table, 1, 66, 44);
  return { table, unit: put(table, 0, x, y) };
}

const refused = (table: Dustup, unit: Unit, act: Act) => whyNotAct(table, unit, act)[0]?.rule ?? null;
const using = (use: Use, places?: readonly Place[]): Act =>
  places === undefined ? { do: 'reorganise', use } : { do: 'reorganise', use, places };
const rearranged = (...places: Place[]): Act => using({ do: 'rearrange' }, places);

/** Where everybody stands, the leader first. */
function spots(table: Dustup, unit: Unit): Place[] {
  return unit.figures.map(id => ({ x: table.figures[id]!.x, y: table.figures[id]!.y }));
}

function perform(table: Dustup, unit: Unit, act: Act): void {
  expect(whyNotAct(table, unit, act)).toEqual([]);
  carryOut(table, scripted<DustupEvent>(), unit, act);
}

rule('DU-REORG-001', 'the leader shifts two inches, the others six, and all end in cohesion', () => {
  const { table, unit } = laid();
  const others = [at(28, 18), at(28, 20), at(28, 22)];
  putFigure(table, unit, 1, 30, 21);
  expect(refused(table, unit, rearranged(at(32, 20), ...others))).toBeNull();
  expect(refused(table, unit, rearranged(at(32.1, 20), ...others))).toBe('DU-REORG-001');
  expect(refused(table, unit, rearranged(at(30, 20), at(30, 15), at(28, 20), at(28, 22)))).toBeNull();
  expect(refused(table, unit, rearranged(at(30, 20), at(30, 14.9), at(28, 20), at(28, 22)))).toBe('DU-REORG-001');
  expect(refused(table, unit, rearranged(at(30, 20), at(28, 20), at(28, 20), at(28, 22)))).toBe('DU-REORG-001');
  expect(refused(table, unit, rearranged(at(30, 20)))).toBe('DU-REORG-001');
  perform(table, unit, rearranged(at(32, 20), ...others));
  expect(spots(table, unit)).toEqual([at(32, 20), ...others]);
  expect(unit.actions).toBe(1);
});

rule('DU-REORG-001', 'closing up round a leader in cover is proposed where it helps', () => {
  const woods = [box('lightWoods', 20, 10, 40, 30)];
  const table = lay({ map: field({ areas: woods }), red: [squad(5)], blue: [squad(4)] });
  const unit = put(table, 0, 22, 20);
  const closing = () => actsOf(table, unit).find(act => act.do === 'reorganise' && act.use.do === 'rearrange');
  expect(closing()).toBeUndefined();
  for (const i of [1, 2, 3]) putFigure(table, unit, i, 18, 16 + 2 * i);
  expect(isInCover(table, unit)).toBe(false);
  perform(table, unit, closing()!);
  expect(isInCover(table, unit)).toBe(true);
});

rule('DU-REORG-004', 'one use to an action, and figures may be rearranged with it', () => {
  const { table, unit } = laid();
  expect(acts.isAct({ do: 'reorganise', use: { do: 'conceal' } })).toBe(true);
  expect(acts.isAct({ do: 'reorganise', use: [{ do: 'conceal' }, { do: 'formColumn' }] })).toBe(false);
  perform(table, unit, using({ do: 'conceal' }, [at(31, 20), at(29, 18), at(29, 20), at(29, 22)]));
  expect(unit).toMatchObject({ concealed: true, actions: 1 });
  expect(leaderOf(table, unit)).toMatchObject(at(31, 20));
});

rule('DU-SHOOT-056', 'an action into complete concealment, an action out of it, and a move ends it', () => {
  const { table, unit } = laid();
  put(table, 1, 60, 20);
  perform(table, unit, using({ do: 'conceal' }));
  unit.actions = 2;
  const shots = unit.figures.map((id): [number, number] => [id, 0]);
  expect(refused(table, unit, { do: 'shoot', target: 1, shots })).toBe('DU-SHOOT-055');
  perform(table, unit, using({ do: 'showUp' }));
  expect(refused(table, unit, { do: 'shoot', target: 1, shots })).toBeNull();
  unit.actions = 2;
  perform(table, unit, using({ do: 'conceal' }));
  carryOut(table, scripted<DustupEvent>({ dice: ['D6=1'] }), unit, { do: 'move', route: [at(31, 20)] });
  expect(unit.concealed).toBe(false);
  const open = laid(10, 40);
  expect(refused(open.table, open.unit, using({ do: 'conceal' }))).toBe('DU-SHOOT-056');
  expect(actsOf(open.table, open.unit)).not.toContainEqual(using({ do: 'conceal' }));
});

rule('DU-REORG-005', 'rearranging keeps a hidden unit hidden', () => {
  const { table, unit } = laid();
  layCounter(table, scripted<DustupEvent>(), 0, leaderOf(table, unit), unit);
  perform(table, unit, rearranged(at(30, 20), at(28, 18), at(28, 20), at(28, 22)));
  expect(isHidden(unit)).toBe(true);
});

rule('DU-REORG-005', 'and keeps it concealed as long as the leader stays in what conceals him', () => {
  const inside = laid(21, 20);
  perform(inside.table, inside.unit, using({ do: 'conceal' }));
  perform(inside.table, inside.unit, rearranged(at(22, 20), at(24, 18), at(24, 20), at(24, 22)));
  expect(inside.unit.concealed).toBe(true);
  inside.unit.actions = 1;
  perform(inside.table, inside.unit, rearranged(at(20, 20), at(24, 18), at(24, 20), at(24, 22)));
  inside.unit.actions = 1;
  perform(inside.table, inside.unit, rearranged(at(19, 20), at(24, 18), at(24, 20), at(24, 22)));
  expect(inside.unit.concealed).toBe(false);
});

rule(['DU-PROP-005', 'DU-REORG-005'], 'the propped may rearrange and conceal themselves: that is no movement', () => {
  const { table, unit } = laid();
  unit.propped = true;
  expect(refused(table, unit, rearranged(...spots(table, unit)))).toBeNull();
  expect(refused(table, unit, using({ do: 'formColumn' }))).toBe('DU-PROP-005');
  expect(refused(table, unit, using({ do: 'conceal' }))).toBeNull();
});
