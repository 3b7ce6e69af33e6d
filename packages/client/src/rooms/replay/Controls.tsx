import { words } from '../../words/index.ts';
import type { Playback } from './use-playback.ts';

const say = words.replay;
const SPEEDS = [0.5, 1, 2, 4, 8];

interface ControlsProps {
  readonly playback: Playback;
  readonly last: number;
}

/** Scrub, step, play. */
export function Controls({ playback, last }: ControlsProps) {
  const { at, playing, speed, goTo, toggle, setSpeed } = playback;
  const steps = [
    { name: say.first, sign: '«', to: 0 },
    { name: say.previous, sign: '‹', to: at - 1 },
    { name: say.next, sign: '›', to: at + 1 },
    { name: say.last, sign: '»', to: last },
  ];
  return (
    <div className="controls">
      <label>
        <span>
          {say.position} <b>{say.of(at, last)}</b>
        </span>
        <input type="range" min={0} max={last} value={at} onChange={event => goTo(Number(event.target.value))} />
      </label>
      <div className="row">
        {steps.map(({ name, sign, to }) => (
          <button key={name} type="button" className="button" aria-label={name} title={name} onClick={() => goTo(to)}>
            {sign}
          </button>
        ))}
        <button type="button" className="button" onClick={toggle}>
          {playing ? say.pause : say.play}
        </button>
        <select aria-label={say.speed} value={speed} onChange={event => setSpeed(Number(event.target.value))}>
          {SPEEDS.map(times => (
            <option key={times} value={times}>
              × {times}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
