import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_SAID, SOCKET_PATH } from '@sightline/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connection, type HouseOfConnection } from './connection.ts';
import { pathOf } from './files.ts';
import type { Buckets, Limits } from './limits.ts';
import { addressOf, isOwnOrigin, type WhoCalls } from './who-calls.ts';

export interface HouseOfSockets extends HouseOfConnection {
  readonly who: WhoCalls;
  readonly requests: Buckets;
  readonly limits: Limits;
}

export interface Sockets {
  size(): number;
  /** Says goodbye to everybody, and waits only so long for an answer. */
  close(): void;
}

/** A page that says nothing at all for so long is gone; a ping every so often keeps the line open. */
const PING_MS = 30_000;
/** Who comes in says hello. */
const HELLO_MS = 10_000;
/** Who does not read what he is sent is cut off before it fills the memory: he can come back with what he has. */
const MOST_UNREAD = 4_000_000;
/** Who does not say goodbye in turn is not waited for. */
const GOODBYE_MS = 2_000;
/** Short messages travel as they are: packing them costs more than it saves. */
const WORTH_PACKING = 3_000;

/** Lets sockets in at their address of the server. */
export function openSockets(server: Server, house: HouseOfSockets): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 3 * LONGEST_SAID,
    // No memory is kept between messages: ten thousand idle pages must cost next to nothing.
    perMessageDeflate: { threshold: WORTH_PACKING, serverNoContextTakeover: true, clientNoContextTakeover: true },
    allowSynchronousEvents: true,
  });
  const fromOne = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();

  function whyNot(request: IncomingMessage, from: string): string | null {
    if (pathOf(request.url ?? '') !== SOCKET_PATH) return '404 Not Found';
    if (!isOwnOrigin(request, house.who)) return '403 Forbidden';
    if (!house.requests.take(from, house.now())) return '429 Too Many Requests';
    const isFull = sockets.clients.size >= house.limits.sockets;
    if (isFull || (fromOne.get(from) ?? 0) >= house.limits.socketsOfOne) return '503 Service Unavailable';
    return null;
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const from = addressOf(request, house.who);
    const wrong = whyNot(request, from);
    if (wrong !== null) {
      house.metrics.count('rejected');
      stream.on('error', () => {});
      // Whoever was turned away does not stay on the line either, by keeping his end of it open.
      stream.end(`HTTP/1.1 ${wrong}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
      return;
    }
    sockets.handleUpgrade(request, stream, head, socket => welcome(socket, from));
  });

  function welcome(socket: WebSocket, from: string): void {
    house.metrics.count('sockets');
    fromOne.set(from, (fromOne.get(from) ?? 0) + 1);
    alive.add(socket);
    const connection = new Connection(house, from, text => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else socket.send(text);
    });
    socket.on('message', (data, isBinary) => {
      alive.add(socket);
      if (isBinary) socket.close(1003);
      else connection.hear(data.toString());
    });
    const silence = setTimeout(() => connection.isGreeted || socket.close(1008), HELLO_MS);
    silence.unref();
    socket.on('pong', () => alive.add(socket));
    socket.on('ping', () => {
      alive.add(socket);
      // Answers to pings that nobody reads fill the memory as well as anything else.
      if (!connection.wasPinged() || socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(silence);
      connection.close();
      const left = (fromOne.get(from) ?? 1) - 1;
      if (left > 0) fromOne.set(from, left);
      else fromOne.delete(from);
    });
  }

  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, PING_MS);
  pinging.unref();

  return {
    size: () => sockets.clients.size,
    close() {
      clearInterval(pinging);
      for (const socket of sockets.clients) {
        socket.send(JSON.stringify({ type: 'bye', code: 'stopping' }));
        socket.close(1001);
      }
      sockets.close();
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_MS).unref();
    },
  };
}
