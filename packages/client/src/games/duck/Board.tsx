import type { DuckEvent, DuckView } from '@sightline/duck';
import { useMemo } from 'react';
import type { BoardProps } from '../game.ts';
import { Announced } from './Announced.tsx';
import { Ceilings } from './Ceilings.tsx';
import { Effects } from './Effects.tsx';
import { Figures } from './Figures.tsx';
import { Fixtures } from './Fixtures.tsx';
import { Markers } from './Markers.tsx';
import { activeIn } from './names.ts';
import { useRules } from './rules.ts';
import { ModuleNames, Ship } from './Ship.tsx';
import { pointOf } from './squares.ts';
import { Vehicles } from './Vehicles.tsx';

export function Board({ view, recent, underWay, asked, children }: BoardProps<DuckEvent, DuckView>) {
  const rules = useRules();
  const figures = useMemo(
    () => view.figures.flatMap(figure => (rules.isOnMap(figure) ? [pointOf(rules, view, figure)] : [])),
    [rules, view],
  );
  return (
    <g className={view.power.down ? 'drifter drifter--dark' : 'drifter'}>
      <Ship arena={view.arena} />
      <Fixtures view={view} />
      <Vehicles view={view} />
      <Markers view={view} />
      <Ceilings view={view} />
      <ModuleNames arena={view.arena} figures={figures} />
      {children}
      <Effects view={view} recent={recent} />
      <Announced view={view} asked={asked} />
      <Figures view={view} active={activeIn(underWay, asked)} />
    </g>
  );
}
