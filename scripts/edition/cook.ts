import {
  type AnySystem,
  advance,
  allInputs,
  answer,
  branch,
  chancesOf,
  create,
  enterDie,
  type Match,
  openQuestions,
  PERSON,
  parseSeed,
  replayOf,
  replayTo,
  save,
  saveReplay,
  seedOf,
  toldIn,
} from '@sightline/kernel';
import type { Recipe } from './recipes.ts';

/** So much of a game is kept: enough for every chapter to come up in one or another, and no more than a commit can bear. */
const MOST_INPUTS = 150;

/** A file of the archive; null where the game has nothing of the kind, such as a match without envelopes. */
export function cook(system: AnySystem, { options, keep, name }: Recipe): string | null {
  const match = create(system, options);
  play(system, match, name);
  switch (keep) {
    case 'replay':
      return replayFile(system, match);
    case 'branch': {
      const other = branch(system, match, Math.floor(lengthOf(match) / 2), `fresh, ${name}`);
      // What waits since the branch is put to the bots once more.
      return replayFile(system, playedOn(system, other));
    }
    case 'waiting':
      return savedAt(system, match, Math.floor((2 * lengthOf(match)) / 3));
    case 'sealed': {
      const at = allInputs(match).findIndex(input => input.kind === 'answer' && input.sealed !== undefined);
      return at < 0 ? null : savedAt(system, match, at, true);
    }
    default:
      return keep satisfies never;
  }
}

const lengthOf = (match: Match): number => Math.min(MOST_INPUTS, allInputs(match).length);

function play(system: AnySystem, match: Match, name: string): void {
  const chances = chancesOf(parseSeed(seedOf(name)));
  advance(system, match);
  while (match.pause?.asked.kind === 'roll' && allInputs(match).length < MOST_INPUTS) {
    chances.decide(allInputs(match).length);
    const { faces } = match.pause.asked;
    // Now and then somebody leaves a die to the machine.
    const face = chances.next(10) === 0 ? 'machine' : faces[chances.next(faces.length)]!;
    enterDie(system, match, face);
  }
}

function replayFile(system: AnySystem, match: Match): string {
  const { length } = allInputs(match);
  return saveReplay(replayOf(system, length <= MOST_INPUTS ? match : replayTo(system, match, MOST_INPUTS)));
}

function playedOn(system: AnySystem, match: Match): Match {
  const again = { ...match, pause: null };
  advance(system, again);
  return again;
}

/** The match as persons would have left it after so many inputs, with an envelope in where they are wanted. */
function savedAt(system: AnySystem, match: Match, inputs: number, withEnvelope = false): string {
  const players = Object.fromEntries(Object.keys(match.players).map(seat => [seat, PERSON]));
  const left = replayTo(system, { ...match, players }, inputs);
  const [first] = openQuestions(left);
  const input = allInputs(match)[inputs];
  if (withEnvelope && first && input?.kind === 'answer') answer(system, left, first.seat, input.answer);
  return save(left, toldIn(system, left));
}
