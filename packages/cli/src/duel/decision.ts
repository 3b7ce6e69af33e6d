import { type Answer, type Ask, readAnswer } from '@sightline/protocol';
import { say } from '../words/index.ts';
import type { BotProcess } from './bot-process.ts';

/** Why a bot lost a decision: HS-BOT-001 crash, HS-BOT-002 babble, HS-BOT-003 cheat, HS-BOT-004 late. */
export type Reason = 'crash' | 'babble' | 'cheat' | 'late';

export type Decision =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'forfeit'; readonly reason: Reason; readonly detail: string };

/**
 * Puts one question to a bot and takes the next line for its answer. Lines are read in the order in which they were
 * written, whenever they came, so that what a bot forfeits does not hang on how fast it is. An answer to a decision
 * that was forfeited before counts for nothing, neither for that one nor against this (HS-BOT-004).
 */
export async function decide(bot: BotProcess, ask: Ask, forfeited: ReadonlySet<number>): Promise<Decision> {
  bot.send(ask);
  const end = performance.now() + ask.deadline;
  for (;;) {
    const heard = await bot.hear(end - performance.now());
    switch (heard.kind) {
      case 'silence':
        return { kind: 'forfeit', reason: 'late', detail: say('bot.noAnswer', { ms: ask.deadline }) };
      case 'ended':
        return { kind: 'forfeit', reason: 'crash', detail: heard.how };
      case 'line': {
        const read = readAnswer(heard.line);
        if (!read.ok) return babble(heard.line, read.problem.detail);
        const { number } = read.message;
        if (number === ask.number) return { kind: 'answer', answer: read.message };
        if (!forfeited.has(number)) return babble(heard.line, say('bot.notAsked', { question: number }));
        break;
      }
      default:
        return heard satisfies never;
    }
  }
}

function babble(line: string, why: string): Decision {
  const start = JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
  return { kind: 'forfeit', reason: 'babble', detail: `${start}: ${why}` };
}
