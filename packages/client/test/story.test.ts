import type { Told } from '@sightline/desk';
import type { Event } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { headlineOf } from '../src/play/headline.ts';
import { isTold, reportOf, storyOf } from '../src/play/report.ts';
import { AT_TABLE, played } from './support/played.ts';

const named = (name: string) => ({ is: 'name', name });
const HARPY = { figure: 9, said: { figure: named('Harpy 9') } };
const tally = { figure: 3, target: 9, said: { figure: named('Tally Moss'), target: named('Harpy 9') } };

/** What a step tells: events, and dice as their faces. */
function step(number: number, ...lines: readonly (object | number)[]): Told[] {
  return lines.map(line => {
    const base = { after: number, step: number, text: '' };
    if (typeof line === 'number')
      return { ...base, line: { kind: 'roll', die: 'D6', face: line, why: { rule: 'DK-SHOOT-001', purpose: 'shot' } } };
    const event = { rule: 'DK-SHOOT-001', said: {}, ...line } as unknown as Event;
    return { ...base, line: { kind: 'event', event }, text: AT_TABLE.duck.system.words.event(event) };
  });
}

const shot = {
  ...tally,
  type: 'shotFired',
  weapon: 'har',
  outcome: 'kill',
  throws: [{ dice: [6, 5], parts: [], score: 11 }],
};
const acts = { type: 'activated', inConcertWith: null, figure: 3, said: { figure: named('Tally Moss') } };
const killed = { ...HARPY, type: 'killed', at: 1, by: 3, means: 'shot' };

test('dice belong to the line they fell for and are told once, within its sentence', () => {
  const lines = reportOf(AT_TABLE.duck, step(1, acts, 6, 5, shot, killed));
  expect(lines.map(({ kind }) => kind)).toEqual(['event', 'event', 'event']);
  expect(lines.map(({ dice }) => dice.map(({ face }) => face))).toEqual([[], [6, 5], []]);
  expect(lines[1]!.text).toBe('Tally Moss fires the HAR at Harpy 9 and rolls 6 + 5: 11. A kill.');
});

test('dice of which nothing came are not lost', () => {
  const lines = reportOf(AT_TABLE.duck, [...step(1, acts, 4), ...step(2, acts)]);
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['event', 'Tally Moss acts.'],
    ['roll', 'D6 for shot: 4.'],
    ['event', 'Tally Moss acts.'],
  ]);
});

test('a passage is headed by who did what, and what came of it', () => {
  const story = storyOf(reportOf(AT_TABLE.duck, step(1, acts, 6, 5, shot, killed)));
  expect(story.map(passage => headlineOf(passage))).toEqual(['Tally Moss shoots at Harpy 9: Harpy 9 killed.']);
});

test('of what befell somebody only the worst is in the headline', () => {
  const back = { ...HARPY, type: 'knockedBack', by: 3, from: 1, path: [], facing: 3, left: 0, end: 'spent' };
  const story = storyOf(reportOf(AT_TABLE.duck, step(1, acts, shot, back, killed)));
  expect(story.map(passage => headlineOf(passage))).toEqual(['Tally Moss shoots at Harpy 9: Harpy 9 killed.']);
});

test('what came of one deed is not told of another', () => {
  const thrown = { type: 'grenadeThrown', figure: 3, said: { figure: named('Tally Moss') } };
  const other = {
    type: 'knockedBack',
    figure: 8,
    said: { figure: named('Harpy 8') },
    by: 3,
    from: 1,
    path: [],
    facing: 3,
    left: 0,
    end: 'spent',
  };
  const story = storyOf(reportOf(AT_TABLE.duck, step(1, acts, shot, killed, thrown, other)));
  expect(story.map(passage => headlineOf(passage))).toEqual([
    'Tally Moss shoots at Harpy 9: Harpy 9 killed; Tally Moss throws a grenade: Harpy 8 knocked back.',
  ]);
  const [passage] = story;
  expect(headlineOf(passage!, passage!.lines.at(-1)!)).toBe('Tally Moss throws a grenade: Harpy 8 knocked back.');
});

test('YOU are spoken to in a headline as well', () => {
  const you = { ...acts, figure: 0, said: { figure: named('YOU') } };
  const moved = { type: 'moveThrown', figure: 0, face: 5, parts: [], points: 5, dash: false, said: you.said };
  const story = storyOf(reportOf(AT_TABLE.duck, step(1, you, 5, moved, moved)));
  expect(story.map(passage => headlineOf(passage))).toEqual(['YOU move.']);
});

test('turns and phases are chapters, and one in which nothing happens is none', () => {
  const turn = (number: number) => ({ type: 'turnBegan', turn: number });
  const phase = (name: string) => ({ type: 'phaseBegan', phase: name });
  const told = [
    ...step(1, { type: 'arenaDrawn', arena: 'Tallow Queen' }),
    ...step(2, phase('team')),
    ...step(3, acts, shot, killed),
    ...step(4, phase('threat')),
    ...step(5, turn(2), phase('exploration')),
    ...step(6, phase('team'), acts, shot, killed),
  ];
  expect(storyOf(reportOf(AT_TABLE.duck, told)).map(({ chapter }) => chapter)).toEqual([
    'Before the first turn',
    'Turn 1 · The Team',
    'Turn 2 · The Team',
  ]);
});

test.each([
  ['duck', 'M02'],
  ['dustup', 'crossroads'],
  ['killzone', 'toll-road'],
  ['drill', 'walls'],
] as const)('a whole game of %s: every die is told once, every headline is a sentence', (id, scenario) => {
  const { game, told } = played(id, scenario, 'read aloud');
  const lines = reportOf(game, told);
  const dice = told.filter(({ line }) => line.kind === 'roll').length;
  expect(lines.reduce((sum, line) => sum + line.dice.length, 0)).toBe(dice);
  const events = told.filter(({ line }) => line.kind === 'event').length;
  expect(lines.filter(({ kind }) => kind === 'event')).toHaveLength(events);
  for (const passage of storyOf(lines).filter(isTold)) {
    expect(headlineOf(passage)).toMatch(/^\p{Lu}|^\d/u);
    expect(headlineOf(passage)).not.toMatch(/⟨|undefined|\[|\{| at\.$| {2}/);
  }
});

test('a unit that tries to recover and fails is not said to have recovered', () => {
  const { system } = AT_TABLE.dustup;
  const unit = { id: 0, name: '4th Squad', side: 'blue' };
  const tried = { type: 'recovered', rule: 'DU-SUPP-006', unit, face: 1, die: 6, target: 2, removed: false, left: 1 };
  const told = [{ type: 'activated', rule: 'DU-TURN-002', unit, how: 'turn' }, tried, tried].map(each => {
    const event = each as unknown as Event;
    return { after: 1, step: 1, line: { kind: 'event', event }, text: system.words.event(event) } as Told;
  });
  expect(storyOf(reportOf(AT_TABLE.dustup, told)).map(passage => headlineOf(passage))).toEqual([
    'Blue 4th Squad tries in vain to recover.',
  ]);
});
