import {
  type Beside,
  type GameCard,
  type GameList,
  type Here,
  type Invited,
  LONGEST_FILE,
  LONGEST_POST,
  type MadeGame,
  type Me,
  type NewGame,
  type NewGameOfFile,
  PLAY,
  type PutMe,
  readBody,
  type Sit,
} from '@sightline/protocol';
import { cardOf } from '../game/card.ts';
import type { Opened } from '../game/entry.ts';
import { type Game, peopleOf, seatsOf } from '../game/game.ts';
import { type Leave, whyNotTake } from '../game/take.ts';
import type { Hall } from '../hall/hall.ts';
import type { Pool } from '../machine/pool.ts';
import { besideOf, inviteKeyOf, isSameKey, type People, personOf } from '../people.ts';
import { type Rejection, rejected } from '../rejection.ts';
import type { Listing, Store } from '../store/store.ts';
import { cardsOf } from './cards.ts';
import type { Buckets } from './limits.ts';
import { openedAs, openedOfFile } from './new-game.ts';

export interface HouseOfApi {
  readonly hall: Hall;
  readonly people: People;
  readonly pool: Pool;
  readonly store: Store;
  readonly games: Buckets;
  readonly webhookHosts: readonly string[];
  now(): number;
  fresh(): string;
  here(): Pick<Here, 'addresses' | 'isAlone'>;
}

/** A request below /api/, as far as it matters: the path without `/api/`. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly secret: string | null;
  /** Whom to blame for too many. */
  readonly from: string;
  body(most: number): Promise<unknown | Rejection>;
}

/** What is answered: plain data, the text of a file, or nothing but that it is done. */
export type Answer = Rejection | { readonly json: unknown } | { readonly file: string } | { readonly done: true };

const MOST_LISTED = 50;

export async function answerTo(house: HouseOfApi, asked: Asked): Promise<Answer> {
  const { method, path } = asked;
  const route = `${method} ${path.replace(/^games\/[0-9a-z]{16,32}(?=\/)/, 'games/*')}`;
  const match = path.split('/')[1] ?? '';
  switch (route) {
    case 'GET here':
      return { json: { protocol: PLAY, ...house.here(), webhookHosts: house.webhookHosts } satisfies Here };
    case 'GET me': {
      const me = await meOf(house, asked);
      return 'code' in me ? me : { json: me satisfies Me };
    }
    case 'PUT me':
      return putMe(house, asked);
    case 'DELETE me':
      return deleteMe(house, asked);
    case 'POST games':
      return newGame(house, asked, false);
    case 'POST files':
      return newGame(house, asked, true);
    case 'GET games':
      return list(house, asked);
    case 'POST games/*/look':
      return look(house, asked, match);
    case 'POST games/*/sit':
      return sit(house, asked, match);
    case 'POST games/*/beside':
      return beside(house, asked, match);
    case 'GET games/*/replay':
      return replay(house, match);
    default:
      return rejected('notFound');
  }
}

async function meOf({ people }: HouseOfApi, { secret }: Asked): Promise<Me | Rejection> {
  if (secret === null) return rejected('nobody', 'this needs the secret of a person');
  return (await people.bySecret(secret)) ?? rejected('nameless');
}

async function read<T>(asked: Asked, form: Parameters<typeof readBody>[1], most = LONGEST_POST) {
  const body = await asked.body(most);
  if (isRejection(body)) return body;
  const found = readBody<T>(body, form);
  return found.ok ? { value: found.value } : rejected('badField', found.detail);
}

function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && REJECTED in value;
}
/** Marks a body that could not be had: what somebody sent may look like anything. */
const REJECTED = Symbol('rejected');
export const badBody = (code: Rejection['code'], detail: string): Rejection =>
  ({ code, detail, [REJECTED]: true }) as Rejection;

async function putMe(house: HouseOfApi, asked: Asked): Promise<Answer> {
  if (asked.secret === null) return rejected('nobody', 'this needs the secret of a person');
  const put = await read<PutMe>(asked, 'putMe');
  if ('code' in put) return put;
  const me = await house.people.put(asked.secret, put.value);
  return 'code' in me ? me : { json: me };
}

async function deleteMe(house: HouseOfApi, asked: Asked): Promise<Answer> {
  if (asked.secret === null) return rejected('nobody', 'this needs the secret of a person');
  const person = personOf(asked.secret);
  const me = await house.people.bySecret(asked.secret);
  if (!me) return { done: true };
  for (let before: Listing['before']; ; ) {
    const listed = await house.store.list({ of: 'person', person, most: MOST_LISTED, ...(before ? { before } : {}) });
    const running = listed.filter(({ stage }) => stage !== 'over');
    await house.hall.forget(
      person,
      running.map(({ match }) => match),
    );
    if (listed.length < MOST_LISTED) break;
    before = listed.at(-1)!;
  }
  await house.people.delete(person);
  return { done: true };
}

async function newGame(house: HouseOfApi, asked: Asked, isFile: boolean): Promise<Answer> {
  const me = await meOf(house, asked);
  if ('code' in me) return me;
  if (!house.games.take(asked.from, house.now())) return rejected('tooFast', 'too many games at once');
  const secrets = { invite: house.fresh(), dice: house.fresh() };
  let opened: Opened | Rejection;
  if (isFile) {
    const wanted = await read<NewGameOfFile>(asked, 'newGameOfFile', LONGEST_FILE);
    opened = 'code' in wanted ? wanted : await openedOfFile(wanted.value, me.person, secrets, house.pool);
  } else {
    const wanted = await read<NewGame>(asked, 'newGame');
    opened = 'code' in wanted ? wanted : await openedAs(wanted.value, me.person, secrets);
  }
  if ('code' in opened) return opened;
  const match = await house.hall.create(opened);
  return typeof match === 'string' ? { json: { match, invite: secrets.invite } satisfies MadeGame } : match;
}

async function list(house: HouseOfApi, asked: Asked): Promise<Answer> {
  const me = await meOf(house, asked);
  const person = 'code' in me ? null : me.person;
  const [, changed, match] = /^(\d{1,15})\.([0-9a-z]{16,32})$/.exec(asked.query.get('before') ?? '') ?? [];
  const isPage = changed !== undefined && match !== undefined;
  const page = { most: MOST_LISTED, ...(isPage ? { before: { changed: Number(changed), match } } : {}) };
  const of = asked.query.get('of');
  let which: Listing;
  if (of === 'open' || of === 'running') which = { of: 'lobby', stage: of, ...page };
  else if (of !== 'mine') return rejected('badField', 'of should be open, running or mine');
  else if (person === null) return { json: { games: [] } satisfies GameList };
  else which = { of: 'person', person, ...page };
  const listed = await house.store.list(which);
  const games = await cardsOf(house.people, listed, person, id => house.hall.awaited(id));
  if (of === 'mine') games.sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn));
  return { json: { games } satisfies GameList };
}

async function look(house: HouseOfApi, asked: Asked, match: string): Promise<Answer> {
  const invited = await read<Invited>(asked, 'invited');
  if ('code' in invited) return invited;
  const me = await meOf(house, asked);
  const person = 'code' in me ? null : me.person;
  return withGame(house, match, async game => {
    const isMine = person !== null && peopleOf(game).includes(person);
    const isInvited = seatsOf(game).some(seat => leaveOf(game, seat, invited.value) !== null);
    const mayLook = isMine || isInvited || game.terms.watchers === 'anybody';
    return mayLook ? { json: await cardFor(house, game, person) } : rejected('notInvited');
  });
}

async function sit(house: HouseOfApi, asked: Asked, match: string): Promise<Answer> {
  const me = await meOf(house, asked);
  if ('code' in me) return me;
  const wanted = await read<Sit>(asked, 'sit');
  if ('code' in wanted) return wanted;
  const { seat } = wanted.value;
  const game = await gameAt(house, match);
  const blockers = game ? await Promise.all(peopleOf(game).map(person => house.people.byId(person))) : [];
  if (blockers.some(other => other?.blocked.includes(me.person))) return rejected('blocked');
  const held = house.hall.at(match);
  const done = await held.act(now => {
    const leave = leaveOf(now, seat, wanted.value);
    return whyNotTake(now, seat, me.person, leave) ?? [{ do: 'sat', seat, person: me.person }];
  });
  if ('code' in done) return done;
  house.hall.company.changed(held);
  return withGame(house, match, async now => ({ json: await cardFor(house, now, me.person) }));
}

/** Whoever holds a seat may let somebody in beside him. */
async function beside(house: HouseOfApi, asked: Asked, match: string): Promise<Answer> {
  const me = await meOf(house, asked);
  if ('code' in me) return me;
  const wanted = await read<Beside>(asked, 'beside');
  if ('code' in wanted) return wanted;
  const { seat } = wanted.value;
  return withGame(house, match, async game => {
    if (!seatsOf(game).includes(seat)) return rejected('noSuchSeat');
    if (!game.seats[seat]!.holders.includes(me.person)) return rejected('notYourSeat');
    return { json: { match, invite: besideOf(match, game.invite, seat) } satisfies MadeGame };
  });
}

async function replay(house: HouseOfApi, match: string): Promise<Answer> {
  return withGame(house, match, async game => {
    if (game.stage !== 'over') return rejected('notFinished');
    const held = house.hall.at(match);
    held.replay ??= house.pool.run({ kind: 'writeGame', match: game.match, as: 'replay' });
    const written = held.replay;
    written.catch(() => {
      if (held.replay === written) held.replay = null;
    });
    return { file: await written };
  });
}

async function withGame(house: HouseOfApi, match: string, use: (game: Game) => Promise<Answer>): Promise<Answer> {
  const game = await gameAt(house, match);
  return game ? use(game) : rejected('noSuchMatch');
}

async function gameAt(house: HouseOfApi, match: string): Promise<Game | null> {
  const held = house.hall.at(match);
  return held.inTurn(async () => (await held.wakeUp())?.game ?? null);
}

/** By what somebody with that invitation, or with none, may sit down. */
function leaveOf(game: Game, seat: string, { invite }: Invited): Leave {
  if (invite !== undefined && isSameKey(inviteKeyOf(invite), game.invite)) return 'invited';
  if (invite !== undefined && isSameKey(invite, besideOf(game.id, game.invite, seat))) return 'beside';
  return game.terms.listed ? 'listed' : null;
}

async function cardFor(house: HouseOfApi, game: Game, person: string | null): Promise<GameCard> {
  const listed = { match: game.id, ...cardOf(game), begun: game.opened, changed: game.at };
  const [card] = await cardsOf(house.people, [listed], person, match => house.hall.awaited(match));
  return card!;
}
