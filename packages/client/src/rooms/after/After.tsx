import trophy from 'icon:laurels-trophy';
import { AUDIENCE, type Match } from '@sightline/kernel';
import { useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { gameOf } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { retell, type Stand } from '../../play/retell.ts';
import { rematch } from '../../play/start.ts';
import { useSitDown } from '../../play/use-sit-down.ts';
import { campaignOfGame } from '../../store/campaigns.ts';
import { downloadReplay } from '../../store/files.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { KeptMatch } from '../KeptMatch.tsx';
import { Luck } from './Luck.tsx';
import { StrengthPlot } from './StrengthPlot.tsx';
import type { Strength } from './turning-points.ts';

export function After({ id }: { readonly id: string }) {
  return <KeptMatch id={id}>{match => <Debriefing id={id} match={match} />}</KeptMatch>;
}

/** How it ended and why, what was left of whom, how the dice fell, and where to go from here. */
function Debriefing({ id, match }: { readonly id: string; readonly match: Match }) {
  const game = gameOf(match.system);
  const sitDown = useSitDown();
  const stands = useMemo(() => retell(game.system, match), [game, match]);
  const { title, strengths } = useMemo(() => strengthsOf(game, stands), [game, stands]);
  return (
    <Frame title={say('after.title')}>
      <Verdict game={game} match={match} />
      <div className="row">
        <ToCampaign game={id} />
        <button type="button" className="button button--main" onClick={() => sitDown(rematch(game.system, match))}>
          {say('after.rematch')}
        </button>
        <a className="button" href={hrefOf({ room: 'replay', id })}>
          {say('after.watch')}
        </a>
        <button type="button" className="button" onClick={() => downloadReplay(id, match)}>
          {say('after.saveReplay')}
        </button>
        <a className="button button--quiet" href={hrefOf({ room: 'home' })}>
          {say('after.home')}
        </a>
      </div>
      <StrengthPlot game={game} id={id} title={title} strengths={strengths} />
      <Luck game={game} told={stands.flatMap(({ told }) => told)} />
      <p className="muted">
        {say('after.provable')} <code>{match.dice.provenance.commitment.slice(0, 16)}…</code>{' '}
        <RuleLink id="HS-DICE-002" />
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

/** What each seat had left at every stand of the match. */
function strengthsOf(game: Game, stands: readonly Stand[]) {
  const shown = stands.map(({ table }) => game.strength(game.system.view(table, AUDIENCE)));
  return {
    title: shown[0]?.title ?? '',
    strengths: shown.map(({ of }, i): Strength => ({ inputs: stands[i]!.inputs, of })),
  };
}

function Verdict({ game, match }: { readonly game: Game; readonly match: Match }) {
  const { outcome } = match;
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
