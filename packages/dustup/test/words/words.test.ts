import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dustup } from '../../src/system.ts';
import { REASONS } from '../../src/words/reasons.ts';

const SRC = join(import.meta.dirname, '..', '..', 'src');

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** Everything in the source that a pattern finds, each once. */
function foundBy(pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const file of filesIn(SRC)) {
    for (const [, code] of readFileSync(file, 'utf8').matchAll(pattern)) found.add(code!);
  }
  return [...found].sort();
}

describe('words', () => {
  test('there is a sentence for every refusal', () => {
    const codes = foundBy(/refuse\(\s*[^,()]+(?:\([^()]*\))?,\s*'(\w+)'/g);
    expect(codes.length).toBeGreaterThan(50);
    const say = (code: string) => dustup.words.refusal({ rule: 'DU-TURN-004', code, about: 1 });
    expect(codes.filter(code => say(code) === code || !say(code).endsWith('.'))).toEqual([]);
  });

  test('there is a name for every part of a tally', () => {
    const reasons = foundBy(/part\(\s*'[A-Z0-9-]+',\s*[^,()]+,\s*'(\w+)'/g);
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter(why => !(why in REASONS))).toEqual([]);
  });

  test('there is a sentence for every switch', () => {
    for (const { id } of dustup.switches) expect(dustup.words.switch(id)).toMatch(/^[A-Z]/);
  });
});
