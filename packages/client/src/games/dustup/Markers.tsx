import drone from 'icon:delivery-drone';
import flag from 'icon:flag-objective';
import flame from 'icon:flame';
import mine from 'icon:land-mine';
import crate from 'icon:wooden-crate';
import type { DustupView } from '@sightline/dustup';
import { memo } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/dustup.ts';
import { FieldsOfFire } from './FieldsOfFire.tsx';
import { shownAt } from './land.ts';
import { Nest } from './Nest.tsx';
import { useRules } from './rules.ts';
import { MARKS, nameOf } from './units.ts';
import { cargoText, mineText, objectiveText } from './what-lies.ts';

/** The nest, cargo, smoke, fire, mines, objectives, drones and the dead. */
export const Markers = memo(function Markers({ view }: { readonly view: DustupView }) {
  const rules = useRules();
  return (
    <g className="field-markers">
      <Nest view={view} />
      {view.objectives.map(objective => {
        const { x, y } = shownAt(view, objective);
        const holder = MARKS[objective.holder];
        return objective.carrier >= 0 ? null : (
          <g key={objective.id} className={`objective${holder ? ` token--${holder} objective--held` : ''}`}>
            <title>{objectiveText(objective)}</title>
            <circle className="objective__mark" cx={x} cy={y} r={0.9} />
            <Icon path={flag} x={x - 0.6} y={y - 0.6} size={1.2} />
          </g>
        );
      })}
      {/* Editions before it know no cargo. */}
      {(view.cargo as DustupView['cargo'] | undefined)?.map(load => {
        const { x, y } = shownAt(view, load);
        return load.lost || load.carrier >= 0 ? null : (
          <g key={load.id} className={`cargo token--${MARKS[load.side]}`}>
            <title>{cargoText(load)}</title>
            <Icon path={crate} x={x - cargoSize(load) / 2} y={y - cargoSize(load) / 2} size={cargoSize(load)} />
          </g>
        );
      })}
      {view.blazes.map(blaze => {
        const { x, y } = shownAt(view, blaze);
        return blaze.out ? null : (
          <g key={blaze.id} className="blaze">
            <title>{say('dustup.fire')}</title>
            <Icon path={flame} x={x - 1} y={y - 1} size={2} />
          </g>
        );
      })}
      <FieldsOfFire view={view} />
      {view.mines.map(each => {
        const { x, y } = shownAt(view, each);
        return each.removed ? null : (
          <g key={each.id} className={`mine mine--${MARKS[each.side]}`}>
            <title>{mineText(rules, view, each)}</title>
            <circle cx={x} cy={y} r={0.7} />
            <Icon path={mine} x={x - 0.5} y={y - 0.5} size={1} />
          </g>
        );
      })}
      {view.clouds.map(cloud => {
        const { x, y } = shownAt(view, cloud);
        return (
          <g key={`${cloud.x},${cloud.y},${cloud.source}`} className="smoke">
            <title>{say('dustup.smoke')}</title>
            <circle cx={x} cy={y} r={1} />
            <circle cx={x - 0.4} cy={y - 0.4} r={0.8} />
          </g>
        );
      })}
      {view.units.map(unit => {
        if (!unit.drone) return null;
        const { x, y } = shownAt(view, unit.drone);
        return (
          <g key={unit.id} className={`flying token--${MARKS[unit.side]}`}>
            <title>{say('dustup.drone', { unit: nameOf(rules, unit.who) })}</title>
            <circle cx={x} cy={y} r={0.6} />
            <Icon path={drone} x={x - 0.45} y={y - 0.45} size={0.9} />
          </g>
        );
      })}
    </g>
  );
});

/** In inches: a box that a man carries, or something larger. */
function cargoSize({ kind }: DustupView['cargo'][number]): number {
  return kind === 'large' ? 2.2 : 1.3;
}
