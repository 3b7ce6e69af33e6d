import type { Told } from '@sightline/desk';
import type { DuckEvent, DuckView, Teamer } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import type { Event, Odds, Question, RollLine } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { nerveText } from '../src/games/duck/nerve.ts';
import { headlineOf } from '../src/play/headline.ts';
import { reportOf, storyOf } from '../src/play/report.ts';
import { withoutTwins } from '../src/play/twins.ts';
import { AT_TABLE } from './support/played.ts';

// What a newcomer must not miss is told where he looks, and what he presses says what it is.

const game = duckGame(edition);
const aboard = edition.system.view(edition.system.begin({ scenario: 'M02', switches: {} }), 'team') as DuckView;
const named = (name: string) => ({ is: 'name', name });

const harpies = [6, 7, 8, 9].map(id => edition.board.newThreat(id, 'harpy', 40, 1));
const withHarpy: DuckView = { ...aboard, figures: [...aboard.figures.slice(0, 6), ...harpies] };

const wrecked = { type: 'equipmentWrecked', rule: 'DK-HOUSE-003', at: 0, said: { at: { is: 'space' } } };
const card = {
  type: 'cardTurned',
  rule: 'DK-SETUP-027',
  module: 0,
  card: 'G08',
  title: 'Not Quite Empty',
  said: { module: named('Workspace') },
};
const placed = {
  type: 'threatPlaced',
  rule: 'DK-GAP-045',
  figure: 9,
  species: 'harpy',
  at: 0,
  said: { figure: named('Harpy 9'), at: { is: 'space' } },
};

describe('an Event card', () => {
  test('is a headline of its own in the report, with what it has put on the board', () => {
    const told = [wrecked, wrecked, card, placed].map((each): Told => {
      const event = each as unknown as Event;
      return { after: 1, step: 1, line: { kind: 'event', event }, text: AT_TABLE.duck.system.words.event(event) };
    });
    expect(storyOf(reportOf(AT_TABLE.duck, told)).map(passage => headlineOf(passage))[1]).toBe(
      'An Event card is turned over in Workspace: Not Quite Empty: Harpy 9 in sight.',
    );
  });

  test('has its moment under its own name', () => {
    const event = card as unknown as DuckEvent;
    const scene = game.scene!({ event, before: aboard, after: aboard, dice: [], text: '' });
    expect(scene).toMatchObject({ weight: 'moment', title: 'Not Quite Empty' });
    expect(scene!.sentence).toMatch(/^Event card in .+\. One of them is left, lying in wait\.$/);
  });

  test('is in the sum of its phase, whichever that is', () => {
    const before = { ...aboard, phase: 'housekeeping' } as DuckView;
    const events = [card, placed] as unknown as DuckEvent[];
    expect(game.sumUp!({ phase: 'housekeeping', before, after: withHarpy, events })).toBe(
      '1 Event card: Not Quite Empty (Harpy 9 in sight). One of them is left, lying in wait.',
    );
    // A ping that is counted after it is no work of the card.
    const pinged = [card, { ...placed, rule: 'DK-SENS-014' }] as unknown as DuckEvent[];
    expect(game.sumUp!({ phase: 'housekeeping', before, after: withHarpy, events: pinged })).toBe(
      '1 Event card: Not Quite Empty. One of them is left, lying in wait.',
    );
    expect(game.sumUp!({ phase: 'housekeeping', before, after: withHarpy, events: [] })).toBeNull();
  });
});

test('a Source chit that turns out blank has its moment, and says that it is not the Source', () => {
  const event = { type: 'sourceChitTurned', rule: 'DK-SETUP-020', at: 40, isEntrance: false, said: {} };
  const happened = { before: aboard, after: aboard, dice: [], text: '' };
  const blank = game.scene!({ ...happened, event: event as unknown as DuckEvent });
  expect(blank).toMatchObject({ weight: 'moment', title: 'Blank' });
  expect(blank!.sentence).toContain('the Source isn’t at');
  // The Source itself is told by what follows.
  const entrance = game.scene!({ ...happened, event: { ...event, isEntrance: true } as unknown as DuckEvent });
  expect(entrance).toMatchObject({ weight: 'plain' });
});

describe('dice', () => {
  const rolled = (face: number, purpose: string): RollLine => ({
    kind: 'roll',
    die: 'D6',
    face,
    why: { rule: 'DK-TURN-007', purpose },
  });

  test('for a random event say that none has come, and otherwise leave it to the event', () => {
    const none = game.throwScene!([rolled(3, 'randomEvent'), rolled(6, 'randomEvent')]);
    expect(none!.sentence).toBe('No random event this turn: only a double 6 brings one.');
    expect(game.throwScene!([rolled(6, 'randomEvent'), rolled(6, 'randomEvent')])).toEqual({});
    expect(game.throwScene!([rolled(6, 'shot')])).toEqual({});
  });

  test('of a grapple lie under the names of the two, and only a 6 is good', () => {
    const event = {
      type: 'grappleFought',
      rule: 'DK-GRAP-012',
      figure: 1,
      threat: 9,
      dice: [4, 6],
      threatDice: [5, 1, 2],
      pool: { base: 2, parts: [], total: 2 },
      threatPool: { base: 3, parts: [], total: 3 },
      hits: 1,
      threatHits: 0,
      margin: 1,
    } as unknown as DuckEvent;
    const { thrown } = game.scene!({ event, before: withHarpy, after: withHarpy, dice: [], text: '' })!;
    expect(thrown!.dice.map(({ of, face, isGood }) => [of, face, isGood])).toEqual([
      ['Brick Okoro', 6, true],
      ['Brick Okoro', 4, false],
      ['Harpy 9', 5, false],
      ['Harpy 9', 2, false],
      ['Harpy 9', 1, false],
    ]);
  });
});

describe('what is tried by a Fumble Test', () => {
  const question = { kind: 'act', rule: 'DK-ACT-011', figure: 1 } as unknown as Question;
  const odds = (...outcomes: readonly (readonly [object[], number])[]): Odds =>
    ({
      exact: true,
      of: 6n,
      outcomes: outcomes.map(([outcome, ways]) => ({ outcome, ways: BigInt(ways), chance: ways / 6, error: 0 })),
    }) as unknown as Odds;
  const stress = { now: 'stress', chits: 1 };

  test('works unless it is fumbled, and the stress is said with the fumble', () => {
    const answer = { do: 'examineChit', square: 40 };
    const plain = game.plainOdds!(aboard, question, answer, odds([[], 4], [[stress], 2]))!;
    expect(plain.rows.map(({ text, chance }) => [text, Math.round(chance * 100)])).toEqual([
      ['it works', 67],
      ['a fumble, and stress', 33],
    ]);
    expect(plain.totals).toEqual([]);
    expect(plain.about).toBe('works');
  });

  test('fails where nothing comes of it, and the stress of whatever follows is counted by itself', () => {
    const opens = { now: 'opens', door: 1 };
    const answer = { do: 'openDoor', door: 1 };
    const plain = game.plainOdds!(aboard, question, answer, odds([[opens], 3], [[opens, stress], 1], [[stress], 2]))!;
    expect(plain.rows.map(({ text }) => text)).toEqual(['it works', 'it fails']);
    expect(plain.totals.map(({ chance }) => Math.round(chance * 100))).toEqual([50]);
  });

  test('says what it does', () => {
    const means = (answer: object) => game.act!(aboard, question, answer)?.means;
    expect(means({ do: 'setFireBomb', square: 40 })).toContain('six turns');
    expect(means({ do: 'examineChit', square: 40 })).toContain('blank');
  });
});

test('whatever lies on the deck says what it is to whoever presses it', () => {
  const at = 40;
  const { x, y } = game.spotOf(aboard, { kind: 'throwAt', rule: 'DK-GREN-001' } as unknown as Question, at)!;
  const here = { x: x + 0.5, y: y + 0.5 };
  const lying = (more: object) => game.whatLies!({ ...aboard, ...more } as DuckView, here);
  expect(lying({ chits: [{ at, tile: 0, turned: false, isEntrance: false }] })).toContain('Source chit');
  expect(lying({ explosions: [{ at, from: at, freshIn: 1 }] })).toContain('nobody walks through');
  expect(lying({ flames: [{ at, count: 2 }] })).toContain('Fire');
  expect(lying({ chits: [], explosions: [], flames: [] })).toBeNull();
});

test('a crate says what is known to be in it, how hot it is and what comes of that', () => {
  const at = 40;
  const { x, y } = game.spotOf(aboard, { kind: 'throwAt', rule: 'DK-GREN-001' } as unknown as Question, at)!;
  const text = (more: object) => {
    const load = { at, height: 'LOW', known: true, examined: false, lost: false, unpacked: false, die: 0, ...more };
    return game.whatLies!({ ...aboard, loads: [load] } as unknown as DuckView, { x: x + 0.5, y: y + 0.5 });
  };
  expect(text({ known: false, kind: null })).toMatch(/Unexamined/);
  expect(text({ kind: 'EXPLOSIVE', extreme: false })).toMatch(/It’s cold:.* the 9 squares .* grenade\.$/);
  expect(text({ kind: 'FLAMMABLE', extreme: true, die: 4 })).toMatch(/die is at 4:.* the 16 squares .* fire\.$/);
  expect(text({ lost: true, kind: 'INERT' })).toBeNull();
});

test('a cutlass says what it is worth now, in a grapple too', () => {
  const question = { kind: 'whoActs', rule: 'DK-ACT-010', options: [] } as unknown as Question;
  const means = (more: object) => {
    const figures = aboard.figures.map(figure =>
      figure.id === 1 ? { ...figure, at: 60, condition: 'fit', acted: 1, ready: 0, ...more } : figure,
    );
    const view = { ...aboard, phase: 'team', figures: [...figures, harpies[0]!] } as unknown as DuckView;
    return game.act!(view, question, { do: 'freely', figure: 1 })?.means;
  };
  expect(means({})).toMatch(
    /^With the cutlass in hand Brick Okoro rolls 5 dice in a grapple instead of 4, and the margin/,
  );
  const held = {
    threat: 6,
    from: 1,
    rear: false,
    bladed: false,
    manLost: 0,
    threatLost: 0,
    rounds: 0,
    advancing: false,
  };
  expect(means({ grapple: held })).toMatch(
    /^It adds no die in this grapple, and the margin of a round you win counts double\./,
  );
});

test('a load is examined where it stands', () => {
  const question = { kind: 'act', rule: 'DK-ACT-011', figure: 1, options: [] } as unknown as Question;
  const load = { at: 40, height: 'LOW', known: false, lost: false, die: 0 };
  const seen = { ...aboard, loads: [load] } as unknown as DuckView;
  const spot = game.spotOf(seen, question, { do: 'examineLoad', load: 0 });
  expect(spot).toEqual(game.spotOf(seen, question, { do: 'examineChit', at: 40 }));
});

test('a Source chit that is pressed is examined, or says why it cannot be', () => {
  const question = { kind: 'act', rule: 'DK-ACT-011', figure: 1, options: [] } as unknown as Question;
  const chits = [{ at: 40, tile: 0, turned: false, isEntrance: false }];
  const spot = game.spotOf(aboard, question, { do: 'examineChit', at: 40 })!;
  const middle = { x: spot.x + 0.5, y: spot.y + 0.5 };
  const pressed = game.answerAt({ ...aboard, chits } as DuckView, question, middle);
  expect(pressed).toEqual({ do: 'examineChit', at: 40 });
});

test('a Binge check that may come says what it needs and what failing costs', () => {
  const man = aboard.figures.find((figure): figure is Teamer => figure.kind === 'teamer')!;
  expect(nerveText({ ...man, binge: 4 })).toMatch(/^4 or less holds\. More loses the nerve.*costs a point\.$/);
  expect(nerveText({ ...man, binge: 6 })).toMatch(/^No die can fail it this time\./);
  const steady = { ...man, binge: 4, once: [], card: { ...man.card, traits: ['STEADY'] } } as unknown as Teamer;
  expect(nerveText(steady)).not.toContain('costs a point');
});

test('a burst over several squares and a jet say what they do before their squares are chosen', () => {
  const armed = (id: string): DuckView => {
    const gun = { id, loaded: 12, spares: 0, broken: false };
    const figures = aboard.figures.map(figure =>
      figure.id === 1 ? { ...figure, at: 60, hand: 0, weapons: [gun] } : figure,
    );
    return { ...aboard, figures } as unknown as DuckView;
  };
  const text = (id: string, answer: object, kind = 'act') => {
    const question = { kind, rule: 'DK-ACT-011', figure: 1, options: [answer], jets: [] } as unknown as Question;
    return game
      .notes(armed(id), 'team', question, answer)
      .map(note => note.text)
      .join(' ');
  };
  expect(text('hemg', { do: 'spray' })).toMatch(
    /^3 dice, added up, .* 13 or more kills in two squares, 14 or more in three/,
  );
  expect(text('flamer', { do: 'flame' })).toMatch(/one kills on 5 or more, two on 3 or more, three for sure\./);
});

test('an infestation that spreads is shown where it has come to', () => {
  const laid = (rule: string) =>
    game.scene!({
      event: { type: 'markerLaid', rule, tile: 2 } as unknown as DuckEvent,
      before: aboard,
      after: aboard,
      dice: [],
      text: '',
    });
  expect(laid('DK-GAP-043')?.at).toHaveLength(1);
  expect(laid('DK-SETUP-018')).toBeNull();
});

test('to let the last chit go is not offered beside having done, which is the same', () => {
  const question = { kind: 'act', rule: 'DK-ACT-011', figure: 1 } as unknown as Question;
  const answers = [{ do: 'pass' }, { do: 'wait' }, { do: 'done' }];
  const withChits = (ready: number) =>
    ({ ...aboard, figures: aboard.figures.map(figure => ({ ...figure, ready })) }) as DuckView;
  expect(withoutTwins(game as never, withChits(2), question, answers)).toEqual(answers);
  expect(withoutTwins(game as never, withChits(1), question, answers)).toEqual(answers.slice(1));
});
