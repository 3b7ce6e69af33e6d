import { hash, type Setup } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { begin } from '../../src/rules/set-up/setup.ts';
import { step } from '../../src/rules/turn/step.ts';
import { SWITCHES } from '../../src/switches.ts';
import { copy } from '../../src/table/copy.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { swapSecrets } from '../../src/view/swap-secrets.ts';
import { view } from '../../src/view/view.ts';
import { driven } from '../support/driven.ts';

const switches = Object.fromEntries(SWITCHES.map(({ id, values }) => [id, values[0]]));
const setup: Setup = { scenario: 'M03', switches, details: { arena: 'slack-margin' } };

/** The Slack Margin laid out, nobody on board. */
function laidOut(): DuckTable {
  const table = begin(setup);
  step(table, driven());
  return table;
}

rule('DK-SETUP-009', 'nine tiles have nine markers, and all that is seen of them is their backs', () => {
  const table = laidOut();
  const seen = view(table, 'team').tiles.flatMap(({ markers }) => markers);
  expect(seen).toHaveLength(9);
  expect(new Set(seen.map(({ ping, shown }) => `${ping} ${shown}`))).toEqual(new Set(['NONE false']));
  table.tiles[3]!.markers[0] = { ping: 'RED', shown: true };
  expect(view(table, 'team').tiles[3]!.markers).toEqual([{ ping: 'RED', shown: true }]);
});

rule('DK-SETUP-025', 'the back of an Event card shows its colour and nothing else', () => {
  const table = laidOut();
  table.modules[0]!.cards = [{ id: 'R07', shown: false }];
  table.modules[1]!.cards = [{ id: 'G11', shown: false }];
  const [red, green] = view(table, 'team').modules;
  expect(red!.cards[0]!.id).toBe('R01');
  expect(green!.cards[0]!.id).toBe('G01');
});

rule('DK-SETUP-018', 'nobody can see which chit is the Source before it is turned', () => {
  const table = laidOut();
  expect(table.chits.filter(({ isEntrance }) => isEntrance)).toHaveLength(1);
  expect(view(table, 'team').chits.some(({ isEntrance }) => isEntrance)).toBe(false);
  const entrance = table.chits.find(({ isEntrance }) => isEntrance)!;
  entrance.turned = true;
  expect(view(table, 'threats').chits.filter(({ isEntrance }) => isEntrance)).toHaveLength(1);
});

test('what is in the cargo, the cup and the decks stays hidden, and nothing else does', () => {
  const table = laidOut();
  table.kitty.chits = table.decks.cup.splice(0, 4);
  const [other] = swapSecrets(table, 'team') as [DuckTable];
  expect(hash(other)).not.toBe(hash(table));
  for (const viewer of ['team', 'threats', 'audience'])
    expect(hash(view(other, viewer))).toBe(hash(view(table, viewer)));
  const seen = view(table, 'team');
  expect(new Set(seen.loads.map(({ kind }) => kind))).toEqual(new Set(['INERT']));
  expect(seen.loads.map(({ height }) => height)).toEqual(table.loads.map(({ height }) => height));
  expect(seen.kitty.chits).toEqual([0, 0, 0, 0]);
  expect(seen.figures).toEqual(table.figures);
});

test('a copy is equal to its original and shares nothing that changes', () => {
  const table = laidOut();
  expect(copy(table)).toEqual(structuredClone(table));
});
