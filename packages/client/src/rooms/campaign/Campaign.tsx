import {
  type Campaign as CampaignRecord,
  type Debriefing as DebriefingTable,
  type DuckTable,
  isOver,
  missionAhead,
  reportOf,
} from '@sightline/duck';
import { nowOf } from '@sightline/kernel';
import { useEffect, useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { loadGame } from '../../games/index.ts';
import { fetchMatch, keep as keepGame, newId } from '../../play/saving.ts';
import { newMatch } from '../../play/start.ts';
import { type KeptCampaign, keepCampaign, readCampaign } from '../../store/campaign.ts';
import { getCampaign } from '../../store/campaigns.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { Held } from '../Held.tsx';
import { Ahead } from './Ahead.tsx';
import { beginDebriefing, Debriefing } from './Debriefing.tsx';
import { History } from './History.tsx';
import { Roster } from './Roster.tsx';

/** The Team between its missions: who is on the books, what they have earned, and what is next. */
export default function Campaign({ id }: { readonly id: string }) {
  return (
    <Held shelf="campaigns" id={id}>
      <Fetched id={id} />
    </Held>
  );
}

function Fetched({ id }: { readonly id: string }) {
  const [kept, setKept] = useState<KeptCampaign | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    getCampaign(id).then(saved => {
      const read = saved && readCampaign(saved);
      if (read?.ok) setKept(read.value);
      else setTrouble(read ? say('campaign.unreadable', { detail: read.problem.detail }) : say('campaign.gone'));
    });
  }, [id]);
  /** Kept before it is shown. */
  const keep = (next: KeptCampaign): void => {
    keepCampaign(next).then(
      () => setKept(next),
      (error: unknown) => setTrouble(String(error)),
    );
  };
  if (!kept && trouble === '') return <p className="loading">{say('loading')}</p>;
  return (
    <Frame title={kept?.name ?? say('campaign.title')}>
      {trouble !== '' && (
        <p className="notice" role="alert">
          {trouble}
        </p>
      )}
      {kept && (
        <>
          <NextStep kept={kept} keep={keep} complain={setTrouble} />
          <Roster campaign={standing(kept)} />
          <History campaign={standing(kept)} />
        </>
      )}
      <div className="row">
        <a className="button" href={hrefOf({ room: 'campaign', id: null })}>
          {say('campaign.all')}
        </a>
      </div>
    </Frame>
  );
}

/** As it stands in the middle of a debriefing: what is bought there is on the books at once. */
function standing({ campaign, debriefing }: KeptCampaign): CampaignRecord {
  return debriefing ? (nowOf(debriefing) as DebriefingTable).campaign : campaign;
}

interface NextStepProps {
  readonly kept: KeptCampaign;
  readonly keep: (next: KeptCampaign) => void;
  readonly complain: (trouble: string) => void;
}

/** What there is to do now: go on a mission, go on with it, hear the debriefing, or nothing more. */
function NextStep({ kept, keep, complain }: NextStepProps) {
  if (kept.debriefing) return <Debriefing kept={kept} match={kept.debriefing} keep={keep} />;
  if (isOver(kept.campaign)) return <p className="verdict card">{say('campaign.over')}</p>;
  const start = async (): Promise<void> => {
    const id = newId();
    const players = { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } } as const;
    const { system } = await loadGame('duck');
    await keepGame(id, newMatch(system, { ...missionAhead(kept.campaign), players }));
    await keepCampaign({ ...kept, mission: id });
    go({ room: 'table', id });
  };
  const debrief = async (id: string): Promise<void> => {
    const fetched = await fetchMatch(id);
    if (!fetched.ok) return complain(say('campaign.missing'));
    if (!fetched.match.outcome) return go({ room: 'table', id });
    keep({ ...kept, debriefing: beginDebriefing(kept, reportOf(nowOf(fetched.match) as DuckTable)) });
  };
  const { mission } = kept;
  return (
    <section className="card next-step">
      {mission === null ? (
        <>
          <Ahead campaign={kept.campaign} />
          <button
            type="button"
            className="button button--main"
            onClick={() => start().catch((error: unknown) => complain(String(error)))}
          >
            {say('campaign.go')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="button button--main" onClick={() => void debrief(mission)}>
            {say('campaign.debrief')}
          </button>
          <a className="button" href={hrefOf({ room: 'table', id: mission })}>
            {say('campaign.goOn')}
          </a>
        </>
      )}
    </section>
  );
}
