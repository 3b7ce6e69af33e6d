import { describe, expect, test } from 'vitest';
import { LONGEST_LINE, PROTOCOL, readAnswer, readToBot, type ToBot, writeMessage } from '../src/index.ts';

const code = (read: ReturnType<typeof readAnswer> | ReturnType<typeof readToBot>): string =>
  read.ok ? 'taken' : read.problem.code;

describe('what a bot says', () => {
  test.for([
    '{"type":"answer","number":1,"option":0}',
    '{"type":"answer","number":7,"answer":null}',
    '{"type":"answer","number":7,"answer":{"pass":true}}',
    ' {"answer": [1, "a"], "number": 2, "type": "answer", "thoughts": "ignored"} ',
  ])('%s is an answer', line => {
    expect(readAnswer(line)).toEqual({ ok: true, message: JSON.parse(line) });
  });

  test.for([
    ['hello', 'notJson'],
    ['', 'notJson'],
    ['null', 'notAMessage'],
    ['[1]', 'notAMessage'],
    ['{"number":1,"option":0}', 'notAMessage'],
    ['{"type":"over"}', 'unknownType'],
    ['{"type":"__proto__"}', 'unknownType'],
    ['{"type":"answer","option":0}', 'badField'],
    ['{"type":"answer","number":0,"option":0}', 'badField'],
    ['{"type":"answer","number":1.5,"option":0}', 'badField'],
    ['{"type":"answer","number":"1","option":0}', 'badField'],
    ['{"type":"answer","number":1}', 'badField'],
    ['{"type":"answer","number":1,"option":0,"answer":0}', 'badField'],
    ['{"type":"answer","number":1,"option":-1}', 'badField'],
    ['{"type":"answer","number":1,"option":"first"}', 'badField'],
    [`{"type":"answer","number":1,"answer":"${'x'.repeat(LONGEST_LINE)}"}`, 'tooLong'],
  ] as const)('%s: %s', ([line, wanted]) => {
    expect(code(readAnswer(line))).toBe(wanted);
  });

  test('a problem says what was expected', () => {
    expect(readAnswer('{"type":"answer","number":1}')).toEqual({
      ok: false,
      problem: { code: 'badField', detail: 'expected either "option" or "answer"' },
    });
  });
});

describe('what is said to a bot', () => {
  const question = { kind: 'pick', rule: 'DR-TURN-002' } as const;
  const messages: readonly ToBot[] = [
    { type: 'hello', protocol: PROTOCOL, system: 'drill', scenario: 'walls', seat: 'red', switches: { duck: true } },
    { type: 'told', lines: [{ kind: 'event', event: { type: 'fell', rule: 'DR-SHOOT-004' } }] },
    { type: 'ask', number: 1, view: {}, question, options: [0, 1], deadline: 1000 },
    { type: 'ask', number: 2, view: null, question, candidates: [], deadline: 1000 },
    { type: 'over', outcome: { winners: [], rule: 'DR-TURN-005', reason: 'roundLimit' } },
  ];

  test.for(messages)('$type is one line and reads as it was written', message => {
    const line = writeMessage(message);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(readToBot(line)).toEqual({ ok: true, message });
  });

  test.for(messages)('$type without one of its fields is refused', message => {
    for (const field of Object.keys(message).filter(name => name !== 'type')) {
      const { [field]: _gone, ...rest } = message as unknown as Record<string, unknown>;
      expect(code(readToBot(JSON.stringify(rest)))).toBe('badField');
    }
  });

  test('an answer is not for bots to hear', () => {
    expect(code(readToBot('{"type":"answer","number":1,"option":0}'))).toBe('unknownType');
  });
});
