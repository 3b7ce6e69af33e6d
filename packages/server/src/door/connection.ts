import { AUDIENCE, type Seat, type Viewer } from '@sightline/kernel';
import { type Heard, idOf, type Me, PLAY, readSaid, type Said, type SaidAttend } from '@sightline/protocol';
import { deedOf, type SaidDeed } from '../game/acts.ts';
import { isAgreed } from '../game/apply.ts';
import { peopleOf } from '../game/game.ts';
import { rematchOf } from '../game/rematch.ts';
import type { DeskAt } from '../hall/desk-at.ts';
import type { Hall } from '../hall/hall.ts';
import type { Done, Held } from '../hall/held.ts';
import type { Pool } from '../machine/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import { type Rejection, rejected } from '../rejection.ts';
import type { Buckets } from './limits.ts';

export interface HouseOfConnection {
  readonly hall: Hall;
  readonly people: People;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly messages: Buckets;
  readonly chat: Buckets;
  now(): number;
  fresh(): string;
}

interface Sitting {
  readonly held: Held;
  readonly desk: DeskAt;
}

/** So many requests of one socket are worked on at once; more have to wait, and too many are turned away. */
const MOST_AT_ONCE = 32;

/** So many characters of a message count as one more of them. */
const LONG = 1_000;

/** What one socket says and is told. Whatever is malformed, too much, stale or not his is turned away, and changes nothing. */
export class Connection {
  private readonly house: HouseOfConnection;
  private readonly send: (text: string) => void;
  private readonly key: string;
  private readonly desks = new Map<number, Sitting>();
  private secret: string | null = null;
  private me: Me | null = null;
  isGreeted = false;
  private atOnce = 0;
  private isClosed = false;

  constructor(house: HouseOfConnection, key: string, send: (text: string) => void) {
    this.house = house;
    this.key = key;
    this.send = send;
  }

  hear(text: string): void {
    const { metrics, messages, now } = this.house;
    metrics.count('messages');
    // What is long takes longer to read and more room to keep.
    const cost = 1 + Math.floor(text.length / LONG);
    if (!messages.take(this.me?.person ?? this.key, now(), cost)) return this.reject(idOf(text), rejected('tooFast'));
    const read = readSaid(text);
    if (!read.ok) return this.reject(read.problem.code === 'tooLong' ? null : idOf(text), read.problem);
    const said = read.message;
    const id = 'id' in said ? said.id : null;
    if (this.atOnce >= MOST_AT_ONCE) return this.reject(id, rejected('tooFast'));
    this.atOnce++;
    this.take(said).then(
      () => this.atOnce--,
      (error: unknown) => {
        this.atOnce--;
        metrics.broke(error);
        this.reject(id, rejected('trouble'));
      },
    );
  }

  /** A ping counts like a message; says whether there may be more of them. */
  wasPinged(): boolean {
    return this.house.messages.take(this.me?.person ?? this.key, this.house.now());
  }

  /** The socket is gone: nobody sits at its desks any more. */
  close(): void {
    this.isClosed = true;
    for (const desk of [...this.desks.keys()]) this.leave(desk);
  }

  private async take(said: Said): Promise<void> {
    if (said.type === 'hello') return this.greet(said.protocol, said.secret);
    if (!this.isGreeted) return this.reject('id' in said ? said.id : null, rejected('helloFirst'));
    if (said.type === 'attend') return this.attend(said);
    const sitting = this.desks.get(said.desk);
    if (!sitting) return this.reject('id' in said ? said.id : null, rejected('noSuchDesk'));
    switch (said.type) {
      case 'leave':
        this.leave(said.desk);
        return this.tell({ type: 'done', id: said.id, refusals: [] });
      case 'again':
        sitting.desk.number = said.have?.number ?? -1;
        sitting.desk.hash = said.have?.hash ?? '';
        await sitting.held.inTurn(() => sitting.held.bring(sitting.desk));
        return this.tell({ type: 'done', id: said.id, refusals: [] });
      case 'deciding':
        if (sitting.desk.isDeciding === said.on || sitting.desk.viewer === AUDIENCE) return;
        sitting.desk.isDeciding = said.on;
        return this.house.hall.company.changed(sitting.held);
      case 'say':
        return this.say(sitting, said);
      case 'recall':
        return this.recall(sitting, said.id, said.line);
      case 'file':
        return this.file(sitting, said.id);
      default:
        return this.act(sitting, said);
    }
  }

  private async greet(protocol: number, secret: string | undefined): Promise<void> {
    if (protocol !== PLAY) return this.reject(null, rejected('otherProtocol', `this server speaks ${PLAY}`));
    if (this.isGreeted && secret !== this.secret) return this.reject(null, rejected('alreadyGreeted'));
    const me = secret === undefined ? null : await this.house.people.bySecret(secret);
    this.isGreeted = true;
    this.secret = secret ?? null;
    this.me = me;
    const you = me && { person: me.person, name: me.name };
    this.tell({ type: 'welcome', protocol: PLAY, you, now: this.house.now() });
  }

  private async attend(said: SaidAttend): Promise<void> {
    if (this.desks.has(said.desk)) return this.reject(said.id, rejected('deskTaken'));
    // Somebody may have given his name since he came in.
    if (this.me === null && this.secret !== null) this.me = await this.house.people.bySecret(this.secret);
    const held = this.house.hall.at(said.match);
    const desk: DeskAt = {
      desk: said.desk,
      viewer: said.as,
      person: this.me?.person ?? null,
      wantsStills: said.stills === true,
      number: said.have?.number ?? -1,
      hash: said.have?.hash ?? '',
      isDeciding: false,
      said: 0,
      blocked: this.me?.blocked ?? [],
      send: text => this.send(text),
    };
    const wrong = await held.inTurn(async () => {
      const why = await this.whyNotAttend(held, said.as);
      if (why || this.isClosed || this.desks.has(said.desk)) return why ?? rejected('deskTaken');
      this.desks.set(said.desk, { held, desk });
      held.desks.add(desk);
      await held.bring(desk);
      return null;
    });
    if (wrong) return this.reject(said.id, wrong);
    this.tell({ type: 'done', id: said.id, refusals: [] });
    this.house.hall.mind(held);
    this.house.hall.company.changed(held);
    await this.house.hall.company.tellChatTo(held, desk);
  }

  private async whyNotAttend(held: Held, viewer: Viewer): Promise<Rejection | null> {
    const awake = await held.wakeUp();
    if (!awake) return rejected('noSuchMatch');
    const { seats, terms } = awake.game;
    if (viewer === AUDIENCE) {
      const isTheirs = this.me !== null && peopleOf(awake.game).includes(this.me.person);
      const mayWatch = isTheirs || terms.watchers === 'anybody' || awake.game.stage === 'over';
      return mayWatch ? null : rejected('notInvited');
    }
    if (!Object.hasOwn(seats, viewer)) return rejected('noSuchSeat');
    return this.me !== null && seats[viewer]!.holders.includes(this.me.person) ? null : rejected('notYourSeat');
  }

  private async act({ held, desk }: Sitting, said: SaidDeed): Promise<void> {
    const { person, viewer } = desk;
    if (viewer === AUDIENCE || person === null) return this.reject(said.id, rejected('notASeat'));
    const rematch =
      said.type === 'reply' && said.what === 'rematch' && said.agreed ? await this.rematch(held, viewer) : null;
    const done = await held.act(
      (game, at) => {
        const askedAt = held.awake?.streams.get(viewer)?.askedAt ?? 0;
        const fresh = (): string => rematch ?? this.house.fresh();
        const deed = deedOf(game, said, { seat: viewer, person, at, askedAt, fresh });
        return 'code' in deed ? deed : [deed];
      },
      { desk, id: said.id },
    );
    this.reply(said.id, done);
    if (said.type === 'stand' && !('code' in done)) this.leave(said.desk);
    if (said.type === 'stand' || said.type === 'deal') this.house.hall.company.changed(held);
  }

  /** The match that a rematch is to be played as, made before anybody can go there. */
  private async rematch(held: Held, seat: Seat): Promise<string | null> {
    const opened = await held.inTurn(async () => {
      const game = (await held.wakeUp())?.game;
      const proposal = game?.proposals.find(({ what }) => what === 'rematch');
      const isLast = game && proposal && !proposal.agreed.includes(seat) && isAgreed(game, [...proposal.agreed, seat]);
      return isLast ? rematchOf(game, this.house.fresh) : null;
    });
    const made = opened && (await this.house.hall.create(opened));
    return typeof made === 'string' ? made : null;
  }

  private async say({ held, desk }: Sitting, said: Extract<Said, { type: 'say' }>): Promise<void> {
    if (desk.viewer === AUDIENCE || desk.person === null) return this.reject(said.id, rejected('notASeat'));
    if (!this.house.chat.take(desk.person, this.house.now())) return this.reject(said.id, rejected('tooFast'));
    const isHolding = held.awake?.game.seats[desk.viewer]?.holders.includes(desk.person) ?? true;
    if (!isHolding) return this.reject(said.id, rejected('notYourSeat'));
    if (!(await this.house.hall.company.say(held, desk, said))) return this.reject(said.id, rejected('noSuchMatch'));
    this.tell({ type: 'done', id: said.id, refusals: [] });
  }

  private async recall({ held, desk }: Sitting, id: number, line: number): Promise<void> {
    const found = await held.inTurn(async () => {
      const awake = await held.wakeUp();
      const told = (desk.viewer === AUDIENCE && awake?.behind ? awake.behind : awake?.streams.get(desk.viewer))?.told;
      const step = told?.[line]?.step;
      if (!awake || !told || step === undefined) return null;
      return { match: awake.game.match, step, place: told.findIndex(each => each.step === step) };
    });
    if (!found) return this.reject(id, rejected('notFound', 'there is no such line'));
    const { before, stills } = await this.house.pool.run({ kind: 'recall', viewer: desk.viewer, ...found });
    this.tell({ type: 'recalled', id, before, stills });
  }

  private async file({ held, desk }: Sitting, id: number): Promise<void> {
    const game = await held.inTurn(async () => (await held.wakeUp())?.game ?? null);
    if (!game || (game.stage !== 'over' && game.stage !== 'takenDown')) return this.reject(id, rejected('notFinished'));
    if (game.stage === 'takenDown' && desk.viewer === AUDIENCE) return this.reject(id, rejected('notASeat'));
    const as = game.stage === 'over' ? 'replay' : 'game';
    const text = await this.house.pool.run({ kind: 'writeGame', match: game.match, as });
    this.tell({ type: 'file', id, kind: as, text });
  }

  private leave(number: number): void {
    const sitting = this.desks.get(number);
    if (!sitting) return;
    this.desks.delete(number);
    sitting.held.desks.delete(sitting.desk);
    this.house.hall.company.changed(sitting.held);
  }

  private reply(id: number, done: Done): void {
    if ('code' in done) return this.reject(id, done);
    if (!done.isShown) this.tell({ type: 'done', id, refusals: done.refusals });
  }

  private reject(
    id: number | null,
    { code, detail }: { readonly code: Rejection['code']; readonly detail: string },
  ): void {
    this.house.metrics.count('rejected');
    this.tell({ type: 'rejected', id, code, detail });
  }

  private tell(heard: Heard): void {
    if (!this.isClosed) this.send(JSON.stringify(heard));
  }
}
