import { useEffect, useState } from 'react';
import { FileButton } from '../../parts/FileButton.tsx';
import { keepCampaign, openCampaign } from '../../play/campaign.ts';
import { newId } from '../../play/secret.ts';
import { deleteCampaign, listCampaigns, type SavedCampaign } from '../../store/campaigns.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { CampaignCard } from './CampaignCard.tsx';
import { NewCampaign } from './NewCampaign.tsx';

/** The campaigns that this browser keeps, and the way into a new one. */
export default function Campaigns() {
  const [saved, setSaved] = useState<readonly SavedCampaign[] | null>(null);
  const [trouble, setTrouble] = useState<Error | null>(null);
  // A browser that keeps nothing cannot keep a campaign: the page says so instead of doing nothing.
  if (trouble) throw trouble;
  const refresh = (): void => {
    listCampaigns(say('campaign.newName', { number: 1 })).then(setSaved, setTrouble);
  };
  useEffect(refresh, []);
  if (saved === null) return <p className="loading">{say('loading')}</p>;
  return (
    <Frame title={say('campaign.title')}>
      <p className="muted">{say('campaign.hint')}</p>
      {saved.length > 0 && (
        <ul className="shelf__cards" aria-label={say('campaign.kept')}>
          {saved.map(campaign => (
            <CampaignCard
              key={campaign.id}
              saved={campaign}
              remove={() => void deleteCampaign(campaign.id).then(refresh)}
            />
          ))}
        </ul>
      )}
      <NewCampaign name={say('campaign.newName', { number: saved.length + 1 })} />
      <div className="row">
        <FileButton
          label={say('campaign.open')}
          take={async (text, file) => {
            const opened = openCampaign(newId(), file.replace(/(\.campaign)?\.json$/, ''), text);
            if (!opened.ok) return opened.problem;
            await keepCampaign(opened.value);
            refresh();
            return null;
          }}
        />
      </div>
    </Frame>
  );
}
