import { describe, expect, test } from 'vitest';
import type { Burst, Scene } from '../../src/games/scene.ts';
import { openPlayer, type Player } from '../../src/playback/player.ts';
import type { Pace } from '../../src/playback/timing.ts';
import { beat, type HandClock, handClock } from './told.ts';

function player(pace: Partial<Pace> = {}): HandClock & { readonly player: Player; pace: Pace } {
  const hand = handClock();
  const opened = { ...hand, pace: { speed: 'normal', onlyOurs: false, ...pace } as Pace };
  return Object.assign(opened, { player: openPlayer(hand.clock, () => opened.pace) });
}

const LINE = { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, kind: 'bullet' } as const;

/** The lines of all beats in the order in which they are shown. */
function shown({ player: each, pass }: ReturnType<typeof player>, milliseconds: number): number[] {
  const lines: number[] = [];
  const leave = each.subscribe(() => {
    const { beat: now } = each.now();
    if (now && lines.at(-1) !== now.line) lines.push(now.line);
  });
  pass(milliseconds);
  leave();
  return lines;
}

describe('a player', () => {
  test('shows beats one after the other, each for its time', () => {
    const { player: each, pass } = player();
    each.play([beat(0, { weight: 'plain' }), beat(1, { weight: 'moment' }), beat(2, { weight: 'aside' })]);
    expect(each.now()).toMatchObject({ beat: { line: 0 }, waiting: 2, isPlaying: true, length: 900 });
    pass(899);
    expect(each.now().beat?.line).toBe(0);
    pass(1);
    expect(each.now()).toMatchObject({ beat: { line: 1 }, length: 2000 });
    pass(2000);
    expect(each.now()).toMatchObject({ beat: { line: 2 }, length: 250 });
    pass(250);
    expect(each.now()).toMatchObject({ beat: null, isPlaying: false });
  });

  test('is slower or faster as is preferred, and shows nothing at no speed', () => {
    for (const [speed, length] of [
      ['slow', 1800],
      ['fast', 360],
    ] as const) {
      const { player: each } = player({ speed });
      each.play([beat(0)]);
      expect(each.now().length).toBe(length);
    }
    const { player: each } = player({ speed: 'instant' });
    each.play([beat(0), beat(1, { weight: 'moment' })]);
    expect(each.now()).toMatchObject({ beat: null, isPlaying: false });
  });

  test('holds nobody up with what passes at the end', () => {
    const { player: each, pass } = player();
    each.play([beat(0), beat(1, { weight: 'aside' }), beat(2, { weight: 'aside' })]);
    expect(each.now().isPlaying).toBe(true);
    pass(900);
    expect(each.now()).toMatchObject({ beat: { line: 1 }, isPlaying: false });
  });

  test('goes faster where much waits, and hurries no moment', () => {
    const { player: each, pass } = player();
    each.play(Array.from({ length: 40 }, (_, i) => beat(i, { weight: i === 1 ? 'moment' : 'plain' })));
    expect(each.now().length).toBeCloseTo(450);
    pass(450);
    expect(each.now()).toMatchObject({ beat: { line: 1 }, length: 2000 });
  });

  test('shows everything in its order, however it comes', () => {
    const opened = player();
    opened.player.play([beat(0), beat(1)]);
    const first = shown(opened, 1000);
    opened.player.play([beat(2), beat(3)]);
    expect([...first, ...shown(opened, 10_000)]).toEqual([1, 2, 3]);
  });

  test('skips one, or all that waits', () => {
    const { player: each, pass } = player();
    each.play([beat(0), beat(1), beat(2)]);
    each.skip();
    expect(each.now().beat?.line).toBe(1);
    pass(899);
    expect(each.now().beat?.line).toBe(1);
    each.skipAll();
    expect(each.now()).toMatchObject({ beat: null, isPlaying: false, waiting: 0 });
  });

  test('leaves out what concerns nobody of ours where only that is wanted', () => {
    const opened = player({ onlyOurs: true });
    opened.player.play([beat(0), beat(1, {}, { isOurs: false }), beat(2)]);
    expect([opened.player.now().beat?.line, ...shown(opened, 5000)]).toEqual([0, 2]);
  });

  test('plays once more what is wanted, at any speed, and then goes on', () => {
    const { player: each, pass } = player();
    each.play([beat(7)]);
    each.encore([beat(1, {}, { isOurs: false }), beat(2)]);
    expect(each.now()).toMatchObject({ beat: { line: 1 }, isEncore: true, isPlaying: true });
    pass(1800);
    expect(each.now()).toMatchObject({ beat: { line: 7 }, isEncore: false });
    const still = player({ speed: 'instant', onlyOurs: true });
    still.player.encore([beat(3, {}, { isOurs: false })]);
    expect(still.player.now()).toMatchObject({ beat: { line: 3 }, length: 900 });
    still.player.skipAll();
    expect(still.player.now().beat).toBeNull();
  });

  test('ends at once what need not be shown any more', () => {
    const opened = player();
    opened.player.play([beat(0), beat(1)]);
    opened.pace = { speed: 'instant', onlyOurs: false };
    opened.player.repace();
    expect(opened.player.now()).toMatchObject({ beat: null, isPlaying: false });
  });

  test('says what came of a phase when it is over, seen or skipped, for a while', () => {
    const { player: each, pass } = player();
    const sum = 'Threats: 3 moved';
    each.play([beat(0), beat(1, {}, { sum })]);
    expect(each.now().sum).toBeNull();
    pass(900);
    expect(each.now().sum).toBe(sum);
    pass(6000);
    expect(each.now()).toMatchObject({ beat: null, sum: null });
    each.play([beat(2), beat(3, {}, { sum })]);
    each.skipAll();
    expect(each.now()).toMatchObject({ beat: null, sum });
    each.dismissSum();
    expect(each.now().sum).toBeNull();
    each.pass([beat(4, {}, { sum })]);
    expect(each.now().sum).toBe(sum);
  });

  test('tells again what passed in haste, until somebody acts', () => {
    const { player: each, pass } = player();
    each.play([
      { ...beat(0, { sentence: 'Something happens.' }), isOurs: true },
      { ...beat(1, { sentence: 'Something happens.' }), isOurs: false },
      { ...beat(2, { sentence: 'Something happens.' }), isOurs: true },
    ]);
    pass(10_000);
    // So few were seen.
    expect(each.now().missed).toEqual([]);
    each.play([
      { ...beat(3, { sentence: 'Something happens.' }), isOurs: true },
      { ...beat(4, { sentence: 'Something happens.' }), isOurs: false },
    ]);
    each.skipAll();
    expect(each.now().missed.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4]);
    each.acted();
    expect(each.now().missed).toEqual([]);
  });

  test('wakes nobody up after it was cleared', () => {
    const { player: each, pass } = player();
    each.play([beat(0), beat(1)]);
    each.clear();
    pass(10_000);
    expect(each.now().beat).toBeNull();
  });

  test('leaves what came of the dice in sight, until something else happens or somebody acts', () => {
    const { player: each, pass } = player();
    const thrown = { dice: [{ die: 'D6', face: 5 }] };
    const shot = beat(0, { thrown, sentence: 'She fires.', concerns: [1, 7], lines: [LINE] }, { step: 3 });
    const wound = beat(1, { sentence: 'It is hit.', concerns: [7] }, { step: 3 });
    each.play([shot, wound, beat(2, { weight: 'aside', sentence: 'So it goes.' }, { step: 3 })]);
    pass(20_000);
    expect(each.now()).toMatchObject({ beat: null, isResultShown: true });
    expect(each.now().result.map(({ line }) => line)).toEqual([0, 1]);
    each.acted();
    expect(each.now().isResultShown).toBe(false);
    each.toggleResult();
    expect(each.now().isResultShown).toBe(true);
    each.play([beat(3, { sentence: 'He walks.', concerns: [2] }, { step: 4 })]);
    expect(each.now()).toMatchObject({ isResultShown: false, result: [{ line: 0 }, { line: 1 }] });
  });

  test('shows dice of one’s own as long as it takes to read what came of them, however many wait', () => {
    const sentence = 'Tally Moss fires the rifle at Harpy 6 and throws 5: a knock-back.';
    const thrown = { dice: [{ die: 'D6', face: 5 }] };
    const { player: each } = player();
    each.play(Array.from({ length: 30 }, (_, i) => beat(i, { thrown, sentence })));
    expect(each.now().length).toBeGreaterThanOrEqual(sentence.length * 30);
  });
});

describe('what came of the last dice', () => {
  const die = { thrown: { dice: [{ die: 'd6', face: 5 }] }, sentence: 'It hits.', concerns: [1] };

  test('is put away by the next shot of the same man, whose own hit takes its place', () => {
    const { player: each, pass } = player();
    const shot = { lines: [LINE], sentence: 'He fires.', concerns: [1] };
    const hit = { ...die, weight: 'aside' } as const;
    const fallen = { sentence: 'Down.', concerns: [1] };
    const beats = [shot, hit, fallen, shot, hit, fallen].map((scene, i) => beat(i, scene, { step: 1 }));
    each.play(beats);
    pass(60_000);
    expect(each.now()).toMatchObject({ isResultShown: true });
    expect(each.now().result.map(({ line }) => line)).toEqual([4, 5]);
  });

  test('begins anew once somebody has acted, though the same man throws', () => {
    const { player: each, pass } = player();
    each.play([beat(0, die, { step: 1 })]);
    pass(60_000);
    each.acted();
    each.play([beat(1, die, { step: 1 }), beat(2, { ...die, sentence: 'And holds.' }, { step: 1 })]);
    pass(60_000);
    expect(each.now().result.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('need not stay in sight where the board says it, and can be called back', () => {
    const { player: each, pass } = player();
    each.play([beat(0, { ...die, passes: true })]);
    pass(60_000);
    expect(each.now()).toMatchObject({ isResultShown: false, result: [{ line: 0 }] });
    each.toggleResult();
    expect(each.now().isResultShown).toBe(true);
  });
});

describe('what was missed', () => {
  test('begins at what one did last: whoever only lets others go on has done nothing since', () => {
    const { player: each } = player();
    const said = { sentence: 'Something happens.' };
    each.acted();
    each.play([0, 1, 2, 3].map(line => beat(line, said, { step: 1, isOurs: false })));
    each.skipAll();
    each.acted(true);
    each.play([4, 5, 6, 7].map(line => beat(line, said, { step: 2, isOurs: false })));
    each.skipAll();
    // Six are told at once, and the others stand ready.
    expect(each.now().missed).toHaveLength(6);
    expect(each.now().sinceActed.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    each.acted();
    expect(each.now().sinceActed).toEqual([]);
  });

  test('is the wreck and the dead before shots that came to nothing', () => {
    const { player: each, pass } = player();
    const shot = { lines: [LINE], sentence: 'He fires.' };
    const wreck = { weight: 'moment', sentence: 'It is wrecked.' } as const;
    const dead = { bursts: [{ at: { x: 0, y: 0 }, kind: 'fall' }], sentence: 'He is killed.' } as const;
    const miss = { sentence: 'He misses.' };
    each.acted();
    each.play([wreck, dead, shot, miss, shot, miss, shot, miss, shot, miss].map((scene, i) => beat(i, scene)));
    pass(60_000);
    expect(each.now().missed.map(({ line }) => line)).toEqual([0, 1, 3, 5, 7, 9]);
  });

  test("is what befell one's own before what the others did, and last what came of one's own act", () => {
    const { player: each } = player();
    const said = { sentence: 'Something happens.' };
    const own = [0, 1].map(line => beat(line, said, { step: 1 }));
    const theirs = [2, 3, 4, 5].map(line => beat(line, said, { step: 2, isOurs: false }));
    const mine = [6, 7].map(line => beat(line, said, { step: 3 }));
    const harm = beat(8, { ...said, cue: 'hit' }, { step: 1, isOnlyOurs: true });
    each.acted();
    each.play([...own, ...theirs, ...mine, harm]);
    each.skipAll();
    expect(each.now().missed.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test("is told again however little else has passed, where it has harmed one of one's own", () => {
    const told = (bursts: readonly Burst[], isOnlyOurs = true): number => {
      const { player: each, pass } = player();
      each.acted();
      const wounded = beat(0, { bursts, sentence: 'The observer is wounded.' }, { isOnlyOurs });
      each.play([wounded, beat(1, { sentence: 'They go on.' })]);
      pass(60_000);
      return each.now().missed.length;
    };
    expect(told([{ at: { x: 0, y: 0 }, kind: 'fall' }])).toBeGreaterThan(0);
    expect(told([{ at: { x: 0, y: 0 }, kind: 'smoke' }])).toBe(0);
    expect(told([{ at: { x: 0, y: 0 }, kind: 'fall' }], false)).toBe(0);
  });
});

describe('what came of dice', () => {
  const harm = { bursts: [{ at: { x: 0, y: 0 }, kind: 'fall' }] } as const;
  const shown = (scenes: readonly Partial<Scene>[]): readonly string[] => {
    const { player: each, pass } = player();
    each.play(scenes.map((scene, i) => ({ ...beat(i, { concerns: [1], ...scene }), step: 1 })));
    pass(60_000);
    return each.now().result.map(({ scene }) => scene.sentence);
  };
  const dice = { thrown: { dice: [{ die: 'D8', face: 5 }] }, sentence: 'It strikes home.' };

  test('keeps what befell somebody before what came to nothing', () => {
    const more = ['Nerve holds.', 'Armour holds.', 'Nothing.'].map(sentence => ({ sentence }));
    expect(shown([dice, { ...harm, sentence: 'The observer is wounded.' }, ...more])).toEqual([
      'It strikes home.',
      'The observer is wounded.',
      'Armour holds.',
      'Nothing.',
    ]);
  });

  test('does not go on with where somebody walks after it', () => {
    const walks = [
      {
        piece: '1',
        path: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
      },
    ];
    expect(shown([dice, { walks, sentence: 'Then it comes nearer.' }])).toEqual(['It strikes home.']);
    expect(shown([dice, { walks, cue: 'hit', sentence: 'It is knocked back.' }])).toHaveLength(2);
  });
});
