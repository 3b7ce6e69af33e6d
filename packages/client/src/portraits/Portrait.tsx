import type { SideMark } from '../games/game.ts';
import { say } from '../words/index.ts';
import { Alien } from './aliens/Alien.tsx';
import { type PortraitKind, type PortraitState, portraitOf } from './looks.ts';
import { Person } from './Person.tsx';
import './portrait.css';

interface PortraitProps {
  /** Whose: a key that stays the same wherever he is met, best his full name; of an alien, the key of its species. */
  readonly of: string;
  readonly kind: PortraitKind;
  readonly mark?: SideMark | null;
  readonly state?: PortraitState;
  /** In pixels; without it the style sheet decides. */
  readonly size?: number;
  /** Said to whoever cannot see it; leave it away where the name stands beside. */
  readonly name?: string;
}

/** People are shown close to, because they must be told apart at a thumbnail's size; aliens need the room. */
const CLOSE = '7 5 86 86';
const WHOLE = '3 2 92 92';

/** Somebody's face, put together from parts: the same person, the same face, in every game and in every room. */
export function Portrait({ of, kind, mark = null, state = 'well', size, name }: PortraitProps) {
  const looks = portraitOf(of, { kind, mark });
  const label = name === undefined ? undefined : labelOf(name, state);
  return (
    <svg
      className={`portrait portrait--${state}${mark === null ? '' : ` portrait--${mark}`}`}
      viewBox={looks.is === 'alien' ? WHOLE : CLOSE}
      {...(size === undefined ? {} : { width: size, height: size })}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {label !== undefined && <title>{label}</title>}
      <g className="portrait__bust">
        {looks.is === 'alien' ? <Alien looks={looks} state={state} /> : <Person looks={looks} state={state} />}
      </g>
      {state === 'suppressed' && <Tracers />}
      {state === 'dead' && <path className="portrait__ribbon" d="M93 60V74L76 91H62Z" />}
    </svg>
  );
}

const labelOf = (name: string, state: PortraitState): string =>
  state === 'well' ? name : say(`portrait.${state}`, { name });

/** What keeps a head down. */
function Tracers() {
  return (
    <g className="portrait__tracer" strokeWidth={2.6} strokeLinecap="round">
      <path d="M9 19L33 15M50 12L84 7M63 22L91 17" />
    </g>
  );
}
