import './listeners.ts';
import './menu-of-acts.ts';
import {
  isListed,
  type Outcome,
  type Procedure,
  type Question,
  randomBot,
  refuse,
  regions,
  type System,
} from '@sightline/kernel';
import { plainBot } from './bot/plain.ts';
import { tacticianBot } from './bot/tactician.ts';
import { SCENARIOS } from './content/load.ts';
import { aircraftRegions } from './rules/aircraft/questions.ts';
import { foreseeImpact } from './rules/artillery/foresight.ts';
import { artilleryRegions } from './rules/artillery/questions.ts';
import { deploymentRegions } from './rules/deployment/questions.ts';
import { inboundRegions } from './rules/inbound/questions.ts';
import { mineRegions } from './rules/mines/questions.ts';
import { movementRegions } from './rules/movement/questions.ts';
import { type Choice, turnRegions } from './rules/turn/questions.ts';
import { step } from './rules/turn/turn.ts';
import { vehicleRegions } from './rules/vehicles/questions.ts';
import { SWITCHES } from './switches.ts';
import { OWN_BATTLE, SEATS, whyNotSetup } from './table/battle.ts';
import { begin } from './table/begin.ts';
import { copy } from './table/copy.ts';
import type { DustupEvent } from './table/events.ts';
import { broken } from './table/invariants.ts';
import type { RegionQuestion } from './table/questions.ts';
import { summary } from './table/summary.ts';
import type { Dustup } from './table/table.ts';
import { redact } from './view/redact.ts';
import { swapSecrets } from './view/secrets.ts';
import { type DustupView, view } from './view/view.ts';
import { words, wordsIn } from './words/words.ts';

/** The questions over a region too fine to list; the chapters bring theirs. */
const REGIONS = regions<Dustup, DustupEvent, RegionQuestion>(
  {
    ...turnRegions,
    ...deploymentRegions,
    ...inboundRegions,
    ...movementRegions,
    ...mineRegions,
    ...vehicleRegions,
    ...aircraftRegions,
    ...artilleryRegions,
  },
  refuse('DU-TURN-004', 'malformed'),
);

export const dustup: System<Dustup, DustupEvent, DustupView> = {
  id: 'dustup',
  title: 'Dustup',
  edition: { number: 6, inWork: false },
  scenarios: [
    ...SCENARIOS.rows.map(({ id, title, sides }) => ({ id, title, seats: sides.map(side => side.seat) })),
    { id: OWN_BATTLE, title: 'A battle of your own', seats: SEATS },
  ],
  switches: SWITCHES,
  stepLimit: 2000,
  bots: { tactician: tacticianBot, plain: plainBot, random: randomBot },
  words,
  wordsIn,
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
  whyNot: (table, seat, question, answer) =>
    REGIONS.has(question) ? REGIONS.whyNot(table, seat, question, answer) : [],
  candidates: (table, seat, question) =>
    isListed(question) ? question.options : REGIONS.candidates(table, seat, question),
  foresee: (table, seat, question, answer) =>
    REGIONS.has(question) ? REGIONS.foresee(table, seat, question, answer) : foreseeListed(table, question, answer),
  summary,
};

/** DU-ARTY-020: of what is listed, only a mission that comes down hangs on dice that are worth knowing before. */
function foreseeListed(table: Dustup, { kind }: Question, answer: unknown): Procedure<Dustup, DustupEvent> | null {
  if (kind !== 'activate') return null;
  const choice = answer as Choice;
  return choice.do === 'land' ? foreseeImpact(table, table.missions[choice.mission]!) : null;
}

function outcome({ ending, sides }: Dustup): Outcome | null {
  if (ending === null) return null;
  return { winners: ending.winners.map(side => sides[side]!.seat), rule: ending.rule, reason: ending.reason };
}
