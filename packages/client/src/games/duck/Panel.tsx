import cat from 'icon:cat';
import chicken from 'icon:chicken';
import duckIcon from 'icon:plastic-duck';
import type { DuckView, Teamer } from '@sightline/duck';
import { Icon } from '../../parts/Icon.tsx';
import { words } from '../../words/index.ts';
import type { PanelProps } from '../game.ts';
import { stateOf, teamOf, threatsOf } from './names.ts';
import { useRules } from './rules.ts';
import { pointOf } from './squares.ts';

const say = words.duck;

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
  const { mission, arena, power, progress } = view;
  return (
    <section className="display__mission">
      <h3>
        {mission.title} <small className="muted">{arena.name}</small>
      </h3>
      <p>{mission.objective}</p>
      <small className="muted">
        {[
          say.threats(threatsOf(rules, view).length),
          progress.sourceCleared ? say.sourceCleared : progress.sourceLocated ? say.sourceLocated : say.sourceUnknown,
          power.down && say.powerDown,
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
        <b>{card.name}</b> <small className="muted">{stateOf(rules, view, man)}</small>
      </span>
      <span className="man__chits">
        <Box name={say.ready} count={ready} />
        <Box name={say.wait} count={waiting} />
        <Box name={say.acted} count={acted} />
      </span>
      <span className="man__gun muted">
        {gun
          ? say.gun(rules.itemName?.(view.own, gun.id) ?? gun.id, gun.loaded, gun.spares, gun.broken)
          : say.hands[typeof hand === 'string' ? hand : 'empty']}
      </span>
      <span className="man__marks">
        {ducked && <Icon path={duckIcon} />}
        {binge > 0 && <span title={say.bingeHint}>{say.binge(binge)}</span>}
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
      <span>{say.kitty(kitty.chits.length, kitty.catastrophes)}</span>
      {calledIn > 0 && <small className="muted">{say.motherCalled(calledIn)}</small>}
    </section>
  );
}
