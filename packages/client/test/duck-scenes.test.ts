import type { Still, Told } from '@sightline/desk';
import type { DuckView } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { type AnySystem, advance, create, type Edition, redactLine, tellLine } from '@sightline/kernel';
import { describe, expect, test } from 'vitest';
import { duckGame } from '../src/games/duck/index.ts';
import { type Game, plug } from '../src/games/game.ts';
import { type Beat, beatsOf } from '../src/playback/beats.ts';

const { system }: { readonly system: AnySystem } = edition as object as Edition;
const game: Game = plug(duckGame)(edition as object as Edition);
const PLAYERS = { team: { kind: 'bot', bot: 'team' }, threats: { kind: 'bot', bot: 'threats' } } as const;
/** Long enough for shots, grapples, deaths and a catastrophe or two. */
const STEPS = 90;

interface Filmed {
  readonly told: readonly Told[];
  readonly beats: readonly Beat[];
}

/** The first steps of a mission as the Team saw them. */
function filmed(scenario: string, secret: string): Filmed {
  const match = create(system, { scenario, secret, players: PLAYERS });
  const before = system.view(match.table, 'team');
  const told: Told[] = [];
  const stills: Still[] = [];
  const listen = (line: Parameters<typeof redactLine>[1], after: number, step: number, table: unknown): void => {
    if (redactLine(system, line, 'team') === null) return;
    if (line.kind === 'event') stills.push({ line: told.length, view: system.view(system.copy(table), 'team') });
    told.push(tellLine(system, { players: { team: 1 }, after, step }, line)[0]!);
  };
  advance(system, match, { listen }, STEPS);
  return { told, beats: beatsOf(game, 'team', { told, stills, from: 0, before }) };
}

const MISSIONS = ['M01', 'M02', 'M05', 'M09'].map(mission => filmed(mission, `scenes of ${mission}`));
const all = MISSIONS.flatMap(({ beats }) => beats);

describe('the scenes of DUCK!', () => {
  test('show every walk square by square, from where the figure stood to where the picture shows it', () => {
    const walks = all.flatMap(({ scene, view }) => scene.walks.map(walk => ({ ...walk, view: view as DuckView })));
    expect(walks.length).toBeGreaterThan(100);
    for (const { path, piece, view } of walks) {
      const steps = path.slice(1).map(({ x, y }, i) => Math.max(Math.abs(x - path[i]!.x), Math.abs(y - path[i]!.y)));
      // Half a square aside is where somebody stands who shares one.
      expect(Math.max(...steps)).toBeLessThanOrEqual(2.5);
      expect(path.at(-1)).toEqual(game.pointOf?.(view, Number(piece)));
    }
    expect(Math.max(...walks.map(({ path }) => path.length))).toBeGreaterThan(3);
  });

  test('say something, and where it happened as far as that is a place', () => {
    for (const { scene } of all) {
      expect(scene.sentence).not.toBe('');
      for (const { x, y } of scene.at) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    }
    expect(all.filter(({ scene }) => scene.weight === 'plain' && scene.at.length > 0).length).toBeGreaterThan(150);
  });

  test('throw the dice that were told, and none that were drawn as chits or cards', () => {
    const dice = all.flatMap(({ scene }) => scene.thrown?.dice ?? []);
    expect(dice.length).toBeGreaterThan(100);
    expect([...new Set(dice.map(({ die }) => die))].sort()).toEqual(expect.arrayContaining(['AvD', 'D6']));
    for (const { die } of dice) expect(['AvD', 'D6', 'D8']).toContain(die);
  });

  test('fire what is fired at whom it is fired at', () => {
    const shots = MISSIONS.flatMap(({ told, beats }) =>
      beats.flatMap(({ line, scene }) => {
        const { line: each } = told[line]!;
        return each.kind === 'event' && each.event.type === 'shotFired' ? [scene] : [];
      }),
    );
    expect(shots.length).toBeGreaterThan(10);
    for (const { lines, bursts, cue } of shots) {
      expect(lines).toHaveLength(1);
      expect(bursts[0]?.at).toEqual(lines[0]!.to);
      expect(cue).toMatch(/^shot|flame/);
    }
  });

  test('make a moment of what nobody forgets, and of nothing else', () => {
    const moments = MISSIONS.flatMap(({ told, beats }) =>
      beats.filter(({ scene }) => scene.weight === 'moment').map(({ line }) => told[line]!.line),
    );
    expect(moments.length).toBeGreaterThan(3);
    expect(moments.length).toBeLessThan(all.length / 10);
  });
});

describe('a phase of DUCK!', () => {
  test('is summed up by who moved and who was lost', () => {
    const view = system.view(edition.system.begin({ scenario: 'M02', switches: {} }), 'team') as DuckView;
    const before = { ...view, phase: 'threat' } as DuckView;
    const event = (type: string, facts: object) => ({ type, rule: 'DK-TURN-005', ...facts }) as never;
    const sum = (...events: never[]) => game.sumUp?.({ phase: 'threat', before, after: view, events });
    expect(sum()).toBeNull();
    expect(sum(event('grappleBegun', { figure: 1, threat: 9 }))).toBe('Threats: Brick Okoro grabbed, nobody lost.');
    expect(sum(event('killed', { figure: 1 }), event('wounded', { figure: 3 }))).toBe(
      'Threats: Tally Moss wounded, Brick Okoro lost.',
    );
  });
});
