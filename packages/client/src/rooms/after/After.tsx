import trophy from 'icon:laurels-trophy';
import type { Replay } from '@sightline/desk';
import { AUDIENCE, type Outcome } from '@sightline/kernel';
import { useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { openScreening, type Screening } from '../../play/opening.ts';
import { useSitDown } from '../../play/use-sit-down.ts';
import { campaignOfGame } from '../../store/campaigns.ts';
import { downloadGame } from '../../store/files.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { KeptGame } from '../KeptGame.tsx';
import { Luck } from './Luck.tsx';
import { StrengthPlot } from './StrengthPlot.tsx';
import type { Strength } from './turning-points.ts';

export default function After({ id }: { readonly id: string }) {
  return (
    <KeptGame id={id} open={openScreening}>
      {screening => <Debriefing id={id} {...screening} />}
    </KeptGame>
  );
}

/** How it ended and why, what was left of whom, how the dice fell, and where to go from here. */
function Debriefing({ id, game, replay }: Screening & { readonly id: string }) {
  const sitDown = useSitDown();
  const { title, strengths } = useMemo(() => strengthsOf(game, replay), [game, replay]);
  const { outcome, header } = useMemo(() => replay.seen(replay.moments.length - 1, AUDIENCE), [replay]);
  const rolls = useMemo(() => replay.dice(), [replay]);
  return (
    <Frame title={say('after.title')}>
      <Verdict game={game} outcome={outcome} />
      <div className="row">
        <ToCampaign game={id} />
        <button type="button" className="button button--main" onClick={() => void sitDown({ kind: 'rematch', of: id })}>
          {say('after.rematch')}
        </button>
        <a className="button" href={hrefOf({ room: 'replay', id })}>
          {say('after.watch')}
        </a>
        <button type="button" className="button" onClick={() => downloadGame(game.system.id, id, replay.takeDown())}>
          {say('after.saveReplay')}
        </button>
        <a className="button button--quiet" href={hrefOf({ room: 'home' })}>
          {say('after.home')}
        </a>
      </div>
      <StrengthPlot game={game} id={id} title={title} strengths={strengths} />
      <Luck game={game} rolls={rolls} />
      <p className="muted">
        {say('after.provable')} <code>{header.commitment.slice(0, 16)}…</code> <RuleLink id="HS-DICE-002" />
      </p>
    </Frame>
  );
}

/** The way back to the campaign that the game was a mission of. */
function ToCampaign({ game }: { readonly game: string }) {
  const [campaign, setCampaign] = useState<string | null>(null);
  useEffect(() => {
    campaignOfGame(game).then(setCampaign);
  }, [game]);
  return (
    campaign !== null && (
      <a className="button button--main" href={hrefOf({ room: 'campaign', id: campaign })}>
        {say('campaign.toCampaign')}
      </a>
    )
  );
}

/** What each seat had left at every moment of the game. */
function strengthsOf(game: Game, replay: Replay) {
  const shown = replay.moments.map((_, moment) => game.strength(replay.view(moment, AUDIENCE)));
  return {
    title: shown[0]?.title ?? '',
    strengths: shown.map(({ of }, moment): Strength => ({ inputs: replay.moments[moment]!, of })),
  };
}

function Verdict({ game, outcome }: { readonly game: Game; readonly outcome: Outcome | null }) {
  if (!outcome) return <p className="verdict">{say('after.over')}</p>;
  return (
    <section className="verdict card">
      <Icon path={trophy} />
      <div>
        {outcome.winners.map(seat => (
          <SeatBadge key={seat} {...game.seats[seat]!} />
        ))}
        <p>
          {game.system.words.outcome(outcome)} <RuleLink id={outcome.rule} />
        </p>
      </div>
    </section>
  );
}
