import { randomBytes } from 'node:crypto';
import { type Heard, PLAY, type Said } from '@sightline/protocol';
import { WebSocket } from 'ws';

/** A guest of a Sightline server: his secret, and the plain requests that he makes with it. */
export interface Guest {
  readonly secret: string;
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
}

/** The server has answered, and the answer is no. */
export class Refused extends Error {}

export async function guestAt(address: string, name: string): Promise<Guest> {
  const secret = randomBytes(16).toString('hex');
  const guest: Guest = {
    secret,
    async ask<T>(method: string, path: string, body?: unknown) {
      const reply = await fetch(`${address}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Refused(`${method} ${path}: ${reply.status} ${text}`);
      return (text === '' ? null : JSON.parse(text)) as T;
    },
  };
  await guest.ask('PUT', 'me', { name });
  return guest;
}

/** A socket that has said hello. */
export interface Wire {
  say(message: Said): void;
  close(): void;
}

/** `heard` gets whatever the server says; `lost` is called once when the line breaks, however it does. */
export function connect(
  address: string,
  secret: string,
  heard: (message: Heard) => void,
  lost: () => void,
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/play`, {
      perMessageDeflate: false,
      origin: address,
    });
    const say = (message: Said): void => socket.send(JSON.stringify(message));
    let isWelcome = false;
    socket.on('open', () => say({ type: 'hello', protocol: PLAY, secret }));
    socket.on('error', reject);
    socket.on('close', () => (isWelcome ? lost() : reject(new Error('the server closed the line'))));
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as Heard;
      if (isWelcome) return heard(message);
      if (message.type !== 'welcome') return reject(new Error(`expected a welcome, got ${String(data)}`));
      isWelcome = true;
      resolve({ say, close: () => socket.close() });
    });
  });
}
