import { createRequire } from 'node:module';
import type * as ServerPart from 'boardgame.io/dist/types/packages/server.d.ts';
import { peerGame } from '../peer/drill-game.ts';

// The process of boardgame.io's own server, which keeps its matches in memory. Prints its address and waits.

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as typeof ServerPart;

const server = Server({ games: [peerGame('bench')], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
const place = appServer.address();
if (place === null || typeof place === 'string') throw new Error('expected boardgame.io to listen at a port');
console.log(`http://127.0.0.1:${place.port}`);
