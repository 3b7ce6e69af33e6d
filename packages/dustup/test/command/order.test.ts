import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { pairUp } from '../../src/rules/assault/party.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import { activate } from '../../src/rules/turn/activation.ts';
import { unactivated } from '../../src/rules/turn/alternation.ts';
import { dustup } from '../../src/system.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import {
  activates,
  company,
  does,
  headquarters,
  platoon,
  prop,
  refused,
  stop,
  unitBy,
  unprop,
} from '../support/command-setting.ts';
import { lay, put, squad } from '../support/setting.ts';

const codes = (table: ReturnType<typeof lay>, io: ReturnType<typeof activates>) =>
  io.told.flatMap(event => (event.type === 'activated' ? [table.units[event.unit.id]!.code] : []));

rule(
  ['DU-ORDER-001', 'DU-ORDER-002'],
  'a subordinate acts twice at once, marked or not, before the commander goes on',
  () => {
    const table = lay({ red: [headquarters('HQ', ['S1']), squad(4, { code: 'S1', leadership: 3 })] });
    const [hq, one] = table.units;
    one!.activated = true;
    const io = activates(table, hq!, [{ do: 'order', unit: 1 }, prop, unprop, prop], ['D8=4']);
    expect(io.told.map(({ type }) => type)).toEqual([
      'activated',
      'messageRolled',
      'activated',
      'propped',
      'unpropped',
      'propped',
    ]);
    expect(io.told.at(-1)).toMatchObject({ unit: { id: hq!.id } });
  },
);

rule('DU-ORDER-001', 'only those below: neither the commander himself nor other platoons nor superiors', () => {
  const table = lay({ red: company() });
  const platoonOne = unitBy(table, 'P1');
  const orders = (code: string) => refused(table, platoonOne, { do: 'order', unit: unitBy(table, code).id });
  expect([orders('S1'), orders('S3'), orders('CO'), orders('P1')]).toEqual([
    [],
    ['notSubordinate'],
    ['notSubordinate'],
    ['notSubordinate'],
  ]);
  expect(refused(table, unitBy(table, 'S1'), { do: 'order', unit: 0 })).toEqual(['noCommander']);
});

rule('DU-ORDER-003', 'an order leaves no marker', () => {
  const table = lay({ red: platoon(1) });
  const [hq, one] = table.units;
  activates(table, hq!, [{ do: 'order', unit: 1 }, prop, unprop, stop], ['D8=3']);
  expect(one!.activated).toBe(false);
  expect(unactivated(table, 0)).toEqual([one]);
});

rule('DU-ORDER-004', 'a failed order ends the action, and may be tried again', () => {
  const table = lay({ red: platoon(1) });
  const io = activates(
    table,
    table.units[0]!,
    [{ do: 'order', unit: 1 }, { do: 'order', unit: 1 }, stop],
    ['D8=1', 'D8=6'],
  );
  expect(codes(table, io)).toEqual(['HQ', 'S1']);
});

rule('DU-ORDER-005', 'no die within six inches and in sight', () => {
  const table = lay({ red: platoon(1) });
  put(table, 1, 10, 4);
  const io = activates(table, table.units[0]!, [{ do: 'order', unit: 1 }, stop, stop]);
  expect(io.rolled).toEqual([]);
  expect(codes(table, io)).toEqual(['HQ', 'S1']);
});

rule('DU-ORDER-006', 'orders cascade, depth first', () => {
  const table = lay({ red: company() });
  const to = (code: string) => ({ do: 'order', unit: unitBy(table, code).id });
  const acts = [to('P1'), to('S1'), stop, to('S2'), stop, to('P2'), stop];
  const io = activates(
    table,
    unitBy(table, 'CO'),
    acts,
    Array.from({ length: 4 }, () => 'D8=8'),
  );
  expect(codes(table, io)).toEqual(['CO', 'P1', 'S1', 'S2', 'P2']);
});

rule('DU-ORDER-007', 'example: a company commander sets four squads in motion', () => {
  const table = lay({ red: company() });
  const to = (code: string) => ({ do: 'order', unit: unitBy(table, code).id });
  const two = [prop, unprop];
  const acts = [to('P1'), to('S1'), ...two, to('S2'), ...two, to('P2'), to('S3'), ...two, to('S4'), ...two];
  const io = activates(
    table,
    unitBy(table, 'CO'),
    acts,
    Array.from({ length: 6 }, () => 'D8=8'),
  );
  const squads = io.told.filter(({ type }) => type === 'propped' || type === 'unpropped');
  expect(squads).toHaveLength(8);
  expect(table.units.filter(({ activated }) => activated).map(({ code }) => code)).toEqual(['CO']);
});

rule('DU-ORDER-008', 'as often as they like, or once a turn from each commander if players agree', () => {
  const table = lay({ red: company(), switches: { orderLimit: true } });
  const [co, p1, s1, s2] = ['CO', 'P1', 'S1', 'S2'].map(code => unitBy(table, code));
  p1!.actions = 2;
  does(table, p1!, { do: 'order', unit: s1!.id }, ['D8=1']);
  does(table, p1!, { do: 'order', unit: s1!.id }, ['D8=8'], [stop]);
  p1!.actions = 1;
  expect(refused(table, p1!, { do: 'order', unit: s1!.id })).toEqual(['orderedAlready']);
  expect(refused(table, p1!, { do: 'order', unit: s2!.id })).toEqual([]);
  expect(refused(table, co!, { do: 'order', unit: s1!.id })).toEqual([]);
  const free = lay({ red: platoon(1) });
  free.units[0]!.ordered = [1];
  expect(refused(free, free.units[0]!, { do: 'order', unit: 1 })).toEqual([]);
});

rule('DU-ORDER-009', 'an ordered unit is bound by its state: panicked it only fights its panic', () => {
  const table = lay({ red: platoon(2) });
  table.units[1]!.panicked = true;
  table.units[2]!.suppression = 1;
  const acts = [{ do: 'order', unit: 1 }, { do: 'order', unit: 2 }, stop];
  const io = activates(table, table.units[0]!, acts, ['D8=8', 'D8=2', 'D8=8']);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'panicFought', passed: false }));
  table.units[2]!.actions = 2;
  expect(actsOf(table, table.units[2]!).map(act => act.do)).not.toContain('move');
});

rule('DU-ORDER-009', 'weapons may fire again: it is a new activation', () => {
  const table = lay({ red: platoon(1) });
  for (const id of table.units[1]!.figures) table.figures[id]!.fired = 1;
  activates(table, table.units[0]!, [{ do: 'order', unit: 1 }, stop, stop], ['D8=8']);
  expect(table.units[1]!.figures.map(id => table.figures[id]!.fired)).toEqual([0, 0, 0, 0]);
});

rule('DU-ORDER-002', 'of an order only the message is foreseen: what follows is for others to say', () => {
  const table = lay({ red: platoon(1) });
  const question = {
    kind: 'act',
    rule: 'DU-TURN-017',
    unit: table.units[0]!.who,
    actions: 2,
    names: table.names,
  } as const;
  const io = scripted<DustupEvent>({ dice: ['D8=8'] });
  dustup.foresee(table, 'red', question, { do: 'order', unit: 1 })!(table, io);
  io.finish();
  expect(table.units[0]!.ordered).toEqual([1]);
});

/** Two squads of eight and four, five inches from six enemies. */
function combined() {
  const red = [headquarters('HQ', ['S1', 'S2']), squad(8, { code: 'S1' }), squad(4, { code: 'S2' })];
  const table = lay({ red, blue: [squad(6)] });
  put(table, 3, 40, 20);
  put(table, 1, 32, 20);
  put(table, 2, 40, 30);
  put(table, 0, 20, 40);
  // Nobody has actions left but the headquarters: those whom it orders get theirs with the order.
  for (const unit of table.units.slice(1)) unit.actions = 0;
  return table;
}
const together = { do: 'orderAssault', units: [1, 2], target: 3 } as const;

const GET_THROUGH = ['D8=5', 'D8=6'];
/** Both attackers have a D10, confident as they are; each half of the defender is confident but outnumbered. */
const BOTH_WIN = ['D10=6', 'D8=4', 'D10=6', 'D8=4'];
const red = (answer: unknown) => ({ seat: 'red', answer });
const blue = (answer: unknown) => ({ seat: 'blue', answer });

/** The headquarters orders the assault, blue stands, and then these answers and dice. */
function assaults(table: ReturnType<typeof lay>, answers: ReturnType<typeof red>[], dice: readonly string[]) {
  const io = scripted<DustupEvent>({
    answers: [red(together), blue('stand'), ...answers],
    dice: [...GET_THROUGH, ...dice],
  });
  activate(table, io, table.units[0]!, 'turn');
  io.finish();
  return io;
}
const fights = (io: ReturnType<typeof assaults>) =>
  io.told.flatMap(event =>
    event.type === 'fought' ? [[event.unit.id, event.target.id, ...event.pool.map(({ die }) => die)]] : [],
  );

rule('DU-ORDER-011', 'two subordinates assault the same enemy, which splits between them', () => {
  const table = combined();
  const [hq, one, two, enemy] = table.units;
  expect(pairUp(table, [one!, two!], [enemy!]).map(({ defender }) => defender.able.length)).toEqual([4, 2]);
  expect(actsOf(table, hq!)).toContainEqual(together);
  expect(refused(table, hq!, { ...together, units: [1, 1] })).toEqual(['twoUnits']);
  one!.confidence = 'shaken';
  expect(refused(table, hq!, together)).toEqual(['cannotAssault']);
});

rule('DU-ORDER-011', 'with one order through, that unit has an ordinary activation', () => {
  const table = combined();
  const io = activates(table, table.units[0]!, [together, prop, unprop], ['D8=2', 'D8=3']);
  expect(codes(table, io)).toEqual(['HQ', 'S2']);
  expect(table.units[1]!.activated).toBe(false);
});

rule('DU-ORDER-012', 'an attacker who fails is out, and the whole target fights the other', () => {
  const table = combined();
  const combat = ['D8=8', 'D8=1', 'D8=1', 'D8=8', 'D8=1', 'D6=1'];
  const dice = ['D10=6', 'D8=4', 'D10=3', 'D8=4', 'D6=6', ...combat, 'D10=4', 'D10=5', 'D6=3'];
  const io = assaults(table, [red(stop)], dice);
  // Six men strike back with a D6.
  expect(fights(io)).toEqual([
    [1, 3, 8, 8],
    [3, 1, 8, 6],
  ]);
});

rule('DU-ORDER-012', 'if one attacker more than doubles, the whole target withdraws', () => {
  const table = combined();
  const io = assaults(table, [red({ do: 'stay' }), red(stop), red(stop)], ['D10=9', 'D8=4', 'D10=3', 'D8=4', 'D6=3']);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'withdrew', unit: table.units[3]!.who }));
  expect(fights(io)).toEqual([]);
});

rule('DU-ORDER-012', 'each part of the target fires at the attacker who faces it, with its own men', () => {
  const table = combined();
  // Four rifles make a D8, two a D4.
  const shots = ['D6=6', 'D8=1', 'D8=1', 'D6=6', 'D8=1', 'D4=1'];
  const io = assaults(table, [blue(1), blue(2), red(stop), red(stop)], [...BOTH_WIN, 'D6=1', 'D6=1', ...shots]);
  const offered = io.asked.filter(({ question }) => question.kind === 'defensiveFire');
  expect(offered).toMatchObject([{ question: { options: [1, 'hold'] } }, { question: { options: [2, 'hold'] } }]);
});

rule(['DU-MOVE-019', 'DU-ORDER-011'], 'whoever goes in by order is asked about his wounded', () => {
  const table = combined();
  const [, one] = table.units;
  const wounded = table.figures[one!.figures.at(-1)!]!;
  wounded.state = 'untreated';
  assaults(
    table,
    [red('leave'), blue('hold'), blue('hold'), red(stop), red(stop)],
    ['D10=6', 'D10=4', 'D10=6', 'D8=4', 'D6=1', 'D6=1'],
  );
  expect(wounded.left).toBe(true);
});

rule(
  ['DU-ORDER-012', 'DU-ORDER-011'],
  'the other attacker may come in with his second move, and both fight their part',
  () => {
    const table = combined();
    const strikes = ['D6=6', 'D8=1', 'D8=1', 'D6=6', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D4=1'];
    const outcome = ['D10=4', 'D8=5', 'D10=4', 'D8=5', 'D6=3', 'D6=3'];
    const dice = [...BOTH_WIN, 'D6=6', 'D6=1', 'D6=6', ...strikes, ...outcome];
    const io = assaults(table, [blue('hold'), red('comeIn'), blue(1)], dice);
    expect(fights(io)).toEqual([
      [1, 3, 8, 8],
      [2, 3, 8, 4],
      [3, 1, 8, 4],
      [3, 2, 8, 4],
    ]);
  },
);
