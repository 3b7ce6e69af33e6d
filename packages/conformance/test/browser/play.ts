import { drill } from '@sightline/drill';
import { advance, counter, create, hash, hashMatch, logOf, oddsOfAnswer, parseSeed, seedOf } from '@sightline/kernel';

const SIDES = [3, 6, 10, 12, 100, 2 ** 31 + 1];

/** What a machine makes of some seeds: dice, whole matches, logs and odds. Every machine must make the same of them. */
export function playSeeds(seeds: number): readonly string[] {
  return Array.from({ length: seeds }, (_, seed) => [dice(seed), ...match(seed)].join(' '));
}

function dice(seed: number): string {
  const draws = counter(parseSeed(seedOf(seed)));
  return SIDES.map(sides => Array.from({ length: 10 }, (_, i) => draws.draw(i, sides)).join(',')).join(';');
}

function match(seed: number): string[] {
  const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;
  const players = { red: bot('greedy'), blue: bot(seed % 2 === 0 ? 'random' : 'greedy') };
  const scenario = seed % 3 === 0 ? 'open' : 'walls';
  const played = create(drill, { scenario, secret: `browser ${seed}`, players });
  advance(drill, played);
  return [hashMatch(played), hash(logOf(drill, played)), odds(seed)];
}

/** The odds of a shot at five squares. */
function odds(seed: number): string {
  const opening = create(drill, { scenario: 'open', secret: `odds ${seed}`, switches: { mines: false } });
  opening.table.units[10]!.at = opening.table.units[0]!.at + 100;
  const question = { kind: 'shoot', rule: 'DR-SHOOT-005', unit: 0 } as const;
  const found = oddsOfAnswer(drill, opening, 'red', question, 10);
  return hash(found?.outcomes.map(({ outcome, chance }) => ({ outcome, chance })) ?? null);
}
