import { say } from '../words/index.ts';

interface DieProps {
  readonly die: string;
  readonly face: number;
}

/** A die as it lies: pips on a six-sided one, a number on any other. */
export function Die({ die, face }: DieProps) {
  const pips = die === 'D6' ? PIPS[face] : undefined;
  return (
    <svg className="die" viewBox="0 0 10 10" role="img" aria-label={say('dice.shows', { die, face })}>
      <path className="die__body" d={OUTLINES[die] ?? SQUARE} />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} className="die__pip" cx={x} cy={y} r={0.95} />)
      ) : (
        <text className="die__number" x={5} y={5.2}>
          {face}
        </text>
      )}
    </svg>
  );
}

const SQUARE = 'M2 .5H8A1.5 1.5 0 0 1 9.5 2V8A1.5 1.5 0 0 1 8 9.5H2A1.5 1.5 0 0 1 .5 8V2A1.5 1.5 0 0 1 2 .5Z';

const OUTLINES: Readonly<Record<string, string>> = {
  D4: 'M5 .5 9.7 8.8H.3Z',
  D8: 'M5 .2 9.3 5 5 9.8.7 5Z',
  D10: 'M5 .2 9.6 4 8 7.8 5 9.8 2 7.8.4 4Z',
  D12: 'M5 .2 9.6 3.6 7.9 9.2H2.1L.4 3.6Z',
  D20: 'M5 .2 9.4 2.6V7.4L5 9.8.6 7.4V2.6Z',
};

const LOW = 2.7;
const HIGH = 7.3;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[5, 5]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [5, 5],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [5, 5],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, 5],
    [HIGH, 5],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};
