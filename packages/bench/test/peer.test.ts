import { drill, SIDES } from '@sightline/drill';
import { advance, answer, create, isListed, PERSON } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { matchOptions } from '../src/drill/match.ts';
import { checksum } from '../src/drill/results.ts';
import { silently } from '../src/drill/silent.ts';
import { Client } from '../src/peer/boardgame-io.ts';
import { peerGame } from '../src/peer/drill-game.ts';
import { playPeer, playPeerWith } from '../src/peer/play.ts';

const begun = () => Client({ game: peerGame('a seed'), numPlayers: SIDES.length, debug: false });

const optionsOf = (client: ReturnType<typeof begun>): unknown[] => {
  const { G, ctx } = client.getState()!;
  return client.game.ai!.enumerate(G, ctx, ctx.currentPlayer).map(option => 'args' in option && option.args?.[0]);
};

describe('the drill written for boardgame.io', () => {
  test('offers what the drill offers, question after question', () => {
    const client = begun();
    const match = create(drill, matchOptions(0, PERSON));
    advance(drill, match);
    for (const move of ['pick', 'walk', 'shoot', 'pick']) {
      const asked = match.pause!.asked;
      if (asked.kind !== 'ask' || !isListed(asked.question)) throw new Error(`expected options, found ${asked.kind}`);
      const { kind, options } = asked.question;
      expect(kind).toBe(move);
      expect(optionsOf(client)).toEqual(options);
      answer(drill, match, asked.seat, options.at(-1));
      client.moves[move]!(options.at(-1));
    }
  });

  test('ends like the drill, move for move, when both have the same luck', () => {
    const games = [0, 1, 2];
    const ours = games.map(silently.play);
    const theirs = games.map(game => playPeerWith(silently.luck(game)));
    expect(theirs.map(({ moves }) => moves)).toEqual(ours.map(({ moves }) => moves));
    expect(checksum(theirs)).toBe(checksum(ours));
  });

  test('comes to an end with dice of its own, and to another one with other dice', () => {
    const [first, second] = [playPeer(0), playPeer(1)];
    expect(['wipedOut', 'roundLimit']).toContain(first.outcome.reason);
    expect(checksum([first])).not.toBe(checksum([second]));
  });

  test('refuses what the drill refuses', () => {
    const client = begun();
    const before = client.getState()!.G;
    client.moves['pick']!(10);
    expect(client.getState()!.G).toBe(before);
    client.moves['pick']!(0);
    client.moves['walk']!(before.units[1]!.at);
    expect(client.getState()!.G.units[0]!.at).toBe(before.units[0]!.at);
    client.moves['walk']!(before.units[0]!.at + 60);
    expect(client.getState()!.G.units[0]!.at).toBe(before.units[0]!.at + 60);
  });
});
