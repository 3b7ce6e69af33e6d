import { useMemo } from 'react';
import { hrefOf } from '../../app/route.ts';
import { DeleteButton } from '../../parts/DeleteButton.tsx';
import { readCampaign } from '../../play/campaign.ts';
import type { SavedCampaign } from '../../store/campaigns.ts';
import { fileName } from '../../store/file-name.ts';
import { download } from '../../store/files.ts';
import { say } from '../../words/index.ts';

interface CampaignCardProps {
  readonly saved: SavedCampaign;
  readonly remove: () => void;
}

/** A kept campaign: how it stands, and what can be done with it. */
export function CampaignCard({ saved, remove }: CampaignCardProps) {
  const { id, name, savedAt } = saved;
  const read = useMemo(() => readCampaign(saved), [saved]);
  return (
    <li className="saved saved--plain">
      <div className="saved__text">
        <b>{name}</b>
        {read.ok ? (
          <span>
            {say('campaign.stand', {
              missions: read.value.campaign.history.length,
              members: read.value.campaign.roster.length,
            })}
          </span>
        ) : (
          <span role="alert">{say('campaign.unreadable', { detail: read.problem.detail })}</span>
        )}
        <small className="muted">{say('home.savedAt', { date: new Date(savedAt) })}</small>
      </div>
      <div className="saved__ways">
        {read.ok && (
          <a
            className="button button--main"
            aria-label={say('campaign.continueWith', { name })}
            href={hrefOf({ room: 'campaign', id })}
          >
            {say('campaign.continue')}
          </a>
        )}
        <button
          type="button"
          className="button button--quiet"
          aria-label={say('campaign.saveIt', { name })}
          onClick={() => download(fileName('duck', name, 'campaign'), saved.campaign)}
        >
          {say('campaign.save')}
        </button>
        <DeleteButton label={say('campaign.deleteIt', { name })} remove={remove} />
      </div>
    </li>
  );
}
