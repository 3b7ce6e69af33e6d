import { drill } from '@sightline/drill';
import { type AnySystem, type Io, isListed, type Question, refuse } from '@sightline/kernel';
import type { Ask, ToBot } from '@sightline/protocol';
import { expect, test, vi } from 'vitest';
import type { BotProcess } from '../src/duel/bot-process.ts';
import { playDuel } from '../src/duel/game.ts';
import { openNew } from '../src/open.ts';
import { askPerson } from '../src/play/asked.ts';
import type { Keyboard } from '../src/play/keyboard.ts';
import { openSession } from '../src/play/session.ts';

// No list is long enough for a free table. Here the drill asks which unit acts without listing any: units 2 and 4 are
// proposed, and every other of red's is legal too.
const whole = drill as unknown as AnySystem;
const free: AnySystem = {
  ...whole,
  step: (table, io) => whole.step(table, withoutList(io)),
  candidates: (table, seat, question) =>
    question.kind === 'pick' ? proposed(seat) : (whole.candidates?.(table, seat, question) ?? []),
  whyNot: (table, seat, question, answer) =>
    question.kind === 'pick' ? whyNotPick(seat, answer) : whole.whyNot(table, seat, question, answer),
};

const proposed = (seat: string): readonly number[] => (seat === 'red' ? [2, 4] : [12, 14]);
const whyNotPick = (seat: string, unit: unknown): ReturnType<AnySystem['whyNot']> =>
  typeof unit === 'number' && (seat === 'red' ? unit < 10 : unit >= 10) ? [] : [refuse('DR-TURN-002', 'cannotAct')];

function withoutList(io: Io): Io {
  const ask = (seat: string, question: Question): unknown => {
    if (question.kind !== 'pick' || !isListed(question)) return io.ask(seat, question);
    const { options: _unlisted, ...bare } = question;
    return io.ask(seat, bare as Question);
  };
  return { roll: io.roll.bind(io), askAll: io.askAll.bind(io), tell: io.tell.bind(io), ask: ask as Io['ask'] };
}

test('a person is offered candidates by number, and may type any other answer as JSON', async () => {
  const game = openNew({ system: free }, { scenario: 'open', switches: { mines: false }, secret: 'x' });
  const typed = ['= 15', 'why 15', '= 7'];
  const keyboard: Keyboard = { ask: async () => typed.shift() ?? null, isTerminal: false, close: () => {} };
  let said = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    said += text;
    return true;
  });
  const session = openSession(game, keyboard, 'unused.json');
  const question = { kind: 'pick', rule: 'DR-TURN-002' } as const;
  expect(await askPerson(session, 'red', question)).toBe('moved');
  write.mockRestore();
  expect(said).toMatch(/^ {2}1\) Red 3 {3}2\) Red 5$/m);
  expect(said.match(/\[DR-TURN-002\]$/gm)).toHaveLength(2);
  expect(game.at('red').now().questions).toMatchObject([{ kind: 'walk', unit: 7 }]);
});

test('a bot is given candidates in place of options, by whose places or in full it may answer', async () => {
  const asked: Ask[] = [];
  const bot: BotProcess = {
    send(message: ToBot) {
      if (message.type === 'ask') asked.push(message);
    },
    async hear() {
      const { number, question, candidates } = asked.at(-1)!;
      if (question.kind !== 'pick')
        return { kind: 'line', line: JSON.stringify({ type: 'answer', number, option: 0 }) };
      const choice = number === 1 ? { option: 1 } : { answer: candidates![0] };
      return { kind: 'line', line: JSON.stringify({ type: 'answer', number, ...choice }) };
    },
    stop: async () => {},
  };
  // Over as soon as both have acted.
  const brief: AnySystem = {
    ...free,
    outcome: table => ((table as { units: { acted: boolean }[] }).units[2]!.acted ? over : null),
  };
  const over = { winners: ['red'], rule: 'DR-TURN-004', reason: 'wipedOut' } as const;
  const players = { blue: { kind: 'bot', bot: 'random' } } as const;
  const options = { scenario: 'open', switches: { mines: false }, players, secret: 'x' };
  const game = await playDuel(brief, options, new Map([['red', bot]]), 1000);
  expect(asked[0]).toMatchObject({ number: 1, question: { kind: 'pick' }, candidates: [2, 4] });
  expect(asked[0]).not.toHaveProperty('options');
  expect(asked[1]).toMatchObject({ question: { kind: 'walk', unit: 4 } });
  expect(asked.some(ask => 'unit' in ask.question && ask.question.unit === 2)).toBe(true);
  expect(game.forfeits).toEqual([]);
});
