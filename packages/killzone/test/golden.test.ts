import { advance, create, type Line } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { killzone } from '../src/system.ts';
import type { KillzoneEvent } from '../src/table/events.ts';

/** The whole battle between two planners in sentences, as a player reads it in the log. */
function transcript(scenario: string, secret: string): string {
  const { title, seats } = killzone.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'bot', bot: 'planner' } as const]));
  const match = create(killzone, { scenario, secret, players });
  const rulings = killzone.switches.map(
    ({ id }) => `House ruling: ${killzone.words.switch(id)}: ${match.setup.switches[id]}`,
  );
  const lines = [title, ...rulings, ''];
  const listen = (line: Line<KillzoneEvent>): void => {
    if (line.kind !== 'event') return;
    if (line.event.type === 'turnBegan') lines.push('');
    lines.push(killzone.words.event(line.event));
  };
  advance(killzone, match, { listen });
  return `${lines.join('\n')}\n\n${killzone.words.outcome(match.outcome!)}\n`;
}

test('the car chase of Hot Pursuit, played by two planners', async () => {
  await expect(transcript('hot-pursuit', 'golden getaway 26')).toMatchFileSnapshot('golden/hot-pursuit.txt');
});
