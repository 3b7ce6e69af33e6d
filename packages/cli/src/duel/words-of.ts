import { failure, type Result, success } from '../result.ts';
import { say } from '../words/index.ts';

/** The words of a command line: parted by spaces, held together by quotes; a backslash takes the next letter as it is. */
export function wordsOf(line: string): Result<readonly [string, ...string[]]> {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]!;
    if (letter === '\\' && quote !== "'" && i + 1 < line.length) word = (word ?? '') + line[++i];
    else if (letter === quote) quote = null;
    else if (quote === null && (letter === '"' || letter === "'")) {
      quote = letter;
      word ??= '';
    } else if (quote === null && /\s/.test(letter)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + letter;
  }
  if (quote !== null) return failure(say('bot.openQuote', { line }));
  if (word !== null) words.push(word);
  const [program, ...rest] = words;
  return program ? success([program, ...rest]) : failure(say('bot.emptyCommand'));
}
