import type { DuckView } from '@sightline/duck';
import type { DustupView } from '@sightline/dustup';
import type { KillzoneView } from '@sightline/killzone';
import { expect, test } from 'vitest';
import { FATES, headsOf, type SideStory } from '../src/games/aftermath.ts';
import { AT_TABLE, type Played, played } from './support/played.ts';

const storyOf = ({ game, view, told }: Played): readonly SideStory[] => game.aftermath(() => view, told);
const all = (side: SideStory): number => FATES.reduce((sum, fate) => sum + (headsOf(side)[fate] ?? 0), 0);
const scenariosOf = (id: keyof typeof AT_TABLE): string[] => AT_TABLE[id].system.scenarios.map(scenario => scenario.id);

test.each(scenariosOf('duck'))('DUCK! %s: what is said of each agrees with the last table', scenario => {
  const game = played('duck', scenario, `aftermath ${scenario}`);
  const view = game.view as DuckView;
  const [team, ...others] = storyOf(game);
  const people = view.figures.filter(({ kind }) => kind === 'teamer' || kind === 'survivor');
  const own = scenario === 'two-teams' ? [team!, others[0]!] : [team!];
  const heads = own.map(headsOf);
  const count = (fate: (typeof FATES)[number]): number => heads.reduce((sum, each) => sum + (each[fate] ?? 0), 0);
  const having = (condition: string): number => people.filter(each => each.condition === condition).length;
  expect(count('well') + count('hurt')).toBe(having('home'));
  expect(count('well') + count('hurt')).toBe(view.ending!.home.length);
  expect(count('dead')).toBe(having('killed'));
  expect(count('left')).toBe(having('lost'));
  expect(own.reduce((sum, side) => sum + all(side), 0)).toBe(people.length);
  const threats = others.at(-1)!;
  expect(threats.seat).toBe('threats');
  expect(all(threats)).toBe(view.figures.filter(({ kind }) => kind === 'threat').length);
  // A completed mission has met all that it asked for, any other has not.
  expect(team!.aims.every(({ met }) => met)).toBe(view.ending!.result === 'completed');
  expect(team!.aims.every(({ text }) => text.includes(' '))).toBe(true);
  for (const { told, fate } of team!.people) {
    expect(told).toMatch(/^\p{Lu}[^⟨{[]*\.$/u);
    if (fate === 'dead') expect(told).toContain('Killed');
  }
});

test.each(scenariosOf('dustup'))('Dustup %s: nobody is counted twice or forgotten', scenario => {
  const game = played('dustup', scenario, `aftermath ${scenario}`);
  const view = game.view as DustupView;
  storyOf(game).forEach((side, i) => {
    const men = view.figures.filter(figure => figure.side === i);
    expect(all(side)).toBe(men.length);
    expect(headsOf(side).dead ?? 0).toBe(men.filter(({ state }) => state === 'killed').length);
    expect(side.points).toEqual(expect.any(Number));
    for (const { told } of side.people) expect(told).toMatch(/^\p{Lu}[^⟨{[]*\.$/u);
  });
});

test.each(scenariosOf('killzone'))('Killzone %s: nobody is counted twice or forgotten', scenario => {
  const game = played('killzone', scenario, `aftermath ${scenario}`);
  const view = game.view as KillzoneView;
  storyOf(game).forEach((side, i) => {
    const men = view.figures.filter(figure => figure.side === i);
    expect(all(side)).toBe(men.length);
    expect(headsOf(side).dead ?? 0).toBe(men.filter(({ state }) => state === 'killed').length);
    expect(headsOf(side).taken ?? 0).toBe(men.filter(({ state }) => state === 'captured').length);
    // Points stand on the page where they decide something.
    const isForPoints = ['encounter', 'turf', 'tower', 'topFloor'].includes(view.objective.kind);
    expect(side.points !== undefined).toBe(isForPoints);
    for (const { told } of side.people) expect(told).toMatch(/^\p{Lu}[^⟨{[]*\.$/u);
  });
});

test('whoever died is told with his killer, his means and his turn', () => {
  const game = played('killzone', 'toll-road', 'read aloud');
  const dead = storyOf(game).flatMap(({ people }) => people.filter(({ fate }) => fate === 'dead'));
  expect(dead.length).toBeGreaterThan(0);
  for (const { told } of dead)
    expect(told).toMatch(/^(Killed( by [^.]+)? (with|in|hand|leaping|under) [^.]+|Wrecked) in turn \d+(: [^.]+)?\.$/);
});

test('the Team is as strong at the end as it comes home', () => {
  const { game, view } = played('duck', 'M02', 'read aloud');
  const { ending, figures } = view as DuckView;
  const home = ending!.home.filter(id => figures[id]!.kind === 'teamer').length;
  expect(home).toBeGreaterThan(0);
  expect(game.strength(view).of['team']).toBe(home);
});
