import { advance, create, type Line } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { dustup } from '../../src/system.ts';
import type { DustupEvent } from '../../src/table/events.ts';

/** The whole battle between two tacticians in sentences, each with the rule that it comes from. */
function transcript(scenario: string, secret: string): string {
  const { title, seats } = dustup.scenarios.find(({ id }) => id === scenario)!;
  const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'bot', bot: 'tactician' } as const]));
  const match = create(dustup, { scenario, secret, players });
  const lines = [title, ''];
  const listen = (line: Line<DustupEvent>): void => {
    if (line.kind !== 'event') return;
    const { event } = line;
    if (event.type === 'turnBegan') lines.push('');
    lines.push(`${dustup.words.event(event)} [${event.rule}]`);
  };
  advance(dustup, match, { listen });
  return `${lines.join('\n')}\n\n${dustup.words.outcome(match.outcome!)}\n`;
}

test('the ridge is attacked and defended by two tacticians', async () => {
  await expect(transcript('holdTheRidge', 'golden 4')).toMatchFileSnapshot('golden/hold-the-ridge.txt');
});

test('an armoured company takes on a rifle company with guns', async () => {
  await expect(transcript('ridgeRoad', 'golden 2')).toMatchFileSnapshot('golden/ridge-road.txt');
});

test('veterans come down on a relay station that has flak and a missile team', async () => {
  await expect(transcript('hotLanding', 'golden 5')).toMatchFileSnapshot('golden/hot-landing.txt');
});
