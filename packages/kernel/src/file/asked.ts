import type { AnySystem } from '../edition.ts';
import { isRecord, type Json } from '../json.ts';
import { whyNotAnswerTo } from '../legal.ts';
import type { Asked, Pause, SealedAsk } from '../match/match.ts';

/** What a file keeps of the question that waits: its kind, whose it is, and the envelopes that are in (HS-FILE-009). */
export function keptAsked(asked: Asked): Json {
  switch (asked.kind) {
    case 'ask':
      return { kind: 'ask', seat: asked.seat, question: asked.question.kind };
    case 'sealed':
      return {
        kind: 'sealed',
        asks: asked.asks.map(({ seat, question, given }) => ({ seat, question: question.kind, given: given as Json })),
      };
    case 'roll':
      return { kind: 'roll', die: asked.die };
    default:
      return asked satisfies never;
  }
}

/** The question that the rules ask, with the sealed answers that were in already; null when another one was kept. */
export function askedAgain<S extends AnySystem>(
  system: S,
  { asked, now }: Pick<Pause<unknown>, 'asked' | 'now'>,
  kept: unknown,
): Asked | null {
  if (!isRecord(kept) || kept['kind'] !== asked.kind) return null;
  switch (asked.kind) {
    case 'ask':
      return kept['seat'] === asked.seat && kept['question'] === asked.question.kind ? asked : null;
    case 'sealed': {
      const { asks: envelopes } = kept;
      if (!Array.isArray(envelopes) || envelopes.length !== asked.asks.length) return null;
      const asks = asked.asks.map((ask, i) => enveloped(system, now, ask, envelopes[i]));
      return asks.every(ask => ask !== null) ? { kind: 'sealed', asks } : null;
    }
    case 'roll':
      return kept['die'] === asked.die ? asked : null;
    default:
      return asked satisfies never;
  }
}

function enveloped<S extends AnySystem>(system: S, now: unknown, ask: SealedAsk, kept: unknown): SealedAsk | null {
  if (!isRecord(kept) || kept['seat'] !== ask.seat || kept['question'] !== ask.question.kind) return null;
  const { given } = kept;
  if (given === null) return { ...ask, given };
  if (!isRecord(given)) return null;
  const { answer } = given;
  return whyNotAnswerTo(system, now, ask.seat, ask.question, answer).length > 0 ? null : { ...ask, given: { answer } };
}
