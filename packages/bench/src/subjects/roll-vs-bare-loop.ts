import { drill } from '@sightline/drill';
import { D6, SilentIo } from '@sightline/kernel';
import { seedOfGame } from '../drill/played.ts';
import { PLAIN } from '../drill/setup.ts';
import type { Contestant, Subject } from '../subject.ts';

const ROLLS = 20_000;

/** How often each face fell; the first place is empty. */
type Faces = Float64Array;

/** A D6 as a rule rolls it, of which any roll can be checked alone, against a loop that does nothing but draw faces. */
export const subject: Subject<Faces> = {
  unit: 'rolls/s',
  ours: rolls,
  theirs: bareLoop,
  evidence: (ours, theirs) => [`roll: ${sentence(ours)}`, `bare loop: ${sentence(theirs)}`],
  disagreements: (ours, theirs) => [...unfair('roll', ours), ...unfair('bare loop', theirs)],
};

function rolls(): Contestant<Faces> {
  const faces = new Float64Array(7);
  const io = new SilentIo(drill, drill.begin(PLAIN), {}, seedOfGame(0));
  return {
    work() {
      for (let i = 0; i < ROLLS; i++) faces[io.roll(D6)]!++;
      return ROLLS;
    },
    results: () => faces,
  };
}

/** Marsaglia's xorshift on one 32-bit word, and a remainder that favours some faces a little. */
function bareLoop(): Contestant<Faces> {
  const faces = new Float64Array(7);
  const state = Uint32Array.of(0x2545f491);
  return {
    work() {
      for (let i = 0; i < ROLLS; i++) {
        state[0]! ^= state[0]! << 13;
        state[0]! ^= state[0]! >>> 17;
        state[0]! ^= state[0]! << 5;
        faces[1 + (state[0]! % 6)]!++;
      }
      return ROLLS;
    },
    results: () => faces,
  };
}

const sum = (faces: Faces): number => faces.reduce((total, count) => total + count, 0);

function sentence(faces: Faces): string {
  const shares = Array.from(faces.slice(1), count => `${((100 * count) / sum(faces)).toFixed(2)} %`);
  return `${sum(faces)} rolls, the faces ${shares.join(', ')}`;
}

/** A side of which some face fell more or less often than one time in six, by over a hundredth of all rolls. */
function unfair(name: string, faces: Faces): string[] {
  const isFair = (count: number): boolean => Math.abs(count / sum(faces) - 1 / 6) < 0.01;
  return faces.slice(1).every(isFair) ? [] : [`${name}: ${sentence(faces)}`];
}
