import cat from 'icon:cat';
import chicken from 'icon:chicken';
import duckIcon from 'icon:plastic-duck';
import type { DuckView, Teamer } from '@sightline/duck';
import { Icon } from '../../parts/Icon.tsx';
import { called, say } from '../../words/duck.ts';
import type { PanelProps } from '../game.ts';
import { stateOf, teamOf, threatsOf } from './names.ts';
import { useRules } from './rules.ts';
import { pointOf } from './squares.ts';

/** The activity display: every man with his chits, wounds, gun and load; the mission; the Stress Kitty; the sensor. */
export function Panel({ view, lookAt }: PanelProps<DuckView>) {
  const rules = useRules();
  return (
    <div className="display">
      <Mission view={view} />
      <ul className="display__men">
        {teamOf(view).map(man => (
          <li key={man.id}>
            <Man view={view} man={man} show={() => man.at >= 0 && lookAt(pointOf(rules, view, man))} />
          </li>
        ))}
      </ul>
      <Kitty view={view} />
    </div>
  );
}

function Mission({ view }: { readonly view: DuckView }) {
  const rules = useRules();
  const { mission, arena, power, progress, chits } = view;
  return (
    <section className="display__mission">
      <h3>
        {called(mission.title)} <small className="muted">{called(arena.name)}</small>
      </h3>
      <p>{called(mission.objective)}</p>
      <small className="muted">
        {[
          say('duck.threats', { count: threatsOf(rules, view).length }),
          progress.sourceCleared
            ? say('duck.sourceCleared')
            : progress.sourceLocated
              ? say('duck.sourceLocated')
              : say('duck.sourceUnknown', { chits: chits.filter(({ at, turned }) => at >= 0 && !turned).length }),
          power.down && say('duck.powerDown'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </section>
  );
}

interface ManProps {
  readonly view: DuckView;
  readonly man: Teamer;
  readonly show: () => void;
}

function Man({ view, man, show }: ManProps) {
  const rules = useRules();
  const { card, ready, waiting, acted, binge, ducked, hand } = man;
  const gun = typeof hand === 'number' ? man.weapons[hand] : undefined;
  const isGone = man.condition === 'killed' || man.condition === 'lost' || man.condition === 'left';
  return (
    <button type="button" className={isGone ? 'man man--gone' : 'man'} onClick={show}>
      <span className="man__name">
        <b>{called(card.name)}</b> <small className="muted">{stateOf(rules, view, man)}</small>
      </span>
      <span className="man__chits">
        <Box name={say('duck.ready')} count={ready} />
        <Box name={say('duck.wait')} count={waiting} />
        <Box name={say('duck.acted')} count={acted} />
      </span>
      <span className="man__gun muted">
        {gun
          ? say('duck.gun', {
              name: called(rules.itemName?.(view.own, gun.id) ?? gun.id),
              loaded: gun.loaded,
              spares: gun.spares,
              broken: gun.broken,
            })
          : say(`duck.hands.${typeof hand === 'string' ? hand : 'empty'}`)}
      </span>
      <span className="man__marks">
        {ducked && <Icon path={duckIcon} />}
        {binge > 0 && <span title={say('duck.bingeHint')}>{say('duck.binge', { points: binge })}</span>}
        {man.chicken && <Icon path={chicken} />}
      </span>
    </button>
  );
}

/** One of the three boxes of the activity display, with its chits. */
function Box({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className={count > 0 ? 'box' : 'box box--empty'} title={name}>
      <small>{name}</small>
      {'●'.repeat(count)}
    </span>
  );
}

function Kitty({ view }: { readonly view: DuckView }) {
  const { kitty, mother } = view;
  const calledIn = Math.max(...mother.map(call => call.calledIn));
  return (
    <section className="display__kitty">
      <Icon path={cat} />
      <span>{say('duck.kitty', { chits: kitty.chits.length, catastrophes: kitty.catastrophes })}</span>
      {calledIn > 0 && <small className="muted">{say('duck.motherCalled', { turn: calledIn })}</small>}
    </section>
  );
}
