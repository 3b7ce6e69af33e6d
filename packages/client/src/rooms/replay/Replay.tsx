import { AUDIENCE, type Match, type Viewer } from '@sightline/kernel';
import { useMemo, useRef, useState } from 'react';
import { Stage, type StageHandle } from '../../board/Stage.tsx';
import { gameOf } from '../../games/index.ts';
import { Choice } from '../../parts/fields.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { linesFor, reportFor } from '../../play/report.ts';
import { retell } from '../../play/retell.ts';
import { called, say } from '../../words/index.ts';
import { KeptMatch } from '../KeptMatch.tsx';
import { DiceTray } from '../table/DiceTray.tsx';
import { Report } from '../table/Report.tsx';
import { ZoomButtons } from '../table/ZoomButtons.tsx';
import { Controls } from './Controls.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { usePlayback } from './use-playback.ts';
import { WhatIf } from './WhatIf.tsx';

interface ReplayProps {
  readonly id: string;
  /** After how many inputs it starts. */
  readonly after: number;
}

export function Replay({ id, after }: ReplayProps) {
  return <KeptMatch id={id}>{match => <Screening id={id} match={match} after={after} />}</KeptMatch>;
}

/** A game told again, one input at a time. */
function Screening({ id, match, after }: ReplayProps & { readonly match: Match }) {
  const game = gameOf(match.system);
  const { system, Board, Panel } = game;
  const stands = useMemo(() => retell(system, match), [system, match]);
  const startAt = stands.findIndex(({ inputs }) => inputs >= after);
  const playback = usePlayback(stands.length, Math.max(0, startAt));
  const [viewer, setViewer] = useState<Viewer>(AUDIENCE);
  const [asking, setAsking] = useState(false);
  const stage = useRef<StageHandle>(null);
  const stand = stands[playback.at]!;
  const view = useMemo(() => system.view(stand.table, viewer), [system, stand, viewer]);
  const all = useMemo(() => stands.flatMap(({ told }) => told), [stands]);
  const told = useMemo(() => all.filter(({ after }) => after <= stand.inputs), [all, stand]);
  const recent = linesFor(game, stand.told, viewer);
  const underWay = linesFor(
    game,
    told.filter(({ step }) => step === stand.step),
    viewer,
  );
  const jump = (line: number): void => playback.goTo(stands.findIndex(({ inputs }) => inputs >= line));
  return (
    <div className="table">
      <ReplayBar id={id} match={match} title={called(system.title)} progress={game.progress(view)} />
      <main className="table__main">
        <section className="board">
          <Stage ref={stage} board={game.extent(view)}>
            <Board view={view} recent={recent} underWay={underWay} />
          </Stage>
          <footer className="board__foot">
            <p className="caption muted">{reportFor(game, told, viewer).at(-1)?.text}</p>
            <ZoomButtons stage={stage} />
          </footer>
        </section>
        <section className="ask card" aria-label={say('replay.title')}>
          <Controls playback={playback} last={stands.length - 1} />
          <Choice
            label={say('replay.eyes')}
            value={viewer}
            options={[AUDIENCE, ...Object.keys(match.players)]}
            name={seat => game.seats[seat]?.name ?? say('replay.audience')}
            choose={setViewer}
          />
          <button type="button" className="button button--main" onClick={() => setAsking(true)}>
            {say('replay.whatIf')}
          </button>
        </section>
        <div className="table__aside" data-tab="log">
          <section className="card card--panel">
            <Panel view={view} lookAt={point => stage.current?.lookAt(point)} />
          </section>
          <DiceTray game={game} view={view} told={told} viewer={viewer} />
          <Report
            game={game}
            told={all}
            viewer={viewer}
            view={view}
            lookAt={point => stage.current?.lookAt(point)}
            replay={{ at: stand.inputs, jump }}
          />
        </div>
      </main>
      <Sheet title={say('replay.whatIf')} open={asking} close={() => setAsking(false)}>
        <WhatIf game={game} match={match} inputs={stand.inputs} />
      </Sheet>
    </div>
  );
}
