import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Page } from './support/page.ts';
import { ADA, attend, BEN, drillOfTwo, enrol, firstAnswer, openPlace, type Place } from './support/table.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
});
afterAll(() => place.close());

const typesOf = (page: Page): string[] => page.heard.map(text => (JSON.parse(text) as { type: string }).type);

describe('a page that has missed something', () => {
  test('notices what came twice, and what is missing, and heals in one round trip', async () => {
    const { ada, ben } = await drillOfTwo(place);
    await firstAnswer(ada);
    const last = ada.heard.findLast(text => text.startsWith('{"type":"update"'))!;
    const there = ada.at();
    ada.hear(last);
    expect(ada.at()).toBe(there);
    // Ben never gets to see one of the next two.
    const before = await ben.when(0, ({ seen }) => seen.inputs === ada.at().seen.inputs);
    await firstAnswer(ada);
    await ben.when(0, ({ seen }) => seen.inputs === ada.at().seen.inputs);
    ben.standings.set(0, before);
    const noticed = ben.until(heard => heard.type === 'update');
    await firstAnswer(ada);
    await noticed;
    expect(ben.gaps).toBe(1);
    const from = ben.heard.length;
    await ben.ask({ type: 'again', desk: 0, have: { number: before.number, hash: before.hash } });
    expect(ben.at().number).toBe(before.number + 2);
    expect(typesOf(ben).slice(from)).toEqual(['update', 'update', 'done']);
    expect(ben.at().seen.view).toEqual(ada.at().seen.view);
    await Promise.all([ada.close(), ben.close()]);
  });

  test('gets all of it when what it has is not what it should be', async () => {
    const { ada, ben } = await drillOfTwo(place);
    const from = ben.heard.length;
    await ben.ask({ type: 'again', desk: 0, have: { number: ben.at().number, hash: '0'.repeat(16) } });
    expect(typesOf(ben).slice(from)).toEqual(['whole', 'done']);
    await Promise.all([ada.close(), ben.close()]);
  });

  test('comes back to what it lacks and no more, even to a server that was restarted', async () => {
    const { made, ada, ben } = await drillOfTwo(place);
    const { number, hash } = ben.at();
    await ben.close();
    await firstAnswer(ada);
    await firstAnswer(ada);
    const again = await Page.open(place.server.port, BEN);
    again.standings.set(0, ben.at());
    await attend(again, made.match, 'blue', { have: { number, hash } });
    expect(typesOf(again).filter(type => type === 'whole' || type === 'update')).toEqual(['update', 'update']);
    expect(again.at().number).toBe(number + 2);
    const last = ada.at();
    const gone = Promise.all([ada.closed(), again.closed()]);
    await place.restart();
    await gone;
    const back = await Page.open(place.server.port, BEN);
    back.standings.set(0, ben.at());
    await attend(back, made.match, 'blue', { have: { number, hash } });
    expect(typesOf(back).filter(type => type === 'whole' || type === 'update')).toEqual(['update', 'update']);
    expect(back.at().hash).toBe(again.at().hash);
    const adasReturn = await Page.open(place.server.port, ADA);
    adasReturn.standings.set(0, last);
    await attend(adasReturn, made.match, 'red', { have: { number: last.number, hash: last.hash } });
    expect(typesOf(adasReturn)).not.toContain('whole');
    await firstAnswer(adasReturn);
    await back.when(0, standing => standing.number > again.at().number);
    await Promise.all([adasReturn.close(), back.close()]);
  });
});
