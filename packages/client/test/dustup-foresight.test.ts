import type { Dustup, DustupView } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import {
  advance,
  answer,
  create,
  hintOn,
  legalAnswers,
  type Match,
  nowOf,
  openQuestions,
  type Question,
} from '@sightline/kernel';
import { expect, test } from 'vitest';
import { fromThere, reachOfMove } from '../src/games/dustup/from-there.ts';
import { dustupGame } from '../src/games/dustup/index.ts';
import { placeOfUnit } from '../src/games/dustup/units.ts';

// What a player of Dustup is told before he acts: who sees whom from the end of a way, what hides an enemy, what an
// activation is good for, and where a force stands that the machine has deployed.

const game = dustupGame(edition);
const { system, board } = edition;
const MOVES = ['whichToDeploy', 'deploy', 'dummy', 'goFirst'];

/** Crossroads, deployed by the machine for both sides, up to the first question of a unit that acts. */
function begun(): Match<Dustup> {
  const players = { red: { kind: 'person' as const }, blue: { kind: 'person' as const } };
  const match = create(system, { scenario: 'crossroads', switches: {}, players, secret: 'foresight' });
  advance(system, match);
  for (let asked = 0; asked < 80; asked++) {
    const { seat, question } = openQuestions(match)[0]!;
    if (question.kind === 'act') return match;
    const view = system.view(nowOf(match), seat);
    const [first] = legalAnswers(system, nowOf(match), seat, question);
    const given = MOVES.includes(question.kind) ? hintOn(system, view, seat, question) : first;
    expect(answer(system, match, seat, given)).toEqual([]);
  }
  throw new Error('expected somebody to act');
}

const match = begun();
const { seat, question } = openQuestions(match)[0]!;
const view = system.view(nowOf(match), seat) as DustupView;
const unit = view.units[(question as Question & { readonly unit: { readonly id: number } }).unit.id]!;
const enemies = view.units.filter(({ side }) => side !== unit.side);

test('from where it stands it is seen by those whose line is clear, and aims at those whom it threatens', () => {
  const at = placeOfUnit(view, unit);
  const { inAim, seenBy } = fromThere(board, view, unit, at);
  const clear = enemies.filter(enemy => board.isClear(view, placeOfUnit(view, enemy), at, enemy.sensors));
  expect(seenBy.map(({ id }) => id)).toEqual(clear.map(({ id }) => id));
  expect(inAim.map(({ id }) => id)).toEqual(board.threatenedBy!(view, unit));
});

test('some way changes who sees it, and its card says so by number', () => {
  const here = fromThere(board, view, unit, placeOfUnit(view, unit)).seenBy.length;
  const moves = legalAnswers(system, nowOf(match), seat, question).filter(
    each => (each as { do: string }).do === 'move',
  );
  expect(moves.length).toBeGreaterThan(3);
  const told = moves.map(
    move => game.notes(view, seat, question, move).find(({ rule }) => rule === 'DU-SHOOT-050')!.text,
  );
  expect(
    told.every(text => /^From (here|where it probably stops): .*(seen by \d+|no enemy sees you yet)$/.test(text)),
  ).toBe(true);
  expect(told.some(text => !text.endsWith(`seen by ${here}`))).toBe(true);
});

test('a way that leads within three inches of an objective says from which roll on it is held', () => {
  const goal = view.objectives[0]!;
  const from = placeOfUnit(view, unit);
  const away = Math.hypot(goal.x - from.x, goal.y - from.y);
  const near = (by: number) => ({
    x: Math.round(goal.x + ((from.x - goal.x) * by) / away),
    y: Math.round(goal.y + ((from.y - goal.y) * by) / away),
  });
  const figures = view.figures.with(unit.leader, { ...view.figures[unit.leader]!, ...near(7000) });
  const close = { ...view, figures };
  const told = (to: number) =>
    game
      .notes(close, seat, question, { do: 'move', route: [near(to)] })
      .filter(({ rule }) => rule === 'DU-GAP-027')
      .map(({ text }) => text);
  expect(told(3500)).toEqual([]);
  expect(told(1000)).toEqual([expect.stringMatching(/^\d or more on a D\d \(\d(\.\d)? inches on\), it holds /)]);
});

test('the reach of a move lies within the best roll, and not all of that can be reached', () => {
  const { x, y } = game.pointOf!(view, unit.id)!;
  const spots = reachOfMove(board, view, unit);
  expect(spots.length).toBeGreaterThan(5);
  const far = spots.map(spot => Math.hypot(spot.x + spot.width / 2 - x, spot.y + spot.height / 2 - y));
  expect(Math.max(...far)).toBeLessThanOrEqual(2 * unit.moves + 1e-6);
});

test('who is out of sight has something named that stands in the way, and who is in sight has not', () => {
  for (const looker of view.units.filter(({ side }) => side === unit.side)) {
    for (const enemy of enemies) {
      const asked = { ...question, unit: looker.who } as Question;
      const why = game.whyRefused!(view, asked, { do: 'shoot', target: enemy.id, shots: [] });
      const isClear = board.isClear(view, placeOfUnit(view, looker), placeOfUnit(view, enemy), looker.sensors);
      if (isClear) expect(why).toBeNull();
      else expect(why).toMatch(/^In the way: (the |[A-Z])[^⟨]+\.$/);
    }
  }
});

test('what a unit is bound to do with its activation is said before it is activated', () => {
  const activate = { kind: 'activate', rule: 'DU-TURN-004', options: [] } as const;
  const said = (state: object) => {
    const units = view.units.with(unit.id, { ...unit, ...state });
    const seen = { ...view, units };
    const card = game.card!(seen, seat, unit.id)!;
    const act = game.act!(seen, activate, { do: 'activate', unit: unit.id })!;
    if (act.means !== undefined) expect(card.can).toContain(act.means);
    return `${act.detail} ${act.means}`;
  };
  expect(said({ leaderless: true })).toMatch(/only picks a leader.*no actions this turn/);
  expect(said({ panicked: true })).toMatch(/calm down.*next turn/);
  expect(said({ suppression: 2 })).toMatch(/recover first.*2 markers/);
  expect(said({ confidence: 'routed' })).toMatch(/runs/);
  expect(said({})).not.toMatch(/only|first/);
});

test('squads that the machine deploys do not stand among one another', () => {
  for (const one of view.units) {
    for (const other of view.units.filter(({ id, side }) => id > one.id && side === one.side)) {
      const near = board
        .membersOf(view, one)
        .flatMap(a => board.membersOf(view, other).map(b => Math.hypot(a.x - b.x, a.y - b.y)));
      expect(Math.min(...near), `${one.code} ${other.code}`).toBeGreaterThan(1000);
    }
  }
});

test('a place to set up at says who of those on the table would see the unit there', () => {
  const { x, y } = placeOfUnit(view, unit);
  const mustered = { ...view, units: view.units.with(unit.id, { ...unit, where: 'muster' }) };
  const deploy = { kind: 'deploy', rule: 'DU-TURN-001', unit: unit.who } as unknown as Question;
  const [note] = game.notes(mustered, seat, deploy, { at: { x, y } });
  const seen = fromThere(board, view, unit, { x, y }).seenBy.length;
  expect(note!.text).toContain(seen === 0 ? 'no enemy sees you' : `seen by ${seen}`);
  const units = mustered.units.map(each => (each.side === unit.side ? each : { ...each, where: 'muster' as const }));
  expect(game.notes({ ...mustered, units }, seat, deploy, { at: { x, y } })).toEqual([]);
});
