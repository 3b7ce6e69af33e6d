import { type DuckTable, isOver, reportOf, saveCampaign } from '@sightline/duck';
import { nowOf } from '@sightline/kernel';
import { useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { loadGame } from '../../games/index.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { fetchMatch, keep, newId } from '../../play/saving.ts';
import { newMatch } from '../../play/start.ts';
import { beginCampaign, type KeptCampaign, keepCampaign, openCampaign, useCampaign } from '../../store/campaign.ts';
import { download } from '../../store/files.ts';
import { words } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { beginDebriefing, Debriefing } from './Debriefing.tsx';
import { History } from './History.tsx';
import { Roster } from './Roster.tsx';

const say = words.campaign;

/** The Team between its missions: who is on the books, what they have earned, and what is next. */
export default function Campaign() {
  const kept = useCampaign();
  if (!kept) return <NoCampaign />;
  return (
    <Frame title={say.title}>
      <NextStep kept={kept} />
      <Roster campaign={kept.campaign} />
      <History campaign={kept.campaign} />
      <div className="row">
        <button type="button" className="button" onClick={() => download(say.file, saveCampaign(kept.campaign))}>
          {say.save}
        </button>
        <GiveUp />
      </div>
    </Frame>
  );
}

function NoCampaign() {
  return (
    <Frame title={say.title}>
      <p>{say.hint}</p>
      <div className="row">
        <button type="button" className="button button--main" onClick={beginCampaign}>
          {say.begin}
        </button>
        <FileButton label={say.open} take={openCampaign} />
      </div>
    </Frame>
  );
}

/** What there is to do now: go on a mission, go on with it, hear the debriefing, or nothing more. */
function NextStep({ kept }: { readonly kept: KeptCampaign }) {
  const [trouble, setTrouble] = useState('');
  if (kept.debriefing) return <Debriefing kept={kept} match={kept.debriefing} />;
  if (isOver(kept.campaign)) return <p className="verdict card">{say.over}</p>;
  const start = async (): Promise<void> => {
    const id = newId();
    const players = { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } } as const;
    const { system } = await loadGame('duck');
    await keep(id, newMatch(system, { ...kept.next, players }));
    keepCampaign({ ...kept, mission: id });
    go({ room: 'table', id });
  };
  const debrief = async (id: string): Promise<void> => {
    const fetched = await fetchMatch(id);
    if (!fetched.ok) return setTrouble(say.missing);
    if (!fetched.match.outcome) return go({ room: 'table', id });
    keepCampaign({ ...kept, debriefing: beginDebriefing(kept, reportOf(nowOf(fetched.match) as DuckTable)) });
  };
  const { mission } = kept;
  return (
    <section className="card next-step">
      {trouble && (
        <p className="notice" role="alert">
          {trouble}
        </p>
      )}
      {mission === null ? (
        <button type="button" className="button button--main" onClick={() => void start()}>
          {say.go}
        </button>
      ) : (
        <>
          <button type="button" className="button button--main" onClick={() => void debrief(mission)}>
            {say.debrief}
          </button>
          <a className="button" href={hrefOf({ room: 'table', id: mission })}>
            {say.goOn}
          </a>
        </>
      )}
    </section>
  );
}

function GiveUp() {
  const [sure, setSure] = useState(false);
  return (
    <button type="button" className="button button--quiet" onClick={() => (sure ? keepCampaign(null) : setSure(true))}>
      {sure ? say.giveUpReally : say.giveUp}
    </button>
  );
}
