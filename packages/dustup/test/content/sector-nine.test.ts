import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { mayHide } from '../../src/rules/deployment/deployment.ts';
import { reorganise } from '../../src/rules/reorganise/reorganise.ts';
import { shotsOf } from '../../src/rules/shooting/shots.ts';
import { actsOf, whyNotAct } from '../../src/rules/turn/actions.ts';
import { choicesOf } from '../../src/rules/turn/alternation.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import { verdictOf } from '../../src/rules/victory/victory.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import { NONE } from '../../src/table/table.ts';
import { arrayed, named, setup } from '../support/arrayed.ts';
import { at, put } from '../support/setting.ts';

const blow = { do: 'reorganise', use: { do: 'blowNest' } } as const;

/** The hunt with its beasts out of the way, so that a test can put those it is about. */
function hunt(): Dustup {
  const table = arrayed('sectorNine');
  for (const unit of table.units) if (unit.hull !== null) Object.assign(unit.hull, at(44, 20));
  return table;
}

rule('DU-GAP2-047', 'all beasts may hide, and the colossus is in no box', () => {
  const table = begin(setup('sectorNine'));
  const beasts = table.units.filter(({ side }) => side === 1);
  expect(beasts.filter(unit => mayHide(table, unit)).length).toBe(7);
  expect(named(table, 'SB-C')).toMatchObject({ where: 'inbound', box: NONE });
  expect(choicesOf(arrayed('sectorNine'), 1)).not.toContainEqual({ do: 'bringOn', unit: named(table, 'SB-C').id });
});

rule('DU-GAP2-047', 'the nest is not shot at: a satchel charge, 12 against 10, destroys it', () => {
  const table = hunt();
  const engineers = put(table, named(table, 'SH-E').id, 24, 30);
  expect(shotsOf(table, engineers).every(({ target }) => table.units[target] !== undefined)).toBe(true);
  expect(whyNotAct(table, engineers, blow).map(({ code }) => code)).toEqual(['notAtNest']);
  put(table, engineers.id, 24, 38.6);
  engineers.breachingCharges = 0;
  expect(actsOf(table, engineers)).toContainEqual(blow);
  const io = scripted<DustupEvent>({ dice: ['D12=4', 'D12=5'] });
  reorganise(table, io, engineers, blow);
  io.finish();
  expect(io.told).toMatchObject([{ type: 'nestStruck', impact: 12, armour: 10, destroyed: true }]);
  expect([table.nest!.destroyed, engineers.satchels, named(table, 'SB-C').where]).toEqual([true, 1, 'exited']);
  expect(whyNotAct(table, engineers, blow).map(({ code }) => code)).toEqual(['noNest']);
});

rule('DU-GAP2-047', 'an equal roll leaves the nest as it is, and vehicles lay no charges', () => {
  const table = hunt();
  const engineers = put(table, named(table, 'SH-E').id, 24, 38.6);
  const io = scripted<DustupEvent>({ dice: ['D12=3', 'D12=6'] });
  reorganise(table, io, engineers, blow);
  io.finish();
  expect([table.nest!.destroyed, engineers.breachingCharges]).toEqual([false, 0]);
  const scout = put(table, named(table, 'SH-S').id, 24, 38);
  expect(whyNotAct(table, scout, blow).map(({ code }) => code)).toEqual(['byHand']);
});

rule('DU-GAP2-047', 'from turn 3 on a four brings up the colossus, while the nest stands', () => {
  const begun = (turn: number, dice: string[], destroyed = false) => {
    const table = hunt();
    table.turn = turn - 1;
    table.phase = 'turnStart';
    table.nest!.destroyed = destroyed;
    if (destroyed) named(table, 'SB-C').where = 'exited';
    const io = scripted<DustupEvent>({ dice: [...dice, 'D8=5', 'D8=2'], answers: [{ seat: 'red', answer: 'first' }] });
    step(table, io);
    io.finish();
    return named(table, 'SB-C');
  };
  expect(begun(2, []).where).toBe('inbound');
  expect(begun(3, ['D6=3']).where).toBe('inbound');
  const come = begun(3, ['D6=4']);
  expect(come).toMatchObject({ where: 'table', activated: false });
  expect(come.hull).toMatchObject(at(24, 42));
  expect(begun(5, [], true).where).toBe('exited');
});

rule(['DU-GAP2-047', 'DU-GAP2-009'], 'eight to eight, and the beasts win', () => {
  const table = hunt();
  for (const code of ['SB-H', 'SB-C']) named(table, code).hull!.destroyed = true;
  named(table, 'SH-1').confidence = 'routed';
  named(table, 'SH-M').hull!.destroyed = true;
  expect(scoresOf(table)).toEqual([8, 8]);
  expect(verdictOf(table).winners).toEqual([1]);
  table.nest!.destroyed = true;
  expect(scoresOf(table)).toEqual([13, 3]);
});
