import type { DuckEvent, DuckView, Teamer } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import type { Question } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { sumsOf } from '../src/games/duck/flight.ts';
import { duckGame } from '../src/games/duck/index.ts';
import { pingText } from '../src/games/duck/pings.ts';
import { whyRefused } from '../src/games/duck/sight.ts';
import { hiddenChitsOf, pingOf } from '../src/games/duck/squares.ts';
import { type Put, playDuck } from './support/duck-games.ts';

// Why a die falls, what a shot has cost, why somebody stays where he is, and what is in the way of a throw.

const game = duckGame(edition);
const { board } = edition;

/** The first question about somebody of the Team that is as it is wanted. */
function putWhere(isWanted: (put: Put) => boolean): Put {
  const found: Put[] = [];
  playDuck({ scenario: 'M02', seed: 3, questions: 400 }, put => {
    if (found.length === 0 && isWanted(put)) found.push(structuredClone(put));
  });
  return found[0]!;
}

const put = putWhere(({ question }) => question.kind === 'walk');
const { view } = put;
const man = view.figures[(put.question as Question & { readonly figure: number }).figure] as Teamer;
const comrade = view.figures.find((each): each is Teamer => each.kind === 'teamer' && each.id !== man.id)!;
const inRoom = board.planOf(view.arena).tileAt.findIndex(tile => tile >= 0);

const withMan = (changes: Partial<Teamer>, others: Partial<Teamer> = {}): DuckView => {
  const figures = view.figures.map(each =>
    each.id === man.id ? { ...man, ...changes } : each.id === comrade.id ? { ...comrade, ...others } : each,
  );
  return { ...view, fittings: [], loads: [], figures } as unknown as DuckView;
};

const told = (event: object, seen: DuckView) =>
  game.scene!({ event: event as DuckEvent, before: seen, after: seen, dice: [], text: 'The die falls.' })?.sentence;

describe('a test that nobody chose', () => {
  const step = {
    type: 'fumbleTested',
    rule: 'DK-MOVE-046',
    figure: man.id,
    task: 'climbDown',
    factor: 4,
    passed: true,
  };

  test('names the comrade past whom it goes, or that it goes down', () => {
    const past = withMan({ at: inRoom }, { at: inRoom });
    expect(told(step, past)).toBe(`Squeezing past ${board.nameOf(comrade)} takes a Fumble Test. The die falls.`);
    expect(told(step, withMan({ at: inRoom }))).toMatch(/^Getting down from there takes a Fumble Test\. /);
    expect(told({ ...step, task: 'dash' }, past)).toMatch(/^Stopping after a DASH takes a Fumble Test\. /);
    expect(told({ ...step, task: 'scan' }, past)).toBe('The die falls.');
  });

  test('of nerve names the room that is entered and the species that is seen', () => {
    const check = { type: 'bingeChecked', rule: 'DK-BINGE-003', figure: man.id, face: 3, binge: 4, passed: true };
    expect(told({ ...check, cause: 'firstMan' }, withMan({ at: inRoom }))).toMatch(
      /^.+ first into .+\. The die falls\./,
    );
    const harpy = board.newThreat(view.figures.length, 'harpy', inRoom, 1);
    const seen = withMan({ once: ['steady', 'saw harpy'] });
    const met = { ...seen, figures: [...seen.figures, harpy] } as DuckView;
    expect(told({ ...check, cause: 'horror' }, met)).toMatch(/ a Harpy for the first time\. The die falls\./);
  });
});

test('a shot that costs several rounds, or the last, says so; one that costs one does not', () => {
  const spent = (units: number, left: number) => {
    const rounds = { type: 'ammunitionSpent', rule: 'DK-WEAP-018', figure: man.id, weapon: 'hemg', units, left };
    return told({ ...rounds, squirts: false }, view);
  };
  expect(spent(3, 5)).toMatch(/^That takes 3 shots out of the HEMG.*5 left\.$/);
  expect(spent(1, 0)).toMatch(/empty\.$/);
  expect(spent(1, 5)).toBeUndefined();
});

describe('whoever is kept on the boarding bridge by two before him', () => {
  const { squares } = view.bridge;
  const [first, second] = squares as [number, number];
  const third = view.figures.find(
    (each): each is Teamer => each.kind === 'teamer' && each.id !== man.id && each.id !== comrade.id,
  )!;
  const behind = view.figures.filter(
    (each): each is Teamer => each.kind === 'teamer' && ![man.id, comrade.id, third.id].includes(each.id),
  );
  const line = (ahead: number, last = squares[2]!): DuckView => {
    const seen = withMan({ at: first }, { at: ahead });
    const figures = seen.figures.map(each => {
      if (each.id === third.id) return { ...third, at: second };
      if (behind.slice(0, 2).some(({ id }) => id === each.id)) return { ...each, at: last };
      return each.id === man.id || each.id === comrade.id || each.at < 0 ? each : { ...each, at: inRoom };
    });
    return { ...seen, figures } as DuckView;
  };
  const acts = (...deeds: string[]): Question =>
    ({
      kind: 'act',
      rule: 'DK-ACT-011',
      figure: third.id,
      options: deeds.map(deed => ({ do: deed })),
    }) as unknown as Question;

  test('is told by whom', () => {
    const question = acts();
    expect(game.byPointing!(question, line(first))).toMatch(/^No Move past .+ and .+\.$/);
    expect(game.card!(line(first), put.seat, third.id)!.state).toContain('no way past');
    expect(game.byPointing!(question, line(inRoom))).toBeNull();
    // There is somewhere to go, if only back along the bridge.
    expect(game.byPointing!(question, line(first, inRoom))).toBeNull();
  });

  test('WAITs by one press with all who stand there, unless he could do something or somebody comes into his sight', () => {
    const held = line(first);
    const answerTo = (question: Question, seen = held): unknown => game.restAs!(seen, question).answer;
    expect(held.phase).toBe('team');
    expect(game.restOf!(acts('pass', 'turn', 'done'), held)).toMatch(/boarding bridge/);
    expect(answerTo(acts('pass', 'turn', 'done'))).toEqual({ do: third.ready > 1 ? 'pass' : 'done' });
    // A way leads only back.
    expect(answerTo(acts('move', 'dash', 'wait', 'turn', 'done'))).toEqual({ do: 'wait' });
    for (const deed of ['shoot', 'reload']) expect(game.restOf!(acts(deed, 'wait', 'done'), held)).toBeNull();
    expect(game.restOf!(acts('wait', 'done'), line(inRoom))).toBeNull();
    // Whom he sees he may want to shoot at after all.
    const facing = held.figures.find(({ id }) => id === third.id)!.facing;
    const threats = squares.map((at, i) => board.newThreat(held.figures.length + i, 'harpy', at, facing));
    const met = { ...held, figures: [...held.figures, ...threats] } as DuckView;
    expect(threats.some(threat => board.sees(met, met.figures[third.id]!, threat))).toBe(true);
    expect(answerTo(acts('wait', 'done'), met)).toBeUndefined();
    // It is for the turn it was asked for in.
    expect(game.restAs!({ ...held, turn: held.turn + 1 }, acts('wait')).during).not.toBe(
      game.restAs!(held, acts('wait')).during,
    );
  });
});

test('what a throw flies past stands on its card with what it takes', () => {
  let said = 0;
  let clear = 0;
  for (const seed of [1, 2, 3])
    playDuck({ scenario: 'M02', seed, questions: 500 }, ({ view: seen, seat, question }) => {
      const { figure, options = [] } = question as Question & { figure?: number; options?: readonly never[] };
      const thrower = seen.figures[figure ?? -1];
      if (question.kind !== 'act' || thrower?.kind !== 'teamer' || said + clear > 200) return;
      if (!options.some(each => (each as { readonly do?: string }).do === 'throw')) return;
      const throws = { kind: 'throwAt', rule: 'DK-GREN-001', figure, grenade: 'grenade', byProjector: false };
      for (const other of seen.figures) {
        if (other.kind !== 'threat' || !board.isOnMap(other) || other.at === thrower.at) continue;
        const { added } = board.flightOf!(seen, thrower, other.at);
        const offered = { ...throws, options: [other.at] } as unknown as Question;
        expect(game.byPointing!(offered, seen) !== null).toBe(added < 0);
        const there = seen.figures.filter(
          each => each.kind === 'threat' && each.at === other.at && board.isOnMap(each),
        );
        const label = game.label!(seen, throws as unknown as Question, other.at) ?? '';
        expect(there.some(each => label.includes(board.nameOf(each)))).toBe(true);
        const notes = game.notes(seen, seat, throws as unknown as Question, other.at).map(({ text }) => text);
        expect(notes.some(text => text.startsWith('It flies past '))).toBe(added < 0);
        if (added < 0) said++;
        else clear++;
      }
    });
  expect(said).toBeGreaterThan(0);
  expect(clear).toBeGreaterThan(0);
});

test('a ping keeps clear of the Source chits that lie in its tile', () => {
  const { tiles, tileAt } = board.planOf(view.arena);
  const { id } = tiles[0]!;
  for (const [square, tile] of tileAt.entries()) {
    if (tile !== id) continue;
    const chits = [{ at: square, tile: id, turned: false, isEntrance: false }];
    const seen = { ...view, chits } as unknown as DuckView;
    const spot = game.spotOf(seen, { kind: 'throwAt', rule: 'DK-GREN-001' } as unknown as Question, square)!;
    const ping = pingOf(board, seen, id);
    expect(Math.hypot(ping.x - spot.x - 0.5, ping.y - spot.y - 0.5)).toBeGreaterThan(1);
  }
  const unknown = { ...view, chits: [{ at: -1, tile: id, turned: false, isEntrance: false }] } as unknown as DuckView;
  const [hidden] = hiddenChitsOf(board, unknown, id);
  const ping = pingOf(board, unknown, id);
  expect(Math.hypot(ping.x - hidden!.x, ping.y - hidden!.y)).toBeGreaterThan(1);
});

describe('what lies between a man and where he aims', () => {
  const past = (figures: readonly number[], added: number) => ({
    ...board,
    rangeBetween: () => 3,
    isInArc: () => true,
    sees: () => true,
    flightOf: () => ({ figures, pieces: [], added }),
  });
  const chances = (added: number, grenade = 'grenade', changes: Partial<Teamer> = {}) => {
    const asked = {
      kind: 'throwAt',
      rule: 'DK-GREN-001',
      figure: man.id,
      grenade,
      byProjector: false,
      options: [inRoom],
    };
    const seen = withMan({ ducked: false, dashed: 0, ...changes });
    return sumsOf(past([], added), seen, asked as unknown as Question).map(({ chance }) => Math.round(chance * 36));
  };

  test('takes that much off the chance that a grenade lands where it is thrown', () => {
    // Four of six throws hit over three squares; a hit with 3 taken off needs a 4, and with 6 taken off none comes down there.
    expect([chances(0), chances(-3), chances(-6)]).toEqual([[], [12], [0]]);
    expect(chances(-3, 'magneto-grenade')).toEqual([]);
    // Lying down adds 3: every hit but with a 1 or less.
    expect(chances(-3, 'grenade', { ducked: true })).toEqual([24]);
  });

  test('is named by a shot that it stops', () => {
    const asked = { kind: 'act', rule: 'DK-ACT-011', figure: man.id } as unknown as Question;
    const shot = { do: 'shoot', target: comrade.id };
    const line = withMan({}, { at: inRoom });
    expect(whyRefused(past([inRoom], 0), line, asked, shot)).toContain(board.nameOf(comrade));
    expect(whyRefused(past([], 0), line, asked, shot)).toBeNull();
  });
});

test('a tile that was scanned says when its marker is turned over', () => {
  expect(pingText(null, true)).toContain('next turn');
  expect(pingText(null)).not.toEqual(pingText(null, true));
  expect(pingText('GREEN', true)).toContain('2 to 5');
});
