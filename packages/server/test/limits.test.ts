import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buckets } from '../src/door/limits.ts';
import { NO_LIMITS } from '../src/index.ts';
import { isSameKey, personOf } from '../src/people.ts';
import { withEnvironment } from '../src/serve.ts';
import { codeOf, Page } from './support/page.ts';
import { ADA, BEN, CYD, drillOfTwo, enrol, openPlace, type Place } from './support/table.ts';

let place: Place;
beforeAll(async () => {
  const chat = { burst: 2, perSecond: 0 };
  const messages = { burst: 60, perSecond: 0 };
  place = await openPlace({ limits: { ...NO_LIMITS, chat, messages, socketsOfOne: 4 } });
  await enrol(place, ADA, 'Ada');
  await enrol(place, BEN, 'Ben');
  await enrol(place, CYD, 'Cyd');
});
afterAll(() => place.close());

describe('limits', () => {
  test('nobody talks the others down, and whoever says too much is not listened to for a while', async () => {
    const { ada, ben } = await drillOfTwo(place);
    const say = () => ada.ask({ type: 'say', desk: 0, to: 'table', text: 'and another thing' });
    expect([codeOf(await say()), codeOf(await say()), codeOf(await say())]).toEqual(['done', 'done', 'tooFast']);
    const again = () => ben.ask({ type: 'again', desk: 0 });
    const codes: string[] = [];
    for (let i = 0; i < 70; i++) codes.push(codeOf(await again()));
    expect(codes).toContain('done');
    expect(codes.at(-1)).toBe('tooFast');
    // Whoever sends little but long things is not listened to either.
    const cyd = await Page.open(place.server.port, CYD);
    const long = { type: 'deal', desk: 0, figures: { ['x'.repeat(90)]: 'f'.repeat(32) }, more: 'x'.repeat(20_000) };
    const said: string[] = [];
    for (let i = 0; i < 4; i++) said.push(codeOf(await cyd.ask(long as never)));
    expect(said).toEqual(['badField', 'badField', 'tooFast', 'tooFast']);
    await cyd.close();
    const third = await Page.open(place.server.port);
    const fourth = await Page.open(place.server.port);
    await expect(Page.open(place.server.port)).rejects.toThrow('503');
    for (const page of [ada, ben, third, fourth]) await page.close();
  });

  test('a bucket is filled again as time goes by', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 1 });
    const take = (at: number) => buckets.take('a', at);
    expect([take(0), take(0), take(0), take(1_000), take(1_000)]).toEqual([true, true, false, true, false]);
    expect(buckets.take('b', 1_000)).toBe(true);
  });
});

describe('identities', () => {
  test('nobody finds a secret from what is public, and keys are compared as a whole', () => {
    expect(personOf(ADA)).toMatch(/^[0-9a-f]{32}$/);
    expect(personOf(ADA)).not.toBe(personOf(BEN));
    expect([isSameKey('abc', 'abc'), isSameKey('abc', 'abd'), isSameKey('abc', 'abcd')]).toEqual([true, false, false]);
  });

  test('a chat room is told only at a host that is allowed', async () => {
    for (const webhook of ['http://discord.com/x', 'https://example.org/x', 'https://discord.com:444/x', 'nonsense'])
      expect((await place.fetch('PUT', 'me', ADA, { name: 'Ada', webhook })).json).toMatchObject({
        code: 'badAddress',
      });
    const { json } = await place.fetch('PUT', 'me', ADA, { name: 'Ada', webhook: 'https://discord.com/api/x' });
    expect(json).toMatchObject({ webhook: 'https://discord.com/api/x' });
  });
});

test('what is asked for by name comes before what the environment says', () => {
  const environment = { SIGHTLINE_PORT: '80', SIGHTLINE_DATA: '/a', SIGHTLINE_WEBHOOK_HOSTS: 'a.example, b.example,' };
  expect(withEnvironment({ data: '/b' }, environment)).toEqual({
    port: 80,
    data: '/b',
    webhookHosts: ['a.example', 'b.example'],
  });
});
