import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import {
  answer,
  branch,
  hashMatch,
  load,
  loadReplay,
  readReport,
  replayOf,
  save,
  saveReplay,
  toldIn,
  verdictOn,
  verify,
} from '../../src/index.ts';
import { ask, roll, started, toy } from '../toy.ts';
import { forged, put } from './forge.ts';

function played() {
  const match = started([[ask('red'), roll, ask('blue'), roll], [ask('red')]]);
  answer(toy, match, 'red', 'walk');
  answer(toy, match, 'blue', 'walk');
  return match;
}

/** The same file as format 2 had it. */
function former(text: string, entropy: readonly unknown[] = []): string {
  return forged(text, file => {
    const { dice, told } = file as {
      dice: { provenance: object; reseeds: { provenance?: unknown }[] };
      told: object[];
    };
    put(file, ['format'], 2);
    const { stirs: _stirs, ...provenance } = dice.provenance as Record<string, unknown>;
    Object.assign(dice, { provenance: { ...provenance, entropy } });
    for (const reseed of dice.reseeds) delete reseed.provenance;
    let draw = 0;
    for (const { line } of told as { line: Record<string, unknown> }[])
      if (line['kind'] === 'roll') Object.assign(line, { draw: draw++ });
  });
}

describe('a file of format 2', () => {
  rule('HS-FILE-004', 'is the match that it was, and no die of it keeps its number', () => {
    const match = played();
    const text = former(save(match, toldIn(toy, match)));
    expect(text).toContain('"draw":0');
    for (const origin of ['outside', 'own store'] as const) {
      const read = load(text, [toy], origin);
      if (!read.ok) throw new Error(read.problem.detail);
      expect(hashMatch(read.value.match)).toBe(hashMatch(match));
      expect(read.value.told).toEqual(toldIn(toy, match));
      expect(save(read.value.match, read.value.told)).toBe(save(match, toldIn(toy, match)));
    }
    const report = readReport(text);
    expect(report.ok && report.value.told).toEqual(toldIn(toy, match));
  });

  rule('HS-DICE-004', 'that was branched does not say where its dice come from, and is told so', () => {
    const read = loadReplay(former(saveReplay(replayOf(toy, branch(toy, played(), 1, 'fresh')))), [toy]);
    if (!read.ok) throw new Error(read.problem.detail);
    const verdict = verify(toy, read.value.replay);
    expect(verdict.fresh).toEqual([{ from: 1, seed: 'unsaid' }]);
    expect(verdictOn(verdict)).toBe('branched');
  });

  rule('HS-DICE-003', 'whose seats stirred without committing themselves is refused in its own words', () => {
    const text = former(save(played()), [{ seat: 'red', text: 'chosen' }]);
    expect(load(text, [toy])).toMatchObject({
      ok: false,
      problem: { code: 'otherRules', detail: expect.stringContaining('committed themselves to nothing') },
    });
  });
});
