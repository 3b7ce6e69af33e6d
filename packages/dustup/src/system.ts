import { isListed, type Outcome, randomBot, type System } from '@sightline/kernel';
import { OWN_BATTLE, SEATS, whyNotSetup } from './battle.ts';
import { begin } from './begin.ts';
import { plainBot } from './bot/plain.ts';
import { tacticianBot } from './bot/tactician.ts';
import { SCENARIOS } from './content/load.ts';
import { copy } from './copy.ts';
import type { DustupEvent } from './events.ts';
import { freeKindOf } from './free-questions.ts';
import { broken } from './invariants.ts';
import { SWITCHES } from './options.ts';
import type { DustupQuestion } from './questions.ts';
import { step } from './rules/turn.ts';
import { summary } from './summary.ts';
import type { Dustup } from './table.ts';
import { type DustupView, redact, swapSecrets, view } from './view.ts';
import { words } from './words.ts';

export const dustup: System<Dustup, DustupEvent, DustupView> = {
  id: 'dustup',
  title: 'Dustup',
  edition: { number: 1, inWork: true },
  scenarios: [
    ...SCENARIOS.rows.map(({ id, title, sides }) => ({ id, title, seats: sides.map(side => side.seat) })),
    { id: OWN_BATTLE, title: 'A battle of your own', seats: SEATS },
  ],
  switches: SWITCHES,
  stepLimit: 2000,
  bots: { tactician: tacticianBot, plain: plainBot, random: randomBot },
  words,
  whyNotSetup,
  begin,
  step,
  outcome,
  copy,
  broken,
  view,
  // A view is a table already, and what runs on it runs on copies.
  imagine: seen => seen,
  redact,
  swapSecrets,
  whyNot: (table, _seat, question, answer) =>
    freeKindOf(question as DustupQuestion)?.whyNot(table, question as DustupQuestion, answer) ?? [],
  candidates: (table, _seat, question) =>
    isListed(question)
      ? question.options
      : (freeKindOf(question as DustupQuestion)?.candidates(table, question as DustupQuestion) ?? []),
  foresee: (_table, _seat, question, answer) =>
    freeKindOf(question as DustupQuestion)?.foresee?.(question as DustupQuestion, answer) ?? null,
  summary,
};

function outcome({ ending, sides }: Dustup): Outcome | null {
  if (ending === null) return null;
  return { winners: ending.winners.map(side => sides[side]!.seat), rule: ending.rule, reason: ending.reason };
}
