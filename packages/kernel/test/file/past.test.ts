import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import {
  answer,
  enterDie,
  handOver,
  hashMatch,
  leaveOrder,
  load,
  loadReplay,
  type Match,
  replayOf,
  save,
  saveReplay,
} from '../../src/index.ts';
import { ask, type Deed, hide, roll, seal, started, type Toy, toy } from '../toy.ts';
import { forged, put } from './forge.ts';

/** Two steps are over, with a die, a secret and envelopes; in the third blue is asked a second time. */
function midway(): Match<Toy> {
  const match = started([[hide('red'), roll], [seal('red', 'blue')], [ask('blue'), ask('blue')], [ask('red')]]);
  answer(toy, match, 'red', 'barn');
  answer(toy, match, 'red', 'rock');
  answer(toy, match, 'blue', 'paper');
  answer(toy, match, 'blue', 'walk');
  return match;
}

function over(): Match<Toy> {
  const match = midway();
  answer(toy, match, 'blue', 'walk');
  answer(toy, match, 'red', 'walk');
  return match;
}

const refused = (text: string) => {
  const read = load(text, [toy]);
  return read.ok ? null : `${read.problem.code} ${read.problem.rule}: ${read.problem.detail}`;
};

const FALSE: readonly (readonly [part: string, match: Match<Toy>, place: readonly string[], value: unknown])[] = [
  ['"table"', over(), ['table', 'cheers', 'red'], 9],
  ['"table"', over(), ['table', 'hidden', 'red'], 'tree'],
  ['"table"', over(), ['past', '0', 'answer'], 'tree'],
  ['"draws"', over(), ['draws'], 2],
  ['"shown"', over(), ['shown'], 1],
  ['"outcome"', over(), ['outcome', 'winners'], ['blue']],
  ['"past"', over(), ['past', '0', 'answer'], 'cellar'],
  ['"past"', over(), ['past', '0', 'seat'], 'blue'],
  ['"past"', over(), ['step'], 3],
  ['"past"', over(), ['past', '5'], undefined],
];

for (const [part, match, place, value] of FALSE) {
  rule('HS-FILE-006', `a false ${place.join('.')} is refused though the hash is right, and ${part} named`, () => {
    expect(refused(save(match))).toBeNull();
    const told = refused(forged(save(match), file => put(file, place, value)));
    expect(told).toMatch(/^untrue HS-FILE-006: /);
    expect(told).toContain(`the part ${part}`);
  });
}

rule('HS-FILE-006', 'an answer since the checkpoint that was never allowed is refused as well', () => {
  const neverSaid = forged(save(midway()), file => put(file, ['inputs', '0', 'answer'], 'fly'));
  expect(refused(neverSaid)).toMatch(/^damaged .*"inputs".*blue may not answer choice with "fly": notListed/);
});

rule('HS-FILE-006', 'a replay with an answer that was never allowed is refused', () => {
  const text = saveReplay(replayOf(toy, over()));
  expect(loadReplay(text, [toy]).ok).toBe(true);
  const read = loadReplay(
    forged(text, file => put(file, ['inputs', '0', 'answer'], 'cellar')),
    [toy],
  );
  expect(read).toMatchObject({ ok: false, problem: { detail: expect.stringContaining('red may not answer hide') } });
});

rule('HS-FILE-006', 'a face that its die does not have is refused', () => {
  const match = started([[roll], [ask('red')]], { dice: 'entered' });
  enterDie(toy, match, 6);
  expect(refused(save(match))).toBeNull();
  expect(refused(forged(save(match), file => put(file, ['past', '0', 'face'], 7)))).toMatch(/a D6 has no face 7/);
});

rule('HS-FILE-006', 'what the program has kept for itself is taken at its hash', () => {
  const text = forged(save(over()), file => put(file, ['table', 'cheers', 'red'], 9));
  expect(load(text, [toy], 'own store').ok).toBe(true);
});

test('a true past is believed whoever has sat in the seats and whatever was passed on', () => {
  const walked: Deed = { do: 'trigger', on: 'walked', order: ['red', 'blue'] };
  const match = started([[ask('red'), walked], [ask('blue'), roll], [walked, ask('red')], [ask('red')]]);
  leaveOrder(toy, match, { seat: 'blue', on: 'walked' });
  answer(toy, match, 'red', 'walk');
  answer(toy, match, 'red', { pass: true });
  handOver(toy, match, 'blue', { kind: 'bot', bot: 'last' });
  handOver(toy, match, 'blue', { kind: 'person' });
  answer(toy, match, 'red', { pass: true });
  answer(toy, match, 'red', 'walk');
  const read = load(save(match), [toy]);
  expect(read.ok && hashMatch(read.value.match)).toBe(hashMatch(match));
});
