import type { Rulebook } from '@sightline/desk';
import { AUDIENCE, type MatchOptions, type Seat } from '@sightline/kernel';
import { vi } from 'vitest';
import { type OpenGame, openNew } from '../src/open.ts';
import type { Habits } from '../src/play/habits.ts';
import type { Keyboard } from '../src/play/keyboard.ts';
import { playOn } from '../src/play/play-on.ts';
import { openSession, type Session } from '../src/play/session.ts';
import { rulesNamed } from '../src/systems.ts';
import { newFolder } from './sightline.ts';

/** A first game of each system: one person against the machine. */
export const FIRST_GAMES: readonly (readonly [system: string, seat: Seat, options: MatchOptions])[] = [
  ['drill', 'red', against('greedy', 'blue', { scenario: 'walls', secret: 'table' })],
  ['duck', 'team', against('threats', 'threats', { scenario: 'drawn', secret: 'table' })],
  ['dustup', 'red', against('tactician', 'blue', { scenario: 'crossroads', secret: 'table' })],
  ['killzone', 'officer', against('planner', 'savages', { scenario: 'first-fight', secret: 'table' })],
];

function against(bot: string, seat: Seat, options: MatchOptions): MatchOptions {
  return { ...options, players: { [seat]: { kind: 'bot', bot } } };
}

export async function rulesOf(system: string, edition?: number): Promise<Rulebook> {
  const rules = await rulesNamed(system, edition);
  if (!rules.ok) throw new Error(rules.problem);
  return rules.value;
}

/** Somebody who sits before the screen: looks at what it shows since the last line, and types the next or leaves. */
export type Sitter = (said: string, session: Session) => string | null;

/** A game by somebody at the keyboard, and all that the screen showed. */
export async function played(
  rules: Rulebook,
  options: MatchOptions,
  sitter: Sitter,
  habits?: Habits,
): Promise<{ readonly said: string; readonly game: OpenGame }> {
  const game = openNew(rules, options);
  let said = '';
  let read = 0;
  const keyboard: Keyboard = {
    isTerminal: false,
    close: () => {},
    async ask(prompt) {
      const line = sitter(said.slice(read), session);
      read = said.length;
      said += `${prompt}${line ?? ''}\n`;
      return line;
    },
  };
  const session = openSession(game, keyboard, `${newFolder()}/game.json`, habits);
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    said += text;
    return true;
  });
  try {
    await playOn(session, false);
  } finally {
    write.mockRestore();
  }
  return { said, game };
}

/** Types one line after the other, and then leaves. */
export function typing(...lines: readonly string[]): Sitter {
  const left = [...lines];
  return () => left.shift() ?? null;
}

/** Does what the bot would do, as long as somebody is to be asked. */
export function hinted(isEnough: (said: string, session: Session) => boolean): Sitter {
  return (said, session) => {
    const [, number] = /The bot would choose (\d+)\)/.exec(said) ?? [];
    if (number !== undefined) return number;
    return isEnough(said, session) ? null : 'hint';
  };
}

/** What somebody sees who only looks on. */
export function viewOf(game: Pick<OpenGame, 'at'>): unknown {
  return game.at(AUDIENCE).now().view;
}
