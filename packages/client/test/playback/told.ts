import type { Still, Told } from '@sightline/desk';
import type { Line } from '@sightline/kernel';
import type { Game } from '../../src/games/game.ts';
import type { Scene } from '../../src/games/scene.ts';
import type { Beat } from '../../src/playback/beats.ts';
import type { Clock } from '../../src/playback/player.ts';

/** A clock that goes on only when it is told to. */
export interface HandClock {
  readonly clock: Clock;
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void;
}

export function handClock(): HandClock {
  let now = 0;
  let alarms: { readonly at: number; readonly act: () => void }[] = [];
  return {
    clock(act, milliseconds) {
      const alarm = { at: now + milliseconds, act };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter(each => each !== alarm);
      };
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = next.at;
        alarms = alarms.filter(each => each !== next);
        next.act();
      }
      now = end;
    },
  };
}

export const SCENE: Scene = {
  at: [],
  walks: [],
  lines: [],
  bursts: [],
  thrown: null,
  sentence: '',
  concerns: [],
  weight: 'plain',
};

export function beat(line: number, scene: Partial<Scene> = {}, more: Partial<Beat> = {}): Beat {
  return { from: line, line, view: `at ${line}`, scene: { ...SCENE, ...scene }, isOurs: true, ...more };
}

export const told = (lines: readonly Line[], step = 0): Told[] =>
  lines.map((line, i) => ({ after: i, step, line, text: line.kind === 'event' ? `It ${line.event.type}` : '' }));

export const event = (type: string, facts: object = {}): Line =>
  ({ kind: 'event', event: { type, rule: 'HS-VIEW-008', ...facts } }) as Line;

export const roll = (face: number, figure?: number): Line => ({
  kind: 'roll',
  die: 'D6',
  face,
  why: { rule: 'HS-VIEW-008', purpose: 'luck', ...(figure === undefined ? {} : { figure }) },
});

/** What each event looked like: a view that says after how many lines it is. */
export const stillsOf = (lines: readonly Told[]): Still[] =>
  lines.flatMap(({ line }, i) => (line.kind === 'event' ? [{ line: i, view: { after: i } }] : []));

/** As much of a game as the playback asks for. */
export function stage(parts: Partial<Game> = {}): Game {
  const words = { purpose: (purpose: string) => `for ${purpose}` };
  return { system: { words }, pointsOf: () => [{ x: 1, y: 1 }], ...parts } as unknown as Game;
}
