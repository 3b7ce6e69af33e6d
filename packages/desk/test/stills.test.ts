import { AUDIENCE, advance } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { type LocalDesks, openLocal, openReplay, type Sight } from '../src/index.ts';
import { MOST_SCENES } from '../src/stills.ts';
import { answerSomehow, bot, newDrill, rules, system, table } from './games.ts';

const VIEWERS = ['red', 'blue', AUDIENCE];
const STILLS = { stills: true } as const;

async function played(desks: LocalDesks, answers: number): Promise<LocalDesks> {
  for (let i = 0; i < answers; i++) await answerSomehow(desks, i * 5);
  return desks;
}

const eventsIn = ({ told }: Sight): number[] => told.flatMap(({ line }, i) => (line.kind === 'event' ? [i] : []));

describe('stills', () => {
  test('come with every event that was told since the game was opened, once', async () => {
    const desks = table({ switches: { mines: true } }, STILLS);
    const opened = desks.at('red').now().told.length;
    await played(desks, 30);
    for (const viewer of VIEWERS) {
      const sight = desks.at(viewer).now();
      expect(sight.stills.map(({ line }) => line)).toEqual(eventsIn(sight).filter(line => line >= opened));
    }
  });

  test('show the table as it stood at that moment, and not what came of it', async () => {
    const desks = await played(table({}, STILLS), 30);
    const { stills, told, view } = desks.at('red').now();
    const walks = stills.flatMap(still => {
      const { line } = told[still.line]!;
      return line.kind === 'event' && line.event.type === 'walked' ? [{ ...still, event: line.event }] : [];
    });
    expect(walks.length).toBeGreaterThan(2);
    for (const { view: then, event } of walks) {
      const { unit, at } = event as unknown as { unit: number; at: number };
      expect((then as typeof view & { units: { at: number }[] }).units[unit]!.at).toBe(at);
    }
    expect(walks[0]!.view).not.toEqual(view);
  });

  test('stay the same objects while nothing is told', async () => {
    const desks = await played(table({}, STILLS), 12);
    const before = desks.at('red').now().stills;
    await played(desks, 2);
    const after = desks.at('red').now().stills;
    expect(after.slice(0, before.length).every(({ view }, i) => view === before[i]!.view)).toBe(true);
  });

  test('go when what they show is taken back', async () => {
    const desks = table({}, STILLS);
    await desks.at('red').answer(4);
    expect(desks.at('red').now().stills).toHaveLength(1);
    expect(await desks.at('red').undo()).toEqual([]);
    expect(desks.at('red').now().stills).toEqual([]);
  });

  test('are not taken where nobody wants to see anything happen', async () => {
    let copies = 0;
    const counting = {
      ...system,
      copy(given: unknown) {
        copies++;
        return system.copy(given);
      },
    };
    const copiesOf = async (house: typeof STILLS | object): Promise<number> => {
      copies = 0;
      await played(openLocal({ system: counting }, newDrill(), house), 20);
      return copies;
    };
    expect(await copiesOf(STILLS)).toBeGreaterThan(await copiesOf({}));
    expect((await played(table(), 8)).at('red').now().stills).toEqual([]);
  });

  test('have an end, however long the machine plays', async () => {
    const desks = table({ players: { red: bot } }, STILLS);
    await desks.at('blue').handOver('blue', bot);
    const { stills, outcome, told } = desks.at('blue').now();
    expect(outcome).not.toBeNull();
    expect(told.length).toBeGreaterThan(2 * MOST_SCENES);
    expect(stills).toHaveLength(MOST_SCENES);
  });

  rule('HS-VIEW-008', 'show each his own secrets and nobody those of another', async () => {
    const [one, other] = [25, 47].map(async mine => {
      const desks = table({ switches: { mines: true } }, STILLS);
      await desks.at('red').answer(mine);
      for (const answer of [310, 311]) await desks.at('blue').answer(answer);
      await desks.at('red').answer(70);
      return desks;
    });
    const seen = async (desks: Promise<LocalDesks> | undefined, viewer: string): Promise<string> =>
      JSON.stringify((await desks!).at(viewer).now().stills);
    for (const viewer of ['blue', AUDIENCE]) expect(await seen(one, viewer)).toBe(await seen(other, viewer));
    expect(await seen(one, 'red')).not.toBe(await seen(other, 'red'));
  });
});

describe('a step seen again', () => {
  rule('HS-VIEW-008', 'shows each viewer what he saw the first time', async () => {
    const desks = await played(table({ switches: { mines: true } }, STILLS), 40);
    for (const viewer of VIEWERS) {
      const { told, stills } = desks.at(viewer).now();
      for (const { line } of stills.filter((_, i) => i % 7 === 0)) {
        const { step } = told[line]!;
        const again = await desks.at(viewer).recall(line);
        expect(again.stills).toEqual(stills.filter(still => told[still.line]!.step === step));
      }
    }
  });

  test('begins where the step before it ended', async () => {
    const desks = await played(table({}, STILLS), 12);
    const { told } = desks.at('red').now();
    const first = await desks.at('red').recall(0);
    const next = told.findIndex(({ step }) => step === 1);
    const second = await desks.at('red').recall(next);
    expect(first.before).toEqual(system.view(newDrill().table, 'red'));
    expect(second.before).not.toEqual(first.before);
    await expect(desks.at('red').recall(told.length)).rejects.toThrow('expected a line up to');
  });

  test('is the same at the table and in the replay', async () => {
    const match = newDrill({ switches: { mines: true }, players: { red: bot, blue: bot } });
    advance(system, match);
    const [replay, desks] = [openReplay(rules, match), openLocal(rules, match)];
    const lines = [0, 7, 40, 90, replay.told('blue').length - 1];
    for (const line of lines) expect(await desks.at('blue').recall(line)).toEqual(replay.recall(line, 'blue'));
  });
});
