import { oddsOnView } from '@sightline/kernel';
import type { Act, KillzoneQuestion, KillzoneView } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import type { Box } from '../src/board/beside.ts';
import { NO_INSETS } from '../src/board/camera.ts';
import { edgeArrow } from '../src/board/edge-arrow.ts';
import type { Game, Point } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { withoutTwins } from '../src/play/twins.ts';
import { playedTo, type Stand } from './support/streets.ts';

const GAME = killzoneGame(edition) as unknown as Game;
const { system } = killzoneGame(edition);

const driverOf = (view: KillzoneView, car: number): number =>
  view.figures.find(({ vehicle, place }) => vehicle === car && place === 0)!.id;
const isDrive = (answer: unknown): boolean => (answer as Act).do === 'drive';
const driving = (): Stand => playedTo('hot-pursuit', ({ answers }) => answers.some(isDrive));

/** The car that is driven, and another right ahead of it, so many inches off; they fill the street. */
function noseToTail({ view, question }: Stand, speed: number, off: number) {
  const seen = structuredClone(view);
  const { figure } = question as Extract<KillzoneQuestion, { kind: 'act' }>;
  const car = seen.vehicles[seen.figures[figure.id]!.vehicle]!;
  const other = seen.vehicles.find(({ side, away }) => side !== car.side && !away)!;
  const turn = (car.heading * Math.PI) / 180;
  const far = 1000 * (off + (car.model.length + other.model.length) / 2);
  Object.assign(car, { speed: 1000 * speed });
  Object.assign(other, {
    x: Math.round(car.x + far * Math.sin(turn)),
    y: Math.round(car.y + far * Math.cos(turn)),
    heading: car.heading,
  });
  return { seen, car, other };
}

test('a ram says before it is chosen what becomes of either car, and where one stands then', () => {
  const stand = driving();
  const { seen, car, other } = noseToTail(stand, 14, 3);
  const question = {
    kind: 'route',
    rule: 'KZ-VEH-013',
    vehicle: car.who,
    speed: car.speed,
  } as unknown as KillzoneQuestion;
  const notes = GAME.notes(seen, stand.seat, question, [{ turn: 0, ahead: 14_000 }]).map(({ text }) => text);
  const [own, name] = [car, other].map(({ who }) => `${who.name}`);
  expect(notes.find(text => text.includes('% that'))).toMatch(/^\d+ % that .* is wrecked, \d+ % that .* is\.$/);
  const after = notes.find(text => text.startsWith('A ram ends'))!;
  expect(after).toMatch(/stops beside .* still at 14"/);
  for (const each of [own, name]) expect(notes.join(' ')).toContain(each);
  expect(GAME.strikes!(seen, question, [{ turn: 0, ahead: 14_000 }])).toBe(true);
});

test('paces that only lead into another car say that they end in a ram, and whom of', () => {
  const stand = driving();
  // Too fast for any corner, and bumper to bumper: whatever is steered, the first thing met is the other car.
  const { seen } = noseToTail(stand, 18, 0);
  const hold = { do: 'drive', pace: 'hold', dice: 0 };
  const { cost } = GAME.act!(seen, stand.question, hold)!;
  expect(cost).toMatch(/^rams /);
  expect(
    GAME.notes(seen, stand.seat, stand.question, hold)
      .map(({ text }) => text)
      .join(' '),
  ).toMatch(/^However you steer, it rams .*? % that .* is wrecked/);
});

test('whoever crashes in the corner for certain is not told whom he would ram behind it', () => {
  const { view, seat, question } = driving();
  const seen = structuredClone(view);
  const { figure } = question as Extract<KillzoneQuestion, { kind: 'act' }>;
  const car = seen.vehicles[seen.figures[figure.id]!.vehicle]!;
  const other = seen.vehicles.find(({ side, away }) => side !== car.side && !away)!;
  for (const { id } of seen.vehicles) if (id !== car.id && id !== other.id) seen.vehicles[id]!.away = true;
  // Short of the crossing, with the other car down the road to the north.
  Object.assign(car, { x: 5000, y: 10_500, heading: 90, speed: 24_000 });
  Object.assign(other, { x: 13_500, y: 20_000, heading: 0 });
  const asked = {
    kind: 'route',
    rule: 'KZ-VEH-013',
    vehicle: car.who,
    speed: car.speed,
  } as unknown as KillzoneQuestion;
  const route = [
    { turn: 0, ahead: 8500 },
    { turn: -90, ahead: 15_500 },
  ];
  expect(GAME.label!(seen, asked, route)).toMatch(/crashes in the corner$/);
  expect(GAME.act!(seen, asked, route)!.detail).toBe('100 % to crash in the corner');
  const notes = GAME.notes(seen, seat, asked, route).map(({ text }) => text);
  expect(notes.filter(text => /\bram/i.test(text))).toEqual([]);
  // Nobody is rammed: what is hoped for is to come through, and what is certain comes first.
  const odds = oddsOnView(system, seen, seat, asked, route)!;
  expect(GAME.plainOdds!(seen, asked, route, odds)).toMatchObject({ about: 'wrecked', headline: 1 });
});

test('a pace says whether it is clear straight on or only by steering, and what a corner costs at it', () => {
  const stand = driving();
  const hold = { do: 'drive', pace: 'hold', dice: 0 };
  const told = [6, 30].map(off => {
    const { seen, other } = noseToTail(stand, 12, off);
    for (const vehicle of seen.vehicles)
      if (vehicle.id !== other.id && vehicle.side === other.side) vehicle.away = true;
    const notes = GAME.notes(seen, stand.seat, stand.question, hold).map(({ text }) => text);
    expect(notes.join(' ')).toMatch(/A corner of 90° or more: \d+ % to crash/);
    return GAME.act!(seen, stand.question, hold)!;
  });
  expect(told.map(({ cost }) => cost)).toEqual(['safe if you steer', 'safe straight on']);
  // To hold throws no dice, to accelerate does: that is seen before it is done.
  expect(told.map(({ rolls }) => rolls)).toEqual([undefined, undefined]);
  expect(GAME.act!(stand.view, stand.question, { do: 'drive', pace: 'accelerate', dice: 1 })!.rolls).toBe(true);
});

test('ground behind a car is steered to round it, the car itself is rammed, and what cannot be reached says what is met', () => {
  const stand = driving();
  const { seen, car, other } = noseToTail(stand, 20, 6);
  for (const vehicle of seen.vehicles) if (vehicle.id !== car.id && vehicle.id !== other.id) vehicle.away = true;
  const question = {
    kind: 'route',
    rule: 'KZ-VEH-013',
    vehicle: car.who,
    speed: car.speed,
  } as unknown as KillzoneQuestion;
  const turn = (car.heading * Math.PI) / 180;
  const shown = (far: number): Point => {
    const at = { ...car, x: car.x + 1000 * far * Math.sin(turn), y: car.y + 1000 * far * Math.cos(turn) };
    return GAME.pointOf!({ ...seen, vehicles: seen.vehicles.with(car.id, at) }, driverOf(seen, car.id))!;
  };
  const { rules } = { rules: edition.board };
  const meets = (answer: unknown) => rules.driveOf(seen, car, answer as never).stop;
  const round = GAME.answerAt(seen, question, shown(19));
  expect(meets(round)).toBeNull();
  // The same place pressed again means the same way: the second press drives it.
  expect(GAME.drawnTo!(seen, question, shown(19), round)).toEqual(round);
  expect(meets(GAME.answerAt(seen, question, { ...shown(6 + other.model.length) }))).toMatchObject({
    with: 'vehicle',
    id: other.id,
  });
  // Behind a house there is no way to go: it is said what is met, and the rules refuse it.
  const around = [-12, -8, 8, 12].flatMap(x => [-12, -8, 8, 12].map(y => ({ x: shown(0).x + x, y: shown(0).y + y })));
  const barred = around
    .map(point => GAME.answerAt(seen, question, point))
    .filter(answer => /^no way there: after \d+" it hits a house/.test(GAME.label!(seen, question, answer)!));
  expect(barred.length).toBeGreaterThan(0);
  for (const answer of barred) expect(system.whyNot(seen, stand.seat, question, answer)).not.toEqual([]);
});

test('whoever presses the hull means those in it, and is told what it is', () => {
  const { view, question, answers } = playedTo(
    'hot-pursuit',
    ({ view, question, answers }) =>
      question.kind === 'pick' && answers.some(id => (view.figures[Number(id)]?.vehicle ?? -1) >= 0),
  );
  const rider = view.figures[Number(answers.find(id => view.figures[Number(id)]!.vehicle >= 0))]!;
  const car = view.vehicles[rider.vehicle]!;
  const { x, y } = GAME.pointOf!(view, rider.id)!;
  // The tail, where nobody is drawn.
  const turn = (car.heading * Math.PI) / 180;
  const tail = { x: x - 2 * Math.sin(turn), y: y + 2 * Math.cos(turn) };
  expect(GAME.figureAt!(view, tail)).toBeNull();
  expect(answers).toContain(GAME.answerAt(view, question, tail));
  expect(GAME.whatLies!(view, tail)).toMatch(new RegExp(`^${car.who.name}.* a turn, of \\d+" at most.* In it: `));
});

test('braking with more dice than it takes to stop is offered once, and says that it stops', () => {
  const stand = driving();
  const { seen } = noseToTail(stand, 1, 30);
  const brakes = [1, 2, 3].map(dice => ({ do: 'drive', pace: 'brake', dice }));
  expect(withoutTwins(GAME, seen, stand.question, brakes)).toEqual([brakes[0]]);
  expect(GAME.label!(seen, stand.question, brakes[0])).toBe('brake to a stop');
  const { seen: faster } = noseToTail(stand, 9, 30);
  expect(withoutTwins(GAME, faster, stand.question, brakes)).toEqual(brakes);
  const { seen: top } = noseToTail(stand, 23, 30);
  expect(GAME.label!(top, stand.question, { do: 'drive', pace: 'accelerate', dice: 3 })).toBe(
    'accelerate, 3 dice: 24"',
  );
});

test('whoever closes with somebody on foot is shown the odds of the fight, and marks it first', () => {
  const closes = ({ view, question, answers }: Stand): unknown =>
    question.kind === 'act' && answers.find(each => GAME.label!(view, question, each)?.startsWith('close with'));
  const stand = playedTo('red-corner', each => Boolean(closes(each)));
  const { view, seat, question } = stand;
  const closing = closes(stand);
  expect(GAME.strikes!(view, question, closing)).toBe(true);
  const plain = GAME.plainOdds!(view, question, closing, oddsOnView(system, view, seat, question, closing)!)!;
  expect(plain.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(plain.about).toBe('stopped');
  expect(plain.headline).toBeGreaterThan(0);
  const walk = stand.answers.find(each => (each as Act).do === 'move' && !GAME.strikes!(view, question, each));
  expect(walk && oddsOnView(system, view, seat, question, walk)).toBeFalsy();
});

test('the way out of a chase has an arrow at the edge of the picture for as long as it is out of sight', () => {
  const { view, seat } = driving();
  const { beacon } = GAME.objective!(view, seat)!;
  expect(beacon).toMatchObject({ name: 'the way out', at: { y: 0 } });
  const [picture, arrow] = [
    { width: 390, height: 844 },
    { width: 130, height: 44 },
  ];
  const laid = (to: Point, clear: readonly Box[] = []) =>
    edgeArrow(to, picture, { ...NO_INSETS, top: 60 }, arrow, clear);
  expect(laid({ x: 200, y: 300 })).toBeNull();
  expect(laid({ x: 195, y: -500 })).toEqual({ left: 130, top: 68, degrees: -90 });
  expect(laid({ x: 900, y: 400 })).toMatchObject({ left: 252, degrees: 0 });
  // The small map has that corner: it stands beside it.
  const map = { left: 240, top: 60, width: 150, height: 90 };
  const beside = laid({ x: 900, y: -100 }, [map])!;
  expect(beside.left + arrow.width <= map.left || beside.top >= map.top + map.height).toBe(true);
});

test('a way over rough ground says that it is the ground, and how fast wheels may be there', () => {
  const { view, seat, question } = driving();
  const seen = structuredClone(view);
  const { figure } = question as Extract<KillzoneQuestion, { kind: 'act' }>;
  const car = seen.vehicles[seen.figures[figure.id]!.vehicle]!;
  for (const { id } of seen.vehicles) if (id !== car.id) seen.vehicles[id]!.away = true;
  // Up the western street, with the field on its left.
  const asked = (speed: number): KillzoneQuestion => {
    Object.assign(car, { x: 10_500, y: 20_000, heading: 0, speed });
    return { kind: 'route', rule: 'KZ-VEH-013', vehicle: car.who, speed } as unknown as KillzoneQuestion;
  };
  const aside = (speed: number) => [{ turn: -20, ahead: speed }];
  const fast = asked(15_000);
  expect(GAME.act!(seen, fast, aside(15_000))!.detail).toBe('67 % to crash on rough ground');
  expect(
    GAME.notes(seen, seat, fast, aside(15_000))
      .map(({ text }) => text)
      .join(' '),
  ).toMatch(/^Rough ground at 15": over 12" that's a Skid roll/);
  const slow = asked(12_000);
  expect(GAME.act!(seen, slow, aside(12_000))!.detail).toBe('safe');
  // A card keeps off the whole of it.
  expect(GAME.spreadOf!(seen, slow, aside(12_000)).some(({ width, height }) => width > 2 && height > 2)).toBe(true);
});

test('the way out is called so, and says that it wins; over any other edge one is out of the battle', () => {
  const { view } = playedTo('hot-pursuit', ({ seat, answers }) => seat === 'gang' && answers.some(isDrive));
  const seen = structuredClone(view);
  const { objective } = seen;
  if (objective.kind !== 'getaway') throw new Error('expected a chase');
  const car = seen.vehicles[objective.vehicle]!;
  for (const { id } of seen.vehicles) if (id !== car.id) seen.vehicles[id]!.away = true;
  const told = (x: number, heading: number): readonly (string | null | undefined)[] => {
    Object.assign(car, { x, y: heading === 0 ? 43_000 : 5_000, heading, speed: 12_000 });
    const asked = {
      kind: 'route',
      rule: 'KZ-VEH-013',
      vehicle: car.who,
      speed: car.speed,
    } as unknown as KillzoneQuestion;
    const route = [{ turn: 0, ahead: 12_000 }];
    return [GAME.label!(seen, asked, route), GAME.act!(seen, asked, route)!.detail];
  };
  expect(told(60_000, 0)).toEqual([expect.stringMatching(/and away by the way out$/), 'with it the gang has won']);
  expect(told(60_000, 180)).toEqual([expect.stringMatching(/leaves the table$/), 'out of the battle']);
});

test('the car that the chase is about can be rammed by a button of its own, which comes first', () => {
  const stand = playedTo('hot-pursuit', ({ answers, seat }) => seat === 'law' && answers.some(isDrive));
  const { seen, car, other } = noseToTail(stand, 14, 3);
  const { objective } = seen;
  expect(objective.kind === 'getaway' && objective.vehicle).toBe(other.id);
  const question = {
    kind: 'route',
    rule: 'KZ-VEH-013',
    vehicle: car.who,
    speed: car.speed,
  } as unknown as KillzoneQuestion;
  const rams = GAME.moreAnswers!(seen, question).slice(0, 1);
  expect(GAME.label!(seen, question, rams[0])).toMatch(/rams Sports Car/);
  const past = [{ turn: 45, ahead: 14_000 }];
  expect([rams[0], past].map(answer => GAME.rankOf!(seen, question, answer))).toEqual([0, 1]);
  // A little to the side it is the same ram: one button is enough.
  const aside = [{ turn: 1, ahead: 14_000 }];
  expect(GAME.comesToTheSame!(seen, question, rams[0], aside)).toBe(true);
  expect(GAME.comesToTheSame!(seen, question, rams[0], past)).toBe(false);
  const then = structuredClone(seen);
  then.vehicles[other.id]!.wrecked = true;
  expect(GAME.moreAnswers!(then, question).filter(answer => GAME.rankOf!(then, question, answer) === 0)).toEqual([]);
});
