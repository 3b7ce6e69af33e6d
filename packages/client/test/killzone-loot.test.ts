import { advance, create, legalAnswers, nowOf, openQuestions, answer as say } from '@sightline/kernel';
import type { Act, Killzone, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { refusalText } from '../src/words/system.ts';

// What the chase is about: how the loot is taken, and who has it.

const GAME = killzoneGame(edition) as unknown as Game;
const { system } = killzoneGame(edition);
const TAKE = { do: 'pickUp' };

interface Stand {
  readonly table: Killzone;
  readonly view: KillzoneView;
  readonly seat: string;
  readonly question: KillzoneQuestion & { readonly kind: 'act' };
  readonly answers: readonly Act[];
}

/** A chase played on until somebody of the law is asked what he does. */
function chase(isIt: (stand: Stand) => boolean): Stand {
  const players = { gang: { kind: 'person' as const }, law: { kind: 'person' as const } };
  for (const secret of ['one', 'two', 'three']) {
    const match = create(system, { scenario: 'hot-pursuit', switches: {}, players, secret });
    advance(system, match);
    for (let asked = 0; asked < 300 && !match.outcome; asked++) {
      const { seat, question } = openQuestions(match)[0]!;
      const table = nowOf(match) as Killzone;
      const answers = legalAnswers(system, table, seat, question) as readonly Act[];
      const stand = { table, view: system.view(table, seat), seat, question: question as Stand['question'], answers };
      if (seat === 'law' && question.kind === 'act' && isIt(stand)) return stand;
      expect(say(system, match, seat, answers[(asked * 7 + 3) % answers.length])).toEqual([]);
    }
  }
  throw new Error('expected to be asked');
}

/** The getaway car is a wreck with the loot in it, so many inches before whoever is asked, and his own car stands. */
function wreckAhead(off: number) {
  const stand = chase(({ view, question }) => view.figures[question.figure.id]!.vehicle >= 0);
  const seen = structuredClone(stand.view);
  const figure = seen.figures[stand.question.figure.id]!;
  const car = seen.vehicles[figure.vehicle]!;
  const wreck = seen.vehicles[seen.prizes[0]!.vehicle]!;
  for (const vehicle of seen.vehicles) if (vehicle !== car && vehicle !== wreck) vehicle.away = true;
  for (const other of seen.figures) if (other.vehicle !== car.id) other.away = true;
  Object.assign(car, { x: 30_000, y: 12_000, heading: 90, speed: 0 });
  Object.assign(wreck, { x: 30_000 + 1000 * (off + 4.75), y: 12_000, heading: 90, speed: 0, wrecked: true });
  return { ...stand, seen, figure, car, wreck };
}

const whyNot = (seen: KillzoneView, { seat, question }: Stand): string => {
  const [refusal] = system.whyNot(seen, seat, question, TAKE);
  return refusal ? refusalText(system, refusal) : '';
};

test('whoever looks for the loot is told what he has to do first, wherever it is', () => {
  const stand = wreckAhead(4);
  const { seen, figure, wreck, question } = stand;
  expect(GAME.soughtAnswers!(seen, question)).toContainEqual(TAKE);
  expect(GAME.label!(seen, question, TAKE)).toBe('take the loot');
  expect(whyNot(seen, stand)).toMatch(/^In the wreck of Sports Car, .* off: get out and touch it\./);
  // A running car keeps it.
  wreck.wrecked = false;
  expect(whyNot(seen, stand)).toBe("It's in Sports Car. Only a wreck gives it up.");
  wreck.wrecked = true;
  // On foot beside the wreck it is there to be taken.
  Object.assign(figure, { vehicle: -1, place: -1, x: wreck.x, y: wreck.y + 1503, room: -1, spent: 2000, moves: 1 });
  expect(whyNot(seen, stand)).toBe('');
  figure.y += 3000;
  expect(whyNot(seen, stand)).toMatch(/^In the wreck of Sports Car, 3\.5 inches off: walk up and touch it/);
  Object.assign(seen.prizes[0]!, { vehicle: -1, holder: seen.figures.find(({ side }) => side !== figure.side)!.id });
  expect(whyNot(seen, stand)).toMatch(/^Getaway gang .* has it\.$/);
});

test('getting out and going on to the wreck is offered as one move, and reached by pressing the ground', () => {
  const { seen, question, seat, wreck, figure } = wreckAhead(2);
  const offered = (system.candidates!(seen, seat, question) as readonly Act[]).filter(
    ({ do: what }) => what === 'getOut',
  );
  const labels = offered.map(answer => GAME.label!(seen, question, answer));
  expect(labels).toContain('get out, and on to the wreck of Sports Car');
  const there = offered[labels.indexOf('get out, and on to the wreck of Sports Car')];
  expect(GAME.hintReason!(seen, question, there)).toBe('From there you can take the loot.');
  const at = GAME.nameplates!(seen).find(({ name }) => name === 'Sports Car')!.at;
  const pressed = GAME.answerAt(seen, question, { x: at.x + 0.4, y: at.y + at.height + 0.6 }) as Act;
  expect(pressed).toMatchObject({ do: 'getOut' });
  expect(system.whyNot(seen, seat, question, pressed)).toEqual([]);
  expect(figure.vehicle).not.toBe(wreck.id);
});

test('the goal says how to win with the loot, and its mark goes with whoever has it', () => {
  const { seen, seat, wreck } = wreckAhead(4);
  const texts = (): string =>
    GAME.objective!(seen, seat)!
      .parts.map(({ text }) => text)
      .join('; ');
  expect(texts()).toContain('walk up until you touch it, take it (2" of the move), and you have won');
  const marks = GAME.objective!(seen, seat)!.at.length;
  const thief = seen.figures.find(({ side }) => side === wreck.side)!;
  Object.assign(thief, { vehicle: -1, away: false, state: 'active', x: 50_000, y: 20_000, room: -1 });
  Object.assign(seen.prizes[0]!, { vehicle: -1, holder: thief.id });
  expect(texts()).toContain('has the loot: kill him, and it drops where he falls');
  const { at } = GAME.objective!(seen, seat)!;
  expect(at).toHaveLength(marks);
  const { x, y } = GAME.pointOf!(seen, thief.id)!;
  expect(
    at.some(spot => Math.abs(spot.x + spot.width / 2 - x) < 0.01 && Math.abs(spot.y + spot.height / 2 - y) < 0.01),
  ).toBe(true);
  expect(GAME.card!(seen, seat, thief.id)!.state).toContain('has the loot');
});

test('whoever gets out to the wreck is told beforehand whether enough of the move is left to take the loot', () => {
  const told = [2, 6].map(off => {
    const { seen, question, seat, wreck } = wreckAhead(off);
    const out = (system.candidates!(seen, seat, question) as readonly Act[]).find(
      answer => GAME.label!(seen, question, answer) === `get out, and on to the wreck of ${wreck.who.name}`,
    );
    const at = GAME.nameplates!(seen).find(({ name }) => name === wreck.who.name)!.at;
    const pressed = GAME.answerAt(seen, question, { x: at.x - 0.6, y: at.y + at.height / 2 }) as Act;
    const answer = out ?? pressed;
    return [GAME.act!(seen, question, answer)!.detail, GAME.notes(seen, seat, question, answer).at(-1)!.text];
  });
  expect(told[0]).toEqual(['in one move', expect.stringMatching(/^You can take the loot in the same move/)]);
  expect(told[1]).toEqual([
    expect.stringMatching(/left: too little to take the loot$/),
    expect.stringMatching(/^Too far to take the loot this turn/),
  ]);
});
