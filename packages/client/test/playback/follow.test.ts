import { type LocalDesks, machineMoves, openLocal } from '@sightline/desk';
import { drill } from '@sightline/drill';
import { type AnySystem, create } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { minded, restUntilSeen } from '../../src/play/pace.ts';
import { follow } from '../../src/playback/follow.ts';
import { openPlayer, type Player } from '../../src/playback/player.ts';
import { handClock, stage } from './told.ts';

const system = drill as unknown as AnySystem;
const bot = { kind: 'bot', bot: 'greedy' } as const;
const person = { kind: 'person' } as const;

/** A drill between a person and the machine, whose moves wait until they are seen. */
function table(blue: typeof bot | typeof person = person, machine = false): LocalDesks {
  const match = create(system, { scenario: 'open', switches: { mines: false }, secret: 'follow', players: { blue } });
  const waiting = {
    think: async (given: typeof match) => machineMoves(system, given),
    isHurried: () => false,
    rest: restUntilSeen,
  };
  return openLocal({ system }, match, { stills: true, ...(machine ? { machine: waiting } : {}) });
}

const game = (parts: Partial<Game> = {}): Game => stage({ scene: () => ({ weight: 'plain' }), ...parts });

function playing(): { readonly player: Player; readonly shown: number[]; pass(milliseconds: number): void } {
  const { clock, pass } = handClock();
  const player = openPlayer(clock, () => ({ speed: 'normal', onlyOurs: false }));
  const shown: number[] = [];
  player.subscribe(() => {
    const { beat } = player.now();
    if (beat && shown.at(-1) !== beat.line) shown.push(beat.line);
  });
  return { player, shown, pass };
}

/** Picks a unit, walks it as far as it is first offered, and holds. */
async function activate(desks: LocalDesks, seat: string, unit: number): Promise<void> {
  const desk = desks.at(seat);
  await desk.answer(unit);
  await desk.answer(desk.candidates(desk.now().questions[0]!)[1]);
  await desk.answer('hold');
}

describe('a desk that is followed', () => {
  test('plays every event of one own and of others once, in its order', async () => {
    const desks = table();
    const { player, shown, pass } = playing();
    follow(game(), desks.at('red'), player);
    expect(player.now().beat).toBeNull();
    await activate(desks, 'red', 4);
    await activate(desks, 'blue', 14);
    pass(100_000);
    const { told } = desks.at('red').now();
    expect(shown).toEqual(told.flatMap(({ line }, i) => (line.kind === 'event' ? [i] : [])));
    expect(shown.length).toBeGreaterThan(5);
  });

  test('shows who comes back to it what happened meanwhile', async () => {
    const desks = table();
    const { player, shown, pass } = playing();
    follow(game(), desks.at('blue'), player).leave();
    const before = desks.at('blue').now().told.length;
    await activate(desks, 'red', 4);
    expect(player.now().beat).toBeNull();
    follow(game(), desks.at('blue'), player);
    pass(100_000);
    expect(shown[0]).toBe(before);
    expect(shown.at(-1)).toBe(desks.at('blue').now().told.length - 1);
  });

  rule('HS-VIEW-008', 'shows nobody who comes after what was still to be shown at it', async () => {
    const desks = table();
    const { player } = playing();
    const followed = follow(game({ scene: () => ({ weight: 'aside' }) }), desks.at('red'), player);
    await activate(desks, 'red', 4);
    expect(player.now().beat).not.toBeNull();
    followed.leave();
    expect(player.now()).toMatchObject({ beat: null, waiting: 0, sum: null });
  });

  test('plays nothing of what is taken back, and plays what comes instead', async () => {
    const desks = table();
    const { player, pass } = playing();
    follow(game(), desks.at('red'), player);
    await desks.at('red').answer(4);
    expect(player.now().isPlaying).toBe(true);
    await desks.at('red').undo();
    expect(player.now().isPlaying).toBe(false);
    await desks.at('red').answer(5);
    expect(player.now().beat?.line).toBe(0);
    pass(900);
    expect(player.now().beat).toBeNull();
  });

  test('has the machine wait until its moves are seen, and lets all of them pass when they are skipped', async () => {
    const desks = table(bot, true);
    const { player, pass } = playing();
    const leave = minded(player);
    const followed = follow(game(), desks.at('red'), player);
    await activate(desks, 'red', 4);
    await soon();
    const red = desks.at('red');
    expect(red.now()).toMatchObject({ machine: 'moving', inputs: 3 });
    expect(player.now().waiting).toBeGreaterThan(0);
    pass(900 * player.now().waiting);
    await soon();
    expect(red.now().inputs).toBe(4);
    followed.skipAll();
    desks.hurry();
    await soon();
    expect(red.now()).toMatchObject({ machine: 'idle', waitingFor: ['red'] });
    expect(player.now()).toMatchObject({ beat: null, isPlaying: false });
    await red.answer(5);
    expect(player.now().isPlaying).toBe(true);
    leave();
  });

  test('where the machine plays everybody, only what is being shown is skipped', async () => {
    const desks = table(bot, true);
    const { player, pass } = playing();
    const leave = minded(player);
    await desks.at('red').handOver('red', bot);
    const followed = follow(game(), desks.at('red'), player);
    for (let seen = 0; player.now().beat === null && seen < 20; seen++) await soon();
    followed.skipAll();
    const { inputs } = desks.at('red').now();
    for (let i = 0; i < 5; i++) await soon();
    // The next of its moves is shown again, and waits to be seen.
    expect(player.now().beat).not.toBeNull();
    expect(desks.at('red').now().inputs - inputs).toBeLessThan(4);
    pass(0);
    leave();
  });

  test('sums a phase up when the next one begins', async () => {
    const desks = table();
    const { player, pass } = playing();
    const turnState: NonNullable<Game['turnState']> = view => {
      const { turn } = view as { turn: string };
      return { turn: '1', phases: [], now: turn };
    };
    const sumUp: NonNullable<Game['sumUp']> = ({ phase, events }) => `${phase}: ${events.map(({ type }) => type)}`;
    follow(game({ turnState, sumUp }), desks.at('red'), player);
    await activate(desks, 'red', 4);
    await activate(desks, 'blue', 14);
    pass(5000);
    expect(player.now().sum).toBe('red: picked,walked,held');
  });
});

/** Lets everything that waits for nothing but its turn be done. */
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));
