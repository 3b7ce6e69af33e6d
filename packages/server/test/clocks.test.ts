import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, Page } from './support/page.ts';
import { ADA, attend, BEN, drillOfTwo, enrol, firstAnswer, openPlace, type Place } from './support/table.ts';

let place: Place;
/** How far the server's clock is ahead of the wall's. */
let ahead = 0;
beforeAll(async () => {
  place = await openPlace({ now: () => Date.now() + ahead });
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
});
afterAll(() => place.close());

const DAY = 24 * 60 * 60_000;

describe('a clock', () => {
  test('runs for whoever is asked, and is filled again by an answer', async () => {
    const { ada, ben } = await drillOfTwo(place, { terms: { pace: 'live' } });
    const clocks = () => ada.at().seen.sitting.clocks!;
    expect(clocks()['red']).toMatchObject({ left: 600_000, since: expect.any(Number) });
    expect(clocks()['blue']).toMatchObject({ left: 600_000, since: null });
    ahead += 100_000;
    await firstAnswer(ada);
    expect(clocks()['red']!.left).toBeLessThanOrEqual(520_000);
    expect(clocks()['red']!.left).toBeGreaterThan(500_000);
    await Promise.all([ada.close(), ben.close()]);
  });

  test('that is empty gives the seat to a bot, where that was agreed', async () => {
    const { ada, ben } = await drillOfTwo(place, { terms: { pace: 'day', ranOut: 'bot' } });
    ahead += DAY + 1_000;
    const { seen } = await ben.when(0, ({ seen }) => seen.questions.length > 0);
    expect(seen.sitting.seats['red']!.player).toEqual({ kind: 'bot', bot: 'greedy' });
    // Who was late may have it back.
    expect(codeOf(await ada.ask({ type: 'hand', desk: 0, seat: 'red', player: { kind: 'person' } }))).toBe('update');
    await Promise.all([ada.close(), ben.close()]);
  });

  test('that is empty loses the game, or lets the other say so', async () => {
    const forfeit = await drillOfTwo(place, { terms: { pace: 'day', ranOut: 'forfeit' } });
    const claim = await drillOfTwo(place, { terms: { pace: 'threeDays', ranOut: 'claim' } });
    expect(codeOf(await claim.ben.ask({ type: 'claim', desk: 0, seat: 'red' }))).toBe('notRunOut');
    ahead += 3 * DAY + 1_000;
    const { seen } = await forfeit.ben.when(0, ({ seen }) => seen.sitting.stage === 'over');
    expect(seen.sitting.ending).toEqual({ kind: 'ranOut', seats: ['red'] });
    expect(claim.ben.at().seen.sitting.stage).toBe('playing');
    expect(codeOf(await claim.ben.ask({ type: 'claim', desk: 0, seat: 'red' }))).toBe('update');
    expect(claim.ben.at().seen.sitting.ending).toEqual({ kind: 'ranOut', seats: ['red'] });
    for (const page of [forfeit.ada, forfeit.ben, claim.ada, claim.ben]) await page.close();
  });
});

describe('an audience', () => {
  test('sees what everybody may know, as late as the players wished', async () => {
    const { made, ada, ben } = await drillOfTwo(place, { terms: { delay: 600 } });
    await firstAnswer(ada);
    const page = await Page.open(place.server.port);
    await attend(page, made.match, 'audience');
    expect(page.at().seen.inputs).toBe(0);
    ahead += 601_000;
    await page.when(0, ({ seen }) => seen.inputs === 1);
    await firstAnswer(ada);
    expect(page.at().seen.inputs).toBe(1);
    expect(codeOf(await page.ask({ type: 'answer', desk: 0, number: 9, answer: 0 }))).toBe('notASeat');
    // What those who play say about it comes as late, and nobody sees who is thinking just now.
    const deciding = ben.until(heard => heard.type === 'people' && heard.people.some(({ isDeciding }) => isDeciding));
    ada.say({ type: 'deciding', desk: 0, on: true });
    await ada.ask({ type: 'say', desk: 0, to: 'table', text: 'Now watch this' });
    await deciding;
    const toldOf = (text: string) => page.heard.some(heard => heard.includes(text));
    expect([toldOf('Now watch this'), toldOf('"isDeciding":true')]).toEqual([false, false]);
    const said = page.until(
      heard => heard.type === 'said' && heard.lines.some(({ text }) => text === 'Now watch this'),
    );
    ahead += 601_000;
    await said;
    expect(toldOf('"isDeciding":true')).toBe(false);
    expect(page.gaps).toBe(0);
    for (const each of [ada, ben, page]) await each.close();
  });
});
