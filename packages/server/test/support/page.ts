import {
  type Heard,
  type HeardRejected,
  type HeardUpdate,
  type HeardWhole,
  PLAY,
  readHeard,
  type Said,
  SOCKET_PATH,
  type Standing,
  standingOf,
  taken,
} from '@sightline/protocol';
import { WebSocket } from 'ws';

/** What a request was answered with. */
export type Reply = Heard & { readonly type: 'done' | 'rejected' | 'recalled' | 'file' | 'update' };

type WithoutId<S> = S extends { readonly id: number } ? Omit<S, 'id'> : S;

/** A page without a screen: one socket, and what it has seen at each of its desks. */
export class Page {
  readonly standings = new Map<number, Standing>();
  /** Everything that came in, as text. */
  readonly heard: string[] = [];
  gaps = 0;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly listeners = new Set<(heard: Heard) => void>();
  private next = 1;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.hear(data.toString()));
    socket.on('error', () => {});
  }

  static async open(port: number, secret?: string, headers: Record<string, string> = {}): Promise<Page> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers });
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    const page = new Page(socket);
    const welcome = page.until(heard => heard.type === 'welcome');
    page.say({ type: 'hello', protocol: PLAY, ...(secret === undefined ? {} : { secret }) });
    await welcome;
    return page;
  }

  say(said: Said): void {
    this.socket.send(JSON.stringify(said));
  }

  raw(text: string): void {
    this.socket.send(text);
  }

  ask(said: WithoutId<Exclude<Said, { type: 'hello' | 'deciding' }>>): Promise<Reply> {
    const id = this.next++;
    return new Promise(done => {
      this.waiting.set(id, done);
      this.say({ ...said, id } as Said);
    });
  }

  /** The next message that is what is looked for. */
  until(isIt: (heard: Heard) => boolean): Promise<Heard> {
    return new Promise(done => {
      const listener = (heard: Heard): void => {
        if (!isIt(heard)) return;
        this.listeners.delete(listener);
        done(heard);
      };
      this.listeners.add(listener);
    });
  }

  /** As soon as what a desk knows is what is looked for. */
  async when(desk: number, isIt: (standing: Standing) => boolean): Promise<Standing> {
    for (;;) {
      const standing = this.standings.get(desk);
      if (standing && isIt(standing)) return standing;
      await this.until(heard => heard.type === 'update' || heard.type === 'whole');
    }
  }

  at(desk = 0): Standing {
    return this.standings.get(desk)!;
  }

  close(): Promise<void> {
    return new Promise(done => {
      if (this.socket.readyState === this.socket.CLOSED) return done();
      this.socket.once('close', () => done());
      this.socket.terminate();
    });
  }

  closed(): Promise<void> {
    return new Promise(done => void this.socket.once('close', () => done()));
  }

  /** Takes in what came, as if it had come just now. */
  hear(text: string): void {
    this.heard.push(text);
    const read = readHeard(text);
    if (!read.ok) throw new Error(`the server said what is no message: ${JSON.stringify(read.problem)} ${text}`);
    const heard = read.message;
    if (heard.type === 'whole') this.standings.set(heard.desk, standingOf(heard as HeardWhole));
    if (heard.type === 'update') this.update(heard);
    const id = heard.type === 'update' ? heard.re : 'id' in heard ? heard.id : undefined;
    if (id !== undefined && id !== null) {
      this.waiting.get(id)?.(heard as Reply);
      this.waiting.delete(id);
    }
    for (const listener of [...this.listeners]) listener(heard);
  }

  private update(update: HeardUpdate): void {
    const standing = this.standings.get(update.desk);
    const next = standing ? taken(standing, update) : 'gap';
    if (next === 'gap') this.gaps++;
    else if (next !== 'known') this.standings.set(update.desk, next);
  }
}

export function codeOf(reply: Reply): string {
  return reply.type === 'rejected' ? (reply as HeardRejected).code : reply.type;
}
