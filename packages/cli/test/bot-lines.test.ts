import { describe, expect, test } from 'vitest';
import { lineSplitter } from '../src/duel/line-splitter.ts';
import { wordsOf } from '../src/duel/words-of.ts';

describe('lines out of a stream', () => {
  const linesOf = (limit: number, ...chunks: string[]): readonly string[] => {
    const lines: string[] = [];
    const split = lineSplitter(limit, line => lines.push(line));
    for (const chunk of chunks) split(chunk);
    return lines;
  };

  test('a line may come in pieces, and several in one', () => {
    expect(linesOf(10, 'on', 'e\ntwo\r\n\nthr', 'ee')).toEqual(['one', 'two', '']);
  });

  test('one that is too long is heard once, as soon as it is; its tail is not a line', () => {
    expect(linesOf(5, '123', '456', '78', '9\nnext\n')).toEqual(['123456', 'next']);
  });

  test('one that never ends is heard of again and again', () => {
    expect(linesOf(3, ...Array.from({ length: 10 }, () => 'xx'))).toEqual(['xxxx', 'xxxx', 'xxxx', 'xxxx', 'xxxx']);
  });
});

test.for([
  ['python3 bot.py', ['python3', 'bot.py']],
  ['  "my bots/a.py"   -v ', ['my bots/a.py', '-v']],
  [`sh -c 'echo "a b"'`, ['sh', '-c', 'echo "a b"']],
  ['my\\ bot ""', ['my bot', '']],
  [`it"'"s`, ["it's"]],
] as const)('the words of %j', ([line, words]) => {
  expect(wordsOf(line)).toEqual({ ok: true, value: words });
});
