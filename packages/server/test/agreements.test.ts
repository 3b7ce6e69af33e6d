import { type AnySystem, loadReplay, verdictOn, verify } from '@sightline/kernel';
import type { GameCard, MadeGame } from '@sightline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, Page as NewPage, type Page } from './support/page.ts';
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
  playOn,
  sit,
  systemOf,
  TERMS,
} from './support/table.ts';

let place: Place;
let drill: AnySystem;
beforeAll(async () => {
  place = await openPlace();
  drill = await systemOf('drill');
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
});
afterAll(() => place.close());

const textOf = async (match: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${place.server.port}/api/games/${match}/replay`)).text();

async function ended(ada: Page, ben: Page): Promise<void> {
  await Promise.all([ada.close(), ben.close()]);
}

describe('the dice of a game', () => {
  test('were promised, stirred by both pages, and can be verified by anybody; a changed die cannot', async () => {
    const { made, ada, ben } = await drillOfTwo(place, { switches: { mines: false, overwatch: false, duck: false } });
    const { commitment, stirs } = ada.at().seen.header;
    expect(stirs.map(({ seat, entropy }) => [seat, entropy])).toEqual([
      ['red', 'what red stirs with'],
      ['blue', 'what blue stirs with'],
    ]);
    await Promise.all([playOn(ada, drill, 'red', chances(3), 150), playOn(ben, drill, 'blue', chances(4), 150)]);
    await ada.ask({ type: 'concede', desk: 0 });
    const text = await textOf(made.match);
    const read = loadReplay(text, [drill]);
    if (!read.ok) throw new Error(read.problem.detail);
    const { replay } = read.value;
    expect(replay.dice.provenance.commitment).toBe(commitment);
    expect(replay.rolls.length).toBeGreaterThan(0);
    const verdict = verify(drill, replay);
    expect(verdictOn(verdict)).toBe('sound');
    expect(verdict.stirred).toEqual(['red', 'blue']);
    const [first, ...rest] = replay.rolls;
    const changed = { ...replay, rolls: [{ ...first!, face: (first!.face % 6) + 1 }, ...rest] };
    expect(verdictOn(verify(drill, changed))).toBe('unsound');
    await ended(ada, ben);
  });

  test('are stirred while that is due, and neither earlier nor later', async () => {
    const { ada, ben } = await drillOfTwo(place);
    expect(codeOf(await ada.ask({ type: 'commit', desk: 0, commitment: '0'.repeat(64) }))).toBe('wrongStage');
    expect(codeOf(await ada.ask({ type: 'reveal', desk: 0, entropy: 'late' }))).toBe('wrongStage');
    await ended(ada, ben);
  });
});

describe('by agreement', () => {
  test('an answer is taken back where the rules would refuse it, with fresh dice, and the record shows it', async () => {
    const { ada, ben } = await drillOfTwo(place);
    for (let i = 0; i < 3; i++) await firstAnswer(ada);
    await firstAnswer(ben);
    const before = await ada.when(0, ({ seen }) => seen.inputs === 4);
    const refused = await ada.ask({ type: 'undo', desk: 0, number: before.number });
    expect(refused).toMatchObject({ type: 'done', refusals: [{ code: 'anotherHasAnswered' }] });
    expect(codeOf(await ada.ask({ type: 'propose', desk: 0, what: 'takeBack' }))).toBe('update');
    await ben.when(0, ({ seen }) => seen.sitting.proposals.length === 1);
    expect(codeOf(await ben.ask({ type: 'reply', desk: 0, what: 'takeBack', agreed: true }))).toBe('update');
    const { seen, told } = await ada.when(0, ({ seen }) => seen.inputs === 2);
    expect(seen.header.isBranched).toBe(true);
    expect(seen.sitting.takenBack).toMatchObject([{ seat: 'red', inputs: 2 }]);
    expect(seen.questions[0]?.kind).toBe('shoot');
    expect(told.every(({ after }) => after <= 2)).toBe(true);
    await firstAnswer(ada);
    await ben.when(0, ({ seen }) => seen.questions.length > 0);
    expect(ada.gaps + ben.gaps).toBe(0);
    await ended(ada, ben);
  });

  test('one who declines takes the proposal off the table', async () => {
    const { ada, ben } = await drillOfTwo(place);
    await firstAnswer(ada);
    await ada.ask({ type: 'propose', desk: 0, what: 'takeBack' });
    await ben.when(0, ({ seen }) => seen.sitting.proposals.length === 1);
    await ben.ask({ type: 'reply', desk: 0, what: 'takeBack', agreed: false });
    const { seen } = await ada.when(0, ({ seen }) => seen.sitting.proposals.length === 0);
    expect(seen.inputs).toBe(1);
    expect(codeOf(await ben.ask({ type: 'reply', desk: 0, what: 'takeBack', agreed: true }))).toBe('nothingProposed');
    await ended(ada, ben);
  });

  test('a game that one gave up is played again with the sides swapped', async () => {
    const { ada, ben } = await drillOfTwo(place);
    await ada.ask({ type: 'concede', desk: 0 });
    const { seen } = await ben.when(0, ({ seen }) => seen.sitting.stage === 'over');
    expect(seen.sitting.ending).toEqual({ kind: 'conceded', seats: ['red'] });
    await ben.ask({ type: 'propose', desk: 0, what: 'rematch' });
    await ada.when(0, ({ seen }) => seen.sitting.proposals.length === 1);
    await ada.ask({ type: 'reply', desk: 0, what: 'rematch', agreed: true });
    const { seen: after } = await ben.when(0, ({ seen }) => seen.sitting.rematch !== null);
    const { json } = await place.fetch('POST', `games/${after.sitting.rematch}/look`, ADA, {});
    const { seats } = json as GameCard;
    expect(seats['red']!.holders[0]!.name).toBe('Ben');
    expect(seats['blue']!.holders[0]!.name).toBe('Ada');
    await ended(ada, ben);
  });

  test('a game is taken down as a file, and put online again with fresh dice', async () => {
    const { ada, ben } = await drillOfTwo(place);
    for (let i = 0; i < 3; i++) await firstAnswer(ada);
    expect(codeOf(await ada.ask({ type: 'file', desk: 0 }))).toBe('notFinished');
    await ada.ask({ type: 'propose', desk: 0, what: 'takeDown' });
    await ben.when(0, ({ seen }) => seen.sitting.proposals.length === 1);
    await ben.ask({ type: 'reply', desk: 0, what: 'takeDown', agreed: true });
    await ada.when(0, ({ seen }) => seen.sitting.stage === 'takenDown');
    const file = await ada.ask({ type: 'file', desk: 0 });
    if (file.type !== 'file') throw new Error(JSON.stringify(file));
    expect(file.kind).toBe('game');
    const wanted = { text: file.text, seats: { red: 'mine', blue: { kind: 'person' } }, terms: TERMS };
    const put = await place.fetch('POST', 'files', BEN, wanted);
    expect(put.status).toBe(200);
    const made = put.json as MadeGame;
    await sit(place, ADA, made, 'blue');
    const page = await NewPage.open(place.server.port, ADA);
    await attend(page, made.match, 'blue');
    const { seen } = await page.when(0, ({ seen }) => seen.questions.length > 0);
    expect(seen).toMatchObject({
      inputs: 3,
      header: { isBranched: true },
      sitting: { from: 'file', stage: 'playing' },
    });
    const spoiled = await place.fetch('POST', 'files', BEN, {
      ...wanted,
      text: file.text.replace('"health":3', '"health":9'),
    });
    expect(spoiled.json).toMatchObject({ code: 'badFile' });
    await page.close();
    await ended(ada, ben);
  });
});
