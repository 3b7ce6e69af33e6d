import { useMemo } from 'react';
import { hrefOf } from '../../app/route.ts';
import { DeleteButton } from '../../parts/DeleteButton.tsx';
import { readCampaign } from '../../play/campaign.ts';
import type { SavedCampaign } from '../../store/campaigns.ts';
import { download } from '../../store/files.ts';
import { words } from '../../words/index.ts';

interface CampaignCardProps {
  readonly saved: SavedCampaign;
  readonly remove: () => void;
}

const say = words.campaign;

/** A kept campaign: how it stands, and what can be done with it. */
export function CampaignCard({ saved, remove }: CampaignCardProps) {
  const { id, name, savedAt } = saved;
  const read = useMemo(() => readCampaign(saved), [saved]);
  return (
    <li className="saved saved--plain">
      <div className="saved__text">
        <b>{name}</b>
        {read.ok ? (
          <span>{say.stand(read.value.campaign.history.length, read.value.campaign.roster.length)}</span>
        ) : (
          <span role="alert">{say.unreadable(read.problem.detail)}</span>
        )}
        <small className="muted">{words.home.savedAt(new Date(savedAt))}</small>
      </div>
      <div className="saved__ways">
        {read.ok && (
          <a
            className="button button--main"
            aria-label={say.continueWith(name)}
            href={hrefOf({ room: 'campaign', id })}
          >
            {say.continue}
          </a>
        )}
        <button
          type="button"
          className="button button--quiet"
          aria-label={say.saveIt(name)}
          onClick={() => download(say.file(name), saved.campaign)}
        >
          {say.save}
        </button>
        <DeleteButton label={say.deleteIt(name)} remove={remove} />
      </div>
    </li>
  );
}
