import { isOver } from '@sightline/duck';
import { useEffect, useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { beginDebriefing, beginMission, type KeptCampaign, keepCampaign, readCampaign } from '../../play/campaign.ts';
import { getCampaign } from '../../store/campaigns.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { Held } from '../Held.tsx';
import { Ahead } from './Ahead.tsx';
import { Debriefing } from './Debriefing.tsx';
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
      {kept?.debriefing && <Debriefing kept={kept} keep={keep} />}
      {kept && !kept.debriefing && (
        <>
          <NextStep kept={kept} keep={keep} complain={setTrouble} />
          <Roster campaign={kept.campaign} />
          <History campaign={kept.campaign} />
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

interface NextStepProps {
  readonly kept: KeptCampaign;
  readonly keep: (next: KeptCampaign) => void;
  readonly complain: (trouble: string) => void;
}

/** What there is to do between debriefings: go on a mission, go on with it, hear what it brought, or nothing more. */
function NextStep({ kept, keep, complain }: NextStepProps) {
  if (isOver(kept.campaign)) return <p className="verdict card">{say('campaign.over')}</p>;
  const start = async (): Promise<void> => {
    go({ room: 'table', id: await beginMission(kept) });
  };
  const debrief = async (id: string): Promise<void> => {
    const begun = await beginDebriefing(kept, id);
    if (begun === 'missing') complain(say('campaign.missing'));
    else if (begun === 'goesOn') go({ room: 'table', id });
    else keep(begun);
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
