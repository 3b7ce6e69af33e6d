import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { killzone } from '../../src/system.ts';

const SRC = join(import.meta.dirname, '../..', 'src');

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** Every code that a refusal of the rules may have, as it stands in the source. */
function refusalCodes(): string[] {
  const found = new Set<string>();
  for (const file of filesIn(SRC)) {
    const text = readFileSync(file, 'utf8');
    for (const [, code] of text.matchAll(/refuse\(\s*[^,()]+(?:\([^()]*\))?,\s*'(\w+)'/g)) found.add(code!);
  }
  return [...found].sort();
}

describe('words', () => {
  test('there is a sentence for every refusal', () => {
    const codes = refusalCodes();
    expect(codes.length).toBeGreaterThan(80);
    const say = (code: string) => killzone.words.refusal({ rule: 'KZ-ORG-001', code, about: 1 });
    const speechless = codes.filter(code => say(code) === code || !say(code).endsWith('.'));
    expect(speechless).toEqual([]);
  });

  test('there is a sentence for every switch', () => {
    for (const { id } of killzone.switches) expect(killzone.words.switch(id)).toMatch(/^[A-Z]/);
  });
});
