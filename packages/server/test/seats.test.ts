import type { GameCard, HeardChat, HeardPeople, MadeGame } from '@sightline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, Page } from './support/page.ts';
import {
  ADA,
  attend,
  BEN,
  CYD,
  drillOfTwo,
  enrol,
  firstAnswer,
  newGame,
  openPlace,
  type Place,
  sit,
  TERMS,
} from './support/table.ts';

let place: Place;
let ben: string;
let cyd: string;
beforeAll(async () => {
  place = await openPlace();
  await enrol(place, ADA, 'Ada');
  ben = await enrol(place, BEN, 'Ben');
  cyd = await enrol(place, CYD, 'Cyd');
});
afterAll(() => place.close());

describe('seats', () => {
  test('a bot plays one, a person takes it over in mid-game, and lets a bot have it again', async () => {
    const made = await newGame(place, ADA, {
      system: 'drill',
      scenario: 'walls',
      switches: { mines: false },
      seats: { red: 'mine', blue: { kind: 'bot', bot: 'greedy' } },
    });
    const ada = await Page.open(place.server.port, ADA);
    await attend(ada, made.match, 'red');
    await ada.when(0, ({ seen }) => seen.sitting.stage === 'playing');
    for (let i = 0; i < 4; i++) await firstAnswer(ada);
    const { seen } = await ada.when(0, ({ seen }) => seen.questions.length > 0);
    expect(seen.inputs).toBeGreaterThan(4);
    await sit(place, BEN, made, 'blue');
    const page = await Page.open(place.server.port, BEN);
    await attend(page, made.match, 'blue');
    expect(page.at().seen.sitting.seats['blue']).toMatchObject({ player: { kind: 'person' }, holders: [ben] });
    while (page.at().seen.questions.length === 0) {
      await firstAnswer(ada);
      await page.when(
        0,
        standing => standing.number >= ada.at().number - 5 && standing.seen.inputs === ada.at().seen.inputs,
      );
    }
    await firstAnswer(page);
    const reply = await page.ask({ type: 'hand', desk: 0, seat: 'blue', player: { kind: 'bot', bot: 'greedy' } });
    expect(codeOf(reply)).toBe('update');
    await ada.when(0, ({ seen }) => seen.questions.length > 0);
    await Promise.all([ada.close(), page.close()]);
  });

  test('several hold one: a figure asks its holder, everything else the one who leads', async () => {
    const { made, ada, ben: page } = await drillOfTwo(place);
    const { json } = await place.fetch('POST', `games/${made.match}/beside`, ADA, { seat: 'red' });
    await sit(place, CYD, json as MadeGame, 'red');
    const third = await Page.open(place.server.port, CYD);
    await attend(third, made.match, 'red');
    expect(third.at().seen.questions[0]).toMatchObject({ kind: 'pick' });
    expect(codeOf(await firstAnswer(third))).toBe('notYourFigure');
    expect(codeOf(await third.ask({ type: 'deal', desk: 0, figures: {} }))).toBe('notTheLead');
    const figures = Object.fromEntries(Array.from({ length: 10 }, (_, unit) => [unit, cyd]));
    expect(codeOf(await ada.ask({ type: 'deal', desk: 0, figures }))).toBe('update');
    expect(codeOf(await firstAnswer(ada))).toBe('update');
    await third.when(0, ({ seen }) => seen.questions[0]?.kind === 'walk');
    expect(codeOf(await firstAnswer(ada))).toBe('notYourFigure');
    expect(codeOf(await firstAnswer(third))).toBe('update');
    await Promise.all([ada.close(), page.close(), third.close()]);
  });

  test('of others are nobody’s: not to sit at, not to answer for, not to watch where nobody may', async () => {
    const { made, ada, ben: page } = await drillOfTwo(place, { terms: { watchers: 'nobody' } });
    const third = await Page.open(place.server.port, CYD);
    const asks = (as: string) => third.ask({ type: 'attend', desk: 0, match: made.match, as });
    expect(codeOf(await asks('red'))).toBe('notYourSeat');
    expect(codeOf(await asks('green'))).toBe('noSuchSeat');
    expect(codeOf(await asks('audience'))).toBe('notInvited');
    expect(codeOf(await third.ask({ type: 'attend', desk: 0, match: 'f'.repeat(32), as: 'red' }))).toBe('noSuchMatch');
    expect(codeOf(await third.ask({ type: 'answer', desk: 0, number: 0, answer: 1 }))).toBe('noSuchDesk');
    const { status } = await place.fetch('POST', `games/${made.match}/sit`, CYD, {
      seat: 'red',
      invite: '0'.repeat(32),
    });
    expect(status).toBe(403);
    const before = page.at();
    expect(codeOf(await page.ask({ type: 'answer', desk: 0, number: before.number, answer: 3 }))).toBe('done');
    expect(page.at()).toBe(before);
    await Promise.all([ada.close(), page.close(), third.close()]);
  });

  test('nobody gets in beside somebody whom he plays against, nor takes over what he has lent to a bot', async () => {
    const { made, ada, ben: page } = await drillOfTwo(place);
    const sits = async (secret: string, seat: string, invite = made.invite) =>
      (await place.fetch('POST', `games/${made.match}/sit`, secret, { seat, invite })).json;
    // The link that Ben was sent is for his seat, not for a look at Ada's mines; nor is it for a friend of his.
    expect(await sits(BEN, 'red')).toMatchObject({ code: 'notInvited' });
    expect(await sits(CYD, 'red')).toMatchObject({ code: 'notInvited' });
    expect(codeOf(await page.ask({ type: 'attend', desk: 1, match: made.match, as: 'red' }))).toBe('notYourSeat');
    await page.ask({ type: 'hand', desk: 0, seat: 'blue', player: { kind: 'bot', bot: 'random' } });
    expect(await sits(ADA, 'blue')).toMatchObject({ code: 'notInvited' });
    expect(await sits(CYD, 'blue')).toMatchObject({ code: 'notInvited' });
    // Those who hold a seat have a link for it, which opens no other; and it lets in nobody who plays against them.
    const link = (secret: string, seat: string) =>
      place.fetch('POST', `games/${made.match}/beside`, secret, { seat }).then(({ json }) => json as MadeGame);
    expect(await link(BEN, 'red')).toMatchObject({ code: 'notYourSeat' });
    const { invite } = await link(ADA, 'red');
    expect(await sits(CYD, 'blue', invite)).toMatchObject({ code: 'notInvited' });
    expect(await sits(BEN, 'red', invite)).toMatchObject({ code: 'seatTaken' });
    expect(await sits(CYD, 'red', invite)).toMatchObject({ match: made.match });
    await Promise.all([ada.close(), page.close()]);
  });

  test('have no names but their own', async () => {
    const { made, ada, ben: page } = await drillOfTwo(place);
    for (const seat of ['__proto__', 'constructor', 'toString']) {
      const { json } = await place.fetch('POST', `games/${made.match}/sit`, CYD, { seat, invite: made.invite });
      expect(json).toMatchObject({ code: 'noSuchSeat' });
      const bot = { kind: 'bot', bot: 'random' } as const;
      expect(codeOf(await ada.ask({ type: 'hand', desk: 0, seat, player: bot }))).toBe('noSuchSeat');
      expect(codeOf(await ada.ask({ type: 'claim', desk: 0, seat }))).toBe('noSuchSeat');
      expect(codeOf(await ada.ask({ type: 'attend', desk: 1, match: made.match, as: seat }))).toBe('noSuchSeat');
    }
    await Promise.all([ada.close(), page.close()]);
  });

  test('a repeated or stale answer is turned away and changes nothing', async () => {
    const { ada, ben: page } = await drillOfTwo(place);
    const { number } = ada.at();
    await firstAnswer(ada);
    const after = ada.at();
    expect(codeOf(await ada.ask({ type: 'answer', desk: 0, number, answer: 0 }))).toBe('stale');
    expect(ada.at()).toBe(after);
    await Promise.all([ada.close(), page.close()]);
  });
});

describe('own content', () => {
  test('travels with the match, and is judged by its rules first', async () => {
    const game = { system: 'drill', scenario: 'walls', seats: { red: 'mine', blue: { kind: 'person' } } } as const;
    const made = await newGame(place, ADA, { ...game, details: [100, 101, 102] });
    const ada = await Page.open(place.server.port, ADA);
    await attend(ada, made.match, 'red');
    expect(ada.at().seen.header.setup.details).toEqual([100, 101, 102]);
    const bad = await place.fetch('POST', 'games', ADA, { ...game, details: [0], terms: TERMS });
    expect(bad).toMatchObject({ status: 400, json: { code: 'badSetup' } });
    await ada.close();
  });
});

describe('the lobby', () => {
  test('lists what is open, what can be watched, and my games with my turn first', async () => {
    const open = await newGame(place, ADA, {
      system: 'drill',
      scenario: 'open',
      seats: { red: 'mine', blue: { kind: 'person' } },
      terms: { listed: true },
    });
    const { json } = await place.fetch('GET', 'games?of=open', null);
    const games = (json as { games: GameCard[] }).games;
    expect(games.map(({ match }) => match)).toEqual([open.match]);
    expect(games[0]).toMatchObject({ system: 'drill', scenario: 'open', host: { name: 'Ada' }, stage: 'gathering' });
    // A stranger takes the free seat without an invitation, and no other.
    const taken = await place.fetch('POST', `games/${open.match}/sit`, CYD, { seat: 'red' });
    expect(taken.json).toMatchObject({ code: 'notInvited' });
    expect((await place.fetch('POST', `games/${open.match}/sit`, CYD, { seat: 'blue' })).status).toBe(200);
    const { made, ada, ben: page } = await drillOfTwo(place);
    const mine = await place.fetch('GET', 'games?of=mine', ADA);
    const [first] = (mine.json as { games: GameCard[] }).games;
    expect(first).toMatchObject({ isMyTurn: true });
    const running = await place.fetch('GET', 'games?of=running', null);
    const watchable = (running.json as { games: GameCard[] }).games.map(({ match }) => match);
    expect(watchable).toContain(open.match);
    expect(watchable).not.toContain(made.match);
    await Promise.all([ada.close(), page.close()]);
  });
});

describe('company', () => {
  test('is told who is there and what was said; a blocked voice is not heard', async () => {
    const { ada, ben: page } = await drillOfTwo(place);
    const there = ada.until(heard => heard.type === 'people' && heard.people.every(({ isHere }) => isHere));
    page.say({ type: 'deciding', desk: 0, on: true });
    expect(((await there) as HeardPeople).people.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    const heard = ada.until(({ type }) => type === 'said');
    await page.ask({ type: 'say', desk: 0, to: 'table', text: 'hello' });
    expect(((await heard) as HeardChat).lines[0]).toMatchObject({ name: 'Ben', text: 'hello', seat: null });
    await page.ask({ type: 'say', desk: 0, to: 'seat', text: 'to ourselves' });
    await ada.ask({ type: 'say', desk: 0, to: 'table', text: 'hello yourself' });
    expect(ada.heard.join()).not.toContain('to ourselves');
    await Promise.all([ada.close(), page.close()]);
  });

  test('somebody who deletes himself leaves nothing but an id', async () => {
    const secret = 'd'.repeat(32);
    await enrol(place, secret, 'Dora');
    const made = await newGame(place, secret, { system: 'drill', scenario: 'open', seats: { red: 'mine' } });
    expect((await place.fetch('DELETE', 'me', secret)).status).toBe(204);
    expect((await place.fetch('GET', 'me', secret)).status).toBe(404);
    const { json } = await place.fetch('POST', `games/${made.match}/look`, null, { invite: made.invite });
    expect(json).toMatchObject({ host: { name: '' }, seats: { red: { holders: [] } } });
  });
});
