import { AUDIENCE, advance, answer, create, type Json, legalAnswers, openQuestions } from '@sightline/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { opened } from '../src/game/open.ts';
import { headerMemo } from '../src/stream/seen.ts';
import { Stream } from '../src/stream/stream.ts';
import { Page } from './support/page.ts';
import {
  ADA,
  attend,
  BEN,
  chances,
  drillOfTwo,
  enrol,
  firstAnswer,
  openPlace,
  type Place,
  systemOf,
  TERMS,
} from './support/table.ts';

let place: Place;
afterEach(() => place.close());

/** A server on which nothing is left to chance: the same secrets, ids and times in every run. */
async function samePlace(): Promise<Place> {
  let made = 0;
  place = await openPlace({ now: () => 1_800_000_000_000, fresh: () => (++made).toString(16).padStart(32, '0') });
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
  return place;
}

/** Both lay their mines; Ben his as he likes. Then both stay where they are for some turns. Gives all that others got to know. */
async function played(ben: 'first' | 'last' | 'changes his mind'): Promise<readonly string[][]> {
  await samePlace();
  const {
    made,
    ada,
    ben: page,
  } = await drillOfTwo(place, { switches: { mines: true, overwatch: false, duck: false } });
  const audience = await Page.open(place.server.port);
  await attend(audience, made.match, AUDIENCE, { stills: true });
  const lay = (which: number) => answerAt(page, which);
  for (let mine = 0; mine < 3; mine++) {
    await page.when(0, ({ seen }) => seen.questions.length > 0);
    await ada.when(0, ({ seen }) => seen.questions.length > 0);
    if (ben === 'changes his mind') {
      await lay(0);
      await page.ask({ type: 'undo', desk: 0, number: page.at().number });
    }
    await lay(ben === 'last' ? -1 : 0);
    await firstAnswer(ada);
    await ada.when(0, ({ seen }) => seen.step > mine);
    await page.when(0, ({ seen }) => seen.step > mine);
  }
  for (let turn = 0; turn < 4; turn++) {
    const mover = turn % 2 === 0 ? ada : page;
    for (let i = 0; i < 3; i++) await stay(mover);
  }
  const end = ada.at().seen.inputs;
  for (const each of [ada, audience]) await each.when(0, ({ seen }) => seen.inputs === end);
  const heard = [streamOf(ada), streamOf(audience)];
  for (const each of [ada, page, audience]) await each.close();
  await place.close();
  return heard;
}

/** The messages of a match. Who comes and goes, and when a request is answered, is a matter of the line. */
const streamOf = (page: Page): string[] => page.heard.filter(text => /^\{"type":"(whole|update)"/.test(text));

async function answerAt(page: Page, which: number): Promise<void> {
  const { seen, number } = await page.when(0, ({ seen }) => seen.questions.length > 0);
  const { options } = seen.questions[0] as unknown as { options: readonly Json[] };
  await page.ask({ type: 'answer', desk: 0, number, answer: options.at(which)! });
}

/** Picks the first unit, stays and holds. */
async function stay(page: Page): Promise<void> {
  const { seen, number } = await page.when(0, ({ seen }) => seen.questions.length > 0);
  const question = seen.questions[0] as unknown as { kind: string; unit?: number; options: readonly Json[] };
  const { units } = seen.view as unknown as { units: readonly { at: number }[] };
  const given =
    question.kind === 'walk' ? units[question.unit!]!.at : question.kind === 'shoot' ? 'hold' : question.options[0]!;
  await page.ask({ type: 'answer', desk: 0, number, answer: given });
}

describe('over the wire', () => {
  test('nobody can tell where another has laid his mines, nor whether he changed his mind', async () => {
    const [adas, audiences] = await played('first');
    expect(adas!.length).toBeGreaterThan(15);
    expect(audiences!.length).toBeGreaterThan(10);
    for (const other of ['last', 'changes his mind'] as const) expect(await played(other)).toEqual([adas, audiences]);
    await samePlace();
  });

  test.each(['drill', 'killzone', 'duck'] as const)(
    '%s: tables that a viewer cannot tell apart send him the same bytes',
    async id => {
      await samePlace();
      const system = await systemOf(id);
      const { id: scenario, seats } = system.scenarios[0]!;
      const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' } as const]));
      const match = create(system, { scenario, players, secret: 'leaks' });
      advance(system, match, { inline: false });
      const chance = chances(7);
      let compared = 0;
      for (let given = 0; given < 40 && match.pause; given++) {
        for (const viewer of [...seats, AUDIENCE]) {
          for (const table of system.swapSecrets(match.pause.now, viewer)) {
            expect(sentTo(viewer, { ...match, pause: { ...match.pause, now: table } })).toBe(sentTo(viewer, match));
            compared++;
          }
        }
        const { seat, question } = openQuestions(match)[0]!;
        const all = legalAnswers(system, match.pause.now, seat, question);
        answer(system, match, seat, all[chance(all.length)], { inline: false });
      }
      expect(compared).toBeGreaterThan(0);

      function sentTo(viewer: string, at: typeof match): string {
        const { players, setup } = match;
        const first = {
          do: 'opened',
          system: id,
          edition: 0,
          inWork: true,
          players,
          holders: {},
          host: 'h',
          invite: '',
          secret: '',
          terms: TERMS,
          at: 0,
          ...setup,
        } as const;
        const game = { ...opened('m', system, first), match: at, stage: 'playing' as const };
        const { seen, hash } = new Stream(game, viewer, headerMemo(game));
        return `${JSON.stringify(seen)} ${hash}`;
      }
    },
  );
});
