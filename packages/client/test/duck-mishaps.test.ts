import type { Still, Told } from '@sightline/desk';
import type { DuckEvent, DuckView, Teamer } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import type { AnySystem, Edition, Event, Question, RollLine } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { type Game, plug } from '../src/games/game.ts';
import { beatsOf } from '../src/playback/beats.ts';

// What goes wrong, or only nearly, is told where it happens: whose die, what it needed, and what it means.

const game = duckGame(edition);
const plugged: Game = plug(duckGame)(edition as object as Edition);
const { system }: { readonly system: AnySystem } = edition as object as Edition;
const aboard = edition.system.view(edition.system.begin({ scenario: 'M02', switches: {} }), 'team') as DuckView;
const harpy = edition.board.newThreat(aboard.figures.length, 'harpy', 40, 1);
const view: DuckView = { ...aboard, figures: [...aboard.figures, harpy] };
const brick = view.figures.find((figure): figure is Teamer => figure.kind === 'teamer' && !figure.card.you)!;

const told = (event: object, dice: readonly RollLine[] = [], after = view) =>
  game.scene!({
    event: { rule: 'DK-ACT-030', ...event } as DuckEvent,
    before: view,
    after,
    dice,
    text: system.words.event({ rule: 'DK-ACT-030', ...event } as Event),
  });

const die = (purpose: string, face: number): RollLine =>
  ({ kind: 'roll', die: 'D6', face, why: { rule: 'DK-ACT-030', purpose } }) as unknown as RollLine;

describe('a mishap', () => {
  test('of a reload has its moment, after the die and what that needed', () => {
    const weapon = 'flamer';
    const thrown = told({ type: 'reloadThrown', figure: brick.id, weapon, face: 3, needed: 5, passed: false }, [
      die('reload', 3),
    ]);
    expect(thrown?.thrown).toMatchObject({ needed: 'needs 5 or more', dice: [{ face: 3, isGood: false }] });
    expect(told({ type: 'reloadFailed', figure: brick.id, weapon })).toMatchObject({ weight: 'moment' });
  });

  test('is told with what is left until the Stress Kitty is full', () => {
    const scene = told({
      type: 'stressChitsPlaced',
      cause: 'fumble',
      number: 2,
      inKitty: 4,
      figure: brick.id,
      luck: 'UNLUCKY',
      doubled: false,
    });
    expect(scene?.sentence).toMatch(/UNLUCKY.*holds 4\. Room for 6 more, then it’s a catastrophe\.$/);
  });
});

describe('a knock-back', () => {
  const driven = (left: number) =>
    told({ type: 'knockedBack', figure: harpy.id, by: 0, from: 40, path: [], facing: 1, left, end: 'barred' })
      ?.sentence;

  test('into something solid says whether that wounds', () => {
    expect(driven(7)).toMatch(/^Nowhere to go: Harpy .* 7 points left over, and that wounds\.$/);
    expect(driven(2)).toMatch(/2 points left over\. It takes 5 to wound: not hurt\.$/);
  });

  test('out of sight says out of whose, for everybody else may see it plainly', () => {
    const path = [41, 42];
    const scene = told({
      type: 'knockedBack',
      figure: harpy.id,
      by: 1,
      from: 40,
      path,
      facing: 1,
      left: 2,
      end: 'outOfSight',
    });
    expect(scene?.sentence).toMatch(/^Harpy .* knocked back 2 squares, out of Brick Okoro’s sight, /);
  });
});

test('a burst over several squares says whom it strikes, or that nobody is in it', () => {
  const sprayed = (squares: readonly number[]) =>
    told({ type: 'sprayed', figure: brick.id, squares, throws: [{ dice: [6, 1, 1], parts: [], score: 8 }] }, [
      die('shot', 6),
    ]);
  expect(sprayed([40, 41])?.sentence).toMatch(/It hits Harpy \d+\.$/);
  expect(sprayed([41, 42])?.sentence).toMatch(/Nobody’s in it\.$/);
});

describe('a round of a grapple', () => {
  const fought = (margin: number, hits: number, threatHits: number) =>
    told({
      type: 'grappleFought',
      figure: 0,
      threat: harpy.id,
      dice: [6],
      threatDice: [6],
      pool: { base: 1, parts: [], total: 1 },
      threatPool: { base: 1, parts: [], total: 1 },
      hits,
      threatHits,
      margin,
    })?.sentence;

  test('says who has won it, or that equal hits do nothing', () => {
    expect(fought(0, 1, 1)).toMatch(/Hits are even: nobody’s hurt, and the grapple goes on\.$/);
    expect(fought(0, 0, 0)).toMatch(/No hits on either side: nobody’s hurt/);
    expect(fought(-1, 0, 1)).toMatch(/Harpy \d+ wins the round by 1\.$/);
    expect(fought(2, 2, 0)).toMatch(/YOU win the round by 2\.$/);
  });

  test('that is lost by one says what it costs', () => {
    const lost = told({ type: 'grappleDiceLost', figure: 0, number: 1, in: 0 });
    expect(lost?.sentence).toBe('That costs YOU 1 die for the rest of this grapple.');
  });
});

describe('a blast', () => {
  test('tells of all whom it catches at once, with the die of each under his name', () => {
    const felt = (figure: number, face: number, outcome: string): Told => ({
      after: 1,
      step: 1,
      text: '',
      line: {
        kind: 'event',
        event: {
          type: 'blastFelt',
          rule: 'DK-GREN-011',
          figure,
          at: 40,
          dice: [face],
          wounds: 4,
          kills: 6,
          outcome,
        } as never,
      },
    });
    const thrown = (face: number): Told => ({ after: 1, step: 1, text: '', line: die('blast', face) });
    const lines = [thrown(6), felt(harpy.id, 6, 'kill'), thrown(2), felt(brick.id, 2, 'nothing')];
    const stills = [1, 3].map((line): Still => ({ line, view }));
    const [beat, ...more] = beatsOf(plugged, 'team', { told: lines, stills, from: 0, before: view });
    expect(more).toEqual([]);
    expect(beat!.scene.sentence).toMatch(
      /^The blast catches 2: Harpy \d+ rolls 6, killed; Brick Okoro rolls 2, not hurt\.$/,
    );
    expect(beat!.scene.thrown).toMatchObject({
      needed: '4 or more wounds',
      dice: [{ face: 6 }, { of: 'Brick Okoro' }],
    });
  });
});

describe('dice', () => {
  test('that settle which of several comes first lie beside no other deed', () => {
    const reaction = { type: 'threatReacted', figure: harpy.id, face: 4, parts: [], score: 4, column: 'noTeam' };
    const scene = told({ ...reaction, response: 'stay' }, [die('order', 5), die('order', 1), die('reaction', 4)]);
    expect(scene?.thrown?.dice.map(({ face }) => face)).toEqual([4]);
  });

  test('that hold are told in one sentence for all who held, and a lost nerve apart', () => {
    const check = (figure: number, passed: boolean): Told => ({
      after: 1,
      step: 1,
      text: `${figure} checks.`,
      line: {
        kind: 'event',
        event: {
          type: 'bingeChecked',
          rule: 'DK-BINGE-004',
          figure,
          cause: 'horror',
          face: 3,
          binge: 6,
          passed,
        } as never,
      },
    });
    const lines = [check(0, true), check(1, true), check(2, true), check(3, false)];
    const stills = lines.map((_, line): Still => ({ line, view }));
    const beats = beatsOf(plugged, 'team', { told: lines, stills, from: 0, before: view });
    expect(beats.map(({ scene }) => scene.sentence)).toEqual([
      'A horrible sight: 3 Binge (nerve) checks, and everybody holds. Each check still costs a point.',
      expect.stringMatching(/^3 checks\. Held or not, a check costs a point: Binge \d now\.$/),
    ]);
  });
});

describe('a choice', () => {
  const react = (chits: Partial<Teamer>) => {
    const men = view.figures.map(figure => (figure === brick ? { ...brick, ...chits } : figure));
    const dive = { reaction: 'DK-DUCK-022', choice: { do: 'diveForSwitch', figure: brick.id, at: 40, door: 0 } };
    const question = { kind: 'react', trigger: { on: 'threatNears' }, options: [dive] } as unknown as Question;
    return game.act!({ ...view, figures: men }, question, dive);
  };

  test('to dive says what it costs, and is shown first where a die decides it', () => {
    expect(react({ ready: 1, waiting: 1 })).toMatchObject({ cost: 'the action chit on WAIT' });
    expect(react({ ready: 1, waiting: 0 })?.rolls).toBeUndefined();
    expect(react({ ready: 0, waiting: 0 })).toMatchObject({
      cost: expect.stringMatching(/^no action chit left: a Fumble Test, fails (17|33|50|67) %$/),
      rolls: true,
    });
  });

  test('to dive below a door without a chit is asked once more, with the chance that it kills', () => {
    const under = (ready: number) => {
      const men = view.figures.map(figure => (figure === brick ? { ...brick, ready, waiting: 0 } : figure));
      const dive = { reaction: 'DK-DUCK-015', choice: { do: 'diveUnder', figure: brick.id, square: 40 } };
      const question = { kind: 'react', trigger: { on: 'doorClosing' }, options: [dive] } as unknown as Question;
      return game.act!({ ...view, figures: men }, question, dive)?.sure;
    };
    expect(under(0)).toMatch(/\d+ % fail, and then the door kills/);
    expect(under(1)).toBeUndefined();
  });

  test('to burn what is no Source with the fire bomb is rare, and asked once more', () => {
    const bomb = { do: 'setFireBomb', square: 40 };
    const question = { kind: 'act', figure: brick.id, options: [bomb] } as unknown as Question;
    expect(game.act!(view, question, bomb)).toMatchObject({ rare: true, sure: expect.stringMatching(/Source chit/) });
    const there = { ...view, chits: [{ ...view.chits[0]!, at: 40 }] };
    expect(game.act!(there, question, bomb)?.sure).toBeUndefined();
  });

  test('of what goes on with the turn has one key, whoever else may act', () => {
    const options = [{ do: 'nextCard' }, { do: 'activate', figure: 0 }, { do: 'spendWait', figure: brick.id }];
    const question = { kind: 'whoActs', options } as unknown as Question;
    expect(options.map(answer => game.act!(view, question, answer)!.deed)).toEqual(['done', 'order', 'wait']);
  });
});
