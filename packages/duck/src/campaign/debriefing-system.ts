import {
  detailsReader,
  type Json,
  type Question,
  type Refusal,
  randomBot,
  refuse,
  type Seat,
  type Setup,
  type System,
} from '@sightline/kernel';
import { type DebriefingDetails, debriefingDetails } from '../content/campaign.ts';
import { MISSIONS, weaponCalled } from '../content/deck.ts';
import { words, wordsIn } from './campaign-words.ts';
import { debrief } from './debriefing.ts';
import { nextMission } from './next-mission.ts';
import type { DebriefingQuestion } from './questions.ts';
import { type Campaign, type CampaignEvent, isOver, newCampaign, SEAT } from './record.ts';
import type { Report } from './report.ts';
import { isPreparation, whyNotPrepare } from './shopping.ts';
import { flawsOf, strangersIn } from './soundness.ts';

/** What lies on the table between two missions. */
export interface Debriefing {
  campaign: Campaign;
  readonly report: Report;
  stage: 'debriefing' | 'nextMission' | 'over';
}

/** The setup that takes a campaign and a finished mission to the next one. */
export function debriefingSetup(campaign: Campaign, report: Report): Setup {
  return { scenario: 'debriefing', switches: {}, details: { campaign, report } as Json };
}

/**
 * DK-GAP-013: the debriefing as a game of its own, so that it is asked, saved, undone and replayed as missions are. Its
 * end holds the campaign as it goes on, with the next mission drawn.
 */
export const debriefing: System<Debriefing, CampaignEvent, Debriefing> = {
  id: 'duck-debriefing',
  title: 'DUCK!, between missions',
  edition: { number: 6, inWork: false },
  scenarios: [{ id: 'debriefing', title: 'Debriefing', seats: [SEAT] }],
  switches: [],
  stepLimit: 10,
  bots: { random: randomBot },
  words,
  wordsIn,
  whyNotSetup,
  begin(setup) {
    const { campaign, report } = reader.of(withDetails(setup));
    return { campaign: { ...campaign, next: null }, report, stage: 'debriefing' };
  },
  step(table, io) {
    if (table.stage === 'debriefing') {
      debrief(table.campaign, io, table.report);
      table.stage = isOver(table.campaign) ? 'over' : 'nextMission';
      return;
    }
    nextMission(table.campaign, io);
    table.stage = 'over';
  },
  outcome({ stage, report, campaign }) {
    if (stage !== 'over') return null;
    return { winners: isOver(campaign) ? [] : [SEAT], rule: 'DK-GAP-013', reason: report.result };
  },
  copy: table => structuredClone(table),
  broken: ({ campaign }) => flawsOf(campaign),
  view: table => structuredClone(table),
  imagine: seen => structuredClone(seen),
  redact: event => event,
  swapSecrets: () => [],
  whyNot,
  foresee: () => null,
  summary: () => null,
};

/** Why an answer is not among the options. What is of no such form is not judged at all. */
function whyNot({ campaign }: Debriefing, _seat: Seat, question: Question, answer: unknown): Refusal[] {
  const asked = question as DebriefingQuestion;
  switch (asked.kind) {
    case 'prepare':
      return isPreparation(answer) ? whyNotPrepare(campaign, answer) : [refuse(asked.rule, 'malformed')];
    case 'commendation':
    case 'exchange':
      return [refuse(asked.rule, 'notOffered')];
    default:
      return asked satisfies never;
  }
}

const reader = detailsReader(debriefingDetails);

const withDetails = (setup: Setup): Setup => ({ ...setup, details: setup.details ?? (example() as Json) });

/** Without a campaign of one's own: the default Team after a mission that went well, to see what there is to be had. */
function example(): DebriefingDetails {
  const campaign: Campaign = { ...newCampaign(), pool: 30, purse: 60 };
  const home = campaign.roster.map(({ card: { name, rank, weapon, plus, gear } }, n) => {
    const gun = { id: weapon, loaded: weaponCalled(weapon).magazine, spares: 1, plus, broken: false };
    return { name, rank, stars: n * 4, wounds: n % 2, treated: false, weapons: [gun], gear };
  });
  const { id, title, stars, bonus } = MISSIONS[0]!;
  const report: Report = {
    mission: { id, title, stars, bonus },
    result: 'completed',
    catastrophe: false,
    cargo: 0,
    contraband: 0,
    drones: 0,
    home,
    lost: [],
    leader: campaign.roster[0]!.card.name,
  };
  return { campaign, report };
}

/** Why nobody can be debriefed with this. */
function whyNotSetup(setup: Setup): Refusal[] {
  const bad = (at: string, message: string): Refusal => refuse('DK-GAP-013', 'badDetails', { at, message });
  const problems = reader.problems(withDetails(setup));
  if (problems.length > 0) return problems.map(({ at, message }) => bad(at, message));
  const { campaign, report } = reader.of(withDetails(setup));
  const strangers = strangersIn(campaign, report).map(name => bad('report.home', `${name} is not on the roster`));
  return [...flawsOf(campaign).map(flaw => bad('campaign', flaw)), ...strangers];
}
