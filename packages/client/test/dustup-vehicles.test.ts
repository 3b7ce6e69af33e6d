import type { Act, DustupView, Unit } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import {
  advance,
  answer,
  create,
  type Edition,
  legalAnswers,
  nowOf,
  openQuestions,
  type Question,
  type Seat,
  sameJson,
} from '@sightline/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import { isVehicle } from '../src/games/dustup/units.ts';
import { plug } from '../src/games/game.ts';
import { MOTLEY, motorised } from './support/motorised.ts';

// Vehicles of Dustup at the web table: whatever can be asked of it can be drawn, named and told.

const game = dustupGame(edition);
const { system } = game;
const drawn = plug(dustupGame)(edition as object as Edition);
const PEOPLE = { red: { kind: 'person' }, blue: { kind: 'person' } } as const;

interface Stand {
  readonly view: DustupView;
  readonly seat: Seat;
  readonly question: Question;
  readonly answers: readonly unknown[];
}

/** Plays a battle with both sides asked; whatever was never done before is done first. */
function playThrough(secret: string, most: number, look: (stand: Stand) => void): void {
  const details = motorised(...MOTLEY);
  const match = create(system, { scenario: 'ownBattle', switches: {}, players: PEOPLE, secret, details });
  advance(system, match);
  const done = new Set<string>();
  for (let asked = 0; asked < most && !match.outcome; asked++) {
    const { seat, question } = openQuestions(match)[0]!;
    const view = system.view(nowOf(match), seat);
    const answers = legalAnswers(system, nowOf(match), seat, question);
    look({ view, seat, question, answers });
    const isNew = (each: unknown): boolean => question.kind === 'act' && !done.has(deedOf(each as Act));
    const chosen = answers.find(isNew) ?? answers[(asked * 7 + 3) % answers.length];
    if (question.kind === 'act') done.add(deedOf(chosen as Act));
    expect(answer(system, match, seat, chosen)).toEqual([]);
  }
}

const deedOf = (act: Act): string => (act.do === 'reorganise' ? act.use.do : act.do);

const labelOf = ({ view, question }: Stand, each: unknown): string =>
  game.label!(view, question, each) ?? system.words.option(question, each);

const RAW = /\(\d+(\.\d+)?, ?\d|degrees|⟨|undefined|NaN/;

test('every answer has a name of its own without coordinates, and says what it strikes', () => {
  const said = new Set<string>();
  playThrough('names', 140, stand => {
    const more = game.moreAnswers?.(stand.view, stand.question) ?? [];
    const all = [...stand.answers, ...more.filter(each => !stand.answers.some(other => sameJson(other, each)))];
    const called = all.map(each => {
      const act = game.act!(stand.view, stand.question, each);
      const text = [labelOf(stand, each), act?.detail ?? '', act?.cost ?? '', act?.sure ?? ''].join(' | ');
      expect(text).not.toMatch(RAW);
      said.add(text);
      return text;
    });
    expect(
      called.filter((each, i) => called.indexOf(each) !== i),
      stand.question.kind,
    ).toEqual([]);
  });
  const lines = [...said].join('\n');
  expect(lines).toMatch(/tank gun at .* \| in the turret · strikes its (front|side|rear), armour \d/i);
  expect(lines).toMatch(/face north/);
});

test('the board, the roster, the cards and the text can be drawn at every question', () => {
  const cards = new Map<string, string>();
  let suppressed = 0;
  playThrough('drawn', 90, ({ view, seat, question }) => {
    const props = { view, recent: [], underWay: [], asked: question };
    const markup = renderToStaticMarkup(createElement(drawn.Board, props));
    expect(markup).not.toMatch(/NaN|undefined/);
    const seen = view.units.filter((unit: Unit) => isVehicle(unit) && unit.where === 'table');
    for (const { id } of seen) expect(markup).toContain(`data-piece="hull ${id}"`);
    for (const { figure, state, pips } of game.roster!(view, seat)) {
      expect(state).not.toMatch(RAW);
      const { suppression, where, hull } = view.units[figure]!;
      if (hull?.destroyed) expect(pips).toBeUndefined();
      else if (suppression > 0 && where === 'table') {
        // What is cut off at the end of its line must not be what keeps it from acting.
        expect(state).toMatch(/^\d suppression marker/);
        suppressed++;
      }
      const card = game.card!(view, seat, figure)!;
      if (!cards.has(card.name))
        cards.set(card.name, [card.kind, card.state, ...card.facts.map(({ value }) => value), ...card.can].join('\n'));
      expect(renderToStaticMarkup(createElement(drawn.Figurine!, { view, figure, large: true }))).not.toMatch(/NaN/);
    }
    for (const { items } of game.text(view, seat)) for (const item of items) expect(item).not.toMatch(RAW);
  });
  expect(suppressed).toBeGreaterThan(0);
  const tank = cards.get('Red Battle tank')!;
  expect(tank).toMatch(/tracked vehicle/);
  expect(tank).toMatch(/front 3, side 2, rear 2/);
  expect(tank).toMatch(/Tank gun \(in the turret, all round\)/);
  expect(cards.get('Red Wheeled armoured carrier')).toMatch(/10 of 10 places free/);
});

test('whatever is pointed at is drawn, or refused with its reason', () => {
  const seen = new Map<string, string>();
  playThrough('previews', 120, ({ view, seat, question, answers }) => {
    for (const each of [...answers, ...(game.moreAnswers?.(view, question) ?? [])]) {
      const props = { view, seat, question, answer: each, allowed: true };
      const markup = renderToStaticMarkup(createElement(drawn.Preview, props));
      expect(markup).not.toMatch(/NaN|undefined/);
      const key = question.kind === 'act' ? deedOf(each as Act) : question.kind;
      if (markup.length > (seen.get(key) ?? '').length) seen.set(key, markup);
    }
  });
  expect(seen.get('move')).toMatch(/drive-way__line/);
  expect(seen.get('shoot')).toMatch(/struck-face/);
  expect(seen.get('turnHull')).toMatch(/rig-ghost/);
  expect(seen.get('deploy')).toMatch(/rig-ghost/);
});

/** From the middle of one hull to the middle of another, in mils. */
const BESIDE = 3500;

test('an arrow of the wheel that leaves the hull no room is doubtful, and only such a one warns of it', () => {
  const seen = { doubtful: 0, sure: 0 };
  playThrough('arrows', 60, ({ view, seat, question, answers }) => {
    if (question.kind !== 'act' || !answers.some(each => (each as Act).do === 'move')) return;
    // Close beside another hull: along it there is room, across it there is none.
    const { id } = (question as Question & { readonly unit: { readonly id: number } }).unit;
    const other = view.units.find(unit => isVehicle(unit) && unit.where === 'table' && unit.id !== id)!;
    const route = [{ x: other.hull!.x, y: other.hull!.y + BESIDE }];
    const wheel = game.wheel!(view, question, { deed: null, marked: { do: 'move', route } });
    for (const { answer: turned, isDoubtful = false } of wheel?.spokes ?? []) {
      const said = game.notes!(view, seat, question, turned).map(({ text }) => text);
      const warns = said.some(text => /no room to face|Something's in the way/.test(text));
      expect(warns).toBe(isDoubtful);
      // No die gets it there, so none is named.
      expect(said.some(text => /gets all the way/.test(text)) && isDoubtful).toBe(false);
      expect(game.act!(view, question, turned)!.detail!.endsWith('stops short')).toBe(isDoubtful);
      const props = { view, seat, question, answer: turned, allowed: true };
      const markup = renderToStaticMarkup(createElement(drawn.Preview, props));
      expect(markup.includes('stops short')).toBe(isDoubtful);
      seen[isDoubtful ? 'doubtful' : 'sure']++;
    }
  });
  expect(seen.doubtful).toBeGreaterThan(0);
  expect(seen.sure).toBeGreaterThan(0);
});

test('a shot from above lights all of the hull, for its top has no side of its own', () => {
  const { board } = edition;
  const struckBy: NonNullable<typeof board.vehicles>['struckBy'] = (...asked) => ({
    ...board.vehicles!.struckBy(...asked),
    face: 'top',
  });
  const above = { ...edition, board: { ...board, vehicles: { ...board.vehicles!, struckBy } } };
  const drawnFrom = (from: typeof edition) => plug(dustupGame)(from as object as Edition).Preview;
  let seen = 0;
  playThrough('from above', 60, ({ view, seat, question, answers }) => {
    const isAtHull = (each: Act): boolean => each.do === 'shoot' && isVehicle(view.units[each.target]!);
    const shot = question.kind === 'act' ? answers.find(each => isAtHull(each as Act)) : undefined;
    if (!shot) return;
    seen++;
    const props = { view, seat, question, answer: shot, allowed: true };
    const face = (from: typeof edition): string =>
      /struck-face.*/.exec(renderToStaticMarkup(createElement(drawnFrom(from), props)))![0];
    expect(face(edition)).toMatch(/^[^>]*><line /);
    expect(face(above)).toMatch(/^[^>]*><rect /);
  });
  expect(seen).toBeGreaterThan(0);
});

test('whatever rolls dice at once is shown first with what it is for, and no arrow of a wheel is for good at the first press', () => {
  let [rolled, spokes] = [0, 0];
  playThrough('shown first', 120, ({ view, question, answers }) => {
    for (const each of answers) {
      const act = game.act!(view, question, each);
      if (act?.rolls) rolled++;
      if (act?.rolls) expect(act.means, JSON.stringify(each)).toBeTruthy();
      const wheel = game.wheel!(view, question, { deed: act?.deed ?? null, marked: each });
      for (const spoke of wheel?.spokes ?? []) expect(spoke.isShownFirst).toBe(true);
      spokes += wheel?.spokes.length ?? 0;
    }
  });
  expect(rolled).toBeGreaterThan(5);
  expect(spokes).toBeGreaterThan(50);
});

test('of a vehicle and those in it the vehicle comes first, and a force can be left to the machine to deploy', () => {
  let asked = 0;
  playThrough('ranks', 40, ({ view, question }) => {
    const setsUp = question.kind === 'whichToDeploy' || question.kind === 'deploy';
    expect(game.restOf!(question, view) !== null).toBe(setsUp);
    if (question.kind !== 'activate') return;
    asked++;
    const ranked = (where: 'table' | 'aboard'): number => {
      const units = view.units.with(0, { ...view.units[0]!, where } as Unit);
      return game.rankOf!({ ...view, units }, question, { do: 'activate', unit: 0 });
    };
    expect(ranked('table')).toBeLessThan(ranked('aboard'));
  });
  expect(asked).toBeGreaterThan(0);
});
