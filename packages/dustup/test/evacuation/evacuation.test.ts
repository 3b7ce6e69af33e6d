import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { splitOff } from '../../src/rules/detachment/split-off.ts';
import { move } from '../../src/rules/movement/movement.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, lay, put, squad } from '../support/setting.ts';

/** Two able men of a squad with two stabilised comrades, three inches from their own edge. */
function carriers(evacuation = true): { table: Dustup; bearers: Unit } {
  const table = lay({ red: [squad(8)], switches: { evacuation } });
  const unit = table.units[0]!;
  const bearers = splitOff(table, unit, unit.figures.slice(4));
  for (const id of bearers.figures.slice(2)) table.figures[id]!.state = 'stabilised';
  put(table, bearers.id, 3, 20);
  return { table, bearers };
}

rule(
  ['DU-CASEVAC-002', 'DU-CASEVAC-001'],
  'a detachment carries its wounded off over its own edge, encumbered, and nobody takes heart',
  () => {
    const { table, bearers } = carriers();
    const io = scripted<DustupEvent>({ dice: ['D4=2'] });
    move(table, io, bearers, { do: 'move', route: [at(0, 20)] });
    io.finish();
    expect(bearers.where).toBe('exited');
    expect(bearers.figures.every(id => table.figures[id]!.gone)).toBe(true);
    expect(table.units[0]!.confidence).toBe('confident');
  },
);

rule('DU-CASEVAC-012', 'each casualty taken off is a victory point', () => {
  const { table, bearers } = carriers();
  move(table, scripted<DustupEvent>({ dice: ['D4=2'] }), bearers, { do: 'move', route: [at(0, 20)] });
  expect(scoresOf(table)).toEqual([2, 0]);
});

rule('DU-CASEVAC-002', 'without the rules of evacuation the edge stays closed', () => {
  const { table, bearers } = carriers(false);
  move(table, scripted<DustupEvent>({ dice: ['D4=2'] }), bearers, { do: 'move', route: [at(0, 20)] });
  expect(bearers.where).toBe('table');
});
