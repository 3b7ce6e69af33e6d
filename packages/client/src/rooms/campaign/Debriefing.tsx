import { type Debriefing as DebriefingTable, debriefing, debriefingSetup, type Report } from '@sightline/duck';
import { advance, answer, create, type Match, nowOf, type Question, type System } from '@sightline/kernel';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { retell } from '../../play/retell.ts';
import { newSecret } from '../../play/saving.ts';
import type { KeptCampaign } from '../../store/campaign.ts';
import { say } from '../../words/index.ts';

/** The page runs it as it runs any other game. */
const system = debriefing as unknown as System;

/** The debriefing after a mission as a match of its own, at its first question. */
export function beginDebriefing({ campaign }: KeptCampaign, report: Report): Match {
  const { scenario, switches, details } = debriefingSetup(campaign, report);
  const match = create(system, {
    scenario,
    switches,
    ...(details === undefined ? {} : { details }),
    secret: newSecret(),
  });
  advance(system, match, { inline: false });
  return match;
}

interface DebriefingProps {
  readonly kept: KeptCampaign;
  readonly match: Match;
  readonly keep: (next: KeptCampaign) => void;
}

/** What the mission brought, and what the player makes of it: stars, ranks, the black market, the next mission. */
export function Debriefing({ kept, match, keep }: DebriefingProps) {
  const told = retell(system, match).flatMap(stand => stand.told);
  const asked = match.pause?.asked;
  const give = (option: unknown): void => {
    const next = { ...match, past: [...match.past] };
    if (answer(system, next, 'team', option).length > 0) return;
    keep({ ...kept, debriefing: next });
  };
  const finish = (): void => {
    const table = nowOf(match) as DebriefingTable;
    keep({ ...kept, campaign: table.campaign, mission: null, debriefing: null });
  };
  return (
    <section className="card debriefing">
      <ol className="debriefing__told">
        {told.map(({ line }, i) =>
          line.kind === 'event' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has been told never changes its order
            <li key={i}>
              {system.words.event(line.event)} <RuleLink id={line.event.rule} />
            </li>
          ) : null,
        )}
      </ol>
      {asked?.kind === 'ask' && <Asked question={asked.question} give={give} />}
      {match.outcome && (
        <button type="button" className="button button--main" onClick={finish}>
          {say('campaign.finish')}
        </button>
      )}
    </section>
  );
}

function Asked({ question, give }: { readonly question: Question; readonly give: (option: unknown) => void }) {
  const options = 'options' in question ? (question.options as readonly unknown[]) : [];
  return (
    <>
      <h2>
        {debriefing.words.question(question)} <RuleLink id={question.rule} />
      </h2>
      <div className="options__large">
        {options.map(option => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="button button--option"
            onClick={() => give(option)}
          >
            <span className="label">{debriefing.words.option(question, option)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
