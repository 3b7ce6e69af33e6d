import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { type PeerTable, peerGame } from '../peer/drill-game.ts';
import type { Tally } from './tally.ts';

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type Io = (address: string, options: Readonly<Record<string, unknown>>) => Socket;

// The client that boardgame.io brings along. Its own transport would play every move a second time on this side.
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'));
const { io } = require('socket.io-client') as { io: Io };

const game = peerGame('bench');

/** Two clients at a match of boardgame.io's, who play one game of the drill after another. */
export function theirTable(address: string, name: string, { moved }: Tally): { close(): void } {
  let games = 0;
  const sockets = ['0', '1'].map(player => {
    const socket = io(`${address}/drill`, { transports: ['websocket'], forceNew: true });
    let match = '';
    let sent: number | null = null;
    const sync = (): void => {
      match = `${name}-${games}`;
      socket.emit('sync', match, player, undefined, 2);
    };
    const see = (of: string, state: State<PeerTable>): void => {
      if (of !== match) return;
      if (sent !== null) moved(performance.now() - sent);
      sent = null;
      const { G, ctx } = state;
      if (ctx.gameover !== undefined) {
        // Whoever made the last move begins the next game; the other follows.
        if (`${name}-${games}` === match) games++;
        return sync();
      }
      if (ctx.currentPlayer !== player) return;
      const options = game.ai!.enumerate(G, ctx, player) as { move: string; args: unknown[] }[];
      const { move, args } = options[Math.floor(Math.random() * options.length)]!;
      sent = performance.now();
      socket.emit(
        'update',
        { type: 'MAKE_MOVE', payload: { type: move, args, playerID: player } },
        state._stateID,
        match,
        player,
      );
    };
    socket.on('connect', sync);
    socket.on('sync', (of: string, { state }: { state: State<PeerTable> }) => see(of, state));
    socket.on('update', see);
    return socket;
  });
  return {
    close() {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
