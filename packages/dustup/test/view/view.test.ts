import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { layCounter, reveal } from '../../src/rules/detection/counters.ts';
import { carryOut } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import { isHidden, type Unit } from '../../src/table/units.ts';
import { redact } from '../../src/view/redact.ts';
import { swapSecrets } from '../../src/view/secrets.ts';
import { view } from '../../src/view/view.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';

/** A hidden squad of blue in the woods, with a dummy beside it. */
function ambush(): { table: Dustup; told: readonly DustupEvent[] } {
  const table = lay({ map: field({ areas: [box('denseWoods', 40, 10, 60, 30)] }), blue: [squad(5), squad(5)] });
  put(table, 1, 50, 20);
  const io = scripted<DustupEvent>();
  layCounter(table, io, 1, at(50, 20), table.units[1]!);
  layCounter(table, io, 1, at(44, 14), null);
  return { table, told: io.told };
}

rule(
  ['DU-FORCE-005', 'DU-DETECT-002'],
  'to the other side a hidden unit and a dummy differ in place and number only',
  () => {
    const { table, told } = ambush();
    const [unit, dummy] = view(table, 'red').counters;
    const bare = ({ id: _id, x: _x, y: _y, ...rest }: NonNullable<typeof unit>) => JSON.stringify(rest);
    expect(bare(unit!)).toBe(bare(dummy!));
    expect(told.map(event => Object.keys(redact(event, 'red')!).join())).toEqual([
      'type,rule,side,counter,at,where',
      'type,rule,side,counter,at,where',
    ]);
    expect(view(table, 'blue').counters[0]!.unit).toBe(1);
  },
);

rule('DU-FORCE-005', 'which counter is which changes nothing that the other side sees', () => {
  const { table } = ambush();
  const [swapped] = swapSecrets(table, 'red');
  expect(swapped!.counters.map(({ unit }) => unit)).toEqual([-1, 1]);
  expect(view(swapped!, 'red')).toEqual(view(table, 'red'));
  expect(view(swapped!, 'blue')).not.toEqual(view(table, 'blue'));
  const hidden = view(table, 'red').units[1]!;
  expect(isHidden(hidden)).toBe(true);
  expect(hidden.figures.map(id => view(table, 'red').figures[id]!.x)).toEqual([0, 0, 0, 0, 0]);
});

rule('DU-DETECT-003', 'what a hidden unit does quietly is told to its owner alone; a move shows it', () => {
  const { table } = ambush();
  const unit = table.units[1]!;
  const io = scripted<DustupEvent>();
  carryOut(table, io, unit, { do: 'prop' });
  expect(isHidden(unit)).toBe(true);
  expect(io.told.map(event => redact(event, 'red'))).toEqual([null]);
  expect(redact(io.told[0]!, 'blue')).toMatchObject({ type: 'propped' });
  reveal(table, io, unit, 'DU-DETECT-003');
  expect(isHidden(unit)).toBe(false);
  expect(redact(io.told.at(-1)!, 'red')).toMatchObject({ type: 'revealed', shows: true });
});

rule(['DU-DETECT-001', 'DU-FORCE-005'], 'a confidence marker that was seen stays known; what follows is not', () => {
  const { table } = ambush();
  const seen = (id: number) => view(table, 'red').units[id]!.confidence;
  const [, fromStart, squad] = table.units as [Unit, Unit, Unit];
  // Hidden from the start, and shaken where nobody sees it.
  fromStart.confidence = 'shaken';
  expect(seen(1)).toBe(fromStart.startConfidence);
  put(table, 2, 55, 25);
  squad.confidence = 'shaken';
  const io = scripted<DustupEvent>();
  carryOut(table, io, squad, { do: 'reorganise', use: { do: 'hide' } });
  expect(isHidden(squad)).toBe(true);
  expect(seen(2)).toBe('shaken');
  squad.confidence = 'broken';
  expect(seen(2)).toBe('shaken');
  expect(view(table, 'blue').units[2]!.confidence).toBe('broken');
  reveal(table, io, squad, 'DU-DETECT-003');
  expect(seen(2)).toBe('broken');
});
