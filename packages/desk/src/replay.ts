import { branch, type Match, type Player, replayOf, type Seat, saveReplay, type Viewer } from '@sightline/kernel';
import type { GameFile, Rulebook, Sight } from './desk.ts';
import { retell } from './retell.ts';
import { look } from './sight.ts';
import { type Told, toldTo } from './told.ts';

/** A game told again: every moment of it, to be looked at with anybody's eyes. Nobody can do anything at it. */
export interface Replay {
  readonly rules: Rulebook;
  /** After how many inputs each moment was; sealed answers, which open together, are one. */
  readonly moments: readonly number[];
  /** What a viewer saw at a moment. */
  seen(moment: number, viewer: Viewer): Sight;
  /** All that a viewer was told to the end, for a report that can be read ahead. */
  told(viewer: Viewer): readonly Told[];
  takeDown(): GameFile;
}

export function openReplay(rules: Rulebook, match: Match): Replay {
  const { system } = rules;
  const stands = retell(system, match);
  const told = stands.flatMap(stand => stand.told);
  return {
    rules,
    moments: stands.map(({ inputs }) => inputs),
    seen(moment, viewer) {
      const stand = stands[moment];
      if (!stand) throw new Error(`replay: expected a moment up to ${stands.length - 1}, found ${moment}`);
      const { inputs } = stand;
      return {
        ...look(system, stand.match, viewer),
        inputs,
        // Here nobody plays: there is nothing to be answered or taken back.
        whyNotUndo: [],
        ours: [],
        told: toldTo(
          told.filter(({ after }) => after <= inputs),
          viewer,
        ),
        recent: toldTo(stand.told, viewer),
        machine: 'idle',
        trouble: null,
      };
    },
    told: viewer => toldTo(told, viewer),
    takeDown: () => ({ kind: 'replay', text: saveReplay(replayOf(system, match)) }),
  };
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
