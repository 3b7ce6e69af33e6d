import { AUDIENCE } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import type { Happened } from '../../src/games/scene.ts';
import { beatsOf } from '../../src/playback/beats.ts';
import { lengthOf } from '../../src/playback/timing.ts';
import { event, roll, stage, stillsOf, told } from './told.ts';

const START = { after: -1 };

describe('beats', () => {
  test('are the events with the dice that fell for them', () => {
    const lines = told([event('walked'), roll(2), roll(5), event('shotLanded'), event('fell')]);
    const beats = beatsOf(stage(), AUDIENCE, { told: lines, stills: stillsOf(lines), from: 0, before: START });
    expect(beats.map(({ from, line, view }) => ({ from, line, view }))).toEqual([
      { from: 0, line: 0, view: { after: 0 } },
      { from: 1, line: 3, view: { after: 3 } },
      { from: 4, line: 4, view: { after: 4 } },
    ]);
    expect(beats[1]!.scene.thrown?.dice.map(({ face }) => face)).toEqual([2, 5]);
    expect(beats[1]!.scene.sentence).toBe('It shotLanded');
    expect(beats[0]!.scene.thrown).toBeNull();
  });

  test('begin where somebody has looked before', () => {
    const lines = told([roll(1), event('walked'), event('fell')]);
    const story = { told: lines, stills: stillsOf(lines), from: 2, before: { after: 1 } };
    expect(beatsOf(stage(), AUDIENCE, story).map(({ line }) => line)).toEqual([2]);
  });

  test('show dice that nobody has decided about yet', () => {
    const lines = told([event('walked'), roll(3, 4)]);
    const [, last] = beatsOf(stage(), AUDIENCE, { told: lines, stills: stillsOf(lines), from: 0, before: START });
    expect(last).toMatchObject({
      from: 1,
      line: 1,
      view: { after: 0 },
      scene: { sentence: 'for luck', concerns: [4], weight: 'plain', thrown: { dice: [{ face: 3 }] } },
    });
  });

  test('leave out what has no still, and its dice with it', () => {
    const lines = told([roll(6), event('walked'), roll(1), event('fell')]);
    const stills = stillsOf(lines).slice(1);
    const beats = beatsOf(stage(), AUDIENCE, { told: lines, stills, from: 0, before: START });
    expect(beats).toMatchObject([{ from: 2, line: 3, scene: { thrown: { dice: [{ face: 1 }] } } }]);
  });

  test('are what the game says of them, and plain where it says nothing', () => {
    const seen: Happened[] = [];
    const game = stage({
      scene(happened) {
        seen.push(happened);
        if (happened.event.type === 'stayed') return null;
        return happened.event.type === 'fell' ? { weight: 'moment', drawsBefore: true } : {};
      },
    });
    const lines = told([event('stayed'), event('walked'), roll(2), event('fell')]);
    const beats = beatsOf(game, AUDIENCE, { told: lines, stills: stillsOf(lines), from: 0, before: START });
    expect(beats.map(({ line, view, scene }) => [line, view, scene.weight])).toEqual([
      [1, { after: 1 }, 'aside'],
      [3, { after: 1 }, 'moment'],
    ]);
    expect(seen.map(({ before, after }) => [before, after])).toEqual([
      [START, { after: 0 }],
      [{ after: 0 }, { after: 1 }],
      [{ after: 1 }, { after: 3 }],
    ]);
  });

  test('announce a new turn, even where the game shows nothing of the event that begins it', () => {
    const game = stage({
      scene: ({ event: { type } }) => (type === 'counted' ? null : { weight: 'aside' }),
      turnState: view => ({
        turn: `Turn ${(view as typeof START).after < 1 ? 1 : 2}`,
        left: '3 turns left',
        phases: [],
        now: '',
      }),
    });
    const lines = told([event('walked'), event('counted'), event('walked')]);
    const beats = beatsOf(game, AUDIENCE, { told: lines, stills: stillsOf(lines), from: 0, before: START });
    expect(beats.map(({ line, scene }) => [line, scene.weight, scene.title, scene.sentence])).toEqual([
      [0, 'aside', undefined, 'It walked'],
      [1, 'turn', 'Turn 2', '3 turns left'],
      [2, 'aside', undefined, 'It walked'],
    ]);
    // However much waits behind it, it is read.
    expect(lengthOf(beats[1]!, { speed: 'normal', onlyOurs: true }, 50)).toBe(1500);
  });

  test('walk a figure from where it stood to where it stands, and draw the line of a shot', () => {
    const game = stage({
      pointOf: (view, figure) => ({ x: (view as typeof START).after, y: figure }),
    });
    const lines = told([event('walked', { unit: 4 }), event('shotFired', { figure: 4, target: { id: 9 } })]);
    const beats = beatsOf(game, AUDIENCE, { told: lines, stills: stillsOf(lines), from: 0, before: START });
    const path = [
      { x: -1, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(beats[0]!.scene).toMatchObject({ walks: [{ piece: '4', path }], concerns: [4], weight: 'plain' });
    const [from, to] = [
      { x: 0, y: 4 },
      { x: 0, y: 9 },
    ];
    expect(beats[1]!.scene).toMatchObject({ lines: [{ from, to, kind: 'bullet' }], concerns: [4, 9] });
  });

  test('join the steps of one walk, and only those', () => {
    const step = (from: number, to: number) => event('stepped', { figure: 4, from, to });
    const game = stage({
      scene({ event: happened }) {
        const { type, from, to } = happened as unknown as { type: string; from: number; to: number };
        const path = [from, to].map(x => ({ x, y: 0 }));
        return type === 'stepped' ? { walks: [{ piece: '4', path }], weight: 'plain', goesOn: true } : { walks: [] };
      },
    });
    const lines = told([roll(3), step(1, 2), step(2, 3), event('seen'), step(3, 4), roll(1), step(4, 5)]);
    const beats = beatsOf(game, AUDIENCE, { told: lines, stills: stillsOf(lines), from: 0, before: START });
    const walked = beats.map(({ from, line, view, scene }) => ({
      lines: [from, line],
      view,
      path: scene.walks.flatMap(({ path }) => path.map(({ x }) => x)),
      dice: scene.thrown?.dice.length ?? 0,
    }));
    expect(walked).toEqual([
      { lines: [0, 2], view: { after: 2 }, path: [1, 2, 3], dice: 1 },
      { lines: [3, 3], view: { after: 3 }, path: [], dice: 0 },
      { lines: [4, 4], view: { after: 4 }, path: [3, 4], dice: 0 },
      { lines: [5, 6], view: { after: 6 }, path: [4, 5], dice: 1 },
    ]);
  });

  test('join the steps of those who walk together, and tell where each of them ends', () => {
    const step = (figure: number, to: number) => event('stepped', { figure, to });
    const game = stage({
      scene({ event: happened }) {
        const { type, figure, to } = happened as unknown as { type: string; figure: number; to: number };
        if (type !== 'stepped') return null;
        const walks = [{ piece: String(figure), path: [to - 1, to].map(x => ({ x, y: figure })) }];
        return {
          walks,
          weight: 'plain',
          goesOn: true,
          party: 'us',
          sentence: `${figure} goes to ${to}.`,
          concerns: [figure],
        };
      },
    });
    const lines = told([step(4, 2), step(5, 2), event('stood'), step(4, 3), step(5, 3)]);
    const story = { told: lines, stills: stillsOf(lines), from: 0, before: START };
    const [one, ...others] = beatsOf(game, AUDIENCE, story);
    expect(others).toEqual([]);
    expect(one!.scene.walks.map(({ piece, path }) => [piece, path.map(({ x }) => x)])).toEqual([
      ['4', [1, 2, 3]],
      ['5', [1, 2, 3]],
    ]);
    expect(one!.scene).toMatchObject({ sentence: '4 goes to 3. 5 goes to 3.', concerns: [4, 5] });
    const apart = lines.map((line, i) => ({ ...line, step: i < 2 ? 0 : 1 }));
    expect(beatsOf(game, AUDIENCE, { ...story, told: apart })).toHaveLength(2);
  });

  test('concern a seat when they happen to its own, or are a moment for everybody', () => {
    const entry = { figure: 4, name: '', letters: '', state: '', tone: 'ready', mark: 'red', at: null } as const;
    const game = stage({
      roster: (_view, viewer) => (viewer === 'red' ? [entry] : []),
      scene: ({ event: { type } }) => (type === 'ended' ? { weight: 'moment' } : {}),
    });
    const lines = told([event('walked', { unit: 4 }), event('walked', { unit: 5 }), event('ended')]);
    const story = { told: lines, stills: stillsOf(lines), from: 0, before: START };
    expect(beatsOf(game, 'red', story).map(({ isOurs }) => isOurs)).toEqual([true, false, true]);
    expect(beatsOf(game, AUDIENCE, story).every(({ isOurs }) => isOurs)).toBe(true);
  });
});
