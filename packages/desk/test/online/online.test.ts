import { expect, test } from 'vitest';
import { type Desks, type FarDesk, type LocalDesks, openOnline, openSession, type Session } from '../../src/index.ts';
import { answerSomehow, bot, rules, table } from '../games.ts';
import { type Mirror, mirrorOf } from './mirror.ts';

interface Rig {
  readonly local: LocalDesks;
  readonly mirror: Mirror;
  readonly session: Session;
  readonly far: FarDesk;
  readonly desks: Desks;
  readonly rejected: string[];
  /** Whoever waits for an answer has waited long enough. */
  readonly loseIt: () => void;
}

const MATCH = '0123456789abcdef';
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

async function rig(options: Parameters<typeof table>[0] = {}): Promise<Rig> {
  const local = table(options, { stills: true });
  const mirror = mirrorOf(local);
  // Nobody waits here: a wire that broke is laid anew at once, and patience is lost when the test says so.
  const patience = new Set<() => void>();
  const later = (act: () => void, milliseconds: number): (() => void) => {
    if (milliseconds >= 10_000) {
      patience.add(act);
      return () => patience.delete(act);
    }
    const timer = setImmediate(act);
    return () => clearImmediate(timer);
  };
  const loseIt = (): void => {
    for (const act of [...patience]) act();
  };
  const session = openSession({ connect: mirror.connect, later, chance: () => 1, clock: () => 3 });
  const far = session.attend(MATCH, 'red');
  await settled();
  const rejected: string[] = [];
  const desks = openOnline(rules, [far], { rejected: reply => rejected.push(reply.kind) });
  return { local, mirror, session, far, desks, rejected, loseIt };
}

/** All that is to be seen from a desk, but for whose screen it is. */
const seen = (desks: Desks) => {
  const { ours: _, ...sight } = desks.at('red').now();
  return sight;
};

test('a desk at the far end of a wire shows what one at the table shows, to the end of the game', async () => {
  const { local, desks, mirror } = await rig({ players: { red: { kind: 'person' }, blue: bot } });
  const [ours, theirs] = [desks.at('red'), local.at('red')];
  for (let moves = 0; !ours.now().outcome; moves++) {
    if (moves % 8 === 0) expect(seen(desks)).toEqual(seen(local));
    const [question] = ours.now().questions;
    expect(ours.candidates(question!)).toEqual(theirs.candidates(question!));
    expect(ours.whyNot(question!, { do: 'nothing' })).toEqual(theirs.whyNot(question!, { do: 'nothing' }));
    const answers = ours.candidates(question!);
    expect(await ours.answer(answers[ours.now().inputs % answers.length])).toEqual([]);
    await settled();
  }
  expect(seen(desks)).toEqual(seen(local));
  expect(ours.now()).toMatchObject({ ours: ['red'], machine: 'idle', dice: [] });
  expect(ours.now().stills.length).toBeGreaterThan(0);
  expect(mirror.said.filter(({ type }) => type === 'again')).toEqual([]);
});

test('odds, hints and what was seen before are the same as well', async () => {
  const { local, desks } = await rig();
  for (let i = 0; i < 6; i++) await answerSomehow(local, i);
  await settled();
  const [ours, theirs] = [desks.at('red'), local.at('red')];
  const line = theirs.now().told.findIndex(told => told.line.kind === 'event');
  expect(await ours.recall(line)).toEqual(await theirs.recall(line));
  const [question] = ours.now().questions;
  if (!question) throw new Error('expected red to be asked');
  const [answer] = ours.candidates(question);
  expect(await ours.odds(question, answer)).toEqual(await theirs.odds(question, answer));
  expect(await ours.hint(question)).toEqual(await theirs.hint(question));
});

test('what the rules refuse is refused with their reasons, and what is taken back was never told', async () => {
  const { desks, local } = await rig();
  const desk = desks.at('red');
  expect((await desk.answer({ do: 'nothing' })).length).toBeGreaterThan(0);
  const before = desk.now();
  const [question] = before.questions;
  const pass = desk.candidates(question!).at(-1);
  await desk.answer(pass);
  await settled();
  expect(await desk.undo()).toEqual([]);
  await settled();
  expect(seen(desks)).toEqual(seen(local));
});

test.each([
  ['is lost', (n: number) => (n === 2 ? [] : [n])],
  ['comes twice', (n: number) => [n, n]],
] as const)('a message that %s is noticed, and one round trip heals it', async (what, pass) => {
  const { local, desks, mirror } = await rig();
  let updates = 0;
  mirror.send = (heard, send) => {
    if (heard.type !== 'update') return send(heard);
    for (const _ of pass(++updates)) send(heard);
  };
  for (let i = 0; i < 5; i++) await answerSomehow(local, i);
  await settled();
  expect(seen(desks)).toMatchObject({ inputs: seen(local).inputs, told: seen(local).told, view: seen(local).view });
  expect(mirror.said.filter(({ type }) => type === 'again')).toHaveLength(what === 'is lost' ? 1 : 0);
});

test('messages that change places, or are not what was sent, are healed too', async () => {
  const { local, desks, mirror } = await rig();
  const held: (() => void)[] = [];
  mirror.send = (heard, send) => {
    if (heard.type === 'update' && heard.number === 2) held.push(() => send(heard));
    else if (heard.type === 'update' && heard.number === 5) send({ ...heard, body: { ...heard.body, told: [] } });
    else {
      send(heard);
      for (const late of held.splice(0)) late();
    }
  };
  for (let i = 0; i < 7; i++) {
    await answerSomehow(local, i);
    await settled();
  }
  // What never fits is sent whole.
  expect(mirror.said.filter(said => said.type === 'again' && said.have === undefined)).toHaveLength(1);
  expect(seen(desks).told).toEqual(seen(local).told);
  expect(seen(desks).view).toEqual(seen(local).view);
});

test('a wire that breaks is laid anew, and only what is missing is sent', async () => {
  const { local, desks, mirror, far } = await rig();
  await answerSomehow(local, 0);
  mirror.cut();
  expect(far.now().link).toBe('lost');
  await answerSomehow(local, 1);
  await settled();
  await settled();
  expect(far.now().link).toBe('open');
  expect(seen(desks).told).toEqual(seen(local).told);
  expect(mirror.said.filter(({ type }) => type === 'attend')).toMatchObject([{}, { have: { number: 1 } }]);
});

test('an answer that nobody has acknowledged is said again, and given once', async () => {
  const { local, desks, mirror } = await rig();
  const desk = desks.at('red');
  const [question] = desk.now().questions;
  mirror.isDeaf = true;
  const answering = desk.answer(desk.candidates(question!)[0]);
  await settled();
  const { inputs } = local.at('red').now();
  mirror.isDeaf = false;
  mirror.cut();
  expect(await answering).toEqual([]);
  expect(mirror.said.filter(({ type }) => type === 'answer')).toHaveLength(2);
  expect([local.at('red').now().inputs, desk.now().inputs]).toEqual([inputs, inputs]);
});

test('a wire that is dead and does not say so is laid anew', async () => {
  const { local, desks, mirror, loseIt, far } = await rig();
  const desk = desks.at('red');
  const [question] = desk.now().questions;
  mirror.isDeaf = true;
  const answering = desk.answer(desk.candidates(question!)[0]);
  await settled();
  mirror.isDeaf = false;
  loseIt();
  expect(await answering).toEqual([]);
  expect([far.now().link, desk.now().inputs]).toEqual(['open', local.at('red').now().inputs]);
  // Whoever was answered in time has nothing to lose.
  const attended = mirror.said.filter(({ type }) => type === 'attend').length;
  loseIt();
  await settled();
  expect(mirror.said.filter(({ type }) => type === 'attend')).toHaveLength(attended);
});

test('an answer that is given without a wire waits for one; other things do not', async () => {
  const { local, desks, mirror, rejected } = await rig();
  const desk = desks.at('red');
  const [question] = desk.now().questions;
  mirror.cut();
  const answering = desk.answer(desk.candidates(question!)[0]);
  await desk.handOver('red', bot);
  expect(rejected).toEqual(['lost']);
  expect(await answering).toEqual([]);
  expect(local.at('red').now().inputs).toBeGreaterThan(0);
});

test('what the server turns away at the door is told to the house, and is no refusal of the rules', async () => {
  const { desks, rejected } = await rig();
  expect(await desks.at('red').leaveOrder({ on: 'shot' } as never)).toEqual([]);
  expect(rejected).toEqual(['rejected']);
});

test('a page that says goodbye leaves its desks, and whoever shares one keeps it', async () => {
  const { session, far, mirror, desks } = await rig();
  expect(session.attend(MATCH, 'red')).toBe(far);
  desks.close();
  expect(mirror.said.filter(({ type }) => type === 'leave')).toEqual([]);
  far.leave();
  expect(mirror.said.filter(({ type }) => type === 'leave')).toHaveLength(1);
  expect(session.now()).toMatchObject({ link: 'open', ahead: expect.any(Number) });
});

test('whoever gets the number of a desk that was left gets nothing of what was still open there', async () => {
  const { mirror, session, far, desks } = await rig();
  const [question] = desks.at('red').now().questions;
  // The server is slow: neither the answer nor the goodbye is acknowledged before somebody sits down elsewhere.
  mirror.isDeaf = true;
  const given = desks.at('red').answer(desks.at('red').candidates(question!)[0]);
  far.leave();
  const next = session.attend('fedcba9876543210', 'red');
  await settled();
  expect(mirror.said.map(({ type }) => type)).toEqual(['hello', 'attend', 'answer', 'leave', 'attend']);
  expect(next).not.toBe(far);
  expect(await given).toEqual([]);
});
