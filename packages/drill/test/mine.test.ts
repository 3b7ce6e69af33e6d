import { AUDIENCE, advance, answer, create, isListed, openQuestions, watch } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { type Drill, drill } from '../src/index.ts';
import { at, play, skirmish } from './skirmish.ts';

const MINED = at(5, 7);
const setUp = (mines: boolean, obstacles: number[] = []) => {
  const match = create(drill, { scenario: 'open', secret: 'x', switches: { mines }, details: obstacles });
  advance(drill, match);
  return match;
};
const asked = (match: ReturnType<typeof setUp>) => openQuestions(match).map(q => `${q.seat} ${q.question.kind}`);
const options = (match: ReturnType<typeof setUp>, seat: string): readonly unknown[] => {
  const question = openQuestions(match).find(q => q.seat === seat)?.question;
  return question && isListed(question) ? question.options : [];
};

/** A red unit at (5,5) that walks south over a mine at (5,7). */
function minefield(side: 'red' | 'blue', health = 3): Drill {
  const mines = [{ side, at: MINED }];
  const table = skirmish({ red: [at(5, 5), at(0, 0)], blue: [at(5, 12)], mines, on: ['mines', 'overwatch'] });
  table.units[0]!.health = health;
  return table;
}
const walkOver = [
  ['red', 0],
  ['red', at(5, 8)],
  ['red', 'hold'],
] as const;

rule('DR-MINE-001', 'without the switch the match opens with an activation', () => {
  expect(asked(setUp(false))).toEqual(['red pick']);
});

rule('DR-MINE-001', 'with it both sides lay three mines, one at a time and under seal', () => {
  const match = setUp(true);
  for (const row of [5, 6, 7]) {
    expect(asked(match)).toEqual(['red lay', 'blue lay']);
    answer(drill, match, 'blue', at(3, row));
    // Blue's next question waits for red's answer to this one.
    expect(asked(match)).toEqual(['red lay']);
    answer(drill, match, 'red', at(4, row));
  }
  expect(asked(match)).toEqual(['red pick']);
  expect(match.table.mines).toHaveLength(6);
});

rule('DR-MINE-002', 'a mine lies on no obstacle and in no start row', () => {
  const squares = options(setUp(true, [at(5, 5)]), 'red');
  for (const square of [at(5, 5), at(3, 0), at(3, 19)]) expect(squares).not.toContain(square);
  expect(squares).toContain(at(5, 6));
  expect(squares).toHaveLength(359);
});

rule('DR-MINE-002', 'nor where the same side has laid one; the other side does not know', () => {
  const match = setUp(true);
  answer(drill, match, 'red', at(5, 6));
  answer(drill, match, 'blue', at(9, 9));
  expect(options(match, 'red')).not.toContain(at(5, 6));
  expect(options(match, 'blue')).toContain(at(5, 6));
  answer(drill, match, 'blue', at(5, 6));
  answer(drill, match, 'red', at(9, 9));
  expect(match.table.mines.filter(mine => mine.at === at(5, 6))).toHaveLength(2);
});

rule('DR-MINE-003', 'an enemy mine goes off under whoever passes over it', () => {
  const hurt = minefield('blue');
  const played = play(hurt, walkOver, 2);
  expect(hurt.units[0]).toMatchObject({ health: 1, at: at(5, 8) });
  expect(played.rolled).toMatchObject([{ die: 'D6', why: { rule: 'DR-MINE-003', seat: 'red', figure: 0 } }]);
  const lucky = minefield('blue');
  play(lucky, walkOver, 1);
  expect(lucky.units[0]!.health).toBe(3);
});

rule('DR-MINE-003', 'or ends on it', () => {
  const table = minefield('blue');
  play(
    table,
    [
      ['red', 0],
      ['red', MINED],
      ['red', 'hold'],
    ],
    6,
  );
  expect(table.units[0]!.health).toBe(1);
});

rule('DR-MINE-003', 'it goes off before anybody may interrupt', () => {
  const table = minefield('blue', 2);
  table.units[10]!.watching = true;
  const played = play(
    table,
    [
      ['red', 0],
      ['red', MINED],
      ['blue', { pass: true }],
    ],
    2,
  );
  // One question at (5,6); none at the mine, where nobody is left to shoot at.
  expect(played.questions).toEqual(['red pick', 'red walk', 'blue react']);
  expect(table.units[0]!.health).toBe(0);
});

rule('DR-MINE-004', 'a mine that went off is gone, whatever the die showed', () => {
  const table = minefield('blue');
  play(table, walkOver, 1);
  expect(table.mines).toEqual([]);
  table.units[1]!.at = at(5, 6);
  table.turn = 'red';
  play(table, [
    ['red', 1],
    ['red', MINED],
    ['red', 'hold'],
  ]);
});

rule('DR-MINE-004', 'everyone has seen it', () => {
  const played = play(minefield('blue'), walkOver, 1);
  const event = played.told.find(told => told.type === 'mineWentOff')!;
  expect(event).toMatchObject({ at: MINED, shows: true });
  for (const viewer of ['red', 'blue', AUDIENCE]) expect(drill.redact(event, viewer)).toEqual(event);
});

rule('DR-MINE-005', 'mines are secret: the other side cannot tell where they are', () => {
  const laidAt = (square: number) => {
    const match = setUp(true);
    for (const row of [5, 6, 7]) {
      answer(drill, match, 'red', square + row);
      answer(drill, match, 'blue', at(3, row));
    }
    return match;
  };
  const [one, other] = [laidAt(at(2, 2)), laidAt(at(12, 12))];
  const seenBy = (viewer: string) => [one, other].map(match => JSON.stringify(watch(drill, match, viewer)));
  for (const viewer of ['blue', AUDIENCE]) expect(seenBy(viewer)[0]).toBe(seenBy(viewer)[1]);
  expect(seenBy('red')[0]).not.toBe(seenBy('red')[1]);
});

rule('DR-MINE-005', 'the log says that a mine was laid, and to its own side alone where', () => {
  const event = { type: 'mineLaid', rule: 'DR-MINE-001', side: 'red', at: MINED } as const;
  expect(drill.redact(event, 'red')).toEqual(event);
  for (const viewer of ['blue', AUDIENCE]) {
    expect(drill.redact(event, viewer)).toEqual({ type: 'mineLaid', rule: 'DR-MINE-001', side: 'red' });
  }
});

rule('DR-MINE-005', 'its own side walks over it unharmed and leaves it there', () => {
  const table = minefield('red');
  play(table, walkOver);
  expect(table.units[0]!.health).toBe(3);
  expect(drill.view(table, 'red').mines).toEqual([{ side: 'red', at: MINED }]);
});
