import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { GroupRow, Order } from '../../src/content/schema.ts';
import { changeOrders, changeTally, testChange, whyNotAskFor } from '../../src/rules/orders/changing-orders.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, give, group, lay, put } from '../support/setting.ts';

/** Red's group standing close together, alone on its side. */
function together(row: GroupRow): Killzone {
  const table = lay({ red: [row], blue: [] });
  for (const [i, id] of table.groups[0]!.members.entries()) put(table, id, 10 + 1.1 * i, 10);
  table.sequence = [0];
  return table;
}

rule('KZ-CHANGE-001', 'keeping an order takes no die, another takes one test', () => {
  const table = together(group('trooper', 2));
  const keep = scripted<KillzoneEvent>({ answers: [{ seat: 'red', answer: 'shoot' }] });
  changeOrders(table, keep);
  expect(keep.rolled).toEqual([]);
  const change = scripted<KillzoneEvent>({ dice: d6(6), answers: [{ seat: 'red', answer: 'assault' }] });
  changeOrders(table, change);
  change.finish();
  expect(table.groups[0]!.order).toBe('assault');
});

rule('KZ-CHANGE-002', 'the group must be within 4 inches of its leader', () => {
  const table = together(group('trooper', 2, {}, { leader: true }));
  const squad = table.groups[0]!;
  put(table, 2, 15, 10);
  expect(whyNotAskFor(table, squad, 'assault')).toEqual([]);
  put(table, 2, 16, 10);
  expect(whyNotAskFor(table, squad, 'assault')).toMatchObject([{ rule: 'KZ-CHANGE-002', code: 'scattered' }]);
  const io = scripted<KillzoneEvent>();
  changeOrders(table, io);
  expect(io.asked).toEqual([]);
  table.figures[0]!.state = 'suppressed';
  put(table, 1, 13, 10);
  expect(whyNotAskFor(table, squad, 'assault')).toEqual([]);
});

for (const [die, order, state] of [
  [2, 'shoot', 'suppressed'],
  [4, 'shoot', 'active'],
  [5, 'assault', 'active'],
] as const) {
  rule('KZ-CHANGE-003', `leaderless scavengers roll ${die}: ${order}, ${state}`, () => {
    const table = together(group('scavenger', 3));
    testChange(table, scripted({ dice: d6(die) }), table.groups[0]!, 'assault');
    expect(table.groups[0]!.order).toBe(order);
    expect(table.figures.slice(0, 3).every(figure => figure.state === state)).toBe(true);
  });
}

rule('KZ-CHANGE-004', 'troop type, leader, a suppressed member, half strength', () => {
  const table = together(group('trooper', 3, {}, { leader: true }));
  const squad = table.groups[0]!;
  expect(changeTally(table, squad, 1).total).toBe(3);
  testChange(table, scripted({ dice: d6(1) }), squad, 'run');
  expect(squad.order).toBe('shoot');
  table.figures[1]!.state = 'suppressed';
  table.figures[2]!.state = 'killed';
  table.figures[3]!.state = 'killed';
  expect(changeTally(table, squad, 1)).toMatchObject({
    total: 1,
    parts: [{ value: 1 }, { value: 1 }, { value: -1 }, { value: -1 }],
  });
});

rule('KZ-CHANGE-005', 'only permitted orders; suppressed and locked groups may still test', () => {
  const table = together(group('power-armoured-trooper', 2));
  const suits = table.groups[0]!;
  expect(whyNotAskFor(table, suits, 'keepDown')).toMatchObject([{ rule: 'KZ-PAT-005', code: 'notPermitted' }]);
  for (const figure of table.figures) figure.state = 'suppressed';
  const io = scripted<KillzoneEvent>({
    dice: d6(5),
    answers: [
      {
        seat: 'red',
        answer: (question: { options: readonly Order[] }) => {
          expect(question.options).toEqual(['shoot', 'assault', 'staySharp']);
          return 'assault';
        },
      },
    ],
  });
  changeOrders(table, io);
  expect(suits.order).toBe('assault');
  give(table, 0, 'shoot');
});
