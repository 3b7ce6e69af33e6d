import type { Act, KillzoneQuestion } from '@sightline/killzone';
import { edition } from '@sightline/killzone/edition';
import { expect, test } from 'vitest';
import type { Game } from '../src/games/game.ts';
import { killzoneGame } from '../src/games/killzone/index.ts';
import { refusalText } from '../src/words/system.ts';
import { playedTo, type Stand } from './support/streets.ts';

// What an order is worth to whom, and why a gun does not fire.

const GAME = killzoneGame(edition) as unknown as Game;
const { system } = killzoneGame(edition);

test('an order for people in a car says what it is to those who shoot, and that the driver drives as he likes', () => {
  const { view, question, seat } = playedTo('hot-pursuit', each => each.question.kind === 'order');
  const act = GAME.act!(view, question, 'shoot')!;
  expect(act.detail).toBe('passengers: every shot');
  expect(GAME.act!(view, question, 'staySharp')!.detail).toBe('passengers: 1 shot, acts earlier');
  expect(act.means).toMatch(/The driver drives as he likes/);
  expect(GAME.notes(view, seat, question, 'shoot')[0]!.text).toBe(act.means);
  // A hint says what it is good for, and why? what every order does.
  expect(GAME.hintReason!(view, question, 'shoot')).toMatch(/^Long shots, about \d % at best/);
  expect(GAME.hintReason!(view, question, 'run')).toMatch(/don't shoot/);
  expect(GAME.rulesAsked!(view, question)).toEqual(expect.arrayContaining(['KZ-ORDER-002', 'KZ-ORDER-007']));
});

test('another order says what its roll risks; a group that is too spread out for one is named with the reason', () => {
  const { view, question, seat } = playedTo('red-corner', each => each.question.rule === 'KZ-CHANGE-001');
  const { options, group } = question as Extract<KillzoneQuestion, { kind: 'order' }>;
  const other = options[1]!;
  expect(GAME.act!(view, question, other)!.cost).toMatch(/^\d+ % get it, \d+ % confusion$/);
  expect(GAME.notes(view, seat, question, other).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^One D6, 5 or more to get it: .* the whole group is suppressed/),
  );
  const [first, ...rest] = view.groups[group.id]!.members;
  const figures = view.figures.map(figure =>
    figure.id === first
      ? { ...figure, x: 1000, y: 1000 }
      : rest.includes(figure.id)
        ? { ...figure, x: 47_000 }
        : figure,
  );
  const before = { ...view, figures };
  expect(GAME.sumUp!({ phase: 'changingOrders', before, events: [], after: before })).toMatch(
    /too spread out.* within \d+"/,
  );
});

test('an order names the inches that the slowest of suits has of it', () => {
  const { view, question, seat } = playedTo(
    'black-smoke',
    ({ view, question, seat }) => question.kind === 'order' && seat === view.seats[0],
  );
  // Shoot gives 8 inches; armour and the night leave less of them.
  const label = GAME.label!(view, question, 'shoot')!;
  expect(label).toMatch(/^Shoot, [1-7]"$/);
  // Its card says the same number.
  expect(GAME.notes(view, seat, question, 'shoot')[0]!.text).toContain(`Moves ${label.match(/\d+/)![0]}"`);
});

test('a gun that fires bursts is refused for what is in the way, and never for the burst that nobody named', () => {
  const isLeader = ({ view, question }: Stand): boolean => {
    if (question.kind !== 'act') return false;
    const { weapons } = view.figures[question.figure.id]!;
    return weapons.some(({ weapon }) => edition.board.weaponRow(view, weapon).traits?.includes('bursts') === true);
  };
  const { view, question, seat } = playedTo('black-smoke', isLeader);
  const figure = view.figures[(question as Extract<KillzoneQuestion, { kind: 'act' }>).figure.id]!;
  const enemies = view.figures.filter(({ side, state }) => side !== figure.side && state === 'active');
  const whys = enemies.map(({ id }) => {
    const wanted = GAME.soughtAt!(view, question, id) as Act;
    expect(wanted).toMatchObject({ do: 'shoot', burst: 4 });
    const [refusal] = system.whyNot(view, seat, question, wanted);
    return refusal ? refusalText(system, refusal) : null;
  });
  expect(whys.filter(why => why?.includes('short burst'))).toEqual([]);
  // Whoever may be fired at is offered with both lengths.
  const open = enemies.filter((_, i) => whys[i] === null);
  for (const { id } of open)
    expect(
      (system.candidates!(view, seat, question) as readonly Act[]).flatMap(act =>
        act.do === 'shoot' && 'figure' in act.target && act.target.figure === id ? [act.burst] : [],
      ),
    ).toEqual(expect.arrayContaining([4, 8]));
});

test('smoke is fired, and says beforehand where a miss comes down', () => {
  const isSmoke = ({ view, question }: Stand, answer: unknown): boolean => {
    const act = answer as Act;
    if (question.kind !== 'act' || act.do !== 'shoot') return false;
    const figure = view.figures[question.figure.id]!;
    return edition.board.weaponInHand(view, figure, act.weapon)?.traits?.includes('smoke') === true;
  };
  const stand = playedTo('black-smoke', each => each.answers.some(answer => isSmoke(each, answer)));
  const smoke = stand.answers.find(answer => isSmoke(stand, answer));
  expect(GAME.label!(stand.view, stand.question, smoke)).toMatch(/^fire smoke at /);
  const notes = GAME.notes(stand.view, stand.seat, stand.question, smoke).map(({ text }) => text);
  expect(notes).toContain('On a miss the other side puts the cloud exactly 3" away, wherever it likes.');
});

test('whoever takes an overdose is told what his drugs will have of him, and that he keeps what they give', () => {
  const { view, question } = playedTo('red-corner', each => each.question.kind === 'overdose');
  const [first] = (question as Extract<KillzoneQuestion, { kind: 'overdose' }>).options;
  expect(GAME.act!(view, question, first)!.means).toMatch(/^(On|Drunk) .+What the drug gives him he keeps\.$/);
  expect(GAME.rulesAsked!(view, question)).toContain('KZ-DRUG-014');
});

test('a walk that leaves a group too spread out says so, and its leader afterwards; who can still follow counts for nothing', () => {
  const stand = playedTo(
    'street-fight',
    ({ question, answers }) =>
      question.kind === 'act' && answers.some(answer => (answer as { do: string }).do === 'move'),
  );
  const { seat, question, answers } = stand;
  const seen = structuredClone(stand.view);
  const { figure } = question as Extract<KillzoneQuestion, { kind: 'act' }>;
  const walk = answers.find(answer => (answer as { do: string }).do === 'move');
  const others = seen.figures.filter(each => each.group === seen.figures[figure.id]!.group && each.id !== figure.id);
  const warned = (): boolean =>
    GAME.notes(seen, seat, question, walk).some(({ rule, tone }) => rule === 'KZ-CHANGE-002' && tone === 'warning');
  for (const each of others) Object.assign(each, { x: 47_000, y: 47_000, finished: false });
  expect(warned()).toBe(false);
  for (const each of others) each.finished = true;
  expect(warned()).toBe(true);
  const told = (id: number): string => GAME.card!(seen, seat, id)!.can[0] ?? '';
  const [leader, follower] = [true, false].map(
    leads => seen.figures.find(each => each.group === seen.figures[figure.id]!.group && each.leader === leads)!,
  );
  expect(told(leader!.id)).toMatch(/^Too spread out for a new order until everybody is within \d+"/);
  expect(told(follower!.id)).not.toContain('spread out');
});

test("the score says whose is whose, one's own first", () => {
  const { view } = playedTo('street-fight', ({ question }) => question.kind === 'order');
  const score = (seat: string): string =>
    GAME.objective!({ ...view, scores: [0, 0] } as typeof view, seat)!.parts[0]!.text;
  expect(score('law')).toBe('The law 0, The gang 0');
  expect(score('gang')).toBe('The gang 0, The law 0');
});

test('what is read before a battle is read at a glance', () => {
  for (const [id, text] of Object.entries(GAME.briefings)) {
    expect([id, text.split(/\s+/).length <= 60]).toEqual([id, true]);
    expect(text.split('\n').length).toBeLessThanOrEqual(3);
  }
});
