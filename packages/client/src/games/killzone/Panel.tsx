import type { Figure, Group, KillzoneView, Vehicle } from '@sightline/killzone';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { called, say } from '../../words/killzone.ts';
import type { PanelProps } from '../game.ts';
import { hasActed } from './acted.ts';
import { labelOf, MARKS, nameOf, pointOfFigure, pointOfVehicle, stateOf } from './figures.ts';
import { orderName } from './orders.ts';
import { useRules } from './rules.ts';

/** Both sides: every group with its order counter, its people, and the dials of the vehicles. */
export function Panel({ view, lookAt }: PanelProps<KillzoneView>) {
  const rules = useRules();
  return (
    <div className="roster">
      {view.titles.map((title, side) => (
        <section key={title} className={`roster__side roster__side--${MARKS[side]}`}>
          <h3>
            <SeatBadge name={called(title)} mark={MARKS[side]!} />
          </h3>
          {view.groups
            .filter(group => group.side === side)
            .map(group => (
              <GroupCard key={group.id} view={view} group={group} lookAt={lookAt} />
            ))}
          {view.vehicles
            .filter(vehicle => vehicle.side === side)
            .map(vehicle => (
              <Dial key={vehicle.id} vehicle={vehicle} show={() => lookAt(pointOfVehicle(rules, view, vehicle))} />
            ))}
        </section>
      ))}
    </div>
  );
}

function GroupCard({ view, group, lookAt }: PanelProps<KillzoneView> & { readonly group: Group }) {
  const rules = useRules();
  const order = orderName(rules, view, group) ?? say('killzone.noOrderYet');
  const turn = view.sequence.indexOf(group.id);
  return (
    <article className={group.id === view.acting ? 'group group--acting' : 'group'}>
      <header>
        <b>{nameOf(rules, group.who)}</b>
        <span
          className={group.order === 'hidden' ? 'counter counter--down' : 'counter'}
          title={say('killzone.counter', { shown: group.shown })}
        >
          {order}
        </span>
      </header>
      <small className="muted">
        {[
          turn >= 0 && say('killzone.initiative', { score: group.initiative, place: turn + 1 }),
          ...group.drugs.map(drug => say('killzone.drug', { drug: called(rules.drugName?.(view, drug) ?? drug) })),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      <ul>
        {group.members.map(id => (
          <li key={id}>
            <Chip view={view} figure={view.figures[id]!} lookAt={lookAt} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Chip({ view, figure, lookAt }: PanelProps<KillzoneView> & { readonly figure: Figure }) {
  const rules = useRules();
  const title = `${nameOf(rules, figure.who)}: ${stateOf(rules, view, figure)}`;
  const isGone = figure.state === 'killed' || figure.away;
  const state = [
    'chip',
    `chip--${figure.state}`,
    isGone && 'chip--gone',
    hasActed(rules, view, figure) && 'chip--spent',
  ];
  return (
    <button
      type="button"
      className={state.filter(Boolean).join(' ')}
      title={title}
      aria-label={`${labelOf(view, figure)}: ${title}`}
      disabled={isGone}
      onClick={() => lookAt(pointOfFigure(rules, view, figure))}
    >
      <b>{labelOf(view, figure)}</b>
    </button>
  );
}

/** A vehicle's speed as a dial. */
function Dial({ vehicle, show }: { readonly vehicle: Vehicle; readonly show: () => void }) {
  const rules = useRules();
  const { who, speed, wrecked, away } = vehicle;
  const state = wrecked
    ? say('killzone.wrecked')
    : away
      ? say('killzone.away')
      : say('killzone.speed', { inches: speed / 1000 });
  return (
    <button type="button" className="dial" onClick={show} disabled={away}>
      <b>{nameOf(rules, who)}</b> <span className="muted">{state}</span>
    </button>
  );
}
