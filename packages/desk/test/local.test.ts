import { AUDIENCE, advance, hashMatch, load, type StandingOrder, seedFrom } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { type LocalDesks, openLocal } from '../src/index.ts';
import { answerSomehow, bot, lookedAt, newDrill, person, rules, SECRET, system, table, until } from './games.ts';

const VIEWERS = ['red', 'blue', AUDIENCE];
const shown = (desks: LocalDesks, viewer: string): string => JSON.stringify(desks.at(viewer).now());

/** The same game opened once more from its file. */
async function reopened(desks: LocalDesks): Promise<LocalDesks> {
  const read = load((await desks.takeDown()).text, [system]);
  if (!read.ok) throw new Error(read.problem.detail);
  return openLocal(rules, read.value.match);
}

describe('a desk', () => {
  test('shows a question to the seat that is asked alone, and everybody whom the game waits for', () => {
    const desks = table();
    expect(desks.at('red').now()).toMatchObject({ questions: [{ kind: 'pick' }], waitingFor: ['red'], inputs: 0 });
    for (const viewer of ['blue', AUDIENCE])
      expect(desks.at(viewer).now()).toMatchObject({ questions: [], waitingFor: ['red'], ours: ['red', 'blue'] });
    expect(desks.at('red')).toBe(desks.at('red'));
  });

  test('says which edition of the rules the game is under', () => {
    expect(table().at(AUDIENCE).now().inForce).toMatchObject({ system: 'drill', edition: expect.any(Number) });
  });

  rule('HS-VIEW-004', 'never shows the secret of the dice nor their seed, in a whole game', async () => {
    const desks = table({ switches: { mines: true } });
    let looks = 0;
    for (; !desks.at(AUDIENCE).now().outcome; looks++) {
      for (const viewer of VIEWERS) {
        const news = JSON.stringify({ ...desks.at(viewer).now(), told: [] });
        for (const hidden of [SECRET, seedFrom(SECRET, [])]) expect(news).not.toContain(hidden);
      }
      await answerSomehow(desks, looks * 7);
    }
    expect(looks).toBeGreaterThan(20);
  });

  rule(['HS-VIEW-001', 'HS-SEAL-001'], 'shows nobody what lies in the envelope of another', async () => {
    const [one, other] = [table({ switches: { mines: true } }), table({ switches: { mines: true } })];
    expect(await one.at('red').answer(25)).toEqual([]);
    expect(await other.at('red').answer(47)).toEqual([]);
    for (const viewer of ['blue', AUDIENCE]) expect(shown(one, viewer)).toBe(shown(other, viewer));
    await Promise.all([one, other].map(desks => desks.at('blue').answer(310)));
    for (const viewer of ['blue', AUDIENCE]) expect(shown(one, viewer)).toBe(shown(other, viewer));
    expect(shown(one, 'red')).not.toBe(shown(other, 'red'));
  });

  test('refuses what is not allowed with reasons, and shows the same as before', async () => {
    const desks = table();
    const desk = desks.at('red');
    const before = desk.now();
    expect(await desk.answer('nonsense')).toMatchObject([{ rule: 'DR-TURN-002' }]);
    expect(await desks.at('blue').answer(3)).toMatchObject([{ code: 'notYourQuestion' }]);
    expect(await desks.at(AUDIENCE).answer(3)).toMatchObject([{ code: 'notYourQuestion' }]);
    expect(await desk.undo()).toMatchObject([{ rule: 'HS-UNDO-005' }]);
    expect(await desk.handOver('blue', { kind: 'bot', bot: 'genius' })).toMatchObject([{ code: 'unknownBot' }]);
    expect(desk.now()).toBe(before);
  });

  rule('HS-VIEW-005', 'judges, proposes and counts on what its seat sees', async () => {
    const desk = table().at('red');
    await desk.answer(4);
    const [question] = desk.now().questions;
    const [first] = desk.candidates(question!);
    expect(desk.whyNot(question!, first)).toEqual([]);
    expect(desk.whyNot(question!, 399)).toMatchObject([{ rule: expect.stringMatching(/^DR-WALK/) }]);
    expect(await desk.odds(question!, first)).toMatchObject({ exact: true });
    expect(await desk.odds(question!, 399)).toBeNull();
  });

  rule('HS-VIEW-005', 'foretells from what its viewer sees, by rules that can', async () => {
    const intent = { figure: 2, exact: true, courses: [] };
    const asked: unknown[] = [];
    const board = {
      intentOf(view: unknown, viewer: string, figure: number) {
        asked.push([view, viewer]);
        return figure === 2 ? intent : null;
      },
    };
    const desk = openLocal({ ...rules, board }, table().match()).at('red');
    expect(await desk.intents!([1, 2])).toEqual([intent]);
    expect(asked).toEqual([1, 2].map(() => [desk.now().view, 'red']));
    expect(await openLocal({ system }, table().match()).at('red').intents!([2])).toEqual([]);
  });

  test('tells its listeners of a change, until they leave', async () => {
    const desks = table();
    let heard = 0;
    const leave = desks.at('blue').subscribe(() => heard++);
    await desks.at('red').answer(4);
    expect(heard).toBe(1);
    leave();
    await answerSomehow(desks, 0);
    expect(heard).toBe(1);
  });

  test('keeps its view while only the machine stirs', async () => {
    const desks = table({ players: { blue: bot } }, { machine: lookedAt });
    const desk = desks.at('red');
    const views = new Set([desk.now().view]);
    desk.subscribe(() => views.add(desk.now().view));
    await answerSomehow(desks, 0);
    expect(views.size).toBe(2);
  });
});

describe('what was told', () => {
  test('comes as each may know it, once, and is the same when the game is opened again', async () => {
    const desks = table({ switches: { mines: true } });
    for (let i = 0; i < 30; i++) await answerSomehow(desks, i * 5);
    const again = await reopened(desks);
    for (const viewer of VIEWERS) expect(again.at(viewer).now().told).toEqual(desks.at(viewer).now().told);
    const { told, recent } = desks.at('red').now();
    expect(told.at(-1)).toEqual(recent.at(-1));
    expect(told.every(line => !('to' in line))).toBe(true);
    // Red was told where its own mines lie, and blue only that they do.
    const minesOf = (viewer: string) => desks.at(viewer).now().told.slice(0, 6);
    expect(minesOf('red')).not.toEqual(minesOf('blue'));
  });

  test('is told once, even of a match that was left between two steps', () => {
    const players = { red: bot, blue: bot };
    const left = newDrill({ players });
    advance(system, left, {}, 5);
    const textsOf = (desks: LocalDesks) =>
      desks
        .at('red')
        .now()
        .told.map(({ text }) => text);
    expect(textsOf(openLocal(rules, left))).toEqual(textsOf(table({ players })));
  });

  test('goes when it is taken back', async () => {
    const desks = table();
    const desk = desks.at('red');
    const { told } = desk.now();
    await desk.answer(4);
    expect(desk.now().told.length).toBeGreaterThan(told.length);
    expect(await desk.undo()).toEqual([]);
    expect(desk.now()).toMatchObject({ told, recent: [], inputs: 0, questions: [{ kind: 'pick' }] });
  });
});

describe('keeping', () => {
  test('comes before showing', async () => {
    const order: string[] = [];
    const keep = async (): Promise<null> => {
      order.push('kept');
      return null;
    };
    const desk = table({}, { keep }).at('red');
    desk.subscribe(() => order.push(`shown ${desk.now().inputs}`));
    await desk.answer(4);
    expect(order).toEqual(['kept', 'shown 1']);
  });

  test('that fails is said, and the move stands', async () => {
    const desk = table({}, { keep: async () => ({ detail: 'the disk is full', isElsewhere: false }) }).at('red');
    await desk.answer(4);
    expect(desk.now()).toMatchObject({ inputs: 1, trouble: { kind: 'notSaved', detail: 'the disk is full' } });
  });

  test('that fails because the game goes on elsewhere makes it no move', async () => {
    const desk = table({}, { keep: async () => ({ detail: 'open there', isElsewhere: true }) }).at('red');
    await desk.answer(4);
    expect(desk.now()).toMatchObject({ inputs: 0, trouble: { kind: 'notSaved', detail: 'open there' } });
  });

  test('waits its turn: two who act at once act one after the other', async () => {
    const desks = table({ switches: { mines: true } });
    expect(await Promise.all([desks.at('red').answer(25), desks.at('blue').answer(310)])).toEqual([[], []]);
    expect(desks.at('red').now().inputs).toBe(2);
  });
});

describe('the machine', () => {
  test('answers at once, or is looked at move by move, and plays the same game', async () => {
    const players = { red: bot, blue: bot };
    const slow = table({ players }, { machine: lookedAt });
    const stages = new Set<string>([slow.at(AUDIENCE).now().machine]);
    let inputs = 0;
    slow.at(AUDIENCE).subscribe(() => {
      const now = slow.at(AUDIENCE).now();
      stages.add(now.machine);
      expect(now.inputs - inputs).toBeLessThanOrEqual(1);
      inputs = now.inputs;
    });
    await until(slow, () => slow.at(AUDIENCE).now().outcome !== null && slow.at(AUDIENCE).now().machine === 'idle');
    expect(stages).toEqual(new Set(['thinking', 'moving', 'idle']));
    const atOnce = table({ players });
    expect(hashMatch(atOnce.match())).toBe(hashMatch(slow.match()));
    const lines = (desks: LocalDesks) =>
      desks
        .at('red')
        .now()
        .told.map(({ line, step, text }) => ({ line, step, text }));
    expect(lines(atOnce)).toEqual(lines(slow));
  });

  test('that fails says so and leaves the game to persons', async () => {
    const machine = { ...lookedAt, think: () => Promise.reject(new Error('it has no idea')) };
    const desks = table({ players: { red: bot } }, { machine });
    await until(desks, () => desks.at('blue').now().trouble !== null);
    expect(desks.at('blue').now()).toMatchObject({ machine: 'idle', trouble: { kind: 'machine' } });
    expect(await desks.at('blue').handOver('red', person)).toEqual([]);
    await answerSomehow(desks, 0);
  });

  test('lets go what it thought out before a seat was taken from it, though keeping takes its time', async () => {
    const keep = (): Promise<null> => new Promise(resolve => setTimeout(resolve, 5, null));
    let rest = Promise.withResolvers<void>();
    const machine = { ...lookedAt, rest: () => ({ promise: rest.promise, end: () => rest.resolve() }) };
    const desks = table({ players: { red: bot, blue: bot } }, { machine, keep });
    const red = desks.at('red');
    await until(desks, () => red.now().machine === 'moving');
    expect(await red.handOver('red', person)).toEqual([]);
    rest = { ...rest, promise: Promise.resolve() };
    await until(desks, () => red.now().machine === 'idle');
    expect(red.now()).toMatchObject({ outcome: null, waitingFor: ['red'] });
  });

  test('goes on where it was left while it was thinking', async () => {
    const left = table({ players: { red: bot } }, { machine: { ...lookedAt, think: () => new Promise(() => {}) } });
    const again = await reopened(left);
    expect(again.at('blue').now().waitingFor).toEqual(['blue']);
    expect(again.at('blue').now().inputs).toBeGreaterThan(0);
  });
});

describe('seats', () => {
  rule('HS-SETUP-003', 'change hands, and a bot answers at once what its seat is asked', async () => {
    const desks = table();
    expect(await desks.at('blue').handOver('red', bot)).toEqual([]);
    expect(desks.at('blue').now()).toMatchObject({ waitingFor: ['blue'], ours: ['blue'] });
    expect(desks.at('blue').now().inputs).toBeGreaterThan(0);
  });

  rule('HS-OFFER-004', 'have standing orders, which only they themselves see', async () => {
    const desks = table();
    const order: Omit<StandingOrder, 'seat'> = { on: 'shot' };
    expect(await desks.at('red').leaveOrder(order)).toEqual([]);
    expect(await desks.at(AUDIENCE).leaveOrder(order)).toMatchObject([{ code: 'noSuchSeat' }]);
    expect([desks.at('red').now().orders, desks.at('blue').now().orders]).toEqual([[order], []]);
    expect(await desks.at('red').withdrawOrder(order)).toEqual([]);
    expect(desks.at('red').now().orders).toEqual([]);
  });
});

describe('a die of the real table', () => {
  const wanting = { kind: 'roll', die: 'D6', faces: [1, 2, 3, 4, 5, 6] } as const;
  const tableAt = (seenBy?: readonly string[]): LocalDesks => {
    const secret = { ...system, step: (_table: unknown, io: Parameters<typeof system.step>[1]) => io.roll(die, why) };
    const die = { name: 'D6', faces: wanting.faces };
    const why = { rule: 'HS-DICE-005', purpose: 'a throw', ...(seenBy && { seenBy }) } as const;
    return openLocal({ system: secret }, newDrill({ dice: 'entered' }));
  };
  const wantedAt = (desks: LocalDesks): string[] => VIEWERS.filter(viewer => desks.at(viewer).now().dice.length > 0);

  rule('HS-DICE-005', 'is asked for at every desk, unless it is a secret of some', async () => {
    expect(wantedAt(tableAt())).toEqual(VIEWERS);
    const secret = tableAt(['blue']);
    expect(wantedAt(secret)).toEqual(['blue']);
    expect(await secret.at('red').enterDice([3])).toMatchObject([{ code: 'noDieAsked' }]);
    expect(await secret.at('blue').enterDice([7])).toMatchObject([{ code: 'noSuchFace' }]);
    expect(await secret.at('blue').enterDice([3])).toEqual([]);
    // Somebody has to roll it, even if nobody may know what for.
    expect(wantedAt(tableAt([]))).toEqual(VIEWERS);
  });

  rule('HS-DICE-005', 'is asked for with all that fall in the same throw whatever it shows', async () => {
    const d6 = { name: 'D6', faces: wanting.faces };
    const shot = { rule: 'DR-SHOOT-003', purpose: 'shot', seat: 'red' } as const;
    const laid: number[] = [];
    const step = (_table: unknown, io: Parameters<typeof system.step>[1]) => {
      const faces = [io.roll(d6, shot), io.roll({ ...d6, name: 'D8' }, shot)];
      // A third one only after a six, and one that another rule wants.
      if (faces[0] === 6) faces.push(io.roll(d6, shot));
      faces.push(io.roll(d6, { ...shot, rule: 'HS-DICE-005' }));
      laid.splice(0, laid.length, ...faces);
    };
    const red = openLocal({ system: { ...system, step } }, newDrill({ dice: 'entered' })).at('red');
    const names = () => red.now().dice.map(({ die }) => die);
    expect(names()).toEqual(['D6', 'D8']);
    expect(await red.enterDice([6, 9])).toMatchObject([{ code: 'noSuchFace' }]);
    expect(names()).toEqual(['D6', 'D8']);
    // More than is wanted is not entered for what comes after it.
    expect(await red.enterDice([6, 5, 4])).toEqual([]);
    expect(names()).toEqual(['D6']);
    expect(red.now().inputs).toBe(2);
    await red.enterDice([3]);
    await red.enterDice([2]);
    expect(laid).toEqual([6, 5, 3, 2]);
  });
});
