import type { DustupEvent, DustupQuestion, DustupView } from '@sightline/dustup';
import { useMemo } from 'react';
import type { BoardProps } from '../game.ts';
import { Effects } from './Effects.tsx';
import { Locked } from './Evading.tsx';
import { Incoming } from './Incoming.tsx';
import { Land } from './Land.tsx';
import { Markers } from './Markers.tsx';
import { Missions } from './Missions.tsx';
import { Pennants } from './Pennants.tsx';
import { Units } from './Units.tsx';
import { activeIn, aimsIn } from './units.ts';
import { Zones } from './Zones.tsx';

export function Board({ view, recent, underWay, asked, children }: BoardProps<DustupEvent, DustupView>) {
  const aims = useMemo(() => aimsIn(view, recent), [view, recent]);
  const question = asked as DustupQuestion | undefined;
  return (
    <g className={view.night ? 'dustup dustup--night' : 'dustup'}>
      <Land map={view.map} altered={view.altered} breaches={view.breaches} />
      <Zones view={view} asked={asked} />
      <Markers view={view} />
      <Missions view={view} />
      {question?.kind === 'underLock' && <Locked view={view} question={question} />}
      {(question?.kind === 'useDecoy' || question?.kind === 'useAreaSystem') && (
        <Incoming view={view} question={question} />
      )}
      {children}
      <Effects view={view} recent={recent} />
      <Units view={view} active={activeIn(view, underWay, asked)} aims={aims} />
      <Pennants view={view} />
    </g>
  );
}
