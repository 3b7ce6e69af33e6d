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
import { centreOf, pointOf } from './squares.ts';
import { Vehicles } from './Vehicles.tsx';

export function Board({ view, recent, underWay, asked, children }: BoardProps<DuckEvent, DuckView>) {
  const rules = useRules();
  const taken = useMemo(() => {
    const figures = view.figures.flatMap(figure => (rules.isOnMap(figure) ? [pointOf(rules, view, figure)] : []));
    const lying = [...view.chits, ...view.charges, ...view.things].filter(({ at }) => at >= 0);
    return [...figures, ...lying.map(({ at }) => centreOf(rules, view, at))];
  }, [rules, view]);
  return (
    <g className={view.power.down ? 'drifter drifter--dark' : 'drifter'}>
      <Ship arena={view.arena} />
      <Fixtures view={view} />
      <Vehicles view={view} />
      <Markers view={view} />
      <Ceilings view={view} />
      <ModuleNames arena={view.arena} taken={taken} />
      {children}
      <Effects view={view} recent={recent} />
      <Announced view={view} asked={asked} />
      <Figures view={view} active={activeIn(underWay, asked)} />
    </g>
  );
}
