import { type Outcome, randomBot, type System } from '@sightline/kernel';
import { candidates, foresee, whyNot } from './answers.ts';
import { plannerBot } from './bot/planner.ts';
import { SCENARIOS } from './content/load.ts';
import { step } from './rules/turn/phases.ts';
import { SWITCHES } from './switches.ts';
import { ENCOUNTER, ENCOUNTER_SEATS, rulingsOf, whyNotSetup } from './table/battle.ts';
import { begin } from './table/begin.ts';
import { copy } from './table/copy.ts';
import type { KillzoneEvent } from './table/events.ts';
import { broken } from './table/invariants.ts';
import { summary } from './table/summary.ts';
import type { Killzone } from './table/table.ts';
import { redact } from './view/redact.ts';
import { type KillzoneView, swapSecrets, view } from './view/view.ts';
import { words, wordsIn } from './words/words.ts';
import './listeners.ts';
import './menu-of-acts.ts';

export const killzone: System<Killzone, KillzoneEvent, KillzoneView> = {
  id: 'killzone',
  title: 'Killzone',
  edition: { number: 6, inWork: false },
  scenarios: [
    ...SCENARIOS.rows.map(({ id, title, sides }) => ({ id, title, seats: sides.map(side => side.seat) })),
    { id: ENCOUNTER, title: 'Encounter', seats: ENCOUNTER_SEATS },
  ],
  switches: SWITCHES,
  stepLimit: 1000,
  bots: { planner: plannerBot, random: randomBot },
  words,
  wordsIn,
  rulings: rulingsOf,
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
  whyNot,
  candidates,
  foresee,
  summary,
};

function outcome({ ending, seats }: Killzone): Outcome | null {
  if (ending === null) return null;
  return { winners: ending.winners.map(side => seats[side]!), rule: ending.rule, reason: ending.reason };
}
