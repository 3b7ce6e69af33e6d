import { parseSeed, playOut, SilentIo, seedOf } from '@sightline/kernel';
import { expect, it } from 'vitest';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';

/** What happened in so many battles between random players, each kind of event once. */
function happenings(scenario: string, games: number): Set<string> {
  const switches = Object.fromEntries(killzone.switches.map(({ id, values }) => [id, values[0]!]));
  const { seats } = killzone.scenarios.find(({ id }) => id === scenario)!;
  const bots = Object.fromEntries(seats.map(seat => [seat, killzone.bots['random']!]));
  const seen = new Set<string>();
  for (let game = 0; game < games; game++) {
    const table = killzone.begin({ scenario, switches });
    const io = new SilentIo(killzone, table, bots, parseSeed(seedOf(`${scenario} ${game}`)));
    io.tell = ((event: KillzoneEvent) => {
      expect(killzone.words.event(event)).not.toBe('');
      seen.add(event.type === 'fireRolled' ? `fire ${event.result}` : event.type);
      if (event.type === 'killed') seen.add(`killed by ${event.by}`);
    }) as () => void;
    playOut(killzone, table, io);
    expect(killzone.broken(table)).toEqual([]);
  }
  return seen;
}

const PLAYED = [
  [
    'tower-of-flame',
    60,
    ['fire minor', 'fire major', 'fire burntOut', 'roomAttacked', 'jumped', 'killed by fire', 'killed by fall'],
  ],
  ['black-smoke', 20, ['barrageFired', 'smokeSpread', 'smokeDrifted', 'dispersalRolled']],
  ['red-corner', 20, ['overdosesRolled', 'overdosed', 'shifted', 'unshaken']],
] as const;

for (const [scenario, games, events] of PLAYED) {
  it(`${scenario} plays to its end from many seeds, with ${events.join(', ')}`, () => {
    const seen = happenings(scenario, games);
    expect(events.filter(event => !seen.has(event))).toEqual([]);
  });
}
