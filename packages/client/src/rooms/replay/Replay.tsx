import { AUDIENCE, type Viewer } from '@sightline/kernel';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { Nameplates } from '../../board/Nameplates.tsx';
import { Stage, type StageHandle } from '../../board/Stage.tsx';
import type { Point } from '../../games/game.ts';
import { Choice } from '../../parts/fields.tsx';
import { RulesInForce } from '../../parts/RulesInForce.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { openScreening, type Screening } from '../../play/opening.ts';
import { reportOf } from '../../play/report.ts';
import { Moment } from '../../playback/Moment.tsx';
import { Stagecraft } from '../../playback/Stagecraft.tsx';
import { ToldCard } from '../../playback/ToldCard.tsx';
import { useLookAt } from '../../playback/use-look-at.ts';
import { downloadGame } from '../../store/files.ts';
import { say } from '../../words/index.ts';
import { KeptGame } from '../KeptGame.tsx';
import { Drawer, type Tab } from '../table/Drawer.tsx';
import { boxesInSight } from '../table/in-sight.ts';
import { wellKnown } from '../table/points-asked.ts';
import { useInsets } from '../table/use-insets.ts';
import { useNarrow } from '../table/use-narrow.ts';
import { ZoomButtons } from '../table/ZoomButtons.tsx';
import { Controls } from './Controls.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { useScreening } from './use-screening.ts';
import { WhatIf } from './WhatIf.tsx';

interface ReplayProps {
  readonly id: string;
  /** After how many inputs it starts. */
  readonly after: number;
}

const NOBODY: readonly number[] = [];
const NOWHERE: readonly Point[] = [];

export default function Replay({ id, after }: ReplayProps) {
  return (
    <KeptGame id={id} open={openScreening}>
      {screening => <Screen id={id} after={after} {...screening} />}
    </KeptGame>
  );
}

/** A game told again, one input at a time. */
function Screen({ id, after, game, replay }: ReplayProps & Screening) {
  const { Board } = game;
  const { moments } = replay;
  const startAt = moments.findIndex(inputs => inputs >= after);
  const [viewer, setViewer] = useState<Viewer>(AUDIENCE);
  const screening = useScreening({ game, replay }, viewer, Math.max(0, startAt));
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState<Tab | null>(useNarrow() ? null : 'log');
  const stage = useRef<StageHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const { insets, bar } = useInsets(root);
  const { sight, told: all, playing } = screening;
  const { told, step, inputs, header } = sight;
  const view = playing.beat?.view ?? sight.view;
  const plates = useMemo(() => game.nameplates?.(view) ?? [], [game, view]);
  const recent = playing.beat ? [] : sight.recent.map(({ line }) => line);
  const underWay = told.flatMap(each => (each.step === step ? each.line : []));
  // Whoever comes for one moment is as close to it as to his own people at the table.
  const first = startAt > 0 ? (playing.beat?.scene.at ?? NOWHERE) : NOWHERE;
  const opening = useMemo(() => ({ points: first, closeness: wellKnown(game) }), [first, game]);
  useLookAt(stage, playing);
  const jump = (line: number): void => screening.goTo(moments.findIndex(moment => moment >= line));
  const save = (): void => downloadGame(game.system.id, id, replay.takeDown());
  return (
    <div ref={root} className="table" style={{ '--dock': `${bar}px` } as CSSProperties}>
      <section className="board">
        <Stage
          ref={stage}
          board={game.extent(view)}
          insets={insets}
          opening={opening}
          above={<Stagecraft {...playing} />}
          over={projection => (
            <>
              <Nameplates
                plates={plates}
                first={playing.beat?.scene.concerns ?? NOBODY}
                projection={projection}
                insets={insets}
              />
              <ToldCard
                {...playing}
                projection={projection}
                insets={insets}
                others={boxesInSight({ game, view, viewer }, projection)}
              />
            </>
          )}
        >
          <Board view={view} recent={recent} underWay={underWay} />
        </Stage>
        <Moment {...playing} />
        <ZoomButtons stage={stage} />
      </section>
      <ReplayBar table={{ game, view, viewer }} save={save} />
      <Drawer
        game={game}
        view={view}
        told={all}
        dice={told}
        lookAt={point => stage.current?.lookAt(point)}
        again={line => screening.again(line.key)}
        replay={{ at: inputs, jump }}
        tab={tab}
        open={setTab}
      />
      <main className="dock" data-over="bottom">
        <section className="ask screening" aria-label={say('replay.title')}>
          <p className="screening__said">{reportOf(game, told).at(-1)?.text}</p>
          <Controls screening={screening} last={moments.length - 1} />
          <div className="row">
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
            <RulesInForce inForce={sight.inForce} short />
          </div>
        </section>
      </main>
      <Sheet title={say('replay.whatIf')} open={asking} close={() => setAsking(false)}>
        <WhatIf game={game} id={id} players={header.players} inputs={inputs} />
      </Sheet>
    </div>
  );
}
