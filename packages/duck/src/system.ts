import type { Outcome, Question, Ruling, System } from '@sightline/kernel';
import { teamBot } from './bot/team.ts';
import { threatsBot } from './bot/threats.ts';
import { wandererBot } from './bot/wanderer.ts';
import { MISSIONS } from './content/deck.ts';
import { LISTENERS } from './listeners.ts';
import { MENU_OF_ACTS } from './menu-of-acts.ts';
import { foresee, whyNot } from './question-kinds.ts';
import { LONGEST_MISSION } from './rules/missions/withdrawal.ts';
import { begin, DRAWN, TWO_TEAMS, whyNotSetup } from './rules/set-up/setup.ts';
import { THREAT_ACTS } from './rules/threats/acts.ts';
import { withoutChoice } from './rules/turn/one-answer.ts';
import { step } from './rules/turn/step.ts';
import { SWITCHES } from './switches.ts';
import { teamMenu, threatMenu } from './table/acts.ts';
import { copy } from './table/copy.ts';
import type { DuckEvent } from './table/events.ts';
import { broken } from './table/invariants.ts';
import { listen } from './table/moment.ts';
import { summary } from './table/summary.ts';
import type { DuckTable } from './table/table.ts';
import { redact } from './view/redact.ts';
import { swapSecrets } from './view/swap-secrets.ts';
import { type DuckView, view } from './view/view.ts';
import { named } from './words/said.ts';
import { words, wordsIn } from './words/words.ts';

listen(LISTENERS);
teamMenu.join(MENU_OF_ACTS);
threatMenu.join(THREAT_ACTS);

/** The Team's seat, and that of whoever runs the other side when somebody does (DK-TSHOOT-019). */
const SEATS = ['team', 'threats'];

export const duck: System<DuckTable, DuckEvent, DuckView> = {
  id: 'duck',
  title: 'DUCK!',
  edition: { number: 6, inWork: false },
  scenarios: [
    { id: DRAWN, title: 'A mission drawn from the deck', seats: SEATS },
    ...MISSIONS.map(({ id, title }) => ({ id, title, seats: SEATS })),
    { id: TWO_TEAMS, title: 'Two Teams on one ship', seats: ['team', 'team2'] },
  ],
  switches: SWITCHES,
  stepLimit: 5000,
  bots: { random: wandererBot, team: teamBot, threats: threatsBot },
  words,
  wordsIn,
  rulings: (): readonly Ruling[] => [{ id: 'longestMission', rule: 'DK-GAP-013', value: LONGEST_MISSION }],
  whyNotSetup,
  begin,
  step: (table, io) => step(table, withoutChoice(named(table, io))),
  outcome,
  copy,
  broken,
  view,
  // A view is a table already, and what runs on it runs on copies.
  imagine: seen => seen,
  redact,
  swapSecrets,
  whyNot,
  odds: { leaves: 2_000, samples: 2_000, prefers: outOfTheLine },
  foresee,
  summary,
};

/** DK-DUCK-002: the odds of a shot past comrades are those of one for which they DUCK!. */
function outOfTheLine(_seat: string, question: Question): unknown {
  if (question.kind !== 'react') return undefined;
  const { options } = question as Question & { readonly options: readonly { readonly reaction?: string }[] };
  return options.find(({ reaction }) => reaction === 'DK-DUCK-002');
}

/** DK-GAP-013: a completed mission is the Team's, a failed one the Threats'; one completed in part is nobody's. */
function outcome({ ending, figures, multiTeam }: DuckTable): Outcome | null {
  if (!ending) return null;
  const teams = ending.home.flatMap(id => {
    const man = figures[id];
    return man?.kind === 'teamer' ? [man.team] : [];
  });
  const { result } = ending;
  if (result === 'completed') {
    const winners = ['team', 'team2'].filter((_, team) => (multiTeam ? teams.includes(team) : team === 0));
    return { winners, rule: 'DK-GAP-013', reason: result };
  }
  return { winners: result === 'failed' && !multiTeam ? ['threats'] : [], rule: 'DK-GAP-013', reason: result };
}
