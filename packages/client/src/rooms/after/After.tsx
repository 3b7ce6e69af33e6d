import type { Told } from '@sightline/desk';
import { AUDIENCE, type Header, type Outcome, type Viewer } from '@sightline/kernel';
import { useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { canSwap, nextScenario } from '../../play/next-game.ts';
import { openScreening, type Screening } from '../../play/opening.ts';
import { useSitDown } from '../../play/use-sit-down.ts';
import { campaignOfGame } from '../../store/campaigns.ts';
import { downloadGame } from '../../store/files.ts';
import { called, say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { KeptGame } from '../KeptGame.tsx';
import { DiceProof } from './DiceProof.tsx';
import { Luck } from './Luck.tsx';
import { People } from './People.tsx';
import { StrengthPlot } from './StrengthPlot.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { turningPoints } from './turning-points.ts';
import { toneOf, Verdict } from './Verdict.tsx';

export default function After({ id }: { readonly id: string }) {
  return (
    <KeptGame id={id} open={openScreening}>
      {screening => <Debriefing id={id} {...screening} />}
    </KeptGame>
  );
}

/** How it ended and why, what became of whom, when it turned, how the dice fell, and where to go from here. */
function Debriefing({ id, game, replay }: Screening & { readonly id: string }) {
  const last = replay.moments.length - 1;
  const { outcome, header, view, told } = useMemo(() => replay.seen(last, AUDIENCE), [replay, last]);
  const sides = useMemo(() => {
    const seen = (viewer: Viewer): unknown => replay.view(last, viewer);
    return outcome ? game.aftermath(seen, told) : [];
  }, [game, replay, last, told, outcome]);
  const points = useMemo(() => turningPoints(game, view, told), [game, view, told]);
  const rolls = useMemo(() => replay.dice(), [replay]);
  const ending = endingOf(told, outcome);
  return (
    <Frame title={say('after.title')}>
      <Verdict
        game={game}
        header={header}
        outcome={outcome}
        told={ending}
        progress={game.progress(view)}
        ending={outcome ? (game.ending?.(view) ?? []) : []}
      />
      <WaysOn
        game={game}
        id={id}
        header={header}
        isLost={outcome !== null && toneOf(game, header, outcome) === 'lost'}
        save={() => downloadGame(game.system.id, id, replay.takeDown())}
      />
      <TurningPoints id={id} points={points} />
      {sides.length > 0 && <h2 className="after__heading">{say('after.people')}</h2>}
      {sides.map(side => (
        <People key={side.seat} game={game} side={side} />
      ))}
      <h2 className="after__heading">{say('after.numbers')}</h2>
      <StrengthPlot game={game} replay={replay} points={points} />
      <Luck game={game} rolls={rolls} />
      <details className="card after__proof">
        <summary>{say('after.proof')}</summary>
        <DiceProof game={game} header={header} />
      </details>
    </Frame>
  );
}

/** The last thing that was told, if it is how the rules put the end. */
function endingOf(told: readonly Told[], outcome: Outcome | null): string | null {
  const last = told.findLast(({ line }) => line.kind === 'event');
  return last?.line.kind === 'event' && last.line.event.rule === outcome?.rule ? last.text : null;
}

interface WaysOnProps {
  readonly game: Game;
  readonly id: string;
  readonly header: Header;
  /** Whoever has lost wants it once more before he goes on. */
  readonly isLost: boolean;
  readonly save: () => void;
}

/** Where to go from here: on, once more, or back through it. */
function WaysOn({ game, id, header, isLost, save }: WaysOnProps) {
  const sitDown = useSitDown();
  const campaign = useCampaignOf(id);
  const { setup, players } = header;
  const next = nextScenario(game.system, setup.scenario, players);
  const rematch = (isSwapped: boolean): void => void sitDown({ kind: 'rematch', of: id, isSwapped });
  const goOn = (): void => {
    if (!next) return;
    const { scenario, players: seated } = next;
    void sitDown({
      kind: 'new',
      system: game.system.id,
      options: { scenario, switches: setup.switches, players: seated },
    });
  };
  return (
    <nav className="row after__ways">
      {campaign !== null && (
        <a className="button button--main" href={hrefOf({ room: 'campaign', id: campaign })}>
          {say('campaign.toCampaign')}
        </a>
      )}
      {campaign === null && next && !isLost && (
        <button type="button" className="button button--main" onClick={goOn}>
          {say('after.next', { scenario: called(next.title) })}
        </button>
      )}
      <button
        type="button"
        className={isLost && campaign === null ? 'button button--main' : 'button'}
        onClick={() => rematch(false)}
      >
        {say('after.rematch')}
      </button>
      {campaign === null && next && isLost && (
        <button type="button" className="button" onClick={goOn}>
          {say('after.next', { scenario: called(next.title) })}
        </button>
      )}
      {canSwap(players, game.ruledSeats) && (
        <button type="button" className="button" onClick={() => rematch(true)}>
          {say('after.swapped')}
        </button>
      )}
      <a className="button" href={hrefOf({ room: 'replay', id })}>
        {say('after.watch')}
      </a>
      <button type="button" className="button" onClick={save}>
        {say('after.saveReplay')}
      </button>
      <a className="button button--quiet" href={hrefOf({ room: 'home' })}>
        {say('after.home')}
      </a>
    </nav>
  );
}

/** The campaign that the game was a mission of; null for none. */
function useCampaignOf(game: string): string | null {
  const [campaign, setCampaign] = useState<string | null>(null);
  useEffect(() => {
    campaignOfGame(game).then(setCampaign);
  }, [game]);
  return campaign;
}
