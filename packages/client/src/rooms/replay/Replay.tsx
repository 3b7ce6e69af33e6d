import { AUDIENCE, type Viewer } from '@sightline/kernel';
import { useMemo, useRef, useState } from 'react';
import { Stage, type StageHandle } from '../../board/Stage.tsx';
import { Choice } from '../../parts/fields.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { openScreening, type Screening } from '../../play/opening.ts';
import { reportOf } from '../../play/report.ts';
import { downloadGame } from '../../store/files.ts';
import { called, say } from '../../words/index.ts';
import { KeptGame } from '../KeptGame.tsx';
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

export default function Replay({ id, after }: ReplayProps) {
  return (
    <KeptGame id={id} open={openScreening}>
      {screening => <Screen id={id} after={after} {...screening} />}
    </KeptGame>
  );
}

/** A game told again, one input at a time. */
function Screen({ id, after, game, replay }: ReplayProps & Screening) {
  const { Board, Panel } = game;
  const { moments } = replay;
  const startAt = moments.findIndex(inputs => inputs >= after);
  const playback = usePlayback(moments.length, Math.max(0, startAt));
  const [viewer, setViewer] = useState<Viewer>(AUDIENCE);
  const [asking, setAsking] = useState(false);
  const stage = useRef<StageHandle>(null);
  const sight = useMemo(() => replay.seen(playback.at, viewer), [replay, playback.at, viewer]);
  const all = useMemo(() => replay.told(viewer), [replay, viewer]);
  const { view, told, step, inputs, header } = sight;
  const recent = sight.recent.map(({ line }) => line);
  const underWay = told.flatMap(each => (each.step === step ? each.line : []));
  const jump = (line: number): void => playback.goTo(moments.findIndex(moment => moment >= line));
  const save = (): void => downloadGame(game.system.id, id, replay.takeDown());
  return (
    <div className="table">
      <ReplayBar title={called(game.system.title)} progress={game.progress(view)} inForce={sight.inForce} save={save} />
      <main className="table__main">
        <section className="board">
          <Stage ref={stage} board={game.extent(view)}>
            <Board view={view} recent={recent} underWay={underWay} />
          </Stage>
          <footer className="board__foot">
            <p className="caption muted">{reportOf(game.system, told).at(-1)?.text}</p>
            <ZoomButtons stage={stage} />
          </footer>
        </section>
        <section className="ask card" aria-label={say('replay.title')}>
          <Controls playback={playback} last={moments.length - 1} />
          <Choice
            label={say('replay.eyes')}
            value={viewer}
            options={[AUDIENCE, ...Object.keys(header.players)]}
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
          <DiceTray game={game} view={view} told={told} />
          <Report
            game={game}
            told={all}
            view={view}
            lookAt={point => stage.current?.lookAt(point)}
            replay={{ at: inputs, jump }}
          />
        </div>
      </main>
      <Sheet title={say('replay.whatIf')} open={asking} close={() => setAsking(false)}>
        <WhatIf game={game} id={id} players={header.players} inputs={inputs} />
      </Sheet>
    </div>
  );
}
