import {
  allInputs,
  branch,
  type Match,
  nowOf,
  type Player,
  type RollLine,
  type Seat,
  toldTo,
  type Viewer,
} from '@sightline/kernel';
import type { GameFile, Recalled, Rulebook, Sight } from './desk.ts';
import { replayFile } from './game-file.ts';
import { retell, type Stand } from './retell.ts';
import { look } from './sight.ts';
import { recallFor, stepOf } from './stills.ts';
import { heardBy, type Told } from './told.ts';

/** A game told again: every moment of it, to be looked at with anybody's eyes. Nobody can do anything at it. */
export interface Replay {
  readonly rules: Rulebook;
  /** After how many inputs each moment was; sealed answers, which open together, are one. */
  readonly moments: readonly number[];
  /** What a viewer saw at a moment, and of it only the view. */
  seen(moment: number, viewer: Viewer): Sight;
  view(moment: number, viewer: Viewer): unknown;
  /** All that a viewer was told to the end, for a report that can be read ahead. */
  told(viewer: Viewer): readonly Told[];
  /** The step that a told line belongs to, seen again with a viewer's eyes. */
  recall(line: number, viewer: Viewer): Recalled;
  /** Every die that fell. Once the game is over none is a secret; until then only those that everybody saw. */
  dice(): readonly RollLine[];
  takeDown(): GameFile;
}

export function openReplay(rules: Rulebook, match: Match): Replay {
  const { system } = rules;
  const stands = retell(system, match);
  const told = stands.flatMap(stand => stand.told);
  const standAt = (moment: number): Stand => {
    const stand = stands[moment];
    if (!stand) throw new Error(`replay: expected a moment up to ${stands.length - 1}, found ${moment}`);
    return stand;
  };
  return {
    rules,
    moments: stands.map(({ inputs }) => inputs),
    seen(moment, viewer) {
      const { match: then, inputs, told: recent } = standAt(moment);
      return {
        ...look(system, then, viewer),
        inputs,
        // Here nobody plays: there is nothing to be answered or taken back.
        whyNotUndo: [],
        ours: [],
        told: heardBy(
          viewer,
          told.filter(({ after }) => after <= inputs),
        ),
        recent: heardBy(viewer, recent),
        stills: [],
        machine: 'idle',
        trouble: null,
      };
    },
    view: (moment, viewer) => system.view(nowOf(standAt(moment).match), viewer),
    told: viewer => heardBy(viewer, told),
    recall(line, viewer) {
      const heard = toldTo(told, viewer);
      const step = stepOf(heard, line);
      return recallFor(system, beforeStep(match, stands, step), viewer, heard, step);
    },
    dice() {
      const all = stands.flatMap(stand => stand.dice);
      return match.outcome ? all : all.filter(({ why }) => why.seenBy === undefined);
    },
    takeDown: () => replayFile(rules, match),
  };
}

/** The match where a step, or the nearest one before it that waited for somebody, began to wait. */
function beforeStep(match: Match, stands: readonly Stand[], step: number): Match {
  const nearest = stands.findLast(stand => stand.match.step <= step)!.match.step;
  const { match: then, inputs } = stands.find(stand => stand.match.step === nearest)!;
  return { ...then, inputs: allInputs(match).slice(inputs), past: [], pause: null, outcome: null };
}

/** What if? A game of its own that leaves an old one after some of its inputs, with the same luck or a fresh secret. */
export function branchOff(
  { system }: Rulebook,
  match: Match,
  inputs: number,
  players: Readonly<Record<Seat, Player>>,
  freshSecret?: string,
): Match {
  return { ...branch(system, match, inputs, freshSecret), players };
}
