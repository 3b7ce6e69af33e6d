import { advance, create, type Line } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { duck } from '../../src/index.ts';
import type { DuckEvent } from '../../src/table/events.ts';

/** A whole mission of the team bot in sentences, as a player reads it in the log, each with the row it rests on. */
function report(scenario: string, secret: string): string {
  const { title } = duck.scenarios.find(({ id }) => id === scenario)!;
  const players = { team: { kind: 'bot', bot: 'team' }, threats: { kind: 'bot', bot: 'threats' } } as const;
  const match = create(duck, { scenario, secret, players });
  const lines = [title, ''];
  const listen = (line: Line<DuckEvent>): void => {
    if (line.kind !== 'event') return;
    const event = duck.redact(line.event, 'team')!;
    if (event.type === 'turnBegan' || event.type === 'phaseBegan') lines.push('');
    lines.push(`${duck.words.event(event)}  [${event.rule}]`);
  };
  advance(duck, match, { listen });
  return `${lines.join('\n')}\n\n${duck.words.outcome(match.outcome!)}\n`;
}

describe('missions played by the team bot', () => {
  test.each([
    ['M05', 'sleepers', 'sleepers'],
    ['M14', 'claim jumpers', 'claim-jumpers'],
    ['M11', 'haulage', 'haulage'],
  ])('%s, seed "%s"', async (scenario, secret, file) => {
    await expect(report(scenario, secret)).toMatchFileSnapshot(`golden/${file}.txt`);
  });
});
