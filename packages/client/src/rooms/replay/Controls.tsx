import { say } from '../../words/index.ts';
import type { Screening } from './use-screening.ts';

const SPEEDS = [0.5, 1, 2, 4, 8];

interface ControlsProps {
  readonly screening: Screening;
  readonly last: number;
}

/** Scrub, step, play. */
export function Controls({ screening, last }: ControlsProps) {
  const { at, running, speed, goTo, toggle, setSpeed } = screening;
  const steps = [
    { name: say('replay.first'), sign: '«', to: 0 },
    { name: say('replay.previous'), sign: '‹', to: at - 1 },
    { name: say('replay.next'), sign: '›', to: at + 1 },
    { name: say('replay.last'), sign: '»', to: last },
  ];
  return (
    <div className="controls">
      <label>
        <span>
          {say('replay.position')} <b>{say('replay.of', { at, all: last })}</b>
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
          {running ? say('replay.pause') : say('replay.play')}
        </button>
        <select aria-label={say('replay.speed')} value={speed} onChange={event => setSpeed(Number(event.target.value))}>
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
