import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { fireAt, shootIfTarget } from '../../src/rules/competitors/targets.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { whyNotDeclare, whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { addMan, addThreat, at, play, testTable } from '../support/tables.ts';

/** A with a HEMG at (3,5), B in his line at (3,3) facing east, a Harpy at (3,1). */
function crossfire() {
  const table = testTable();
  const a = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
  const b = addMan(table, at(table, 3, 3), 3);
  const harpy = addThreat(table, at(table, 3, 1));
  return { table, a, b, harpy };
}

const DUCK = 'DK-DUCK-002';

rule(
  ['DK-DUCK-002', 'DK-DUCK-003', 'DK-CDUCK-001'],
  'whoever blocks the line may drop, facing as before, and the shot goes ahead',
  () => {
    const { table, a, b, harpy } = crossfire();
    const refusals = whyNotShoot(table, a, harpy);
    expect(refusals).toMatchObject([{ code: 'lineOfFireBlocked', remedy: { code: 'duck', about: [b.id] } }]);
    expect(whyNotDeclare(refusals)).toEqual([]);
    const script = {
      dice: ['D6=6', 'D6=6', 'D6=6'],
      answers: [{ seat: 'team', answer: { reaction: DUCK, choice: { do: 'duck', figure: b.id } } }],
    };
    play(script, io => expect(shoot(table, io, { shooter: a.id, target: harpy.id })).toBe(true));
    expect([b.ducked, b.facing, harpy.condition]).toEqual([true, 3, 'killed']);
  },
);

rule('DK-DUCK-002', 'if he does not, no shot is fired and no ammunition used', () => {
  const { table, a, b, harpy } = crossfire();
  const script = { answers: [{ seat: 'team', answer: { pass: true } }] };
  const io = play(script, io => expect(shoot(table, io, { shooter: a.id, target: harpy.id })).toBe(false));
  expect([b.ducked, a.weapons[0]!.loaded, io.told.at(-1)!.type]).toEqual([false, 12, 'shotBlocked']);
});

rule('DK-DUCK-002', 'both of a pair may drop, and nobody is asked where it would not help', () => {
  const { table, a, b, harpy } = crossfire();
  const c = addMan(table, at(table, 3, 3));
  const answers = [b, c].map(({ id }) => ({
    seat: 'team',
    answer: { reaction: DUCK, choice: { do: 'duck', figure: id } },
  }));
  play({ dice: ['D6=6', 'D6=6', 'D6=6'], answers }, io => shoot(table, io, { shooter: a.id, target: harpy.id }));
  expect([b.ducked, c.ducked]).toEqual([true, true]);
  const hopeless = crossfire();
  addThreat(hopeless.table, at(hopeless.table, 3, 2));
  const [refusal] = whyNotShoot(hopeless.table, hopeless.a, hopeless.harpy);
  expect([refusal?.code, refusal?.remedy]).toEqual(['lineOfFireBlocked', undefined]);
  play({}, io => shoot(hopeless.table, io, { shooter: hopeless.a.id, target: hopeless.harpy.id }));
});

rule(['DK-DUCK-004', 'DK-CDUCK-002'], 'a chit at hand is spent, the waiting one first; without any it is free', () => {
  const spent = (ready: number, waiting: number): number[] => {
    const { table, a, b, harpy } = crossfire();
    Object.assign(b, { ready, waiting });
    const answers = [{ seat: 'team', answer: { reaction: DUCK, choice: { do: 'duck', figure: b.id } } }];
    play({ dice: ['D6=6', 'D6=6', 'D6=6'], answers }, io => shoot(table, io, { shooter: a.id, target: harpy.id }));
    return [b.ready, b.waiting, b.acted];
  };
  expect([spent(0, 1), spent(2, 0), spent(0, 0), spent(1, 1)]).toEqual([
    [0, 0, 1],
    [1, 0, 1],
    [0, 0, 0],
    [1, 0, 1],
  ]);
});

rule('DK-DUCK-005', 'one who is shot at dives, and each die counts one less', () => {
  const table = testTable();
  const cybot = addThreat(table, at(table, 3, 5), 1, 'cybot');
  const man = addMan(table, at(table, 3, 1));
  man.ready = 0;
  const answers = [{ seat: 'team', answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: man.id } } }];
  const io = play({ dice: ['D6=5'], answers }, io => shoot(table, io, { shooter: cybot.id, target: man.id }));
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ throws: [{ score: 4 }] });
  expect(man.ducked).toBe(true);
});

rule('DK-DUCK-005', 'a 1 stays a 1, and next to the shooter a man dives as well', () => {
  const table = testTable();
  const cybot = addThreat(table, at(table, 3, 5), 1, 'cybot');
  const man = addMan(table, at(table, 3, 3));
  const answers = [{ seat: 'team', answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: man.id } } }];
  const io = play({ dice: ['D6=1'], answers }, io => shoot(table, io, { shooter: cybot.id, target: man.id }));
  expect(io.told.find(({ type }) => type === 'shotFired')).toMatchObject({ throws: [{ score: 1 }] });
  const close = addMan(table, at(table, 2, 4));
  const dives = [{ seat: 'team', answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: close.id } } }];
  const near = play({ dice: ['D6=4'], answers: dives }, io =>
    shoot(table, io, { shooter: cybot.id, target: close.id }),
  );
  expect(near.told.find(({ type }) => type === 'shotFired')).toMatchObject({ throws: [{ score: 3 }] });
});

/** A Cybot with a shot at two men, YOU among them; both are asked before it shoots at the second. */
function twoBeforeCybot(playerB: boolean) {
  const table = testTable({ species: 'cybot', switches: { playerB } });
  const cybot = addThreat(table, at(table, 3, 5), 1, 'cybot');
  const [you, other] = [addMan(table, at(table, 3, 1)), addMan(table, at(table, 1, 3))];
  const dives = (figure: number) => ({
    seat: 'team',
    answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure } },
  });
  const targets = (io: ReturnType<typeof play>) =>
    io.told.flatMap(event =>
      event.type === 'shotFired' ? [[event.target, ...event.throws.map(({ score }) => score)]] : [],
    );
  return { table, cybot, you, other, dives, targets };
}

rule('DK-DUCK-005', 'left to itself it turns to the next on its list, and not back to who has dived', () => {
  const { table, cybot, you, other, dives, targets } = twoBeforeCybot(false);
  const answers = [dives(you.id), dives(other.id)];
  const io = play({ dice: ['D6=3'], answers }, io => shootIfTarget(table, io, cybot));
  expect([you.ducked, other.ducked, targets(io)]).toEqual([true, true, [[other.id, 2]]]);
});

rule('DK-DUCK-005', 'a player who runs it is asked', () => {
  for (const turns of [true, false]) {
    const { table, cybot, you, other, dives, targets } = twoBeforeCybot(true);
    const target = turns ? other.id : you.id;
    const elsewhere = { seat: 'threats', answer: { do: 'shoot', target } };
    const answers = [dives(you.id), elsewhere, ...(turns ? [{ seat: 'team', answer: { pass: true } }] : [])];
    const io = play({ dice: ['D6=3'], answers }, io => fireAt(table, io, cybot, you));
    expect(targets(io)).toEqual([[target, turns ? 3 : 2]]);
  }
});

rule('DK-DUCK-005', 'the shooter may turn to another target instead', () => {
  const table = testTable();
  const cybot = addThreat(table, at(table, 3, 5), 1, 'cybot');
  const [man, other] = [addMan(table, at(table, 3, 1), 5), addMan(table, at(table, 1, 3))];
  const answers = [
    { seat: 'team', answer: { reaction: 'DK-DUCK-005', choice: { do: 'duck', figure: man.id } } },
    { seat: 'team', answer: { pass: true } },
  ];
  play({ dice: ['D6=5', 'D6=6'], answers }, io =>
    shoot(table, io, { shooter: cybot.id, target: man.id }, (_, dived) => (dived === man ? other.id : null)),
  );
  expect([man.condition, other.condition]).toEqual(['fit', 'killed']);
});
