import type { DuckTable, DuckView } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { oddsOnView, type Question } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { pingNumbers } from '../src/games/duck/pings.ts';
import { type Put, playDuck } from './support/duck-games.ts';

// What DUCK! tells its table, at every question of many games.

const game = duckGame(edition);
const { system } = edition;

const labelOf = (view: DuckView, question: Question, answer: unknown): string =>
  game.label?.(view, question, answer) ?? system.words.option(question, answer);

const optionsOf = (question: Question): readonly unknown[] =>
  (question as Question & { readonly options: readonly unknown[] }).options;

const GAMES = [
  { scenario: 'M01', seed: 1, bots: { team: 'random', threats: 'threats' } },
  { scenario: 'M05', seed: 2 },
  { scenario: 'M08', seed: 3, bots: { team: 'random', threats: 'random' }, switches: { playerB: true } },
  { scenario: 'M11', seed: 4, bots: { team: 'random', threats: 'threats' } },
  { scenario: 'M12', seed: 5, bots: { team: 'random', threats: 'threats' } },
  { scenario: 'M13', seed: 6, bots: { team: 'random', threats: 'threats' } },
  { scenario: 'two-teams', seed: 7, bots: { team: 'random', team2: 'random' } },
] as const;

test.each(GAMES)('every answer in $scenario has a label of its own, short and without numbers for places', played => {
  let questions = 0;
  playDuck({ ...played, questions: 500 }, ({ view, question }) => {
    questions++;
    const labels = optionsOf(question).map(answer => labelOf(view, question, answer));
    const whole = optionsOf(question).map((answer, i) => {
      const { detail = '' } = game.act!(view, question, answer)!;
      return `${labels[i]} · ${detail}`;
    });
    expect(whole.filter((text, i) => whole.indexOf(text) < i)).toEqual([]);
    expect(labels.filter(text => text.length > 60)).toEqual([]);
    expect(whole.filter(text => /\(\d|\d,\s?\d|⟨|undefined/.test(text))).toEqual([]);
  });
  expect(questions).toBeGreaterThan(50);
});

test('what is given away for good says what is lost by it', () => {
  const losses = new Map<string, string>();
  playDuck({ scenario: 'M02', seed: 9, bots: { team: 'random', threats: 'threats' } }, ({ view, question }) => {
    for (const answer of optionsOf(question)) {
      const { sure } = game.act!(view, question, answer)!;
      const name = typeof answer === 'string' ? answer : String((answer as { do?: string }).do);
      if (sure) losses.set(name, sure);
      else expect(['withdraw', 'handOver', 'drop', 'honour', 'setOffOwnGrenades']).not.toContain(name);
    }
  });
  expect([...losses.keys()]).toEqual(expect.arrayContaining(['handOver', 'drop', 'withdraw']));
});

test('plain chances sum to one, and the headline is those of killed and wounded or, where there are none, the best there is', () => {
  let counted = 0;
  for (const seed of [1, 2, 3])
    playDuck({ scenario: 'M02', seed, questions: 600 }, ({ view, seat, question }) => {
      for (const answer of optionsOf(question)) {
        const { do: deed } = (typeof answer === 'object' ? answer : {}) as { do?: string };
        const isWorth = question.kind === 'throwAt' || deed === 'shoot' || deed === 'hackOff' || deed === 'openDoor';
        if (!isWorth || counted > 25) continue;
        const odds = oddsOnView(system, view, seat, question, answer, { leaves: 200, samples: 100 });
        const plain = odds && game.plainOdds!(view, question, answer, odds);
        if (!plain) continue;
        counted++;
        expect(plain.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(plain.rows.length).toBeLessThanOrEqual(5);
        const stopped = plain.rows.filter(({ text }) => text === 'killed' || text === 'wounded');
        const wanted = stopped.length > 0 ? stopped : plain.rows.slice(0, 1);
        expect(plain.headline).toBeCloseTo(
          wanted.reduce((sum, { chance }) => sum + chance, 0),
          9,
        );
        expect(plain.about === 'stopped').toBe(stopped.length > 0);
        expect(game.isAimed!(view, question, answer)).toBe(deed === 'shoot');
      }
    });
  expect(counted).toBeGreaterThan(15);
});

test('of every question the table knows whom it is about, the turn and the objective', () => {
  for (const scenario of system.scenarios.map(({ id }) => id))
    playDuck({ scenario, seed: 11, questions: 60 }, ({ view, seat, question }) => {
      const { phases, now, left } = game.turnState!(view);
      expect(phases.map(({ id }) => id)).toContain(now);
      // Nobody is hurried by sixty turns.
      expect(left ?? '1 turn left').toMatch(/^1?\d turns? left$/);
      const { title, parts, at } = game.objective!(view, seat)!;
      expect(title).not.toBe('');
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.map(({ text }) => text).filter(text => text.length === 0 || text.length >= 60)).toEqual([]);
      expect(at.every(({ width }) => width === 1)).toBe(true);
      expect(game.subject!(view, question).every(id => view.figures[id] !== undefined)).toBe(true);
    });
});

test('everybody on the list and every enemy has a card, a reach and a point', () => {
  playDuck({ scenario: 'M02', seed: 3, questions: 500 }, ({ view, seat }) => {
    const own = game.roster!(view, seat);
    expect(own).toHaveLength(6);
    for (const id of [...own.map(({ figure }) => figure), ...game.enemies!(view, seat)]) {
      const card = game.card!(view, seat, id)!;
      expect(card.name).toBe(game.figureName(view, id));
      expect([card.kind, card.state, ...card.can].every(text => text.length > 0)).toBe(true);
      const point = game.pointOf!(view, id);
      if (point) expect(view.figures[game.figureAt!(view, point)!]!.at).toBe(view.figures[id]!.at);
    }
  });
});

test('those in one square are drawn apart, each under a point of his own', () => {
  playDuck({ scenario: 'M02', seed: 3, questions: 700 }, ({ view }) => {
    const onMap = view.figures.filter(edition.board.isOnMap);
    const points = onMap.map(({ id }) => game.pointOf!(view, id)!);
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.2);
    for (const [i, { id }] of onMap.entries()) expect(game.figureAt!(view, points[i]!)).toBe(id);
  });
});

/** The first question of a kind in a game for which something holds. */
function find(kind: string, holds: (put: Put) => boolean, seed = 3): Put | null {
  let found: Put | null = null;
  playDuck({ scenario: 'M02', seed, questions: 900 }, put => {
    if (found || put.question.kind !== kind || !holds(put)) return;
    found = { ...put, view: structuredClone(put.view), table: structuredClone(put.table) as DuckTable };
  });
  return found;
}

/** Two squares behind a man's back. */
function behind(view: DuckView, { at, facing }: { readonly at: number; readonly facing: number }): number {
  const { width } = edition.board.planOf(view.arena).grid;
  const [right, down] = [0, 1, 1, 1, 0, -1, -1, -1].map((x, i) => [x, [-1, -1, 0, 1, 1, 1, 0, -1][i]!])[facing - 1]!;
  return at - 2 * (right! + down! * width);
}

const folded = ({ view, question }: Put): unknown => game.foldedAnswer!(view, question);

test('a man who has come far from any Threat looks where he went, and near one he is asked', () => {
  const quiet = find('stance', put => folded(put) !== undefined)!;
  const { figure } = quiet.question as Question & { readonly figure: number };
  const man = quiet.view.figures[figure]!;
  expect(folded(quiet)).toMatchObject({ facing: man.facing, position: man.position });
  expect(optionsOf(quiet.question)).toContainEqual(folded(quiet));
  const view = {
    ...quiet.view,
    figures: [
      ...quiet.view.figures,
      edition.board.newThreat(quiet.view.figures.length, 'harpy', behind(quiet.view, man), 1),
    ],
  };
  expect(game.foldedAnswer!(view, quiet.question)).toBeUndefined();
});

test('to withdraw is asked once there is something to gain by it, or nobody left to lose', () => {
  const early = find('withdrawal', () => true)!;
  expect(folded(early)).toBe('stayAboard');
  const home = early.view.figures.map(({ id }) => id);
  const down = (most: number) =>
    early.view.figures.map(figure => (figure.id < most ? { ...figure, condition: 'incapacitated' as const } : figure));
  const hurt = down(4);
  const asked = { ...early.question, home } as Question;
  // One man down is no reason to ask every turn: whoever wants to go home says so in the menu.
  expect(game.foldedAnswer!({ ...early.view, figures: down(1) }, asked)).toBe('stayAboard');
  expect(game.foldedAnswer!({ ...early.view, figures: hurt }, asked)).toBeUndefined();
  const won = { ...early.view, mission: { ...early.view.mission, part: ['someoneHome'] } };
  expect(game.foldedAnswer!(won, asked)).toBeUndefined();
});

test('a phase in which nothing is left that could not wait ends by itself', () => {
  const doing = (option: unknown): string => (option as { readonly do: string }).do;
  const over = find('whoActs', ({ question }) => optionsOf(question).some(option => doing(option) === 'freely'))!;
  const options = optionsOf(over.question).filter(option => doing(option) !== 'spendWait');
  const calm = { ...over.view, figures: over.view.figures.filter(({ kind }) => kind !== 'threat') };
  expect(game.foldedAnswer!(calm, { ...over.question, options } as Question)).toEqual({ do: 'endPhase' });
  const waits = [...options, { do: 'spendWait', figure: 0 }];
  expect(game.foldedAnswer!(calm, { ...over.question, options: waits } as Question)).toBeUndefined();
  const next = [{ do: 'nextCard' }, { do: 'spendWait', figure: 0 }];
  expect(game.foldedAnswer!(calm, { ...over.question, options: next } as Question)).toEqual({ do: 'nextCard' });
  const you = [...next, { do: 'activate', figure: 0 }];
  expect(game.foldedAnswer!(calm, { ...over.question, options: you } as Question)).toBeUndefined();
  const threat = edition.board.newThreat(calm.figures.length, 'harpy', calm.figures[0]!.at, 1);
  const view = { ...calm, figures: [...calm.figures, threat] };
  expect(game.foldedAnswer!(view, { ...over.question, options } as Question)).toBeUndefined();
  expect(game.foldedAnswer!(view, { ...over.question, options: next } as Question)).toBeUndefined();
});

test('which way to face is a wheel of eight spokes about the man', () => {
  const asked = find('stance', ({ question }) => optionsOf(question).length > 8)!;
  const { centre, spokes } = game.wheel!(asked.view, asked.question)!;
  expect(spokes.map(({ degrees }) => degrees).sort((a, b) => a - b)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
  for (const { answer } of spokes) expect(optionsOf(asked.question)).toContainEqual(answer);
  const { figure } = asked.question as Question & { readonly figure: number };
  expect(centre).toEqual(game.pointOf!(asked.view, figure));
  expect(game.wheel!(asked.view, { ...asked.question, kind: 'walk' } as Question)).toBeNull();
});

test('a ping says how many it may be, and no letter that reads as a number', () => {
  expect((['PURPLE', 'GREEN', 'BLUE', 'ORANGE', 'RED', 'NONE'] as const).map(pingNumbers)).toEqual([
    '1–4',
    '2–5',
    '3–6',
    '4–7',
    '4–10',
    '0',
  ]);
});

test('nobody lets a shot pass by staying up', () => {
  const asked = (on: string): Question => ({ kind: 'react', rule: 'DK-CDUCK-002', trigger: { on } }) as never;
  const label = (on: string): string => labelOf({} as DuckView, asked(on), { pass: true });
  expect(label('shotDeclared')).toBe('stay up');
  expect(label('threatNears')).toBe('let it pass');
});

test('before a mission the goal comes first, and all of it is read at a glance', () => {
  for (const { id } of system.scenarios) {
    const view = system.view(system.begin({ scenario: id, switches: {} }), 'team') as DuckView;
    const { text } = game.briefing!({ ...view, phase: 'boarding' })!;
    expect(text).toHaveLength(3);
    expect(text.join(' ').split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(text[1]).toMatch(/^You lead a Team of \d/);
    expect(text[2]).toMatch(/boarding bridge/);
  }
  const view = system.view(system.begin({ scenario: 'M02', switches: {} }), 'team') as DuckView;
  expect(game.briefing!({ ...view, phase: 'team' })).toBeNull();
});

test('the Bridge is told from the boarding bridge, wherever somebody stands', () => {
  const names = new Set<string>();
  playDuck({ scenario: 'M02', seed: 3, questions: 300 }, ({ view }) => {
    for (const at of view.figures.map(figure => figure.at).filter(square => square >= 0)) {
      const { x, y } = game.pointOf!(view, view.figures.find(figure => figure.at === at)!.id) ?? { x: -1, y: -1 };
      names.add(game.placeName!(view, { x, y }) ?? '');
    }
  });
  const all = [...names];
  expect(all.filter(name => /\bbridge\b/i.test(name)).every(name => /boarding bridge|Bridge \(room\)/.test(name))).toBe(
    true,
  );
  expect(all.some(name => /boarding bridge/.test(name))).toBe(true);
});
