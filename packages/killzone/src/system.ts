import { isListed, type Outcome, type Refusal, randomBot, type Setup, type System } from '@sightline/kernel';
import { ENCOUNTER, ENCOUNTER_SEATS, rulingsOf, whyNotSetup } from './battle.ts';
import { begin } from './begin.ts';
import { plannerBot } from './bot.ts';
import { candidates } from './candidates.ts';
import { SCENARIOS } from './content/load.ts';
import { copy } from './copy.ts';
import type { KillzoneEvent } from './events.ts';
import { foresee } from './foresee.ts';
import { broken } from './invariants.ts';
import { step } from './rules/turn.ts';
import { summary } from './summary.ts';
import type { Killzone } from './table.ts';
import { type KillzoneView, redact, swapSecrets, view } from './view.ts';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

export const killzone: System<Killzone, KillzoneEvent, KillzoneView> = {
  id: 'killzone',
  title: 'Killzone',
  edition: { number: 1, inWork: true },
  scenarios: [
    ...SCENARIOS.rows.map(({ id, title, sides }) => ({ id, title, seats: sides.map(side => side.seat) })),
    { id: ENCOUNTER, title: 'Encounter', seats: ENCOUNTER_SEATS },
  ],
  switches: [
    { id: 'assaultDefends', rule: 'KZ-ORDER-003', kind: 'ruling', values: [false, true] },
    { id: 'hiddenKeepDown', rule: 'KZ-ORDER-011', kind: 'ruling', values: ['claimed', 'counts'] },
    { id: 'ramSkid', rule: 'KZ-VEH-032', kind: 'ruling', values: ['wrecked', 'both'] },
    { id: 'fireTable', rule: 'KZ-FIRE-006', kind: 'ruling', values: ['swapped', 'printed'] },
  ],
  stepLimit: 1000,
  bots: { planner: plannerBot, random: randomBot },
  words,
  rulings: rulingsOf,
  whyNotSetup: (setup: Setup): readonly Refusal[] => whyNotSetup(setup),
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
  whyNot,
  candidates: (table, _seat, question) => (isListed(question) ? question.options : candidates(table, question)),
  foresee: (_table, _seat, question, answer) => foresee(question, answer),
  summary,
};

function outcome({ ending, seats }: Killzone): Outcome | null {
  if (ending === null) return null;
  return { winners: ending.winners.map(side => seats[side]!), rule: ending.rule, reason: ending.reason };
}
