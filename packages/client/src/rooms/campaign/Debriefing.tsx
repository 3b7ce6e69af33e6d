import type { Desk } from '@sightline/desk';
import type { Debriefing as DebriefingView } from '@sightline/duck';
import type { Question, System } from '@sightline/kernel';
import { useEffect, useState } from 'react';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { type KeptCampaign, openDebriefing } from '../../play/campaign.ts';
import { useSight } from '../../play/use-sight.ts';
import { say } from '../../words/index.ts';
import { History } from './History.tsx';
import { Roster } from './Roster.tsx';

interface DebriefingProps {
  readonly kept: KeptCampaign;
  readonly keep: (next: KeptCampaign) => void;
}

/** The debriefing after a mission: a small game of its own, with a desk for the Team. */
export function Debriefing({ kept, keep }: DebriefingProps) {
  const [team, setTeam] = useState<{ readonly desk: Desk; readonly system: System } | null>(null);
  useEffect(() => {
    const desks = openDebriefing(kept);
    setTeam({ desk: desks.at('team'), system: desks.rules.system });
    return () => desks.close();
  }, [kept]);
  return team && <AtDesk {...team} kept={kept} keep={keep} />;
}

interface AtDeskProps extends DebriefingProps {
  readonly desk: Desk;
  readonly system: System;
}

/** What the mission brought, and what the player makes of it: stars, ranks, the black market, the next mission. */
function AtDesk({ desk, system, kept, keep }: AtDeskProps) {
  const { view, told, questions, outcome, trouble } = useSight(desk);
  const { campaign } = view as DebriefingView;
  const [question] = questions;
  return (
    <>
      <section className="card debriefing">
        <ol className="debriefing__told">
          {told.map(({ line, text }, i) =>
            line.kind === 'event' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: what has been told never changes its order
              <li key={i}>
                {text} <RuleLink id={line.event.rule} />
              </li>
            ) : null,
          )}
        </ol>
        {question && <Asked system={system} question={question} give={answer => void desk.answer(answer)} />}
        {trouble && (
          <p className="notice" role="alert">
            {trouble.detail}
          </p>
        )}
        {outcome && (
          <button
            type="button"
            className="button button--main"
            onClick={() => keep({ ...kept, campaign, mission: null, debriefing: null })}
          >
            {say('campaign.finish')}
          </button>
        )}
      </section>
      {/* What is bought here is on the books at once. */}
      <Roster campaign={campaign} />
      <History campaign={campaign} />
    </>
  );
}

interface AskedProps {
  readonly system: System;
  readonly question: Question;
  readonly give: (option: unknown) => void;
}

function Asked({ system, question, give }: AskedProps) {
  const options = 'options' in question ? (question.options as readonly unknown[]) : [];
  return (
    <>
      <h2>
        {system.words.question(question)} <RuleLink id={question.rule} />
      </h2>
      <div className="options__large">
        {options.map(option => (
          <button
            key={JSON.stringify(option)}
            type="button"
            className="button button--option"
            onClick={() => give(option)}
          >
            <span className="label">{system.words.option(question, option)}</span>
          </button>
        ))}
      </div>
    </>
  );
}
